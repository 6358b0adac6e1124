/** Line icons, 22 units wide, in the colour of the text around them. */
const PATHS = {
  menu: "M4 6h14M4 11h14M4 16h14",
  clock: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM11 7v4l3 2",
  pile: "M5 7h9v11H5zM8 7V4h9v11h-3",
  plus: "M11 5v12M5 11h12",
  exchange: "M4 8h13m-3-3 3 3-3 3M18 14H5m3-3-3 3 3 3",
  master: "M4 4h5v5H4zM13 4h5v5h-5zM4 13h5v5H4zM15.5 12.5v6M12.5 15.5h6",
  recycle: "M17.5 9A7 7 0 0 0 5 7.5M4.5 4v4h4M4.5 13A7 7 0 0 0 17 14.5m.5 3.5v-4h-4",
  undo: "M8 5 4 9l4 4M4 9h9a4.5 4.5 0 0 1 0 9h-3",
  restart: "M11 4.5 7 8l4 3.5M7 8h5a5 5 0 1 1-5 5M4 4v8",
  check: "M4 12l5 5L18 6",
  cross: "M5 5l12 12M17 5 5 17",
  left: "M6 8a6.5 6.5 0 1 1-1 5.5M5 4.5V8.5H9",
  right: "M16 8a6.5 6.5 0 1 0 1 5.5M17 4.5V8.5H13",
  flip: "M11 3v16M8 6v10H3zM14 6v10h5z",
  split: "M11 3v5m0 0L5 13v5m6-10 6 5v5",
  lock: "M6 10h10v8H6zM8 10V7a3 3 0 0 1 6 0v3",
  unlock: "M6 10h10v8H6zM8 10V7a3 3 0 0 1 5.8-1",
  eye: "M2 11s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM11 8.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  play: "M6 4.5 17 11 6 17.5z",
  pause: "M7 5v12M15 5v12",
  download: "M11 3v10m-4-4 4 4 4-4M4 18h14",
  upload: "M11 14V4M7 8l4-4 4 4M4 18h14",
  shield: "M11 3 4.5 5.5V11c0 4 3 6.5 6.5 8 3.5-1.5 6.5-4 6.5-8V5.5zM8 11l2.2 2.2L14.5 9",
  chat: "M4 4h14v11h-8l-4 4v-4H4z",
  log: "M8 6h10M8 11h10M8 16h10M4 6h.01M4 11h.01M4 16h.01",
  help: "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.7 8.8a2.4 2.4 0 1 1 3.5 2.1c-.9.5-1.2.9-1.2 1.7M11 15.3h.01",
  account: "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM7.5 11.2l2.5 2.5 4.5-5",
  person: "M11 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM4.5 18.5a6.5 5.5 0 0 1 13 0",
  bot: "M6 8h10v9H6zM11 8V4.5M9 12h.01M13 12h.01M3.5 11v3M18.5 11v3",
  link: "M9 13l4-4M10 6l1.5-1.5a4 4 0 0 1 6 6L16 12M12 16l-1.5 1.5a4 4 0 0 1-6-6L6 10",
  copy: "M8 8h10v10H8zM5 14H4V4h10v1",
  screen: "M3 4h16v11H3zM8 19h6M11 15v4",
  sliders: "M4 7h8m4 0h2M12 4.5v5M4 15h2m4 0h8M10 12.5v5",
  settings: "M4 7h8m4 0h2M12 4.5v5M4 15h2m4 0h8M10 12.5v5",
  sound: "M4 9v4h3l4 3.5v-11L7 9zM14 8.5a3.5 3.5 0 0 1 0 5M16 6a7 7 0 0 1 0 10",
  mute: "M4 9v4h3l4 3.5v-11L7 9zM14.5 9l4 4M18.5 9l-4 4",
  flag: "M6 19V4h11l-3 4 3 4H6",
  hand: "M11 4v7M8 6v6M14 6v6M5 9v4a6 6 0 0 0 12 0V8",
  home: "M4 10l7-6 7 6v8h-5v-5H9v5H4z",
  book: "M4 5c3-1.2 5-.8 7 .8 2-1.6 4-2 7-.8v12c-3-1.2-5-.8-7 .8-2-1.6-4-2-7-.8zM11 5.8v12",
  warn: "M11 4 20 18H2zM11 9v4.5M11 15.8h.01",
  up: "M11 18V5M6 10l5-5 5 5",
  next: "M8 5l6 6-6 6",
  back: "M14 5l-6 6 6 6",
  first: "M15 5l-6 6 6 6M6 5v12",
  last: "M7 5l6 6-6 6M16 5v12",
  down: "M5 8l6 6 6-6",
  bell: "M5 16h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v3.5zM9.5 18.5h3",
  send: "M4 11 18 4l-4 14-3.5-5.5z",
  trophy: "M7 4h8v5a4 4 0 0 1-8 0zM7 5H4v1.5A3 3 0 0 0 7 9.5M15 5h3v1.5a3 3 0 0 1-3 3M11 13v4M8 18h6",
} as const;

export type IconName = keyof typeof PATHS;

export const rem = (px: number): string => `${px / 16}rem`;

/** `size` in px at the usual size of type: icons grow with the words beside them. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="ic" width={rem(size)} height={rem(size)} viewBox="0 0 22 22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
