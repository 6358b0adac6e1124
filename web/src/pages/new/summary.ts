/** What was chosen, in words: of the whole game, and of each part of its options. */
import { language, t } from "../../texts/texts";
import { playerName } from "../start/name";
import { nameOf, seatsOf, type Wish } from "./wish";

/** British English has no comma before the "and". */
const listed = (words: string[]): string =>
  new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value, { type: "conjunction" }).format(
    words.filter(Boolean),
  );

/** "Ann, Ben and a bot" */
export function whoSits(wish: Wish): string {
  if (wish.options.variant === "solo") return t("start-what-solo");
  const seats = seatsOf(wish);
  const count = (kind: "bot" | "open") => seats.filter((seat) => seat.kind === kind).length;
  const people = seats.flatMap((seat, index) => (seat.kind === "me" ? [nameOf(seat, index, playerName())] : []));
  return listed([
    ...people,
    count("bot") ? t("new-sum-bots", { count: count("bot") }) : "",
    count("open") ? t("new-sum-free", { count: count("open") }) : "",
  ]);
}

/** "3 players, on this screen" */
export function howMany(wish: Wish): string {
  const here = seatsOf(wish).filter((seat) => seat.kind === "me").length;
  const players = t("new-sum-players", { count: wish.options.players });
  return here > 1 ? `${players}, ${t("new-sum-screen")}` : players;
}

export function gameValue({ options }: Wish): string {
  return [
    t(`variant-${options.variant}`),
    options.variant === "solo" ? t(`difficulty-${options.difficulty ?? "standard"}`) : "",
    t(`edition-${options.edition}`),
    options.deluxe ? t("new-deluxe") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

export function expansionsValue({ options, puzzles }: Wish): string {
  const extras = [
    ...options.expansions.map((each) => t(`expansion-${each}`)),
    options.endless_white ? t("new-endless-white") : "",
    puzzles.length ? t("new-puzzles") : "",
  ].filter(Boolean);
  return extras.length ? extras.join(" · ") : t("new-value-none");
}

export function timeValue({ clock }: Wish): string {
  if (clock.kind === "none") return t("new-clock-none");
  return t("new-value-clock", {
    kind: clock.kind,
    amount: t(`new-clock-${clock.kind}-value`, { count: clock.amount }),
  });
}

export function tableValue(wish: Wish): string {
  return [
    t("new-value-rated", { rated: wish.rated ? "yes" : "no" }),
    t("new-value-public", { public: wish.public ? "yes" : "no" }),
    t("new-value-scores", { open: wish.options.known_scores ? "yes" : "no" }),
  ].join(" · ");
}
