/**
 * The texts of the game for the browser: `virtual:texts` maps each language to the addresses of its files, so that a page
 * loads one language only. They are made from the very files that the terminal and the server read, and parsed here: a slow
 * phone would need longer for that than for anything else before its first picture.
 */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "../../src/projectl/texts");
/** What every page needs, and what only the rules page does. */
const FILES = { common: ["game", "refusals", "server", "web"], rules: ["rules"] } as const;
type Part = keyof typeof FILES;

export function texts(): Plugin {
  // The dev server and the unit tests have no folder to write to.
  let serving = false;
  return {
    name: "projectl-texts",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id === "virtual:texts" ? "\0virtual:texts" : null),
    load(id) {
      if (id !== "\0virtual:texts") return null;
      const addresses: Record<string, Record<string, string>> = {};
      for (const language of languages()) {
        addresses[language] = {};
        for (const part of Object.keys(FILES) as Part[]) {
          const source = parsed(language, part);
          const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
          const fileName = `assets/${part}.${language}-${hash}.json`;
          if (serving) addresses[language][part] = `/@texts/${language}/${part}.json`;
          else {
            this.emitFile({ type: "asset", fileName, source });
            addresses[language][part] = `/${fileName}`;
          }
        }
      }
      return `export default ${JSON.stringify(addresses)}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/@texts\/(\w+)\/(\w+)\.json/.exec(request.url ?? "");
        if (!match) return next();
        response.end(parsed(match[1]!, match[2] as Part));
      });
    },
  };
}

function languages(): string[] {
  return readdirSync(SOURCE).filter((name) => existsSync(join(SOURCE, name, "game.ftl")) && statSync(join(SOURCE, name)).isDirectory());
}

/** The messages of a part, as `FluentBundle` keeps them. */
function parsed(language: string, part: Part): string {
  const source = FILES[part]
    .map((name) => join(SOURCE, language, `${name}.ftl`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  return JSON.stringify(new FluentResource(source).body);
}
