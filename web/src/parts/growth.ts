/** How much type and controls grow with the window: a large screen is looked at from further away. */
export const growth = (width: number, height: number): number =>
  Math.min(1.6, Math.max(1, Math.sqrt(Math.min(width / 1280, height / 720))));

/** The size of type at the root, on which all others rest. */
export function setGrowth(scale: number): void {
  document.documentElement.style.fontSize = scale === 1 ? "" : `${100 * scale}%`;
}

/** Let the type of a page follow the window. */
export function followGrowth(): () => void {
  const grow = () => setGrowth(growth(innerWidth, innerHeight));
  grow();
  addEventListener("resize", grow);
  return () => {
    removeEventListener("resize", grow);
    setGrowth(1);
  };
}
