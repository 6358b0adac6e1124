/** The mat of another player in a sheet, where there is no room for a panel. */
import { Dialog } from "../../parts/dialog";
import { plainName } from "../../state/names";
import { seat, view } from "../../state/table";
import "../../styles/table/other_sheet.css";
import { t } from "../../texts/texts";
import { layout, size } from "../form/layout";
import { SeatNews } from "./news";
import { Head, opened, Puzzles } from "./others";
import { Supply } from "./stack";
import { watched } from "./watching";

export function Sheet({ number }: { number: number }) {
  const now = view.value?.seats[number];
  return (
    <Dialog title={plainName(number)} onClose={() => (opened.value = null)} class="other-sheet" testid="other-sheet">
      <Head number={number} now={now} />
      <Puzzles number={number} now={now} size={layout.value.other} />
      {now && <Supply supply={now.supply} size={14} width={Math.min(500, size.value.width - 40)} />}
      <SeatNews seat={number} />
      {seat.value === null && (
        <button type="button" class="btn" onClick={() => ((watched.value = number), (opened.value = null))}>
          {t("table-watch-seat", { name: plainName(number) })}
        </button>
      )}
    </Dialog>
  );
}
