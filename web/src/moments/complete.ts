/**
 * A puzzle of one's own is completed: its pieces come home on short arcs, the reward leaves the corner of the card, and the
 * card goes on the pile. All of it within 250 ms, also of several at once, each a little after the other.
 */
import type { GameEvent, Piece } from "../types/event";
import { EASE, rectOf } from "../play/feedback/motion";
import { duration } from "../play/feedback/speed";

/** When each part begins and how long it takes, in ms; several cards and several pieces are `APART`. */
const [LIFT, HOME, REWARD, APART] = [250, 60, 160, 40];
const FLIGHT = 150;

type Flight = { copy: HTMLElement; from: DOMRect; to: string; begin: number; ms: number; arc: number; pops: boolean };

const slotOf = (slot: number): Element | null => document.querySelector(`[data-own-slot="${slot}"] svg.card`);

/** Copies of what leaves, made while the page still shows the moment before; what is returned lets them fly. */
export function completing(events: readonly GameEvent[], own: number | null): (() => void) | null {
  if (!duration(1)) return null;
  const flights: Flight[] = [];
  const slots: number[] = [];
  const nth = (slot: number) => {
    if (!slots.includes(slot)) slots.push(slot);
    return slots.indexOf(slot) * APART;
  };
  for (const event of events) {
    if (event.seat !== own) continue;
    if (event.kind === "pieces-returned") flights.push(...piecesOf(event.slot, nth(event.slot)));
    if (event.kind === "rewarded" && event.piece) flights.push(...rewardOf(event.slot, event.piece, nth(event.slot)));
    if (event.kind === "completed") flights.unshift(...cardOf(event.slot, nth(event.slot)));
  }
  return flights.length ? () => flights.forEach(take) : null;
}

/** The empty card with an accent edge. */
function cardOf(slot: number, begin: number): Flight[] {
  const card = slotOf(slot);
  if (!card) return [];
  const from = card.getBoundingClientRect();
  const drawing = card.cloneNode(true) as Element;
  // What lies on it flies by itself, and what can be pressed stays where it was.
  for (const each of drawing.querySelectorAll(".pc:not(.reward), [role=grid]")) each.remove();
  const copy = flying(drawing);
  copy.classList.add("completed");
  return [
    { copy, from, to: "[data-region='mat'] .meta", begin: begin + REWARD, ms: LIFT - REWARD, arc: 0, pops: false },
  ];
}

/** The pieces that lie on a card, each to its own stack. */
function piecesOf(slot: number, begin: number): Flight[] {
  const laid = [...(slotOf(slot)?.querySelectorAll<SVGGElement>("g.pc:not(.reward, .preview)") ?? [])];
  // However many they are, the last one is home in time.
  const apart = Math.min(APART, (LIFT - HOME - FLIGHT) / Math.max(1, laid.length - 1));
  return laid.flatMap((piece, index) => {
    const from = piece.getBoundingClientRect();
    const kind = [...piece.classList].find((name) => /^[A-Z]\d$/.test(name));
    if (!from.width || !kind) return [];
    const arc = (index % 2 ? -1 : 1) * 24;
    return [
      {
        copy: pieceCopy(piece),
        from,
        to: `[data-stack="${kind}"]`,
        begin: begin + HOME + index * apart,
        ms: FLIGHT,
        arc,
        pops: false,
      },
    ];
  });
}

/** The reward from the corner of its card. */
function rewardOf(slot: number, piece: Piece, begin: number): Flight[] {
  const drawn = slotOf(slot)?.querySelector<SVGGElement>(".pc.reward");
  const from = drawn?.getBoundingClientRect();
  if (!drawn || !from?.width) return [];
  return [
    {
      copy: pieceCopy(drawn),
      from,
      to: `[data-stack="${piece}"]`,
      begin: begin + REWARD,
      ms: LIFT - REWARD,
      arc: 0,
      pops: true,
    },
  ];
}

function flying(drawing: Element): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "flying";
  copy.setAttribute("aria-hidden", "true");
  copy.append(drawing);
  return copy;
}

function pieceCopy(piece: SVGGElement): HTMLElement {
  const { x, y, width, height } = piece.getBBox();
  const box = piece.getBoundingClientRect();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.setAttribute("width", `${box.width}`);
  drawing.setAttribute("height", `${box.height}`);
  drawing.classList.add("loose");
  drawing.append(piece.cloneNode(true));
  drawing.firstElementChild?.removeAttribute("transform");
  return flying(drawing);
}

function take({ copy, from, to, begin, ms, arc, pops }: Flight): void {
  const goal = rectOf(to) ?? rectOf("[data-region='tray']");
  if (!goal) return;
  document.body.append(copy);
  const size = Math.min(1, goal.width / from.width, goal.height / from.height);
  const [x, y] = [
    goal.left + goal.width / 2 - from.left - from.width / 2,
    goal.top + goal.height / 2 - from.top - from.height / 2,
  ];
  // From middle to middle; a copy grows and shrinks from its upper left corner.
  const at = (part: number, scale: number, aside = 0) =>
    `translate(${from.left + part * x + ((1 - scale) * from.width) / 2 + aside}px, ${from.top + part * y + ((1 - scale) * from.height) / 2}px) scale(${scale})`;
  const flight = copy.animate(
    pops
      ? [
          { transform: at(0, 0.6) },
          { transform: at(0.3, 1.1 * Math.max(1, size)), offset: 0.5 },
          { transform: at(1, size) },
        ]
      : [{ transform: at(0, 1) }, { transform: at(0.5, (1 + size) / 2, arc), offset: 0.5 }, { transform: at(1, size) }],
    { duration: duration(ms), delay: duration(begin), easing: EASE, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
