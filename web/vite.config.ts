/// <reference types="vitest/config" />
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { hint } from "./build/hint.ts";
import { texts } from "./build/texts.ts";

const server = process.env["PROJECTL_SERVER"] ?? "http://127.0.0.1:8421";

export default defineConfig(({ mode }) => ({
  // For a folder of files addresses are relative: nobody knows where it will lie.
  base: mode === "site" ? "./" : "/",
  // Preact's own JSX, without Babel.
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [texts(), hint(), ...(mode === "site" ? [] : [compress()])],
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/projectl/web",
    emptyOutDir: true,
    manifest: mode === "site" ? false : "build.json",
    target: "es2022",
    // A strict content policy forbids inline scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Each file costs a slow phone some milliseconds: what many pages share comes in a few. What no table needs stays out.
    rolldownOptions: {
      ...(mode === "site" ? { input: "site.html" } : {}),
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "base",
              test: /node_modules\/(@?preact|@fluent)|src\/(art|net|parts|state|texts)\/(?!extras|language_choice|learning|patterns)|virtual:texts/,
            },
            { name: "board", test: /src\/(play|table)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  // The rules page reads what lies beside the texts.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"], environment: "node" },
}));
