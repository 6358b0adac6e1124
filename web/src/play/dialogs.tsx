/** Everything that opens over the table while somebody plays. */
import { LevelUpPanel, ExchangePanel, OrderPanel, RewardPanel } from "./bargain";
import { OfferChip } from "./chip";
import { Float } from "./float";
import { KeyList } from "./help";
import { PassCard } from "./pass";
import { mode } from "./selection";
import { RecyclePanel, SplitPanel } from "./sheets";
import { DoneDialog } from "./touches";

const OPEN = { exchange: ExchangePanel, recycle: RecyclePanel, split: SplitPanel, order: OrderPanel, reward: RewardPanel, "level-up": LevelUpPanel, keys: KeyList, done: DoneDialog };

export function Dialogs() {
  const Open = mode.value in OPEN ? OPEN[mode.value as keyof typeof OPEN] : null;
  return (
    <>
      {Open && <Open />}
      <OfferChip />
      <Float />
      <PassCard />
    </>
  );
}
