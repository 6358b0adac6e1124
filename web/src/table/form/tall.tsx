/** An upright tablet: the same parts as everywhere, with styles that only it loads. */
import type { ComponentChildren } from "preact";
import "../../styles/table/tall.css";

export function Tall({ children }: { children?: ComponentChildren }) {
  return <>{children}</>;
}
