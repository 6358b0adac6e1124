/**
 * The face of everything that reacts at the table. The drawn parts (src/table) place these components and spread these props;
 * nothing else of src/play is for them to use.
 *
 * - Own puzzle: `<div {...puzzleProps(slot)}><Puzzle … cellProps={cellProps(slot)}>{overlayFor(slot)}</Puzzle></div>`
 * - Face-up puzzle: `<div {...cardProps(rowSlot)}><Puzzle …>{rowOverlay(rowSlot)}</Puzzle></div>`; deck: `deckProps`, recycle button:
 *   `recycleProps`; free place on the own mat: `freeProps`.
 * - `usePlay()` once in the table page: keys, live region, motion, sounds.
 */
import "../styles/play.css";

export { carried } from "./selection";
export { focusSlot } from "./hand";
export { cardProps, cellProps, deckProps, freeProps, puzzleProps, recycleProps } from "./props";
export { overlayFor, rowOverlay } from "./overlay";
export { ActionBar } from "./actions";
export { Tray } from "./tray";
export { TurnControls } from "./turn";
export { Dialogs, TouchSheet } from "./dialogs";
export { Coach } from "./coach";
export { linesOf, sentenceOf } from "./telling";
export { sound } from "./sound";
export { usePlay } from "./use";
