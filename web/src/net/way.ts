/**
 * How the page reaches whoever knows the rules: a server over the network, or a worker on this device. Whoever asks cannot
 * tell them apart: addresses, documents and messages are the same.
 */

/** As much of a websocket as a game needs. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onmessage" | "onclose">;

export type Way = {
  /** Whether it goes over a network, which can be away. */
  network: boolean;
  /** A request, such as GET `/api/bots`. */
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  /** A line to a game. */
  line: (game: string) => Line;
};

const server: Way = {
  network: true,
  ask: (address, init) => fetch(address, init),
  line: (game) =>
    new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/games/${encodeURIComponent(game)}/socket`,
    ),
};

/** The way in use; it is chosen before anything is asked. */
export let way: Way = server;

export function take(other: Way): void {
  way = other;
}
