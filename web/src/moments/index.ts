/** What makes the moments of a game felt, and keeps the turns of others in sight. It is loaded right after the table. */
import "../styles/table/moments.css";
import { followGains } from "./gains";
import { followShow } from "./show";
import { followTurns } from "./turns";

export { completing } from "./complete";
export { Gained } from "./gained";
export { Pacing } from "./pacing";
export { NewsLine, Ribbon } from "./ribbon";
export { key, retold } from "./show";
export { Story } from "./story";

/** While the table is open. */
export function follow(): () => void {
  const stops = [followTurns(), followShow(), followGains()];
  return () => stops.forEach((stop) => stop());
}
