/** Where the moments of a game come from: a game of this server, or a record that was opened here. They come in pages. */
import { get, Refusal } from "../../net/rest";
import { way } from "../../net/way";
import { botName, signOfName } from "../../state/names";
import { language } from "../../texts/texts";
import type { ReplayDocument } from "../../types/api";
import type { GameEvent } from "../../types/event";
import type { View } from "../../types/view";

export type Moment = {
  number: number;
  seat: number | null;
  action: string | null;
  round: number | null;
  turn: number;
  stand_in: string | null;
  events: GameEvent[];
  view: View;
};
/** `signs` is what stands in the signs of the seats. */
export type Replay = Omit<ReplayDocument, "moments"> & { moments: Moment[]; signs: string[] };
export type Source = (from: number, count: number, seat: number | null) => Promise<Replay>;

export const PAGE = 50;

export function gameSource(id: string): Source {
  return async (from, count, seat) =>
    named(await get<ReplayDocument>(`/games/${encodeURIComponent(id)}/replay?${query(from, count, seat)}`));
}

export function recordSource(text: string): Source {
  return async (from, count, seat) => {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Accept-Language": language.peek() };
    const answer = await way
      .ask(`/api/replays?${query(from, count, seat)}`, {
        method: "POST",
        headers,
        body: text,
      })
      .catch(() => null);
    if (!answer) throw new Refusal(0, "no-connection", {}, "");
    const document: unknown = await answer.json().catch(() => null);
    if (answer.ok) return named(document as ReplayDocument);
    const problem = (document ?? {}) as { code?: string; params?: Record<string, string | number>; text?: string };
    throw new Refusal(answer.status, problem.code ?? "unknown", problem.params ?? {}, problem.text ?? "");
  };
}

function query(from: number, count: number, seat: number | null): string {
  return `from=${from}&count=${count}${seat === null ? "" : `&seat=${seat}`}`;
}

/** Bots are called by their level here as at the table. */
function named(document: ReplayDocument): Replay {
  const moments = document.moments as unknown as Moment[];
  for (const { view } of moments) view.seats = view.seats.map((each) => ({ ...each, name: botName(each.name) }));
  return { ...document, seats: document.seats.map(botName), signs: document.seats.map(signOfName), moments };
}
