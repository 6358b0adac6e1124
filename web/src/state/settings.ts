/** What a person has chosen for this device. */
import { computed, effect, signal } from "@preact/signals";

const SEVERAL = {
  theme: ["system", "light", "dark", "contrast"],
  marks: ["auto", "letters", "patterns", "both", "none"],
  speed: ["off", "fast", "normal"],
  botPace: ["step", "normal", "fast", "instant"],
  pieceNames: ["auto", "on", "off"],
  autoConfirm: ["off", "ring", "at-once"],
} as const;
export type OneOf = keyof typeof SEVERAL;

export type Settings = { [K in OneOf]: (typeof SEVERAL)[K][number] } & {
  language: string | null;
  sound: boolean;
  notation: boolean;
  takeWithOneTap: boolean;
  singleKeys: boolean;
  notifications: boolean;
  chat: boolean;
};
/** By setting that is one of several: what it may be, wherever it is chosen. */
export const VALUES: { readonly [K in OneOf]: readonly Settings[K][] } = SEVERAL;

const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  marks: "auto",
  speed: "normal",
  botPace: "normal",
  sound: false,
  notation: true,
  pieceNames: "auto",
  takeWithOneTap: false,
  singleKeys: true,
  autoConfirm: "ring",
  notifications: false,
  chat: true,
};
const KEY = "projectl.settings";

export const settings = signal<Settings>(stored());

const dark = follow("(prefers-color-scheme: dark)");
const contrast = follow("(prefers-contrast: more)");
/** The theme in use: that of the system unless another was chosen. */
export const theme = computed<"light" | "dark" | "contrast">(() => {
  const chosen = settings.value.theme;
  if (chosen !== "system") return chosen;
  return contrast.value ? "contrast" : dark.value ? "dark" : "light";
});
/** How pieces are marked: by letters, in high contrast by patterns too, unless chosen otherwise. */
export const marks = computed<Exclude<Settings["marks"], "auto">>(() => {
  const chosen = settings.value.marks;
  return chosen !== "auto" ? chosen : theme.value === "contrast" ? "both" : "letters";
});

/** What the system prefers, also when it changes its mind. */
function follow(query: string) {
  const now = signal(false);
  if (typeof matchMedia === "function") {
    const wish = matchMedia(query);
    now.value = wish.matches;
    wish.addEventListener("change", () => (now.value = wish.matches));
  }
  return now;
}

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
}

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

/** Settings go to the device's memory, and to the attributes that the style sheets read. Other tabs follow. */
export function keepSettings(): void {
  effect(() => {
    const now = settings.value;
    const root = document.documentElement;
    root.dataset["theme"] = theme.value;
    root.dataset["marks"] = marks.value;
    root.dataset["speed"] = now.speed;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  addEventListener("storage", (event) => {
    if (event.key === KEY) settings.value = stored();
  });
}
