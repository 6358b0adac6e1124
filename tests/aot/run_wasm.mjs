// Runs kernels as WebAssembly: node run_wasm.mjs MODULE CASES, where CASES is a folder that test_wasm.py has filled.
// Prints one line of JSON for every case. Records and lists come as bytes, as they lie in memory.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [, , module, folder] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, __heap_base: base, ...kernels } = instance.exports;
const read = (name) => readFileSync(join(folder, name));

let top = 0;
const reset = () => (top = base.value);
function room(size) {
  const at = (top = (top + 15) & ~15);
  top += size;
  if (top > memory.buffer.byteLength) memory.grow(Math.ceil((top - memory.buffer.byteLength) / 65536));
  new Uint8Array(memory.buffer, at, size).fill(0);
  return at;
}
function place(bytes) {
  const at = room(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  return at;
}
const numbers = (list) => place(new Uint8Array(BigInt64Array.from(list, BigInt).buffer));
const bytes = (at, size) => new Uint8Array(memory.buffer, at, size);
const long = (at) => Number(new DataView(memory.buffer).getBigInt64(at, true));

function game(each) {
  reset();
  const rules = place(read(each.rules));
  const tables = place(read(each.tables));
  const count = each.actions.length;
  const states = room((count + 1) * each.size);
  bytes(states, each.size).set(read(each.start));
  const seats = numbers(each.seats);
  const actions = numbers(each.actions);
  const listed = room(8 * each.listed);
  const out = room(8 * each.codes);
  const row = [states, BigInt(count + 1)];
  const n = BigInt(count);
  const buffer = [out, BigInt(each.codes)];
  const played = kernels.kernel_engine_kernels_trail(
    ...row, rules, tables, seats, n, actions, n, listed, BigInt(each.listed), ...buffer,
  );
  const hash = createHash("sha256");
  hash.update(bytes(states, (count + 1) * each.size)).update(bytes(listed, 8 * each.listed));
  for (const at of each.explained) {
    for (let seat = 0; seat < each.players; seat++) {
      kernels.kernel_engine_kernels_explain_all(...row, BigInt(at), rules, tables, BigInt(seat), ...buffer);
      hash.update(bytes(out, 8 * each.codes));
    }
  }
  return { played: Number(played), hash: hash.digest("hex") };
}

function plans(each) {
  reset();
  const desk = place(read(each.desk));
  const states = room(each.states * each.size);
  const out = room(8 * each.codes);
  const start = top;
  return each.positions.map((position) => {
    top = start;
    const rules = place(read(position.rules));
    const tables = place(read(position.tables));
    bytes(states, each.size).set(read(position.start));
    const view = new DataView(memory.buffer);
    view.setBigInt64(desk + each.offsets.chance, BigInt(position.chance), true);
    const values = position.tasks.map(([task, budget]) => {
      view.setBigInt64(desk + each.offsets.budget, BigInt(budget), true);
      return kernels.kernel_net_kernels_think(
        states, BigInt(each.states), rules, tables, desk, BigInt(position.seat), BigInt(task), out, BigInt(each.codes),
      );
    });
    const length = long(desk + each.offsets.plan_length);
    const hash = createHash("sha256").update(new Uint8Array(Float64Array.from(values).buffer));
    for (const [name, size] of each.kept) hash.update(bytes(desk + each.offsets[name], size));
    return { plan: Array.from({ length }, (_, i) => long(desk + each.offsets.plan + 8 * i)), hash: hash.digest("hex") };
  });
}

function speed(each) {
  reset();
  const rules = place(read(each.rules));
  const tables = place(read(each.tables));
  const states = room(2 * each.size);
  const out = room(8 * each.codes);
  const begun = process.cpuUsage();
  const steps = kernels.kernel_engine_kernels_play_games(
    states, 2n, rules, tables, 1n, BigInt(each.games), 1000000n, out, BigInt(each.codes),
  );
  const spent = process.cpuUsage(begun);
  return { steps_per_s: (Number(steps) / (spent.user + spent.system)) * 1e6 };
}

const kinds = { game, plans, speed };
for (const each of JSON.parse(read("cases.json").toString())) console.log(JSON.stringify(kinds[each.kind](each)));
