/** Three lines that tell of a solved problem, without the answer. */
import { say } from "../../parts/notice";
import { t } from "../../texts/texts";
import type { ProblemDocument } from "../../types/api";
import { shortDay } from "./calendar";
import { inARow, kept, type Solved } from "./kept";

export const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

export function shareText(
  problem: ProblemDocument,
  day: string,
  today: string,
  solved: Pick<Solved, "ms" | "tries">,
): string {
  const cells = "■".repeat(problem.difficulty) + "□".repeat(3 - problem.difficulty);
  const row = inARow(kept.peek().days, today);
  return [
    `project L · ${shortDay(day)}`,
    `${cells} ${t(problem.key, { count: problem.count ?? 0 })}`,
    [
      t("problem-tries", { count: solved.tries }),
      clock(solved.ms),
      ...(row > 1 ? [t("problem-in-a-row", { days: row })] : []),
    ].join(" · "),
  ].join("\n");
}

/** By the system's own sheet where there is one, else by the clipboard. */
export async function share(text: string): Promise<boolean> {
  try {
    if (navigator.share) await navigator.share({ text });
    else await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  if (!navigator.share) say(t("problem-copied"));
  return true;
}
