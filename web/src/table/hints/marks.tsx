/** What advice draws on the table: rings and numbers in ink, never a colour, over what lies there. They move nothing and take no press. */
import { computed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../art/icons";
import { outline } from "../../art/outline";
import { PieceShape } from "../../art/piece";
import { view } from "../../state/table";
import { t } from "../../texts/texts";
import type { Piece } from "../../types/event";
import type { Step } from "../../types/api";
import { layout } from "../form/layout";
import { hint, steps, told } from "./asking";

/** A place on the table, and the number that stands there; none: a bulb. */
type Mark = { selector: string; number: number | null };
type Box = { left: number; top: number; width: number; height: number };
type Laid = { step: Step; box: Box };

const marks = computed<Mark[]>(() => {
  const found = new Map<string, number | null>();
  const now = told.value;
  if (now?.asked === "plan" && now.plan) found.set(own(now.plan.slot), null);
  for (const step of steps.value) {
    const selector = placeOf(step);
    if (selector && (found.get(selector) ?? null) === null) found.set(selector, step.number);
  }
  const shown = hint.value;
  if (now?.asked === "hint" && shown && !shown.steps.length) {
    if (shown.slot !== null) found.set(own(shown.slot), null);
    else if (shown.row_slot !== null) found.set(row(shown.row_slot), null);
  }
  return [...found].map(([selector, number]) => ({ selector, number }));
});

const own = (slot: number): string => `[data-own-slot="${slot}"]`;
const row = (slot: number): string => `[data-row-slot="${slot}"]`;

/** Where a step is done. */
function placeOf(step: Step): string {
  if (step.slot !== null) return own(step.slot);
  if (step.row_slot !== null) return row(step.row_slot);
  if (step.group === "upgrade" || step.group === "level-up") return `[data-stack="${step.piece}"]`;
  const deed: Record<string, string> = { piece: "act-piece", master: "act-master", ambassador: "act-ambassador" };
  const name = step.group === "take-deck" ? `deck-${step.action.split(" ")[1]}` : deed[step.group];
  return name ? `[data-testid="${name}"]` : "";
}

export function Marks() {
  const boxes = useSignal<{ marks: (Mark & { box: Box })[]; laid: Laid[] }>({ marks: [], laid: [] });
  const [wanted, laying] = [marks.value, steps.value];
  useEffect(() => {
    let frame = 0;
    // The table may move under the marks: a phone scrolls, a window grows.
    const measure = () => {
      const next = { marks: wanted.flatMap(measured), laid: laying.flatMap(laidAt) };
      if (JSON.stringify(next) !== JSON.stringify(boxes.peek())) boxes.value = next;
      if (wanted.length) frame = requestAnimationFrame(measure);
    };
    // On a phone the place may be out of sight.
    const first = wanted[0] && document.querySelector(wanted[0].selector);
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
    measure();
    // Who does not see the rings hears of them.
    const named = wanted.flatMap(({ selector }) => document.querySelector(selector) ?? []);
    const described = named.filter((each) => !each.hasAttribute("aria-description"));
    for (const each of described) each.setAttribute("aria-description", t("hint-hinted"));
    return () => {
      cancelAnimationFrame(frame);
      for (const each of described) each.removeAttribute("aria-description");
    };
  }, [wanted, laying, layout.value, view.value]);
  return (
    <div class="advice-marks" aria-hidden="true" data-testid="advice-marks">
      {boxes.value.laid.map(({ step, box }) => (
        <svg key={step.action} class="advised" style={place(box)} viewBox={`0 0 5 5`}>
          <PieceShape piece={step.piece as Piece} cells={numbers(step)} size={30} unit />
          <path class="target" d={outline(numbers(step), 1, 0.03, 0.14)} />
        </svg>
      ))}
      {boxes.value.marks.map(({ selector, number, box }) => (
        <span key={selector} class="advice-ring" style={place(box)}>
          <b class="coin num">{number ?? <Icon name="bulb" size={16} />}</b>
        </span>
      ))}
    </div>
  );
}

const place = ({ left, top, width, height }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function measured(mark: Mark): (Mark & { box: Box })[] {
  const found = document.querySelector(mark.selector);
  return found ? [{ ...mark, box: boxOf(found) }] : [];
}

/** A piece that is to be laid where cells are drawn; on a puzzle that is drawn small the ring says enough. */
function laidAt(step: Step): Laid[] {
  if (step.group !== "place" || step.slot === null) return [];
  const grid = document.querySelector(`${own(step.slot)} [role="grid"]`);
  return grid ? [{ step, box: boxOf(grid) }] : [];
}

/** Cells as the pictures count them: a1 is 0, b1 is 1. */
const numbers = (step: Step): number[] => step.cells.map((cell) => 5 * (Number(cell[1]) - 1) + cell.charCodeAt(0) - 97);
