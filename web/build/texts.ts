/**
 * The texts of the game for the browser: `virtual:texts` maps each language to the addresses of its files, so that a page
 * loads one language only. They are the very files that the terminal and the server read.
 */
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
          const source = joined(language, part);
          const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
          const fileName = `assets/${part}.${language}-${hash}.ftl`;
          if (serving) addresses[language][part] = `/@texts/${language}/${part}.ftl`;
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
        const match = /^\/@texts\/(\w+)\/(\w+)\.ftl/.exec(request.url ?? "");
        if (!match) return next();
        response.end(joined(match[1]!, match[2] as Part));
      });
    },
  };
}

function languages(): string[] {
  return readdirSync(SOURCE).filter((name) => existsSync(join(SOURCE, name, "game.ftl")) && statSync(join(SOURCE, name)).isDirectory());
}

/** Without comments and empty lines: they would only be carried to the browser. */
function joined(language: string, part: Part): string {
  return FILES[part]
    .map((name) => join(SOURCE, language, `${name}.ftl`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"))
    .join("\n");
}
