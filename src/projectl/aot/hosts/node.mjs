// A place where kernels run as WebAssembly: node node.mjs MODULE ..., the first of them that this Node understands: one
// with instructions for several numbers at once, then the plain one. What is asked for comes as lines on the standard
// input (see process.py), bytes follow their line; answers go to the standard output.
import { readFileSync, readSync, writeSync } from "node:fs";
import { open } from "./memory.mjs";

const modules = process.argv.slice(2);
const chosen = modules.find((path) => WebAssembly.validate(readFileSync(path)));
if (chosen === undefined) throw new Error(`this Node understands none of ${modules.join(", ")}`);
const there = await open(readFileSync(chosen));

function call(name, result, ...given) {
  const letters = result + given.map((each) => each[0]).join("");
  const values = given.map((each) => each.slice(2));
  const begun = process.cpuUsage();
  const value = there.call(name, letters, ...values);
  const spent = process.cpuUsage(begun);
  const bits = new DataView(new ArrayBuffer(8));
  if (result === "f") bits.setFloat64(0, value);
  else bits.setBigInt64(0, BigInt(value ?? 0));
  return `${bits.getBigInt64(0)} ${(spent.user + spent.system) / 1e6}`;
}

const chunk = Buffer.alloc(1 << 20);
let waiting = Buffer.alloc(0);
function more() {
  const count = readSync(0, chunk);
  if (count === 0) process.exit(0);
  waiting = Buffer.concat([waiting, chunk.subarray(0, count)]);
}
function line() {
  let end;
  while ((end = waiting.indexOf(10)) < 0) more();
  const found = waiting.toString("utf8", 0, end);
  waiting = waiting.subarray(end + 1);
  return found;
}
function put(at, size) {
  while (waiting.length < size) more();
  there.write(at, waiting.subarray(0, size));
  waiting = waiting.subarray(size);
}
function send(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}
const say = (answer) => send(Buffer.from(`${answer}\n`));

for (;;) {
  const [what, ...words] = line().split(" ");
  if (what === "about") say(Buffer.from(there.about()).toString("hex"));
  else if (what === "which") say(modules.indexOf(chosen));
  else if (what === "room") say(there.room(Number(words[0])));
  else if (what === "release") there.release(Number(words[0]));
  else if (what === "write") put(Number(words[0]), Number(words[1]));
  else if (what === "read") send(there.read(Number(words[0]), Number(words[1])));
  else if (what === "call") say(call(...words));
}
