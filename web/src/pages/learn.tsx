/** Learn: the page of all lessons, and each lesson at an address of its own. */
import { useEffect, useState } from "preact/hooks";
import { route } from "../state/route";
import { bring } from "../texts/texts";
import "../styles/pages/learn.css";
import { Home } from "./learn/home";
import { LessonPage } from "./learn/lesson";

export default function Learn() {
  const [ready, setReady] = useState(false);
  useEffect(() => void bring("lessons").then(() => setReady(true)), []);
  const name = route.value[1];
  if (!ready) return null;
  return name ? <LessonPage key={name} name={name} /> : <Home />;
}
