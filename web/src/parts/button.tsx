/** A button that, when it cannot be used, stays in reach and says why. */
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { notice } from "./notice";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "icon" | "class" | "disabled" | "label" | "onClick"> & {
  icon?: IconName | undefined;
  /** Read aloud in place of the content. */
  label?: string | undefined;
  class?: string | undefined;
  /** Why it cannot be used now, in words; empty or absent: it can. */
  refusal?: string | null | undefined;
  pressed?: boolean | undefined;
  testid?: string | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children?: ComponentChildren;
};

export function Button({ icon, label, class: name = "", refusal, pressed, testid, onClick, children, ...rest }: Props) {
  const why = useId();
  return (
    <button
      type="button"
      {...rest}
      class={`btn ${children ? "" : "square"} ${name}`}
      aria-label={label}
      title={refusal || (children ? undefined : label)}
      aria-pressed={pressed}
      aria-disabled={refusal ? "true" : undefined}
      aria-describedby={refusal ? why : undefined}
      data-testid={testid}
      onClick={(event) => (refusal ? notice(refusal) : onClick?.(event))}
    >
      {icon && <Icon name={icon} />}
      {children}
      {refusal && (
        <span id={why} class="sr">
          {refusal}
        </span>
      )}
    </button>
  );
}
