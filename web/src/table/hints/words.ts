/** Advice in words. The server says what is true, by keys with values; here are only the sentences. */
import { seatName } from "../../state/names";
import { t } from "../../texts/texts";
import type { Reason, Step } from "../../types/api";
import type { HintDocument, PlanDocument, Risk } from "../../types/protocol";

/** Steps of these groups name what they are about. */
const WITH_VALUES = new Set(["take", "take-deck", "upgrade", "level-up", "place", "choose", "complete"]);

/** What a hint of any depth adds to the one before it. */
export function hintWords(hint: HintDocument): string {
  if (hint.kind === "complete") return t("hint-look-turn");
  if (hint.kind === "even") return t("hint-even");
  if (hint.depth === 1) return lookWords(hint);
  if (hint.depth === 2) return t(`hint-do-${hint.group}`);
  return [...hint.steps.map(stepWords), ...hint.reasons.map((reason) => reasonWords(reason))].join(" ");
}

const lookWords = (hint: HintDocument): string =>
  t(`hint-look-${hint.look}`, { slot: hint.slot ?? hint.row_slot ?? 0, open: hint.open ?? 0 });

export function stepWords(step: Step): string {
  if (!WITH_VALUES.has(step.group)) return t(`hint-do-${step.group}`);
  return t(`hint-step-${step.group}`, {
    slot: step.slot ?? step.row_slot ?? 0,
    piece: step.piece ?? "none",
    taken: step.taken ?? "none",
    deck: step.action.split(" ").at(-1) ?? "",
  });
}

export function reasonWords(reason: Reason, name: (seat: number) => string = seatName): string {
  return t(`hint-why-${reason.key}`, {
    slot: reason.slot ?? 0,
    slots: reason.slots.join(", "),
    name: reason.seat === null ? "" : name(reason.seat),
    count: reason.count ?? 0,
    piece: reason.piece ?? "none",
    pieces: reason.pieces.join("+"),
  });
}

/** In whole percent; near the ends in words. */
function percent(chance: number): string {
  if (chance < 0.01) return t("hint-under");
  return chance > 0.99 ? t("hint-over") : t("hint-percent", { percent: Math.round(100 * chance) });
}

export function chanceWords(hint: HintDocument): string {
  if (hint.chance === null) return "";
  const chance = percent(hint.chance);
  return hint.next_chance === null
    ? t("hint-chance-alone", { chance })
    : t("hint-chance", { chance, next: percent(hint.next_chance) });
}

export const verdictWords = (plan: PlanDocument): string =>
  t(`hint-verdict-${plan.verdict}`, { turns: plan.turns ?? 0 });

export function riskWords(risk: Risk): string {
  return t(`hint-risk-${risk.key}`, { piece: risk.piece ?? "none", count: risk.count ?? 0 });
}

export function planWords(plan: PlanDocument): string {
  const title = `${t("hint-puzzle", { slot: plan.slot })}: ${verdictWords(plan)}.`;
  return [title, ...plan.steps.map(stepWords), ...risksOf(plan)].join(" ");
}

/** What could come between; where nothing special does, the others always can. */
export function risksOf(plan: PlanDocument): string[] {
  if (plan.risks.length) return plan.risks.map(riskWords);
  return plan.verdict === "turns" ? [t("hint-risk-others")] : [];
}
