/** The sheets of Recycle and of the ghost split. */
import { useState } from "preact/hooks";
import { PieceShape } from "../../art/piece";
import { Piece } from "../../art/piece";
import { Puzzle } from "../../art/puzzle";
import { extent, SHAPES } from "../../art/shapes";
import { Button } from "../../parts/button";
import { view } from "../../state/table";
import { hasFocus, layout } from "../../table/form/layout";
import { t } from "../../texts/texts";
import type { Deck, Piece as Name } from "../../types/event";
import type { You } from "../../types/view";
import { act, may } from "../actions/send";
import { Panel } from "./panel";
import { arranged, cancelRecycle, openRecycle, order, recycle, recycled, reorder } from "../actions/recycle";
import { drop, flow } from "../selection";
import { wanted } from "../actions/split";

export function RecyclePanel() {
  const deck = recycled.value ?? "white";
  const footer = (
    <>
      <Button testid="recycle-cancel" onClick={cancelRecycle}>
        {t("play-cancel")}
      </Button>
      <Button icon="recycle" class="primary" testid="recycle-confirm" onClick={() => void recycle(deck)}>
        {t("play-recycle")}
      </Button>
    </>
  );
  return (
    <Panel testid="recycle" title={t("play-recycle-title", { deck })} onClose={cancelRecycle} footer={footer}>
      <ol class="arrange">
        {arranged().map((slot, index) => (
          <Arranged key={slot} slot={slot} index={index} />
        ))}
      </ol>
      <OtherRow deck={deck} />
    </Panel>
  );
}

/** On a phone one button recycles either row. */
function OtherRow({ deck }: { deck: Deck }) {
  const other: Deck = deck === "white" ? "black" : "white";
  if (!hasFocus.value || flow.value?.kind !== "recycle" || !may(`recycle ${other}`)) return null;
  return (
    <Button class="quiet other-row" testid={`recycle-${other}-instead`} onClick={() => openRecycle(other)}>
      {t("play-recycle-instead", { deck: other })}
    </Button>
  );
}

function Arranged({ slot, index }: { slot: number; index: number }) {
  const id = view.value?.market.rows.flatMap((row) => row.slots).find((each) => each.slot === slot)?.puzzle;
  const card = id ? view.value?.puzzles[id] : undefined;
  if (!card) return null;
  const move = (by: number) => {
    order.value = arranged();
    reorder(slot, index + by);
  };
  return (
    <li
      draggable
      data-testid={`arrange-${slot}`}
      onDragStart={(event) => event.dataTransfer?.setData("text/plain", String(slot))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        order.value = arranged();
        reorder(Number(event.dataTransfer?.getData("text/plain")), index);
      }}
      onKeyDown={(event) => {
        if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
        event.preventDefault();
        event.stopPropagation();
        move(event.key === "ArrowLeft" ? -1 : 1);
      }}
    >
      <Puzzle card={card} size={(hasFocus.value ? 8 : 11) * layout.value.scale} />
      <span class="place">
        <Button
          icon="back"
          class="quiet"
          label={t("play-earlier", { place: index + 1 })}
          refusal={index ? null : t("play-is-first")}
          onClick={() => move(-1)}
        />
        <b>{index + 1}</b>
        <Button
          icon="next"
          class="quiet"
          label={t("play-later", { place: index + 1 })}
          refusal={index < arranged().length - 1 ? null : t("play-is-last")}
          onClick={() => move(1)}
        />
      </span>
    </li>
  );
}

type Tiling = You["splits"][number]["ways"][number];

export function SplitPanel() {
  const ghost = flow.value?.kind === "split" ? flow.value.ghost : null;
  const ways = view.value?.you?.splits.find((each) => each.ghost === ghost)?.ways ?? [];
  const shown = wanted.value ? ways.filter((way) => way.pieces.some(({ piece }) => piece === wanted.value)) : ways;
  const [picked, setPicked] = useState<string | null>(null);
  if (!ghost) return null;
  const kinds = (Object.keys(SHAPES) as Name[]).filter((piece) =>
    ways.some((way) => way.pieces.some((laid) => laid.piece === piece)),
  );
  const footer = (
    <>
      <Button class="quiet" onClick={drop}>
        {t("play-cancel")}
      </Button>
      <Button
        icon="check"
        class="primary"
        refusal={picked ? null : t("play-choose-first")}
        testid="split-confirm"
        onClick={() => picked && void act(picked)}
      >
        {t("play-split")}
      </Button>
    </>
  );
  return (
    <Panel testid="split" title={t("play-split-into", { piece: ghost })} onClose={drop} footer={footer}>
      {ways.length > 6 && <Filter kinds={kinds} />}
      <div class="tilings">
        {shown.map((way) => (
          <TilingCard
            key={way.action}
            way={way}
            index={ways.indexOf(way)}
            ghost={ghost}
            picked={picked === way.action}
            onPick={(now) => (now || picked === way.action ? void act(way.action) : setPicked(way.action))}
          />
        ))}
      </div>
    </Panel>
  );
}

function Filter({ kinds }: { kinds: Name[] }) {
  return (
    <div class="choices" role="group" aria-label={t("play-split-filter")}>
      {kinds.map((piece) => (
        <button
          key={piece}
          type="button"
          class="btn filter"
          aria-pressed={wanted.value === piece}
          aria-label={t(`piece-${piece}`)}
          onClick={() => (wanted.value = wanted.value === piece ? null : piece)}
        >
          <Piece piece={piece} size={8} />
        </button>
      ))}
    </div>
  );
}

type CardProps = { way: Tiling; index: number; ghost: Name; picked: boolean; onPick: (now: boolean) => void };

function TilingCard({ way, index, ghost, picked, onPick }: CardProps) {
  const cell = 20;
  const { columns, rows } = extent(way.pieces.flatMap(({ cells }) => cells));
  return (
    <button
      type="button"
      class={`tile tiling${picked ? " selected" : ""}`}
      aria-pressed={picked}
      data-testid={`split-${index}`}
      onClick={(event) => onPick(event.detail === 0)}
    >
      <svg
        width={columns * cell + 3}
        height={rows * cell + 3}
        viewBox={`-1.5 -1.5 ${columns * cell + 3} ${rows * cell + 3}`}
        aria-hidden="true"
      >
        {way.pieces.map(({ piece, cells }) => (
          <PieceShape key={cells.join()} piece={piece} cells={cells} size={cell} />
        ))}
      </svg>
      <span class="sr">{t("sr-tiling", { ghost, pieces: way.pieces.map(({ piece }) => piece).join("+") })}</span>
    </button>
  );
}
