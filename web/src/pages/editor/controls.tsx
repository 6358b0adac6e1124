/** Name, colour, points and reward of the puzzle, and what is done with the drawing. */
import { Icon } from "../../art/icons";
import { Piece } from "../../art/piece";
import { PIECES } from "../../art/shapes";
import { Reward } from "../../art/reward";
import { Button } from "../../parts/button";
import { t } from "../../texts/texts";
import type { DrawnPuzzle, DrawnSet } from "../../types/api";
import type { Piece as Name } from "../../types/event";
import { REWARDS_OF } from "../../types/options";
import type { PuzzleCard } from "../../types/view";
import { cleanId, mirror, turn } from "./drawing";
import { canUndo, change, changePuzzle, place, set, undo, verdict } from "./state";

type RewardName = DrawnPuzzle["reward"];
const MOST_POINTS = 9;

export function Tools({ drawn }: { drawn: DrawnPuzzle }) {
  const taken = set.value!.puzzles.some(({ id }, other) => other !== place.value && id === drawn.id);
  return (
    <div class="editor-tools">
      <label class="editor-name">
        <span class="sr">{t("editor-name")}</span>
        <input
          class="input"
          value={drawn.id}
          maxLength={12}
          spellcheck={false}
          data-testid="editor-name"
          onChange={(event) => changePuzzle({ id: cleanId(event.currentTarget.value) })}
        />
      </label>
      <div class="editor-colours" role="group" aria-label={t("editor-colour")}>
        {(["white", "black"] as const).map((colour) => (
          <Button
            key={colour}
            class="quiet"
            pressed={drawn.colour === colour}
            testid={`editor-${colour}`}
            onClick={() => changePuzzle({ colour })}
          >
            {t(`editor-${colour}`)}
          </Button>
        ))}
      </div>
      <div class="editor-acts">
        <Button
          icon="undo"
          label={t("editor-undo")}
          refusal={canUndo.value ? "" : t("editor-nothing-to-undo")}
          testid="editor-undo"
          onClick={undo}
        />
        <Button
          icon="right"
          label={t("editor-turn")}
          testid="editor-turn"
          onClick={() => changePuzzle({ cells: turn(drawn.cells) })}
        />
        <Button
          icon="flip"
          label={t("editor-mirror")}
          testid="editor-mirror"
          onClick={() => changePuzzle({ cells: mirror(drawn.cells) })}
        />
        <Button
          icon="cross"
          label={t("editor-empty-card")}
          testid="editor-clear"
          onClick={() => changePuzzle({ cells: [] })}
        />
        <Button
          icon="trash"
          label={t("editor-remove", { name: drawn.id })}
          testid="editor-remove"
          onClick={removePuzzle}
        />
      </div>
      {taken && <p class="reason">{t("editor-name-taken", { name: drawn.id })}</p>}
    </div>
  );
}

function removePuzzle(): void {
  const now = set.value!;
  const left = now.puzzles.filter((_, other) => other !== place.value);
  if (left.length) change({ ...now, puzzles: left });
  else changePuzzle({ cells: [] });
}

export function Worth({ drawn }: { drawn: DrawnPuzzle }) {
  const fair = verdict.value?.fair;
  const unfair = fair && (drawn.points < fair.low || drawn.points > fair.high);
  return (
    <div class="editor-row">
      <span id="editor-points">{t("puzzle-verdict-points")}</span>
      <div class="editor-stepper" role="group" aria-labelledby="editor-points">
        <button
          type="button"
          class="btn quiet square"
          aria-label={t("editor-less")}
          data-testid="editor-less"
          onClick={() => step(drawn, -1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output data-testid="editor-points">{drawn.points}</output>
        <button
          type="button"
          class="btn quiet square"
          aria-label={t("editor-more")}
          data-testid="editor-more"
          onClick={() => step(drawn, 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {fair && (
        <span class={unfair ? "reason" : "muted"} data-testid="editor-fair">
          {t(unfair ? "editor-unfair" : "editor-fair", { points: spanOf(fair) })}
        </span>
      )}
    </div>
  );
}

export const spanOf = ({ low, high }: { low: number; high: number }): string =>
  low === high ? String(low) : t("puzzle-verdict-span", { low, high });

function step(drawn: DrawnPuzzle, by: number): void {
  const points = drawn.points + by;
  if (points >= 0 && points <= MOST_POINTS) changePuzzle({ points });
}

export function Rewards({ drawn, expansion }: { drawn: DrawnPuzzle; expansion: DrawnSet["expansion"] }) {
  const all = REWARDS_OF[expansion];
  const shown = all.includes(drawn.reward) ? all : [...all, drawn.reward];
  return (
    <div class="editor-row editor-reward-row">
      <span id="editor-reward">{t("editor-reward")}</span>
      <div class="editor-rewards" role="group" aria-labelledby="editor-reward">
        {shown.map((reward) => (
          <button
            key={reward}
            type="button"
            class="btn editor-reward"
            aria-pressed={drawn.reward === reward}
            aria-label={t(`piece-${reward}`)}
            title={t(`piece-${reward}`)}
            data-testid={`editor-reward-${reward}`}
            onClick={() => changePuzzle({ reward })}
          >
            <RewardPicture reward={reward} />
          </button>
        ))}
      </div>
    </div>
  );
}

function RewardPicture({ reward }: { reward: RewardName }) {
  if (PIECES.includes(reward as Name)) return <Piece piece={reward as Name} size={9} mark={false} />;
  return (
    <svg width="34" height="28" viewBox="0 0 34 28" class="editor-glyph" aria-hidden="true">
      <Reward reward={reward as PuzzleCard["reward"]} right={28} middle={14} size={8} />
    </svg>
  );
}
