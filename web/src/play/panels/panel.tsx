/** A flow in the place of the tray: it names itself, keeps its keys, and covers neither market nor mat. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

type Props = {
  /** Read aloud; the say line above shows what is asked. */
  title: ComponentChildren;
  /** Esc and Cancel; without it the choice must be made. */
  onClose?: (() => void) | undefined;
  children?: ComponentChildren;
  footer?: ComponentChildren;
  testid: string;
};

export function Panel({ title, onClose, children, footer, testid }: Props) {
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      const inside = document.activeElement === document.body || document.activeElement === null;
      if (inside && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={box}
      class="play-panel"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      data-testid={testid}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 id={heading} class="sr">
        {title}
      </h2>
      <div class="body">{children}</div>
      {footer && <div class="foot">{footer}</div>}
    </section>
  );
}
