/** Addresses of a folder of files, which has one page: they stand behind its `#`. */
import { options } from "preact";
import { go, keepAddresses, where } from "../state/route";

export function keepInHash(): void {
  keepAddresses(
    () => {
      const found = new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", "http://page");
      return { path: found.pathname, search: found.search, hash: found.hash };
    },
    (to) => `#${to}`,
  );
  linkInHash();
  addEventListener("click", follow);
}

/** Links say where they lead also to who opens them in another tab. */
function linkInHash(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof props.href === "string" && /^\/(?!api\/)/.test(props.href))
      props.href = `#${props.href}`;
    before?.(vnode);
  };
}

/** To another page, or to a place of this one, whose name the browser would take for an address. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href^='#']");
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.hasAttribute("target")) return;
  event.preventDefault();
  const to = link.getAttribute("href")!.slice(1);
  if (to.startsWith("/")) return go(to);
  const { path, search } = where();
  go(`${path}${search}#${to}`);
  document.getElementById(to)?.scrollIntoView();
}
