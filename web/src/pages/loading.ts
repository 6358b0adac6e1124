/** Things that a page fetches: what came, or why nothing came. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../net/rest";
import { has, t } from "../texts/texts";

export type Loaded<T> = { data: T | null; fault: Refusal | null; loading: boolean; again: () => void };

/** Fetch when the page is shown, whenever `key` changes, and every `seconds` while the page is in sight. */
export function useLoaded<T>(key: string, fetcher: () => Promise<T>, seconds = 0): Loaded<T> {
  const [found, setFound] = useState<{ key: string; data: T | null; fault: Refusal | null } | null>(null);
  const [round, setRound] = useState(0);
  const latest = useRef(fetcher);
  latest.current = fetcher;
  useEffect(() => {
    let current = true;
    const show = (data: T | null, fault: Refusal | null) => {
      if (current)
        setFound((before) => ({
          key,
          data: data ?? (fault && before?.key === key ? before.data : null),
          fault,
        }));
    };
    const ask = () =>
      latest.current().then(
        (data) => show(data, null),
        (fault: unknown) => show(null, asRefusal(fault)),
      );
    void ask();
    const timer = seconds ? setInterval(() => void (document.hidden || ask()), seconds * 1000) : 0;
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [key, round, seconds]);
  const fresh = found?.key === key ? found : null;
  return {
    data: fresh?.data ?? null,
    fault: fresh?.fault ?? null,
    loading: !fresh,
    again: () => setRound((before) => before + 1),
  };
}

export function asRefusal(fault: unknown): Refusal {
  return fault instanceof Refusal ? fault : new Refusal(-1, "unknown", {}, "");
}

/** A refusal in the reader's language: by its code, else in the server's own words. */
export function explain(fault: Refusal): string {
  if (fault.status === 0) return t("page-no-connection");
  if (has(fault.code)) return t(fault.code, fault.params);
  return fault.message || t("page-fault");
}
