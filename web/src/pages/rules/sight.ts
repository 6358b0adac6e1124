/** Which section is being read: the contents mark it, and where they scroll sideways they follow. */
import { useEffect, useState } from "preact/hooks";

/** A section is read while its heading is above this part of the window. */
const READ = 0.35;

export function useSectionInSight(ids: readonly string[]): string {
  const [here, setHere] = useState(ids[0] ?? "");
  useEffect(() => {
    const look = () => {
      const line = innerHeight * READ;
      const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line);
      setHere(passed.at(-1) ?? ids[0] ?? "");
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [ids.join()]);
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(".rules-contents [aria-current]");
    const list = link?.closest("ol");
    if (link && list && list.scrollWidth > list.clientWidth)
      list.scrollTo({ left: link.offsetLeft - list.clientWidth / 2 + link.offsetWidth / 2 });
  }, [here]);
  return here;
}
