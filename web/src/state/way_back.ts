/**
 * The browser's own way back (a phone's button, a swipe, Alt+Left) closes what is open before it leaves the page.
 *
 * While something is open, a second entry of the history stands over that of the page, with the same address. Going back from it
 * closes what was opened last. It stays when that is closed in another way: going back with nothing open passes over both.
 */
const open: (() => void)[] = [];

const isSecond = (): boolean => !!(history.state as { second?: boolean } | null)?.second;
/** The entry in use, as it was when the history moved last: `followLinks` notes the first. */
let entry = { second: false, address: "" };

/** The page has another address, or another page is shown. */
export function noteEntry(): void {
  entry = { second: isSecond(), address: location.href };
}

/** From now on going back closes this; what is returned says that it has been closed. */
export function backCloses(close: () => void): () => void {
  open.push(close);
  standOver();
  return () => void open.splice(open.lastIndexOf(close), 1);
}

function standOver(): void {
  if (!entry.second) history.pushState({ second: true }, "");
  noteEntry();
}

/** Whether going elsewhere takes the place of the entry in use: the page has one below it. */
export const standsOver = (): boolean => entry.second;

/** The history has moved. Whether that was a step of this page, and none to another. */
export function steppedBack(): boolean {
  const left = entry;
  noteEntry();
  if (!left.second || entry.second) return false;
  const close = open.at(-1);
  if (!close) {
    history.back();
    return true;
  }
  // What the page has said in its address meanwhile.
  history.replaceState(null, "", left.address);
  noteEntry();
  close();
  // What has closed says so when it is drawn anew; what is still open is next.
  setTimeout(() => open.length && standOver());
  return true;
}
