/** Bots in words. */
import { has, t } from "../texts/texts";
import type { BotDocument } from "../types/api";

/** "Level 3: Casual", or for one that is no level of its own its name. */
export function botLabel(bot: BotDocument): string {
  const key = `level-name-${bot.level}`;
  const name = bot.description_key === `bot-level-${bot.level}` && has(key) ? t(key) : bot.name;
  return t("new-seat-bot", { level: bot.level, name });
}
