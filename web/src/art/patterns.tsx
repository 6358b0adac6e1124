/** The patterns of the pieces, defined once in the page; the style sheet fills with them when the setting says so. */
import type { ComponentChildren } from "preact";
import type { Piece } from "../types/event";

const LINES: Partial<Record<Piece, string>> = {
  I3: "M0 4H8",
  V3: "M-2 10 10-2M-2 2 2-2M6 10 10 6",
  I4: "M4 0V8",
  L4: "M-2-2 10 10M6-2 10 2M-2 6 2 10",
  Z4: "M0 6 4 2 8 6",
  O4: "M0 4H8M4 0V8",
  T4: "M4 1.5V6.5M1.5 4H6.5",
  U5: "M-1-1 9 9M9-1-1 9",
};

export function Patterns() {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <Tile piece="O1" />
        <Tile piece="I2">
          <circle cx="4" cy="4" r="1.5" />
        </Tile>
        {(Object.keys(LINES) as Piece[]).map((piece) => (
          <Tile key={piece} piece={piece}>
            <path class="stroke" d={LINES[piece]} />
          </Tile>
        ))}
        <Tile piece="P5">
          <circle class="stroke" cx="4" cy="4" r="2.4" />
        </Tile>
        <Tile piece="L5">
          <path d="M0 0H4V4H0zM4 4H8V8H4z" />
        </Tile>
      </defs>
    </svg>
  );
}

function Tile({ piece, children }: { piece: Piece; children?: ComponentChildren }) {
  return (
    <pattern id={`pattern-${piece}`} class={piece} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect class="ground" width="8" height="8" />
      {children}
    </pattern>
  );
}
