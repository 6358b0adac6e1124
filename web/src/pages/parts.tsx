/** Small things that several pages show: nothing there, something went wrong, not there yet. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../net/rest";
import { t } from "../texts/texts";
import { explain, type Loaded } from "./loading";

/** One sentence and what can be done about it. */
export function Empty({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="nothing-here panel" data-testid="empty">
      <p>{text}</p>
      {children}
    </div>
  );
}

export function Fault({ fault, again }: { fault: Refusal; again?: () => void }) {
  return (
    <div class="fault panel" role="alert" data-testid="fault">
      <p>{explain(fault)}</p>
      {again && (
        <button type="button" class="btn" onClick={again}>
          {t("page-try-again")}
        </button>
      )}
    </div>
  );
}

/** Nothing for 400 ms, then a word: most answers come sooner. */
export function Waiting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="waiting muted" role="status">
      {late ? t("page-loading") : " "}
    </p>
  );
}

/** What was loaded, or why it is not here. What was loaded before stays when asking again fails. */
export function Shown<T>({ of, children }: { of: Loaded<T>; children: (data: T) => ComponentChildren }) {
  if (of.data !== null) {
    return (
      <>
        {of.fault && (
          <p class="problem" role="status">
            {explain(of.fault)}
          </p>
        )}
        {children(of.data)}
      </>
    );
  }
  if (of.fault) return <Fault fault={of.fault} again={of.again} />;
  return <Waiting />;
}

/** A moment, in the reader's language. */
export function Moment({ at }: { at: number }) {
  const date = new Date(at);
  const words = date.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={date.toISOString()}>{words}</time>;
}
