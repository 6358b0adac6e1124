/** What of the turns of others is still told. `moments/`, which is loaded after the table, finds it out and writes it here. */
import { signal } from "@preact/signals";
import type { Piece } from "../../types/event";

/** A coin: whose action, which of its turn, and whether it is shown just now. */
export type Mark = { seat: number; coin: number; now: boolean };

/**
 * Marks by place: `row 3`, `deck white`, `reserve I2`, `1 2` (seat and slot of a puzzle), and `1 2 12,17` for pieces that were
 * laid, by seat, slot and cells.
 */
export const marks = signal<ReadonlyMap<string, Mark>>(new Map());
/** The seats that have acted since our own last action, the latest last. */
export const told = signal<readonly number[]>([]);
/** By seat: the slot of the puzzle that it touched last, or in the step that is shown. */
export const touched = signal<ReadonlyMap<number, number>>(new Map());
/** The step that is shown once more: of the turn of which seat, counted from 0. */
export const again = signal<{ seat: number; step: number } | null>(null);
/** Own pieces that came home from a completed puzzle, or as its reward, with the own last action. */
export const got = signal<ReadonlyMap<Piece, "home" | "reward">>(new Map());
