/** Splitting a ghost: which one, and into what. */
import { signal } from "@preact/signals";
import { notice } from "../../parts/notice";
import { view } from "../../state/table";
import type { Piece } from "../../types/event";
import { whyNot } from "./send";
import { carried, drop, flow } from "../selection";

/** Only tilings with this piece are shown. */
export const wanted = signal<Piece | null>(null);

/** Split the ghost that is named, in hand, or the first that can be split. */
export function openSplit(piece: Piece | null): void {
  const splits = view.value?.you?.splits ?? [];
  const ghost = splits.find((each) => each.ghost === (piece ?? carried.value?.piece))?.ghost ?? splits[0]?.ghost;
  if (!ghost) {
    notice(whyNot("split") ?? "");
    return;
  }
  drop();
  wanted.value = null;
  flow.value = { kind: "split", ghost };
}
