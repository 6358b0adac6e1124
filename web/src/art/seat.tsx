/** The sign of a seat: a colour that always comes with a shape, and a letter or the level of a bot. */
import { rem } from "./icons";

type Props = {
  /** −1 is the solo opponent. */
  seat: number;
  /** One or two characters. */
  text: string;
  size?: number;
  /** Hollow while its player is away. */
  away?: boolean;
};

const PATHS = [
  "M11 1a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
  "M5.5 1.5h11a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-11a4 4 0 0 1 4-4z",
  "M11 1.5 20.8 19.5H1.2z",
  "M11 .8 21.2 11 11 21.2 .8 11z",
  "M11 1 21 8.5 17.2 20.5H4.8L1 8.5z",
  "M6 1h10v5h5v10h-5v5H6v-5H1V6h5z",
];
const HEXAGON = "M6 2h10l5 9-5 9H6L1 11z";

export function SeatSign({ seat, text, size = 22, away = false }: Props) {
  const triangle = seat === 2;
  return (
    <svg
      class={`seat s${seat + 1} ${away ? "away" : ""}`}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 22 22"
      aria-hidden="true"
    >
      <path d={seat < 0 ? HEXAGON : PATHS[seat % 6]} />
      <text x="11" y={triangle ? 17 : 15.3} font-size={text.length > 1 ? 10 : 12}>
        {text}
      </text>
    </svg>
  );
}

/** What stands in the sign: the first letter of a name. */
export function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase();
}
