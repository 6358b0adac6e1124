/** Everything that opens over the table while somebody plays. */
import { useEffect } from "preact/hooks";
import { view } from "../../state/table";
import { Float } from "../hand/float";
import { mode, sheetOpen } from "../selection";
import { bring, late } from "./load_sheets";

export function Dialogs() {
  // The table comes first: before it is there, nothing can open.
  const seated = !!view.value;
  useEffect(() => {
    if (seated) void bring();
  }, [seated]);
  const Sheet = late.value?.Sheet;
  const Pass = late.value?.PassCard;
  return (
    <>
      {Sheet && !sheetOpen.value && <Sheet mode={mode.value} />}
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
