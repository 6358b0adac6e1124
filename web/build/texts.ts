/**
 * The texts of the game for the browser: `virtual:texts` tells the languages and where their files lie, so that a page
 * loads one language only. They are made from the very files that the terminal and the server read, and parsed here: a slow
 * phone would need longer for that than for anything else before its first picture.
 */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { noBreak } from "./typography.ts";

const SOURCE = resolve(import.meta.dirname, "../../src/projectl/texts");
/** What every page needs, and what only the rules, the lessons or a game without a server do. */
const FILES = {
  common: ["game", "hints", "moments", "pages", "refusals", "server", "table", "usage", "web"],
  rules: ["rules"],
  lessons: ["lessons"],
  problems: ["problems"],
  editor: ["editor"],
  statistics: ["statistics"],
  device: ["device"],
  review: ["review"],
} as const;
type Part = keyof typeof FILES;

export function texts(): Plugin {
  // The dev server and the unit tests have no folder to write to.
  let serving = false;
  let base = "/";
  return {
    name: "projectl-texts",
    configResolved: (config) => {
      serving = config.command === "serve";
      base = config.base;
    },
    resolveId: (id) => (id === "virtual:texts" ? "\0virtual:texts" : null),
    load(id) {
      if (id !== "\0virtual:texts") return null;
      const all = languages().flatMap((language) =>
        (Object.keys(FILES) as Part[]).map((part) => ({ name: `${part}.${language}`, source: parsed(language, part) })),
      );
      // One for all: eighteen of them would be a noticeable part of the script, and they change together.
      const hash = createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 8);
      if (!serving)
        for (const { name, source } of all)
          this.emitFile({ type: "asset", fileName: `assets/${name}-${hash}.json`, source });
      const [before, after] = serving ? ["/@texts/", ".json"] : [`${base}assets/`, `-${hash}.json`];
      return `export default ${JSON.stringify({ languages: languages().toSorted(), before, after })}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/@texts\/(\w+)\.(\w+)\.json/.exec(request.url ?? "");
        if (!match) return next();
        response.end(parsed(match[2]!, match[1] as Part));
      });
    },
  };
}

export function languages(): string[] {
  return readdirSync(SOURCE).filter(
    (name) => existsSync(join(SOURCE, name, "game.ftl")) && statSync(join(SOURCE, name)).isDirectory(),
  );
}

/**
 * The messages of a part, as `FluentBundle` keeps them. Beside the common ones the rule for no-break spaces, and those
 * sentences of the rules that they name (`NAME("rules-solo-6")`): a sentence is written once, wherever it is said.
 */
export function parsed(language: string, part: Part): string {
  const source = read(language, part);
  const { body } = new FluentResource(source);
  if (part === "common") {
    const named = new Set([...source.matchAll(/NAME\("([\w-]+)"\)/g)].map((match) => match[1]));
    body.push(...new FluentResource(read(language, "rules")).body.filter(({ id }) => named.has(id)));
    body.push({ id: "no-break", value: noBreak(SOURCE, language), attributes: {} });
  }
  return JSON.stringify(body);
}

function read(language: string, part: Part): string {
  return FILES[part]
    .map((name) => join(SOURCE, language, `${name}.ftl`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}
