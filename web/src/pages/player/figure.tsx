/** A picture of figures in a panel; the same can be read as a table. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../texts/texts";

export type Cells = readonly (string | number)[];

type FigureProps = {
  name: string;
  title: string;
  about: string;
  head: readonly string[];
  rows: readonly Cells[];
  choices?: ComponentChildren;
  children: ComponentChildren;
};

export function Figure({ name, title, about, head, rows, choices, children }: FigureProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section class="panel plot" aria-labelledby={`plot-${name}`} data-testid={`plot-${name}`}>
      <div class="plot-head">
        <h2 id={`plot-${name}`}>{title}</h2>
        <button
          type="button"
          class="btn quiet"
          aria-pressed={asTable}
          data-testid={`table-${name}`}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? "statistics-as-picture" : "statistics-as-table")}
        </button>
      </div>
      {choices}
      <p class="muted">{about}</p>
      {asTable ? <AsTable head={head} rows={rows} title={title} /> : children}
    </section>
  );
}

function AsTable({ head, rows, title }: { head: readonly string[]; rows: readonly Cells[]; title: string }) {
  return (
    <div class="plot-table" tabIndex={0} role="group" aria-label={title}>
      <table class="page-sheet">
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((each, column) => (
                <td key={head[column + 1]}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
