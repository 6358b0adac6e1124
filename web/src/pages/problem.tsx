/** The problem of the day, those of earlier days, and the trainer. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../net/rest";
import { route } from "../state/route";
import { bring } from "../texts/texts";
import { Day } from "./problem/day";
import { Trainer } from "./problem/trainer";
import "./more_icons";
import type { DayProblem } from "../types/api";
import { explain, useLoaded } from "./loading";
import { t } from "../texts/texts";

export default function Problem() {
  const [ready, setReady] = useState(false);
  useEffect(() => void Promise.all([bring("problems"), bring("lessons")]).then(() => setReady(true)), []);
  if (!ready) return null;
  const [, what, kind] = route.value;
  if (what === "trainer") return <Trainer key={kind} kind={kind === "touches" ? "touches" : "complete"} />;
  return <OfDay key={what} day={what ?? "today"} />;
}

function OfDay({ day }: { day: string }) {
  const found = useLoaded(day, () => get<DayProblem>(`/problems/${encodeURIComponent(day)}`));
  if (found.data) return <Day key={found.data.day} found={found.data} />;
  if (!found.fault) return null;
  return (
    <main class="panel failed" data-testid="problem-missing">
      <div role="alert">
        <h1>{explain(found.fault)}</h1>
      </div>
      <a class="btn primary" href="/problem">
        {t("problem-of-day")}
      </a>
    </main>
  );
}
