/** Pieces that were placed, and puzzles that were taken and completed. */
import { Piece } from "../../art/piece";
import { Puzzle } from "../../art/puzzle";
import { SHAPES } from "../../art/shapes";
import { get } from "../../net/rest";
import { t } from "../../texts/texts";
import type { PlayerStatistics, PuzzleSets } from "../../types/api";
import type { Piece as Name } from "../../types/event";
import type { PuzzleCard } from "../../types/view";
import { useLoaded } from "../loading";
import { inLanguage } from "../words";
import { Figure } from "./figure";

export function Pieces({ found }: { found: PlayerStatistics }) {
  const sorted = found.pieces.toSorted((one, other) => other.count - one.count);
  const most = Math.max(1, sorted[0]?.count ?? 0);
  return (
    <Figure
      name="pieces"
      title={t("statistics-pieces-title")}
      about={t("statistics-pieces-about", { count: found.looked_at })}
      head={[t("statistics-column-piece"), t("statistics-column-placed")]}
      rows={sorted.map((each) => [t(`piece-${each.piece}`), inLanguage(each.count)])}
    >
      <ul class="plot-pieces">
        {sorted.map((each) => (
          <li key={each.piece} aria-label={`${t(`piece-${each.piece}`)}: ${inLanguage(each.count)}`}>
            <span class="plot-piece">
              <Piece piece={each.piece as Name} size={Math.min(9, 18 / heightOf(each.piece as Name))} />
            </span>
            <span class={`plot-bar pc ${each.piece}`} style={{ width: `${(82 * each.count) / most}%` }} />
            <b class="num" aria-hidden="true">
              {inLanguage(each.count)}
            </b>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

const heightOf = (piece: Name) => Math.max(...SHAPES[piece].map((cell) => Math.floor(cell / 5))) + 1;

export function Puzzles({ found }: { found: PlayerStatistics }) {
  const sets = useLoaded("/puzzles", () => get<PuzzleSets>("/puzzles"));
  const cards = new Map(sets.data?.sets.flatMap((set) => set.puzzles).map((puzzle) => [puzzle.id, puzzle]));
  return (
    <Figure
      name="puzzles"
      title={t("statistics-puzzles-title")}
      about={t("statistics-puzzles-about")}
      head={[t("statistics-column-puzzle"), t("statistics-column-taken"), t("statistics-column-completed")]}
      rows={found.puzzles.map((each) => [each.id, inLanguage(each.taken), inLanguage(each.completed)])}
    >
      <ul class="plot-puzzles">
        {found.puzzles.map((each) => (
          <li
            key={each.id}
            class={each.taken ? "" : "never"}
            title={each.id}
            aria-label={t("statistics-puzzle", { puzzle: each.id, completed: each.completed, taken: each.taken })}
          >
            {cards.has(each.id) && <Puzzle card={cards.get(each.id) as unknown as PuzzleCard} size={5} />}
            <span class="plot-part">
              <span style={{ width: `${each.taken ? (100 * each.completed) / each.taken : 0}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
