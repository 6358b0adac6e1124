// Kernels as WebAssembly, with room in their memory: what a host offers, in Node (node.mjs) and in a browser
// (web/src/device/worker.ts).

// i: 64 bits, p: an address or a truth value, f: a float
const numbers = { i: BigInt, p: Number, f: Number };

export async function open(module) {
  const { instance } = await WebAssembly.instantiate(module, {});
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

  function text() {
    const bytes = new Uint8Array(memory.buffer, about.value);
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  }

  return {
    about: text,
    room,
    release,
    write: (at, bytes) => new Uint8Array(memory.buffer, at, bytes.length).set(bytes),
    read: (at, size) => new Uint8Array(memory.buffer, at, size).slice(),
    // The letters of the result and of each argument, then the arguments.
    call: (name, letters, ...given) => kernels[name](...given.map((each, n) => numbers[letters[n + 1]](each))),
  };
}
