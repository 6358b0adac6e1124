/** A review in words: whose turn, what kind of moment, by how much. */
import { t } from "../../texts/texts";
import type { KeyMoment, ReviewTurn } from "../../types/api";
import { game, nameOf } from "./state";

export function turnWords(turn: ReviewTurn): string {
  const name = nameOf(turn.seat);
  if (turn.kind === "touches") return t("review-touches", { name });
  const key = game.value?.setup.variant === "line-clear" ? "review-own-turn" : "review-turn";
  return t(key, { round: turn.round, name });
}

export const momentWords = (moment: KeyMoment): string =>
  t(`review-said-${moment.kind}`, { name: nameOf(moment.seat), points: Math.round(Math.abs(moment.change)) });

/** A whole number with its sign, a true minus. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

export const chanceWords = (chance: number): string => t("hint-percent", { percent: Math.round(chance) });

export const nowWords = (chances: readonly number[]): string =>
  chances.map((chance, side) => t("review-now", { name: nameOf(side), chance: Math.round(chance) })).join(", ");
