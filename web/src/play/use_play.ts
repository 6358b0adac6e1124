/** Everything that listens while the table is open. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { view } from "../state/table";
import { followRing } from "./actions/auto_confirm";
import { followWaiting } from "./actions/send";
import { followHints } from "./actions/fillings";
import { followKeys } from "./keys";
import { followNews } from "./feedback/news";
import { followPace } from "./feedback/pace";
import { late } from "./panels/load_sheets";
import { holder } from "./panels/pass_device";
import { carried, drop, flow } from "./selection";
import { followWayBack } from "./step_back";

export function usePlay(): void {
  useEffect(() => {
    const stops = [
      followKeys(),
      followWayBack(),
      followNews(),
      followHints(),
      followRing(),
      followTable(),
      followWaiting(),
      followPace(),
      effect(() => late.value?.moments.follow()),
    ];
    return () => {
      for (const stop of stops) stop();
      drop();
      holder.value = null;
    };
  }, []);
}

/** What is in hand goes back when it is no longer there, or somebody else has the turn. */
function followTable(): () => void {
  let seat: number | null | undefined;
  return effect(() => {
    const now = view.value;
    const hand = carried.peek();
    const own = now?.seat === null || now?.seat === undefined ? null : now.seats[now.seat];
    if (seat !== now?.seat) drop();
    seat = now?.seat;
    if (hand && !own?.supply[hand.piece]) carried.value = null;
    if (hand && hand.slot !== null && !own?.puzzles.some((each) => each.slot === hand.slot))
      carried.value = { ...hand, slot: null };
    if (!own?.may_act) flow.value = flow.peek()?.kind === "keys" ? flow.peek() : null;
  });
}
