/** Icons that the game page does not show at once: they are loaded with what shows them. */
import { more } from "../art/icons";

const MORE = {
  lock: "M6 10h10v8H6zM8 10V7a3 3 0 0 1 6 0v3",
  unlock: "M6 10h10v8H6zM8 10V7a3 3 0 0 1 5.8-1",
  pause: "M7 5v12M15 5v12",
  download: "M11 3v10m-4-4 4 4 4-4M4 18h14",
  upload: "M11 14V4M7 8l4-4 4 4M4 18h14",
  shield: "M11 3 4.5 5.5V11c0 4 3 6.5 6.5 8 3.5-1.5 6.5-4 6.5-8V5.5zM8 11l2.2 2.2L14.5 9",
  person: "M11 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM4.5 18.5a6.5 5.5 0 0 1 13 0",
  link: "M9 13l4-4M10 6l1.5-1.5a4 4 0 0 1 6 6L16 12M12 16l-1.5 1.5a4 4 0 0 1-6-6L6 10",
  copy: "M8 8h10v10H8zM5 14H4V4h10v1",
  screen: "M3 4h16v11H3zM8 19h6M11 15v4",
  sliders: "M4 7h8m4 0h2M12 4.5v5M4 15h2m4 0h8M10 12.5v5",
  settings: "M4 7h8m4 0h2M12 4.5v5M4 15h2m4 0h8M10 12.5v5",
  sound: "M4 9v4h3l4 3.5v-11L7 9zM14 8.5a3.5 3.5 0 0 1 0 5M16 6a7 7 0 0 1 0 10",
  mute: "M4 9v4h3l4 3.5v-11L7 9zM14.5 9l4 4M18.5 9l-4 4",
  flag: "M6 19V4h11l-3 4 3 4H6",
  book: "M4 5c3-1.2 5-.8 7 .8 2-1.6 4-2 7-.8v12c-3-1.2-5-.8-7 .8-2-1.6-4-2-7-.8zM11 5.8v12",
  first: "M15 5l-6 6 6 6M6 5v12",
  down: "M5 8l6 6 6-6",
  bell: "M5 16h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v3.5zM9.5 18.5h3",
  trophy: "M7 4h8v5a4 4 0 0 1-8 0zM7 5H4v1.5A3 3 0 0 0 7 9.5M15 5h3v1.5a3 3 0 0 1-3 3M11 13v4M8 18h6",
  bot: "M6 8h10v9H6zM11 8V4.5M9 12h.01M13 12h.01M3.5 11v3M18.5 11v3",
  up: "M11 18V5M6 10l5-5 5 5",
  back: "M14 5l-6 6 6 6",
  target: "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM11 7.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  calendar: "M4 6h14v12H4zM4 10h14M8 3.5v4M14 3.5v4",
  trash: "M4 6h14M8 6V4h6v2M6 6l1 12h8l1-12M9.5 9.5v5M12.5 9.5v5",
} as const;

export type MoreIcons = typeof MORE;
more.value = MORE;
