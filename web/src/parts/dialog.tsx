/** A dialog in the middle of the screen, on a phone a sheet from below. The browser keeps the focus inside and Esc closes it. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { backCloses } from "../state/way_back";
import { t } from "../texts/texts";

type Props = {
  title: ComponentChildren;
  /** Called by Esc, a press outside and the cross; without it the dialog stays until it is answered. */
  onClose?: (() => void) | undefined;
  children?: ComponentChildren;
  /** Buttons, the primary one last. */
  footer?: ComponentChildren;
  class?: string;
  testid?: string;
};

export function Dialog({ title, onClose, children, footer, class: name = "", testid }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const latest = useRef(onClose);
  latest.current = onClose;
  // Before the browser paints: a dialog that is drawn can be typed into.
  useLayoutEffect(() => {
    const dialog = box.current!;
    const before = document.activeElement;
    dialog.showModal();
    const closed = onClose && backCloses(() => latest.current?.());
    return () => {
      closed?.();
      dialog.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${name}`}
      aria-labelledby={heading}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === box.current && outside(box.current!, event)) onClose?.();
      }}
    >
      <div class="head">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button type="button" class="btn quiet square" aria-label={t("close")} onClick={onClose}>
            <Icon name="cross" />
          </button>
        )}
      </div>
      {children}
      {footer && <div class="foot">{footer}</div>}
    </dialog>
  );
}

function outside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
