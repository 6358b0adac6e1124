/**
 * Nearly all of the script runs before a page's first picture. A comment at its top tells Chromium so, which then compiles it
 * while it comes, beside the main thread, and not function by function when they are called. Other browsers do not mind.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

export function hint(): Plugin {
  let folder = "";
  return {
    name: "projectl-hint",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    // On disk, because Vite itself puts something before a script when all plugins are done.
    writeBundle: (_options, bundle) => {
      for (const { fileName, type } of Object.values(bundle)) {
        if (type !== "chunk") continue;
        const path = join(folder, fileName);
        writeFileSync(path, HINT + readFileSync(path, "utf8"));
      }
    },
  };
}
