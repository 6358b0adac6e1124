/** The reserve by level. */
import { PIECES } from "../../art/shapes";
import { view } from "../../state/table";
import { t } from "../../texts/texts";
import { hasFocus, layout } from "../form/layout";
import { Stack } from "../seats/stack";

export function Reserve() {
  const levels = view.value?.reserve ?? [];
  const { reserve } = layout.value;
  return (
    <section class={`reserve levels-${levels.length}`} aria-label={t("title-reserve")} data-testid="reserve">
      {!hasFocus.value && <h2 class="lab">{t("title-reserve")}</h2>}
      {levels.map(({ level, pieces }) => (
        <div class="level" key={level}>
          <b class="num" aria-hidden="true">
            {level}
          </b>
          {PIECES.filter((piece) => piece in pieces).map((piece) => (
            <Stack key={piece} piece={piece} count={pieces[piece] ?? 0} size={reserve} />
          ))}
        </div>
      ))}
    </section>
  );
}
