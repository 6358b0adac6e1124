/** The actions that are no placement: level-1 piece, exchange, Master, Ambassador; on a phone also Recycle. */
import type { IconName } from "../../art/icons";
import { Icon } from "../../art/icons";
import { notice } from "../../parts/notice";
import { mine, status, view } from "../../state/table";
import { hasFocus } from "../../table/form/layout";
import { t } from "../../texts/texts";
import { act, may, whyNot } from "./send";
import { openExchange } from "./exchange";
import { openRecycle } from "./recycle";
import { carried, mode, sheetOpen } from "../selection";
import { openSplit } from "./split";

type Deed = {
  name: string;
  icon: IconName;
  label: string;
  short?: string;
  why: string | null;
  run: () => void;
  pressed?: boolean;
};

/** What the bar offers now, in order. The keys use the same list. */
export function deeds(): Deed[] {
  const now = view.value;
  if (!now?.you || now.phase !== "play") return [];
  const sequence = mine.value?.turn?.sequence?.kind;
  const list: Deed[] = [
    {
      name: "piece",
      icon: "plus",
      label: t("play-piece"),
      short: t("play-piece-short"),
      why: whyNot("piece"),
      run: () => void act("piece"),
    },
    {
      name: "exchange",
      icon: "exchange",
      label: t("play-exchange"),
      short: t("play-exchange-short"),
      why: unless(!!now.you.exchanges.length, "exch"),
      run: () => openExchange(carried.value?.piece ?? null),
      pressed: mode.value === "exchange",
    },
    {
      name: "master",
      icon: "master",
      label: mine.value?.turn?.master_used && !sequence ? t("play-master-used") : t("play-master"),
      short: t("play-master-short"),
      why: whyNot("master"),
      run: () => void act("master"),
      pressed: sequence === "master",
    },
  ];
  const { unused } = mine.value?.ambassadors ?? { unused: 0 };
  if (now.options.expansions.includes("ambassador"))
    list.push({
      name: "ambassador",
      icon: "hand",
      label: t("play-ambassador", { count: unused }),
      why: whyNot("ambassador"),
      run: () => void act("ambassador"),
      pressed: sequence === "ambassador",
    });
  if (now.options.expansions.includes("ghost"))
    list.push({
      name: "split",
      icon: "split",
      label: t("play-split"),
      why: unless(!!now.you.splits.length, "split"),
      run: () => openSplit(null),
      pressed: mode.value === "split",
    });
  return list;
}

/** The view lists exchanges and splits by themselves, so that they have no action of one word. */
const unless = (possible: boolean, control: string): string | null =>
  possible && status.value === "open" ? null : (whyNot(control) ?? t("reason-not-your-turn"));

/** Recycle is beside its row, except on a phone, where there is no room. */
function recycling(): Deed[] {
  const now = view.value;
  if (!hasFocus.value || !now?.options.recycle || now.opponent || now.phase !== "play") return [];
  const decks = (["white", "black"] as const).filter((deck) => may(`recycle ${deck}`));
  return [
    {
      name: "recycle",
      icon: "recycle",
      label: t("play-recycle"),
      short: t("play-recycle-short"),
      why: decks.length ? null : whyNot("recycle white"),
      run: () => openRecycle(decks[0] ?? "white"),
    },
  ];
}

/** With short labels where there are many, and on a phone, as tabs; there more than four have room for their icons alone. */
export function ActionBar() {
  const list = [...deeds(), ...recycling()];
  if (sheetOpen.value) return null;
  return (
    <div
      class={`actions${list.length > 4 ? " many" : ""}`}
      data-region="actions"
      role="toolbar"
      aria-label={t("play-actions")}
    >
      {list.map((deed) => (
        <button
          key={deed.name}
          type="button"
          class="btn deed"
          data-testid={`act-${deed.name}`}
          aria-disabled={deed.why ? "true" : undefined}
          aria-pressed={deed.pressed === undefined ? undefined : deed.pressed}
          aria-description={deed.why ?? undefined}
          title={deed.why ?? undefined}
          onClick={() => (deed.why ? notice(deed.why) : deed.run())}
        >
          <Icon name={deed.icon} />
          {hasFocus.value || list.length > 3 ? (
            <>
              <span aria-hidden="true">{deed.short ?? deed.label}</span>
              <span class="sr">{deed.label}</span>
            </>
          ) : (
            <span>{deed.label}</span>
          )}
        </button>
      ))}
    </div>
  );
}
