/**
 * A sheet for a choice that leaves the own puzzles in sight: on a large screen it lies over the puzzles on offer, on a phone it
 * comes from below. It is not modal: who wants to look around first, can.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { size } from "../table/layout";
import { Button } from "../parts/button";
import { t } from "../texts/texts";

type Props = {
  title: ComponentChildren;
  /** Esc and Cancel; without it the choice must be made, and the sheet can be folded down instead. */
  onClose?: (() => void) | undefined;
  children?: ComponentChildren;
  footer?: ComponentChildren;
  testid: string;
};

export function Panel({ title, onClose, children, footer, testid }: Props) {
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  const [folded, fold] = useState(false);
  const [place, setPlace] = useState<{ left: string; top: string; width: string } | undefined>(undefined);
  const { width, height } = size.value;
  useLayoutEffect(() => {
    const market = document.querySelector("[data-region='market']")?.getBoundingClientRect();
    const wide = width > 640 && market && market.width > 400;
    setPlace(wide ? { left: `${market.left}px`, top: `${market.top}px`, width: `${market.width}px` } : undefined);
  }, [width, height]);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      const inside = document.activeElement === document.body || document.activeElement === null;
      if (inside && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={box}
      class={`play-panel${folded ? " folded" : ""}`}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      style={place}
      data-testid={testid}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="head">
        <h2 id={heading}>{title}</h2>
        {onClose ? (
          <Button icon="cross" class="quiet" label={t("close")} onClick={onClose} />
        ) : (
          <Button icon={folded ? "up" : "down"} class="quiet fold" label={t(folded ? "play-unfold" : "play-fold")} onClick={() => fold(!folded)} />
        )}
      </div>
      {!folded && children}
      {!folded && footer && <div class="foot">{footer}</div>}
    </section>
  );
}
