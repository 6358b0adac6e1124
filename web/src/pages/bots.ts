/** Bots in words. */
import { has, t } from "../texts/texts";
import { botName } from "../state/names";
import type { BotDocument } from "../types/api";
import { isLevel } from "./new/wish";

/** "Level 3, Casual", or what one that is no level of its own does. */
export function botLabel(bot: BotDocument): string {
  const key = `level-name-${bot.level}`;
  return isLevel(bot) && has(key) ? t("new-bot-option", { level: bot.level, name: t(key) }) : botName(bot.name);
}
