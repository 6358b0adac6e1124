/** Giving one piece for another: the sheets of exchange, arrows and a reward that must be chosen. */
import { Icon } from "../../art/icons";
import { Piece } from "../../art/piece";
import { extent, SHAPES } from "../../art/shapes";
import { Button } from "../../parts/button";
import { mine, view } from "../../state/table";
import { layout } from "../../table/form/layout";
import { t } from "../../texts/texts";
import type { Piece as Name } from "../../types/event";
import { act, may } from "../actions/send";
import {
  arrows,
  bargain,
  choice,
  choosePiece,
  closeGiving,
  givable,
  given,
  picked,
  strike,
  type Group,
  wished,
} from "../actions/exchange";
import { Panel } from "./panel";

/** Px beside the tiles: their headings at the left, the buttons at the right in the place of those that turn. */
const BESIDE = 112 + 250 - 166;

/** Px per cell of the pieces to choose from: as large as lets each line stand beside its heading, and all of them fit. */
function cellOf(): number {
  const { form, scale, trayWidth, trayHeight } = layout.value;
  if (form === "phone") return trayHeight < 50 ? 11 : 13;
  if (form === "side") return 10;
  const lines = [givable.value, ...(bargain.value?.groups ?? []).map(({ offers }) => offers.map(({ piece }) => piece))];
  const wide = (pieces: Name[], cell: number) =>
    pieces.reduce((sum, piece) => sum + Math.max(44 * scale, extent(SHAPES[piece]).columns * cell + 18) + 6, 0);
  const high = (trayHeight + 52 * scale) / 3 - 4 * scale;
  const fits = (cell: number) =>
    2 * cell + 26 * scale <= high && lines.every((line) => wide(line, cell) <= trayWidth - BESIDE * scale);
  let cell = 18 * scale;
  while (cell > 9 * scale && !fits(cell)) cell -= 0.5;
  return cell;
}

/** Tiles are as high as the highest piece wants, with its count below it. */
const tileStyle = (cell: number) => ({ "--tile": `${Math.round(2 * cell + 8)}px` });

export function ExchangePanel() {
  return (
    <Panel
      testid="exchange"
      title={t("play-exchange")}
      onClose={closeGiving}
      footer={
        <>
          <Button testid="exchange-cancel" onClick={closeGiving}>
            {t("play-cancel")}
          </Button>
          <Take />
        </>
      }
    >
      <div class="bargain" style={tileStyle(cellOf())}>
        <Give prefix="give" />
        <Get prefix="get" />
      </div>
    </Panel>
  );
}

export function LevelUpPanel() {
  const footer = (
    <>
      <Button refusal={may("decline") ? null : t("play-wait")} testid="decline" onClick={() => void act("decline")}>
        {t("play-skip")}
      </Button>
      <Take />
    </>
  );
  return (
    <Panel testid="level-up" title={t("play-level-up", { arrows: arrows() })} footer={footer}>
      <div class="bargain" style={tileStyle(cellOf())}>
        <Give prefix="level" />
        <Get prefix="get" />
      </div>
    </Panel>
  );
}

export function RewardPanel() {
  return (
    <Panel testid="reward" title={t("banner-choice-reward")} footer={<Take />}>
      <div class="bargain" style={tileStyle(cellOf())}>
        <Get prefix="reward" />
      </div>
    </Panel>
  );
}

/** Which completed puzzle is rewarded first. */
export function OrderPanel() {
  const asked = choice.value;
  const slots = asked?.kind === "order" ? asked.slots : [];
  const name = (slot: number) => {
    const puzzle = mine.value?.puzzles.find((each) => each.slot === slot);
    const card = view.value?.puzzles[puzzle?.puzzle ?? ""];
    return t("play-order-puzzle", { slot, points: card?.points ?? 0, reward: card?.reward ?? "none" });
  };
  return (
    <Panel testid="order" title={t("banner-choice-order")}>
      <div class="choices">
        {slots.map((slot) => (
          <Button key={slot} testid={`order-${slot}`} onClick={() => void act(`complete ${slot}`)}>
            {name(slot)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

function Give({ prefix }: { prefix: string }) {
  return (
    <div class="group give" role="group" aria-label={t("play-you-give")}>
      <h3>{t("play-you-give")}</h3>
      <div class="tiles">
        {givable.value.map((piece) => (
          <button
            key={piece}
            type="button"
            class={`tile${given.value === piece ? " selected" : ""}`}
            aria-pressed={given.value === piece}
            data-testid={`${prefix}-${piece}`}
            onClick={() => choosePiece(piece)}
          >
            <Piece piece={piece} size={cellOf()} mark={false} />
            <span class="count" aria-hidden="true">
              ×{mine.value?.supply[piece]}
            </span>
            <span class="sr">{t("sr-stack", { piece, count: mine.value?.supply[piece] ?? 0 })}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Get({ prefix }: { prefix: string }) {
  const found = bargain.value;
  if (!found) return null;
  return (
    <div class="groups">
      {found.groups.map((group) => (
        <Offers key={group.name} group={group} prefix={prefix} />
      ))}
      {found.skipped.length > 0 && <p class="hint">{t("play-level-empty", { level: found.skipped })}</p>}
    </div>
  );
}

function Offers({ group, prefix }: { group: Group; prefix: string }) {
  const label = t(`play-group-${group.name}`);
  return (
    <div class="group" role="group" aria-label={label}>
      <h3>{label}</h3>
      <div class="tiles">
        {group.offers.map(({ piece, action }) => (
          <button
            key={piece}
            type="button"
            class={`tile${picked.value === action ? " selected" : ""}`}
            aria-pressed={picked.value === action}
            data-testid={`${prefix}-${piece}`}
            // The first press picks, the second (or Enter) takes.
            onClick={(event) =>
              picked.value === action || event.detail === 0 ? strike(action) : (picked.value = action)
            }
          >
            <Piece piece={piece} size={cellOf()} mark={false} />
            <span class="count" aria-hidden="true">
              {t("table-left-short", { count: inReserve(piece) })}
            </span>
            <span class="sr">{t("sr-reserve-piece", { piece, count: inReserve(piece) })}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Take() {
  const action = picked.value;
  const [give, piece] = [given.value, wished.value];
  const cell = 7 * layout.value.scale;
  return (
    <Button
      icon={give ? "exchange" : "check"}
      class="primary"
      refusal={action ? null : t("play-choose-first")}
      testid="take-piece"
      onClick={() => action && strike(action)}
    >
      {!action || !piece ? (
        t("play-take")
      ) : give ? (
        <>
          {t("play-exchange-short")}
          <span class="swap" aria-hidden="true">
            <Piece piece={give} size={cell} mark={false} />
            <Icon name="next" size={12} />
            <Piece piece={piece} size={cell} mark={false} />
          </span>
          <span class="sr">{t("play-take-piece", { piece })}</span>
        </>
      ) : (
        t("play-take-piece", { piece })
      )}
    </Button>
  );
}

function inReserve(piece: Name): number {
  return view.value?.reserve.find((each) => piece in each.pieces)?.pieces[piece] ?? 0;
}
