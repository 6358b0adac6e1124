/** Everything that opens over the table while somebody plays. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { view } from "../state/table";
import { Float } from "./float";
import { mode } from "./selection";

export const late = signal<typeof import("./late") | null>(null);

/** A lost connection must not cost a sheet for good: it is tried again until it is there. */
function bring(): void {
  if (late.value) return;
  import("./late").then(
    (found) => (late.value = found),
    () => setTimeout(bring, 1000),
  );
}

export function Dialogs() {
  // The table comes first: before it is there, nothing can open.
  const seated = !!view.value;
  useEffect(() => {
    if (seated) bring();
  }, [seated]);
  const Sheet = late.value?.Sheet;
  const Pass = late.value?.PassCard;
  return (
    <>
      {Sheet && <Sheet mode={mode.value} />}
      <Float />
      {Pass && <Pass />}
    </>
  );
}

/** The live score of the finishing touches. */
export function TouchSheet() {
  const Sheet = late.value?.TouchSheet;
  return Sheet ? <Sheet /> : null;
}
