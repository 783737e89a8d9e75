import type { Point } from '../measure/types.ts';
import type { Line } from './types.ts';

/** Grid of lines for finding those near each other. */
export class LineGrid {
  readonly lines: readonly Line[];
  #cell: number;
  #cells = new Map<number, number[]>();

  /** @param cell edge of a cell in points. */
  constructor(lines: readonly Line[], cell: number) {
    this.lines = lines;
    this.#cell = cell;
    lines.forEach((line, index) => {
      for (const key of this.#keysOf(line)) {
        const list = this.#cells.get(key);
        if (list) list.push(index);
        else this.#cells.set(key, [index]);
      }
    });
  }

  /** Cells that a line passes, with those beside it so that touching lines share one. */
  *#keysOf({ a, b }: Line): Generator<number> {
    const cell = this.#cell;
    const slack = 1;
    const [minX, maxX] = [Math.min(a.x, b.x) - slack, Math.max(a.x, b.x) + slack];
    const [minY, maxY] = [Math.min(a.y, b.y) - slack, Math.max(a.y, b.y) + slack];
    const dx = b.x - a.x;
    const slope = Math.abs(dx) < 1e-9 ? null : (b.y - a.y) / dx;
    for (let column = Math.floor(minX / cell); column * cell <= maxX; column++) {
      let [low, high] = [minY, maxY];
      if (slope !== null) {
        const at = (x: number) => a.y + (Math.max(minX, Math.min(maxX, x)) - a.x) * slope;
        const [left, right] = [at(column * cell), at((column + 1) * cell)];
        low = Math.max(minY, Math.min(left, right) - slack);
        high = Math.min(maxY, Math.max(left, right) + slack);
      }
      for (let row = Math.floor(low / cell); row * cell <= high; row++) yield column * 65_536 + row;
    }
  }

  /** Indexes of lines that may be near a line, without duplicates. */
  near(line: Line): Set<number> {
    const found = new Set<number>();
    for (const key of this.#keysOf(line)) for (const index of this.#cells.get(key) ?? []) found.add(index);
    return found;
  }
}

/** Shares along two lines at which they cross, not limited to their ends; null if they are parallel. */
export function crossingShares(p: Line, q: Line): { t: number; u: number } | null {
  const [rx, ry] = [p.b.x - p.a.x, p.b.y - p.a.y];
  const [sx, sy] = [q.b.x - q.a.x, q.b.y - q.a.y];
  const turn = rx * sy - ry * sx;
  if (Math.abs(turn) <= 1e-4 * Math.hypot(rx, ry) * Math.hypot(sx, sy)) return null;
  const [dx, dy] = [q.a.x - p.a.x, q.a.y - p.a.y];
  return { t: (dx * sy - dy * sx) / turn, u: (dx * ry - dy * rx) / turn };
}

export const lengthOf = ({ a, b }: Line): number => Math.hypot(b.x - a.x, b.y - a.y);
export const shareOf = ({ a, b }: Line, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
