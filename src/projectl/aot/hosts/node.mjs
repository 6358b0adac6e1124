// A place where kernels run as WebAssembly: node node.mjs MODULE ..., the first of them that this Node understands: one
// with instructions for several numbers at once, then the plain one. What is asked for comes as lines on the standard
// input (see process.py), bytes follow their line; answers go to the standard output.
import { readFileSync, readSync, writeSync } from "node:fs";

const modules = process.argv.slice(2);
const chosen = modules.find((path) => WebAssembly.validate(readFileSync(path)));
if (chosen === undefined) throw new Error(`this Node understands none of ${modules.join(", ")}`);
const { instance } = await WebAssembly.instantiate(readFileSync(chosen), {});
const { memory, __heap_base: base, projectl_about: about, ...kernels } = instance.exports;

let top = base.value;
const sizes = new Map(); // of what was given out, by address
const free = new Map(); // addresses, by size

function room(wanted) {
  const size = (Math.max(wanted, 1) + 63) & ~63;
  let at = free.get(size)?.pop();
  if (at === undefined) {
    at = top = (top + 63) & ~63;
    top += size;
    if (top > memory.buffer.byteLength) memory.grow(Math.ceil((top - memory.buffer.byteLength) / 65536));
  }
  sizes.set(at, size);
  new Uint8Array(memory.buffer, at, size).fill(0);
  return at;
}

function release(at) {
  const size = sizes.get(at);
  if (!sizes.delete(at)) throw new Error(`nothing lies at ${at}`);
  if (!free.has(size)) free.set(size, []);
  free.get(size).push(at);
}

// i: 64 bits, p: an address or a truth value, f: a float
const numbers = { i: BigInt, p: Number, f: Number };
function call(name, result, ...given) {
  const begun = process.cpuUsage();
  const value = kernels[name](...given.map((each) => numbers[each[0]](each.slice(2))));
  const spent = process.cpuUsage(begun);
  const bits = new DataView(new ArrayBuffer(8));
  if (result === "f") bits.setFloat64(0, value);
  else bits.setBigInt64(0, BigInt(value ?? 0));
  return `${bits.getBigInt64(0)} ${(spent.user + spent.system) / 1e6}`;
}

function text(at) {
  const bytes = new Uint8Array(memory.buffer, at);
  return Buffer.from(bytes.slice(0, bytes.indexOf(0))).toString("hex");
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
  new Uint8Array(memory.buffer, at, size).set(waiting.subarray(0, size));
  waiting = waiting.subarray(size);
}
function send(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}
const say = (answer) => send(Buffer.from(`${answer}\n`));

for (;;) {
  const [what, ...words] = line().split(" ");
  if (what === "about") say(text(about.value));
  else if (what === "which") say(modules.indexOf(chosen));
  else if (what === "room") say(room(Number(words[0])));
  else if (what === "release") release(Number(words[0]));
  else if (what === "write") put(Number(words[0]), Number(words[1]));
  else if (what === "read") send(new Uint8Array(memory.buffer, Number(words[0]), Number(words[1])));
  else if (what === "call") say(call(...words));
}
