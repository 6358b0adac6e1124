/** The pictures of the rules page by their kind. Each draws what the engine played; nothing here knows a rule. */
import type { ComponentType } from "preact";
import { Piece } from "../../art/piece";
import { Puzzle } from "../../art/puzzle";
import { t } from "../../texts/texts";
import type { Figure, Frame, Rulebook } from "./contents";
import { Arrow, BeforeAfter, Kinds, Mine, OnOffer, Points, ReserveLevels, Row, Tiles, type Cards } from "./drawing";
import { LineRows, SoloGrids } from "./grids";
import { SetUp } from "./setup";
import { BlackDeck, Differences, Scores, TouchSteps } from "./tables";

export type FigureProps = { book: Rulebook; figure: Figure; frames: Frame[] };

export function FigureOf({ book, figure }: { book: Rulebook; figure: Figure }) {
  const Drawn = KINDS[figure.figure];
  if (!Drawn) return null;
  return (
    <div class={`figure figure-${figure.figure}`} data-testid={`figure-${figure.example ?? figure.figure}`}>
      <Drawn book={book} figure={figure} frames={figure.example ? (book.pictures[figure.example] ?? []) : []} />
    </div>
  );
}

const KINDS: Record<string, ComponentType<FigureProps>> = {
  goal: Goal,
  pieces: PieceChart,
  puzzle: PuzzleParts,
  colours: Colours,
  setup: SetUp,
  "black-deck": BlackDeck,
  take: Take,
  supply: SupplyChange,
  ways: Ways,
  cards: CardsChange,
  row: RowChange,
  missing: Missing,
  moves: Moves,
  turn: WorkedTurn,
  path: Path,
  touches: TouchSteps,
  scores: Scores,
  solo: SoloGrids,
  lines: LineRows,
  show: Show,
  differences: Differences,
};

const first = (frames: Frame[]) => frames[0]!;
const last = (frames: Frame[]) => frames.at(-1)!;

/** Three steps: a cell is open, the puzzle is full, everything comes back. */
function Goal({ book, figure, frames }: FigureProps) {
  const [before, after] = [first(frames), last(frames)];
  const back = after.puzzles[0]?.pieces ?? [];
  const supply = (pieces: readonly { piece: string }[]) => Object.fromEntries(pieces.map(({ piece }) => [piece, 1]));
  const reward = book.cards[before.puzzles[0]!.puzzle]!.reward;
  return (
    <ol class="goal-steps">
      <li>
        <div class="goal-picture">
          <Mine puzzles={before.puzzles} cards={book.cards} size={17} />
          <Tiles supply={before.supply} size={15} />
        </div>
        <p class="lab">{t(figure.captions![0]!)}</p>
      </li>
      <Arrow />
      <li>
        <div class="goal-picture">
          <Mine puzzles={after.puzzles} cards={book.cards} size={17} />
        </div>
        <p class="lab">{t(figure.captions![1]!)}</p>
      </li>
      <Arrow />
      <li>
        <dl class="goal-picture goal-gains">
          <dt class="lab">{t("rules-back")}</dt>
          <dd>
            <Tiles supply={supply(back)} size={14} />
          </dd>
          <dt class="lab">{t("rules-reward")}</dt>
          <dd>
            <Tiles supply={{ [reward]: 1 }} gained={{ [reward]: 1 }} size={14} />
          </dd>
          <dt class="lab">{t("rules-pile")}</dt>
          <dd>
            <Points count={after.points} />
          </dd>
        </dl>
        <p class="lab">{t(figure.captions![2]!)}</p>
      </li>
    </ol>
  );
}

function PieceChart({ book, figure }: FigureProps) {
  const shown = book.levels.filter(({ level }) => figure.levels!.includes(level));
  return (
    <ol class="chart">
      {shown.map(({ level, pieces }) => (
        <li key={level}>
          <b class="level-no num">{level}</b>
          <ul>
            {pieces.map((piece) => (
              <li key={piece}>
                <Piece piece={piece} size={16} />
                <span>{t(`piece-${piece}`)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const PARTS = ["points", "reward", "piece", "recess"] as const;
/** Where the numbers stand on the card, in cells of its grid. */
const MARKED: Record<(typeof PARTS)[number], readonly [number, number]> = {
  points: [0.9, -0.5],
  reward: [3.1, -0.5],
  piece: [1.5, 4.1],
  recess: [3.5, 3.5],
};

function PuzzleParts({ book, frames }: FigureProps) {
  const lying = first(frames).puzzles[0]!;
  return (
    <div class="puzzle-parts">
      <Puzzle card={book.cards[lying.puzzle]!} size={34} laid={lying.pieces}>
        {PARTS.map((part, index) => (
          <g key={part} class="callout" transform={`translate(${MARKED[part].join(" ")})`}>
            <circle r="0.36" />
            <text y="0.14" font-size="0.4">
              {index + 1}
            </text>
          </g>
        ))}
      </Puzzle>
      <ol class="numbered">
        {PARTS.map((part, index) => (
          <li key={part}>
            <b class="step-no num">{index + 1}</b>
            <span>
              <b>{t(`rules-part-${part}`)}</b> <span class="muted">{t(`rules-part-${part}-1`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One puzzle of each colour, the third of its row. */
function Colours({ book, frames }: FigureProps) {
  const shown = first(frames).market.rows.map((row) => book.cards[row.slots[2]!.puzzle!]!);
  return (
    <ul class="colours">
      {shown.map((card) => (
        <li key={card.colour}>
          <OnOffer card={card} size={9} />
          <span>
            <b>{t(`rules-${card.colour}`)}</b>
            <span class="muted">{t(card.colour === "white" ? "rules-components-4" : "rules-components-8")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Take({ book, frames }: FigureProps) {
  const [before, after] = [first(frames), last(frames)];
  const rowOf = (frame: Frame) => frame.market.rows[0]!;
  return (
    <>
      <BeforeAfter
        before={<Row row={rowOf(before)} cards={book.cards} size={7} marked={before.chosen} />}
        after={<Row row={rowOf(after)} cards={book.cards} size={7} marked={after.arrived} />}
      />
      <div class="before-after">
        <b class="lab">{t("rules-take-mine")}</b>
        <Mine puzzles={after.puzzles} cards={book.cards} size={7} />
      </div>
    </>
  );
}

function SupplyChange({ frames }: FigureProps) {
  const [before, after] = [first(frames), last(frames)];
  return (
    <BeforeAfter
      before={<Tiles supply={before.supply} size={15} />}
      after={<Tiles supply={after.supply} gained={after.gained} size={15} />}
    />
  );
}

/** What a piece may become. */
function Ways({ frames }: FigureProps) {
  const { supply, offered } = first(frames);
  const from = Object.keys(supply) as (keyof typeof supply)[];
  return (
    <div class="ways">
      <Kinds pieces={from} size={11} />
      <dl>
        <dt class="lab">{t("rules-sideways")}</dt>
        <dd>
          <Kinds pieces={offered!.same} size={9} />
        </dd>
        <dt class="lab">{t("rules-down")}</dt>
        <dd>
          <Kinds pieces={offered!.lower} size={9} />
        </dd>
      </dl>
    </div>
  );
}

const sizeFor = (count: number) => (count > 1 ? 9.5 : 14);

function CardsChange({ book, frames }: FigureProps) {
  const [before, after] = [first(frames), last(frames)];
  const size = sizeFor(before.puzzles.length);
  const picture = (frame: Frame) => <Mine puzzles={frame.puzzles} cards={book.cards} size={size} />;
  if (before.puzzles.length > 1) return <BeforeAfter before={picture(before)} after={picture(after)} />;
  return (
    <div class="side-by-side">
      <div>
        {picture(before)}
        <b class="lab">{t("rules-before")}</b>
      </div>
      <Arrow />
      <div>
        {picture(after)}
        <b class="lab">{t("rules-after")}</b>
      </div>
    </div>
  );
}

function RowChange({ book, frames }: FigureProps) {
  const [before, after] = [first(frames), last(frames)];
  return (
    <BeforeAfter
      before={<Row row={before.market.rows[0]!} cards={book.cards} size={7} />}
      after={<Row row={after.market.rows[0]!} cards={book.cards} size={7} marked={after.arrived} />}
    />
  );
}

/** The puzzle that is completed, the reserve without its reward, and what comes instead. */
function Missing({ book, figure, frames }: FigureProps) {
  const after = last(frames);
  const { up, same, lower } = after.offered!;
  return (
    <figure class="missing">
      <Mine puzzles={after.puzzles} cards={book.cards} size={11} />
      <div>
        <b class="lab">{t("rules-reserve")}</b>
        <ReserveLevels reserve={first(frames).reserve} size={9} />
      </div>
      <Arrow />
      <Tiles
        supply={Object.fromEntries([...up, ...same, ...lower].map((piece) => [piece, 1]))}
        gained={Object.fromEntries([...up, ...same, ...lower].map((piece) => [piece, 1]))}
        size={11}
      />
      <figcaption class="lab">{t(figure.captions![0]!)}</figcaption>
    </figure>
  );
}

type MomentProps = { frame: Frame; cards: Cards; places: readonly number[]; size: number };

/** Puzzles, supply and points at a moment. */
function Moment({ frame, cards, places, size }: MomentProps) {
  return (
    <div class="moment">
      <Mine puzzles={frame.puzzles} cards={cards} size={size} places={places} />
      <div class="moment-supply">
        <Tiles supply={frame.supply} gained={frame.gained} size={12} />
        <Points count={frame.points} />
      </div>
    </div>
  );
}

const placesOf = (frames: Frame[]) => [...new Set(frames.flatMap((frame) => frame.puzzles.map((each) => each.slot)))];

function Moves({ book, frames }: FigureProps) {
  const places = placesOf(frames);
  const moment = (frame: Frame) => <Moment frame={frame} cards={book.cards} places={places} size={13} />;
  return <BeforeAfter before={moment(first(frames))} after={moment(last(frames))} />;
}

function WorkedTurn({ book, figure, frames }: FigureProps) {
  const places = placesOf(frames);
  return (
    <ol class="worked">
      {frames.map((frame, index) => (
        <li key={index}>
          <div>
            <h3>
              {index > 0 && <b class="step-no num">{index}</b>} {t(figure.titles![index]!)}
            </h3>
            <p>{t(figure.captions![index]!)}</p>
          </div>
          <Moment frame={frame} cards={book.cards} places={places} size={12} />
        </li>
      ))}
    </ol>
  );
}

/** From the empty deck to the score. */
function Path({ figure }: FigureProps) {
  return (
    <ol class="path">
      {figure.captions!.map((caption, index) => (
        <li key={caption}>
          <b class="step-no num">{index + 1}</b> {t(caption)}
        </li>
      ))}
    </ol>
  );
}

function Show({ book, figure }: FigureProps) {
  return (
    <div class="mine">
      {figure.cards!.map((id) => book.cards[id] && <OnOffer key={id} card={book.cards[id]} size={13} />)}
    </div>
  );
}
