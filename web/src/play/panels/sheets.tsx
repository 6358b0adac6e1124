/** What the table needs only once something is opened: loaded right after the table is there, so that it is there first. */
import type { ComponentType } from "preact";
import "../../styles/table/play_sheets.css";
import { ExchangePanel, LevelUpPanel, OrderPanel, RewardPanel } from "./exchange";
import { cardSwallowed, grabCard } from "../hand/drag_card";
import { KeyList } from "./help";
import { animate } from "../feedback/animate";
import { PassCard } from "./pass_card";
import type { Mode } from "../selection";
import { completing, follow, Gained, key, NewsLine, Pacing, retold, Ribbon, Story } from "../../moments";
import { RecyclePanel, SplitPanel } from "./recycle_split";
import { DoneDialog, TouchSheet } from "./touches";

/** By their names: a namespace would bring the bundler's own code into this part, and this part into each that needs it too. */
const moments = { completing, follow, Gained, key, NewsLine, Pacing, retold, Ribbon, Story };
const OPEN: Partial<Record<Mode, ComponentType>> = {
  exchange: ExchangePanel,
  recycle: RecyclePanel,
  split: SplitPanel,
  order: OrderPanel,
  reward: RewardPanel,
  "level-up": LevelUpPanel,
  keys: KeyList,
  done: DoneDialog,
};

export function Sheet({ mode }: { mode: Mode }) {
  const Open = OPEN[mode];
  return Open ? <Open /> : null;
}

export { animate, cardSwallowed, grabCard, moments, PassCard, TouchSheet };
