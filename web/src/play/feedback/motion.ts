/** How things move: from where they were to where they are now. Only transforms and opacity, and nothing waits for it. */
import { duration } from "./speed";

export const EASE = "cubic-bezier(.2,.8,.2,1)";

export const rectOf = (selector: string): DOMRect | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

/** A copy of something that is about to leave its place. */
export type Leaving = { copy: HTMLElement; from: DOMRect };

export function leaving(selector: string): Leaving | null {
  const element = document.querySelector(selector);
  const from = element?.getBoundingClientRect();
  if (!element || !from || !from.width || !duration(1)) return null;
  const drawing = element instanceof SVGElement ? element : (element.querySelector("svg") ?? element);
  const copy = document.createElement("div");
  copy.className = "flying";
  copy.setAttribute("aria-hidden", "true");
  copy.append(drawing.cloneNode(true));
  return { copy, from: drawing.getBoundingClientRect() };
}

/** Let a copy fly to a place and vanish there. */
export function fly(what: Leaving | null, to: DOMRect | null, ms: number): void {
  if (!what || !to) return;
  const { copy, from } = what;
  document.body.append(copy);
  const scale = Math.min(1.6, Math.max(0.2, Math.min(to.width / from.width, to.height / from.height)));
  const place = (box: DOMRect, size: number) =>
    `translate(${box.left + (box.width - from.width * size) / 2}px, ${box.top + (box.height - from.height * size) / 2}px) scale(${size})`;
  const flight = copy.animate([{ transform: place(from, 1) }, { transform: place(to, scale), opacity: 0.9 }], {
    duration: duration(ms),
    easing: EASE,
  });
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Let something new come from a place. */
export function comeFrom(selector: string, from: DOMRect | null, ms: number, delay = 0): void {
  const element = document.querySelector<HTMLElement>(selector);
  const to = element?.getBoundingClientRect();
  if (!element || !to?.width || !from || !duration(1)) return;
  const start = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${Math.max(0.3, Math.min(1, from.width / to.width))})`;
  element.animate(
    [
      { transform: start, opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration: duration(ms), delay: duration(delay), easing: EASE, fill: "backwards" },
  );
}

/** A short glow on something that has changed. */
export function pulse(selector: string): void {
  if (!duration(1)) return;
  document
    .querySelector(selector)
    ?.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: duration(250), easing: EASE });
}

/** Something new comes in from above, once. */
export function slideIn(selector: string): void {
  if (!duration(1)) return;
  document
    .querySelector(selector)
    ?.animate([{ transform: "translateY(-120%)", opacity: 0 }, {}], { duration: duration(200), easing: EASE });
}

/** Finish whatever still moves. */
export function finishAll(): void {
  for (const each of document.querySelectorAll(".flying")) each.remove();
}
