/** Line icons, 22 units wide, in the colour of the text around them. */
import { signal } from "@preact/signals";
import type { MoreIcons } from "../pages/more_icons";

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
  eye: "M2 11s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM11 8.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  play: "M6 4.5 17 11 6 17.5z",
  chat: "M4 4h14v11h-8l-4 4v-4H4z",
  log: "M8 6h10M8 11h10M8 16h10M4 6h.01M4 11h.01M4 16h.01",
  help: "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.7 8.8a2.4 2.4 0 1 1 3.5 2.1c-.9.5-1.2.9-1.2 1.7M11 15.3h.01",
  account: "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM7.5 11.2l2.5 2.5 4.5-5",
  hand: "M11 4v7M8 6v6M14 6v6M5 9v4a6 6 0 0 0 12 0V8",
  warn: "M11 4 20 18H2zM11 9v4.5M11 15.8h.01",
  next: "M8 5l6 6-6 6",
  last: "M7 5l6 6-6 6M16 5v12",
  bulb: "M9 18h4M8 15c0-2-2-3-2-6a5 5 0 0 1 10 0c0 3-2 4-2 6z",
  send: "M4 11 18 4l-4 14-3.5-5.5z",
} as const;

export type IconName = keyof typeof PATHS | keyof MoreIcons;

/** The others, once they are there. */
export const more = signal<Partial<Record<IconName, string>>>({});

function pathOf(name: IconName): string | undefined {
  const found = (PATHS as Partial<Record<IconName, string>>)[name] ?? more.value[name];
  if (!found) void import("../pages/more_icons").catch(() => {});
  return found;
}

export const rem = (px: number): string => `${px / 16}rem`;

/** `size` in px at the usual size of type: icons grow with the words beside them. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="ic" width={rem(size)} height={rem(size)} viewBox="0 0 22 22" aria-hidden="true">
      <path d={pathOf(name)} />
    </svg>
  );
}
