/** `t()`: every word that a person reads, from the same .ftl files that the terminal and the server use. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentValue, type Scope } from "@fluent/bundle";
import { signal } from "@preact/signals";
import files from "virtual:texts";

/** A list is joined as the language joins it. */
export type Params = Record<string, string | number | readonly (string | number)[]>;

const ENGLISH = "en";
/** Numbers below zero come with a hyphen; a true minus is as wide as the digits. */
const HYPHEN = /(?<![^\s(])-(?=\d)/g;
/** By bundle: where no line may end. The build puts the expression beside the texts, as one more of them. */
const noBreaks = new WeakMap<FluentBundle, RegExp>();
/** The bundles in use, the reader's language first. A new value redraws every text. */
const bundles = signal<FluentBundle[]>([]);

export const language = signal(ENGLISH);
export const languages: readonly string[] = files.languages;

/** Small counts read the same in all our languages; asking the browser how to write them costs a slow phone its first picture. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const plain = (bundle: FluentBundle, params: Params): Record<string, FluentValue> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number"
        ? new Count(value)
        : typeof value === "string"
          ? value
          : joined(bundle, value.map(String)),
    ]),
  );

/** The text of a key with its parameters filled in; the key itself where there is none. */
export function t(key: string, params: Params = {}): string {
  for (const bundle of bundles.value) {
    const value = bundle.getMessage(key)?.value;
    if (value) return typeset(bundle, bundle.formatPattern(value, plain(bundle, params), []));
  }
  return key;
}

/** A text as it is shown: the true minus, and no line ends between what belongs together. */
function typeset(bundle: FluentBundle, text: string): string {
  const shown = text.replace(HYPHEN, "−");
  const rule = noBreaks.get(bundle);
  return rule ? shown.replace(rule, (match) => match.replace(" ", "\u00a0")) : shown;
}

/** Several things as the language in use joins them: “a, b and c”. */
export function list(things: readonly (string | number)[]): string {
  const bundle = bundles.value[0];
  return bundle ? joined(bundle, things.map(String)) : things.join(", ");
}

/** Whether there is a text of that key. */
export function has(key: string): boolean {
  return bundles.value.some((bundle) => bundle.hasMessage(key));
}

let brief = false;

/** What is said meanwhile calls pieces by their short names, I3 instead of “blue bar of 3”. */
export function briefly<T>(say: () => T): T {
  brief = true;
  try {
    return say();
  } finally {
    brief = false;
  }
}

/** Show everything in a language from now on. */
export async function speak(wanted: string): Promise<void> {
  const known = languages.includes(wanted) ? wanted : ENGLISH;
  const order = known === ENGLISH ? [ENGLISH] : [known, ENGLISH];
  bundles.value = await Promise.all(order.map(bundleOf));
  language.value = known;
  document.documentElement.lang = known;
}

/** The language that an address asks for (`/rules?lang=de`); it stands above the one that was chosen. */
export function asked(): string | null {
  const named = new URLSearchParams(location.search).get("lang");
  return named && languages.includes(named) ? named : null;
}

/** Tell the server which language was chosen, so that the next page says it before this script runs. */
export function tellServer(chosen: string): void {
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

/** What was brought so far: another language brings it too. */
const parts = new Set(["common"]);

/** Add a part that only some pages need (`rules`). */
export async function bring(part: string): Promise<void> {
  parts.add(part);
  await Promise.all(bundles.value.map((bundle) => add(bundle, part)));
  bundles.value = [...bundles.value];
}

/** What the browser asks for, if there are texts for it. */
export function preferred(): string {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find((each) => languages.includes(each)) ?? ENGLISH;
}

async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: ([things], options) => named(bundle, things, String(options["of"] ?? ""), options["case"]),
      PIECE: ([things], options) => named(bundle, things, "piece", options["case"]),
      GENDER: ([piece]) => nameOf(bundle, `piece-${String(piece)}`, "gender", true) ?? "",
    },
  });
  await Promise.all([...parts].map((part) => add(bundle, part)));
  return bundle;
}

async function add(bundle: FluentBundle, part: string): Promise<void> {
  const answer = await fetch(`${files.before}${part}.${bundle.locales[0]}${files.after}`);
  // What the parser would have made of the .ftl file; the build has done that.
  const resource: FluentResource = { body: await answer.json() };
  bundle.addResource(resource, { allowOverrides: true });
  const rule = bundle.getMessage("no-break")?.value;
  if (typeof rule === "string") noBreaks.set(bundle, new RegExp(rule, "giu"));
}

/** `I2+V3` as the names of both; several of a kind are counted, in the plain form: “2 × green bar of 2”. */
function named(
  bundle: FluentBundle,
  things: FluentValue | undefined,
  family: string,
  form: FluentValue | undefined,
): string {
  const counts = new Map<string, number>();
  for (const thing of String(things ?? "").split("+")) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const called = (thing: string, wanted: FluentValue | undefined) =>
    (!(brief && family === "piece") && nameOf(bundle, family ? `${family}-${thing}` : thing, wanted)) || thing;
  return joined(
    bundle,
    [...counts].map(([thing, count]) =>
      count === 1
        ? called(thing, form)
        : said(bundle, "list-counted", { count: String(count), thing: called(thing, undefined) }),
    ),
  );
}

function joined(bundle: FluentBundle, things: string[]): string {
  if (things.length < 2) return things[0] ?? "";
  return `${things.slice(0, -1).join(said(bundle, "list-comma"))}${said(bundle, "list-and")}${things.at(-1)}`;
}

function said(bundle: FluentBundle, key: string, params: Record<string, FluentValue> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, params, []) : ", ";
}

/** A text, or an attribute of it; `only` that attribute. */
function nameOf(bundle: FluentBundle, key: string, form: FluentValue | undefined, only = false): string | null {
  const message = bundle.getMessage(key);
  const pattern = (form && message?.attributes[String(form)]) || (only ? null : message?.value);
  return pattern ? bundle.formatPattern(pattern, {}, []) : null;
}
