/** A part of the options that says what was chosen in it, and opens to change that. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "../../art/icons";

type Props = {
  name: string;
  icon: IconName;
  title: string;
  value: string;
  open: boolean;
  onToggle: () => void;
  children: ComponentChildren;
};

export function Fold({ name, icon, title, value, open, onToggle, children }: Props) {
  const id = useId();
  return (
    <section class="fold">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} data-testid={`fold-${name}`} onClick={onToggle}>
          <Icon name={icon} size={20} />
          <span class="fold-title">{title}</span>
          <span class="fold-value">{value}</span>
          <Icon name={open ? "up" : "down"} size={18} />
        </button>
      </h2>
      <div id={id} class="fold-inside" hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
