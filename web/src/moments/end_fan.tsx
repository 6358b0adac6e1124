/** The puzzles that somebody has completed, turned face up one after the other. */
import { measures, Puzzle } from "../art/puzzle";
import { hasFocus, layout } from "../table/form/layout";
import { t } from "../texts/texts";
import type { PuzzleCard } from "../types/view";

/** Degrees that the outermost card leans, and ms between two cards. */
const [LEANS, APART] = [9, 40];

export function Fan({ cards, label }: { cards: readonly PuzzleCard[]; label: string }) {
  if (!cards.length) return null;
  const size = hasFocus.value ? 10 : 14.5 * layout.value.scale;
  const { width, height } = measures(size);
  const last = cards.length - 1;
  return (
    <div
      class="fan"
      role="img"
      aria-label={`${label}: ${t("table-done", { count: cards.length })}`}
      data-testid="fan"
      style={{ height: `${1.18 * height}px`, maxWidth: `${(1 + 0.82 * last) * width}px` }}
    >
      {cards.map((card, index) => {
        const part = last ? index / last : 0.5;
        const aside = 2 * part - 1;
        return (
          <div
            key={index}
            class="fan-card"
            style={{
              left: `calc((100% - ${width}px) * ${part})`,
              top: `${0.12 * height * aside * aside}px`,
              rotate: `${LEANS * aside}deg`,
              animationDelay: `${APART * index}ms`,
            }}
          >
            <Puzzle card={card} size={size} />
          </div>
        );
      })}
    </div>
  );
}
