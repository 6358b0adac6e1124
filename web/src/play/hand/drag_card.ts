/** Taking a puzzle by dragging its card onto the own mat. With a finger the page would scroll, so there it is pressed instead. */
import { peek } from "../actions/fillings";
import { take } from "../actions/press";
import { drop } from "../selection";

const THRESHOLD = 6;

let swallow = false;

/** Whether the click that comes now belongs to a drag. */
export function cardSwallowed(): boolean {
  const was = swallow;
  swallow = false;
  return was;
}

/** What was lifted or looked at before lies in the way of what is dragged now. */
function putAway(): void {
  drop();
  peek(null);
}

export function grabCard(action: string, event: PointerEvent): void {
  if (event.button !== 0 || event.pointerType === "touch") return;
  const card = event.currentTarget as HTMLElement;
  const { pointerId, clientX, clientY } = event;
  let moved = false;
  swallow = false;
  const onMove = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - clientX, now.clientY - clientY];
    if (!moved && Math.hypot(x, y) < THRESHOLD) return;
    if (!moved) putAway();
    moved = true;
    card.classList.add("dragged");
    card.style.transform = `translate(${x}px, ${y}px)`;
  };
  const onEnd = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onEnd);
    removeEventListener("pointercancel", onEnd);
    card.classList.remove("dragged");
    card.style.transform = "";
    if (!moved) return;
    swallow = true;
    setTimeout(() => (swallow = false), 0);
    const mat = document.querySelector("[data-region='mat']")?.getBoundingClientRect();
    const inside =
      mat && now.clientX > mat.left && now.clientX < mat.right && now.clientY > mat.top && now.clientY < mat.bottom;
    if (now.type === "pointerup" && inside) take(action);
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onEnd);
  addEventListener("pointercancel", onEnd);
}
