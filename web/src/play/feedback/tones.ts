/** The sounds themselves, made with oscillators: no files. */
type Tone = { from: number; to?: number; ms: number };

const VOLUME = 0.4;
const SOUNDS = {
  pick: [{ from: 880, ms: 30 }],
  snap: [{ from: 1175, ms: 20 }],
  place: [{ from: 440, to: 330, ms: 70 }],
  illegal: [{ from: 160, ms: 90 }],
  take: [{ from: 0, ms: 60 }],
  complete: [523, 659, 784].map((from) => ({ from, ms: 70 })),
  turn: [587, 880].map((from) => ({ from, ms: 120 })),
  "last-round": [392, 294].map((from) => ({ from, ms: 140 })),
  clock: [{ from: 1000, ms: 15 }],
  end: [523, 659, 784, 1047].map((from) => ({ from, ms: 75 })),
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** A major third. */
const THIRD = 2 ** (4 / 12);

export function play(name: Sound, higher = 0): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Before the first press the browser keeps quiet; afterwards it has to be asked.
  if (context.state === "suspended") void context.resume();
  let start = context.currentTime;
  for (const tone of SOUNDS[name] as Tone[]) {
    ring(context, { ...tone, from: tone.from * THIRD ** higher }, start);
    start += tone.ms / 1000;
  }
}

function ring(audio: AudioContext, tone: Tone, start: number): void {
  const end = start + tone.ms / 1000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(VOLUME * 0.3, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const source = tone.from ? oscillator(audio, tone, start, end) : noise(audio, tone.ms);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

function oscillator(audio: AudioContext, tone: Tone, start: number, end: number): OscillatorNode {
  const node = audio.createOscillator();
  node.type = "triangle";
  node.frequency.setValueAtTime(tone.from, start);
  if (tone.to) node.frequency.linearRampToValueAtTime(tone.to, end);
  return node;
}

function noise(audio: AudioContext, ms: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil((audio.sampleRate * ms) / 1000), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() - 0.5;
  const node = audio.createBufferSource();
  node.buffer = buffer;
  return node;
}
