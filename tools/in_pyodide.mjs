// Runs a file of Python in Pyodide, with a folder of this machine at /there; LIBRARY stands for Python's own:
//     node tools/in_pyodide.mjs PYODIDE SCRIPT FOLDER [LIBRARY]
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [where, script, folder, library] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(where, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: where, ...(library ? { stdLibURL: library } : {}) });
python.FS.mkdirTree("/there");
python.mountNodeFS("/there", folder);
try {
  python.runPython(readFileSync(script, "utf8"), { filename: script });
} catch (fault) {
  console.error(fault.message); // Node itself would print the line where it was thrown, which is all of Pyodide
  process.exitCode = 1;
}
