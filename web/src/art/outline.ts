/** The outline of a set of cells as an SVG path with round corners, and the lines between its cells. */

type Point = readonly [number, number];
type Edge = { from: Point; to: Point };

const kept = new Map<string, string>();

/** `size` px per cell; the outline keeps `inset` from the cells' edges. Cells that touch at a corner only stay apart. */
export function outline(cells: readonly number[], size: number, inset: number, radius: number): string {
  const key = `${cells.join()}|${size}|${inset}|${radius}`;
  let path = kept.get(key);
  if (path === undefined) {
    path = loops(cells)
      .map((loop) =>
        rounded(
          loop.map((corner) => moved(corner, size, inset)),
          radius,
        ),
      )
      .join("");
    kept.set(key, path);
  }
  return path;
}

/** Lines between cells that lie side by side; `gap` of a cell is left free at both ends. */
export function seams(cells: readonly number[], size: number, gap: number): string {
  const held = new Set(cells);
  let path = "";
  for (const cell of cells) {
    const x = (cell % 5) * size;
    const y = Math.floor(cell / 5) * size;
    if (cell % 5 < 4 && held.has(cell + 1))
      path += `M${px(x + size)} ${px(y + gap * size)}V${px(y + size - gap * size)}`;
    if (held.has(cell + 5)) path += `M${px(x + gap * size)} ${px(y + size)}H${px(x + size - gap * size)}`;
  }
  return path;
}

/** The cell in which the mark stands: nearest the middle of the piece. */
export function middle(cells: readonly number[]): number {
  const row = cells.reduce((sum, cell) => sum + Math.floor(cell / 5), 0) / cells.length;
  const column = cells.reduce((sum, cell) => sum + (cell % 5), 0) / cells.length;
  const far = (cell: number) => (Math.floor(cell / 5) - row) ** 2 + ((cell % 5) - column) ** 2;
  return cells.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

type Corner = { at: Point; before: Point; after: Point };

/** Edges clockwise around the cells, chained to loops; a corner knows the directions before and after it. */
function loops(cells: readonly number[]): Corner[][] {
  const left = edges(cells);
  const found: Corner[][] = [];
  while (left.length) {
    const chain = [left.pop()!];
    for (;;) {
      const last = chain.at(-1)!;
      const ways = left.filter((edge) => same(edge.from, last.to));
      if (!ways.length) break;
      // Where two cells touch at a corner, turning right stays with the same cell.
      const right: Point = [-direction(last)[1], direction(last)[0]];
      const next = ways.find((edge) => same(direction(edge), right)) ?? ways[0]!;
      left.splice(left.indexOf(next), 1);
      chain.push(next);
    }
    found.push(corners(chain));
  }
  return found;
}

function edges(cells: readonly number[]): Edge[] {
  const held = new Set(cells);
  const found: Edge[] = [];
  for (const cell of cells) {
    const x = cell % 5;
    const y = Math.floor(cell / 5);
    if (!held.has(cell - 5)) found.push({ from: [x, y], to: [x + 1, y] });
    if (x === 4 || !held.has(cell + 1)) found.push({ from: [x + 1, y], to: [x + 1, y + 1] });
    if (!held.has(cell + 5)) found.push({ from: [x + 1, y + 1], to: [x, y + 1] });
    if (x === 0 || !held.has(cell - 1)) found.push({ from: [x, y + 1], to: [x, y] });
  }
  return found;
}

function corners(chain: Edge[]): Corner[] {
  return chain
    .map((edge, index) => ({ at: edge.from, before: direction(chain.at(index - 1)!), after: direction(edge) }))
    .filter(({ before, after }) => !same(before, after));
}

/** Away from the edges before and after, to the inside, which lies right of them. */
function moved({ at, before, after }: Corner, size: number, inset: number): Point {
  return [at[0] * size - inset * (before[1] + after[1]), at[1] * size + inset * (before[0] + after[0])];
}

function rounded(points: Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const [a, b] = [
      toward(point, points.at(index - 1)!, radius),
      toward(point, points[(index + 1) % points.length]!, radius),
    ];
    return `${index ? "L" : "M"}${px(a[0])} ${px(a[1])}Q${px(point[0])} ${px(point[1])} ${px(b[0])} ${px(b[1])}`;
  });
  return `${parts.join("")}Z`;
}

function toward(from: Point, to: Point, step: number): Point {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const part = Math.min(step, length / 2) / (length || 1);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

const direction = ({ from, to }: Edge): Point => [to[0] - from[0], to[1] - from[1]];
const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
const px = (value: number) => Number(value.toFixed(2));
