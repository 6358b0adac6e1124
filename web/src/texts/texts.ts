/** `t()`: every word that a person reads, from the same .ftl files that the terminal and the server use. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentValue, type Scope } from "@fluent/bundle";
import { signal } from "@preact/signals";
import addresses from "virtual:texts";

export type Params = Record<string, string | number>;

const ENGLISH = "en";
/** Numbers below zero come with a hyphen; a true minus is as wide as the digits. */
const HYPHEN = /(?<=^|[\s(])-(?=\d)/g;
/** The bundles in use, the reader's language first. A new value redraws every text. */
const bundles = signal<FluentBundle[]>([]);

export const language = signal(ENGLISH);
export const languages: readonly string[] = Object.keys(addresses).toSorted();

/** Small counts read the same in all our languages; asking the browser how to write them costs a slow phone its first picture. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const plain = (params: Params): Record<string, FluentValue> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));

/** The text of a key with its parameters filled in; the key itself where there is none. */
export function t(key: string, params: Params = {}): string {
  for (const bundle of bundles.value) {
    const value = bundle.getMessage(key)?.value;
    if (value) return bundle.formatPattern(value, plain(params), []).replace(HYPHEN, "−");
  }
  return key;
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
    },
  });
  await Promise.all([...parts].map((part) => add(bundle, part)));
  return bundle;
}

async function add(bundle: FluentBundle, part: string): Promise<void> {
  const address = addresses[bundle.locales[0] ?? ENGLISH]?.[part];
  if (!address) return;
  const answer = await fetch(address);
  // What the parser would have made of the .ftl file; the build has done that.
  const resource: FluentResource = { body: await answer.json() };
  bundle.addResource(resource, { allowOverrides: true });
}

/** `I2+V3` as the names of both, with commas between them; several of a kind are counted. */
function named(bundle: FluentBundle, things: FluentValue | undefined, family: string, form: FluentValue | undefined): string {
  const counts = new Map<string, number>();
  for (const thing of String(things ?? "").split("+")) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts]
    .map(([thing, count]) => `${(!(brief && family === "piece") && nameOf(bundle, `${family}-${thing}`, form)) || thing}${count > 1 ? ` ×${count}` : ""}`)
    .join(", ");
}

function nameOf(bundle: FluentBundle, key: string, form: FluentValue | undefined): string | null {
  const message = bundle.getMessage(key);
  const pattern = (form && message?.attributes[String(form)]) || message?.value;
  return pattern ? bundle.formatPattern(pattern, {}, []) : null;
}
