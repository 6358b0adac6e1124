/** The large mat: four places, the supply, and what can be done. */
import { useEffect } from "preact/hooks";
import { computed } from "@preact/signals";
import { SeatAccount } from "../../art/account";
import { Icon } from "../../art/icons";
import { measures, Puzzle } from "../../art/puzzle";
import { SeatSign } from "../../art/seat";
import { Button } from "../../parts/button";
import {
  ActionBar,
  carried,
  cellProps,
  focusSlot as chosen,
  freeProps,
  late,
  overlayFor,
  puzzleProps,
  Tray,
  Say,
  sheetOpen,
  TurnControls,
} from "../../play";
import { seatName, signOf } from "../../state/names";
import { isAway, mayAct, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { SeatView, Unfinished, View } from "../../types/view";
import { lookWords, puzzleWords } from "../words";
import { Hinted } from "../hints/door";
import { hasFocus, layout, size, touching } from "../form/layout";
import { CoinOn } from "./news";
import { Reserve } from "../middle/reserve";
import { Supply } from "./stack";
import { marks, touched } from "./told";
import { followed, largeSeat, ownMat, watched } from "./watching";

const SLOTS = [1, 2, 3, 4];

/** On a phone one puzzle is large: the one that was chosen or last touched, the one the piece lies on, or the first. */
export const focusSlot = computed<number>(() => {
  const held = view.value?.seats[largeSeat.value]?.puzzles.map((each) => each.slot) ?? [];
  const wanted =
    followed.value === null ? (carried.value?.slot ?? chosen.value) : (touched.value.get(followed.value) ?? null);
  return wanted !== null && held.includes(wanted) ? wanted : (held[0] ?? 1);
});

export function Mat() {
  const now = view.value;
  const owner = now?.seats[largeSeat.value];
  const own = now?.seat === largeSeat.value;
  useEffect(() => {
    chosen.value = null;
  }, [largeSeat.value]);
  return (
    <section
      class={`panel mat ${followed.value === null ? "" : `followed s${followed.value + 1}`} ${sheetOpen.value && hasFocus.value ? "folded" : ""}`}
      aria-label={own ? t("table-your-mat") : t("table-mat-of", { name: seatName(largeSeat.value) })}
      data-region="mat"
      data-testid="mat"
    >
      <MatHeader now={now} owner={owner} />
      {hasFocus.value ? <Focus owner={owner} own={own} /> : <Row owner={owner} own={own} />}
      {own && !hasFocus.value && (
        <>
          <Tray />
          <div class="acts">
            <ActionBar />
            <TurnControls />
          </div>
        </>
      )}
      {layout.value.form === "side" && now?.you && <Say />}
      {!own && owner && !followed.value && followed.value !== 0 && (
        <Supply
          supply={owner.supply}
          size={Math.min(24, layout.value.tray[0])}
          width={Math.min(700, size.value.width - 40)}
        />
      )}
    </section>
  );
}

function MatHeader({ now, owner }: { now: View | null; owner: SeatView | undefined }) {
  if (!now || !owner) return <header />;
  const { ambassadors } = owner;
  const Gained = late.value?.moments.Gained;
  return (
    <header>
      <SeatSign seat={owner.seat} text={signOf(owner.seat)} away={now.seat === null && isAway(owner.seat)} />
      <h2>{seatName(owner.seat)}</h2>
      <SeatAccount seat={owner.seat} />
      <Hinted seat={owner.seat} />
      <span class="lab">
        {/* Where words have no room, numbers do. */}
        {hasFocus.value && <span aria-hidden="true">{owner.puzzles.length}/4</span>}
        <span class={hasFocus.value ? "sr" : ""}>{t("table-puzzles-of-four", { count: owner.puzzles.length })}</span>
      </span>
      {followed.value !== null && !mayAct.value && (
        <Button class="quiet small" onClick={() => (ownMat.value = true)}>
          {t("table-your-mat")}
        </Button>
      )}
      {now.seat === null && watched.value !== null && (
        <button type="button" class="btn" onClick={() => (watched.value = null)}>
          {t("table-follow")}
        </button>
      )}
      {ambassadors.unused > 0 && <span class="lab">{t("mat-ambassadors", { count: ambassadors.unused })}</span>}
      {Gained && <Gained seat={owner.seat} />}
      <span class="meta num">
        <Icon name="pile" size={16} />
        {owner.score ? (
          <PileAndScore
            completed={owner.completed}
            score={now.phase === "play" ? owner.score.pile : owner.score.total}
          />
        ) : (
          t("table-done", { count: owner.completed })
        )}
      </span>
    </header>
  );
}

function PileAndScore({ completed, score }: { completed: number; score: number }) {
  return (
    <span>
      {hasFocus.value && <span aria-hidden="true">{completed}</span>}
      <span class={hasFocus.value ? "sr" : ""}>{t("table-done", { count: completed })}</span> ·{" "}
      <b>{t("table-points", { count: score })}</b>
    </span>
  );
}

type Part = { owner: SeatView | undefined; own: boolean };

function Row({ owner, own }: Part) {
  if (own && touching.value) return <Touched owner={owner} />;
  return (
    <div class="slots">
      {SLOTS.map((slot) => {
        const puzzle = owner?.puzzles.find((each) => each.slot === slot);
        return puzzle ? (
          <Own key={slot} puzzle={puzzle} own={own} />
        ) : (
          <Free key={slot} slot={slot} own={own} first={slot === 1 && !owner?.puzzles.length} />
        );
      })}
    </div>
  );
}

/** Finishing touches: the unfinished puzzles alone, each with how it stands. */
function Touched({ owner }: { owner: SeatView | undefined }) {
  if (!owner?.puzzles.length) return <p class="nothing">{t("table-touches-nothing")}</p>;
  return (
    <div class="slots touched">
      {owner.puzzles.map((puzzle) => (
        <figure key={puzzle.slot}>
          <Own puzzle={puzzle} own />
          <figcaption class={puzzle.open.length ? "" : "full"}>
            {!puzzle.open.length && <Icon name="check" size={18} />}
            {t(puzzle.open.length ? "table-touches-open" : "table-touches-full", {
              count: puzzle.open.length,
            })}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Own({ puzzle, own }: { puzzle: Unfinished; own: boolean }) {
  const card = view.value?.puzzles[puzzle.puzzle];
  if (!card) return null;
  // The mat of another has its supply between the puzzles.
  if (!own)
    return <Plain puzzle={puzzle} seat={largeSeat.value} size={layout.value.mat * (hasFocus.value ? 0.75 : 1)} />;
  return (
    <div {...puzzleProps(puzzle.slot)}>
      <Puzzle
        card={card}
        size={layout.value.mat}
        laid={puzzle.pieces}
        label={puzzleWords(card, puzzle.open.length, puzzle.slot)}
        cellProps={cellProps(puzzle.slot)}
      >
        {overlayFor(puzzle.slot)}
      </Puzzle>
    </div>
  );
}

/** A puzzle only to look at, with its description for those who do not see it. */
export function Plain({ puzzle, seat, size }: { puzzle: Unfinished; seat: number; size: number }) {
  const card = view.value?.puzzles[puzzle.puzzle];
  if (!card) return null;
  return (
    <div class={`plain s${seat + 1}`} role="img" aria-label={lookWords(card, puzzle)}>
      <Puzzle
        card={card}
        size={size}
        laid={puzzle.pieces.map((each) => ({
          ...each,
          fresh: marks.value.has(`${seat} ${puzzle.slot} ${each.cells.join()}`),
        }))}
      />
      <CoinOn place={`${seat} ${puzzle.slot}`} />
    </div>
  );
}

function Free({
  slot,
  own,
  first,
  cell = layout.value.mat,
}: {
  slot: number;
  own: boolean;
  first: boolean;
  cell?: number;
}) {
  const { width, height, radius } = measures(cell);
  const taking = own && mayAct.value && !!view.value?.you?.actions.some((action) => action.startsWith("take "));
  return (
    <div
      class={`hole ${taking ? "free" : ""}`}
      style={{ width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` }}
      {...(own ? freeProps(slot) : {})}
    >
      {taking && <span>{t(first ? "table-take-to-begin" : "table-take-a-puzzle")}</span>}
    </div>
  );
}

/** Phone: one puzzle large enough for fingers, the others beside it; a sheet in the dock leaves room for small ones only. */
function Focus({ owner, own }: Part) {
  const { mat, thumb } = layout.value;
  const puzzles = owner?.puzzles ?? [];
  const folded = own && sheetOpen.value;
  const large = folded ? undefined : puzzles.find((each) => each.slot === focusSlot.value);
  const solo = !!view.value?.opponent && layout.value.form === "phone" && !folded;
  const largeSlot = folded ? 0 : (large?.slot ?? 1);
  return (
    <div class="focus">
      {large ? (
        <Own puzzle={large} own={own} />
      ) : (
        !folded && <Free slot={1} own={own} first cell={own ? mat : 0.75 * mat} />
      )}
      {!own && owner && <Supply supply={owner.supply} size={10} width={60} column />}
      <div class={`thumbs ${solo ? "solo-thumbs" : ""}`}>
        {SLOTS.filter((slot) => slot !== largeSlot).map((slot) => {
          const puzzle = puzzles.find((each) => each.slot === slot);
          const card = puzzle && view.value?.puzzles[puzzle.puzzle];
          const cell = !folded
            ? thumb
            : layout.value.form === "side"
              ? 8.5
              : Math.min(14, (size.value.width - 64) / 22.4);
          if (!puzzle || !card) return <Free key={slot} slot={slot} own={false} first={false} cell={cell} />;
          if (!own) return <Plain key={slot} puzzle={puzzle} seat={owner!.seat} size={cell} />;
          return (
            <div key={slot} {...puzzleProps(slot, true)} onClickCapture={() => (chosen.value = slot)}>
              <Puzzle card={card} size={cell} laid={puzzle.pieces} mark={false} />
            </div>
          );
        })}
        {solo && <Reserve />}
      </div>
    </div>
  );
}
