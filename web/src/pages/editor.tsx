/** Puzzle sets of one's own: the list of them, each at an address of its own, and those that others share by a link. */
import { useEffect, useState } from "preact/hooks";
import { route } from "../state/route";
import { bring } from "../texts/texts";
import "../styles/pages/editor.css";
import { Desk } from "./editor/desk";
import { Home } from "./editor/home";
import { Shared } from "./editor/shared";

export default function Editor() {
  const [ready, setReady] = useState(false);
  useEffect(() => void bring("editor").then(() => setReady(true)), []);
  const [, first, second] = route.value;
  if (!ready) return null;
  if (first === "shared" && second) return <Shared key={second} link={second} />;
  return first ? <Desk key={first} id={first} /> : <Home />;
}
