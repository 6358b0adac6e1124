/**
 * The face of everything that reacts at the table. The drawn parts (src/table) place these components and spread these props;
 * nothing else of src/play is for them to use.
 *
 * - Own puzzle: `<div {...puzzleProps(slot)}><Puzzle … cellProps={cellProps(slot)}>{overlayFor(slot)}</Puzzle></div>`
 * - Face-up puzzle: `<div {...cardProps(rowSlot)}><Puzzle …>{rowOverlay(rowSlot)}</Puzzle></div>`; deck: `deckProps`, recycle button:
 *   `recycleProps`; free place on the own mat: `freeProps`.
 * - `usePlay()` once in the table page: keys, live region, motion, sounds.
 */
import "../styles/table/play.css";

export { carried, mode, sheetOpen } from "./selection";
export { strays } from "./hand/drag";
export { clash, focusSlot } from "./hand/hand";
export { cellsAt } from "./hand/shape";
export { cardProps, cellProps, deckProps, freeProps, puzzleProps, recycleProps } from "./props";
export { overlayFor, rowOverlay } from "./hand/overlay";
export { ActionBar } from "./actions/bar";
export { Tray } from "./hand/tray";
export { late } from "./panels/load_sheets";
export { TurnControls } from "./actions/turn";
export { Dialogs, TouchSheet } from "./panels/dialogs";
export { Say } from "./feedback/say";
export { SkipBots } from "./feedback/pace";
export { linesOf, remember } from "./feedback/narrate";
export { sound } from "./feedback/sound";
export { usePlay } from "./use_play";
