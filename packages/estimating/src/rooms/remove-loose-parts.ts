import { lineOf, type Run } from './collinear-lines.ts';
import { crossingShares, lengthOf, LineGrid } from './line-grid.ts';
import type { Faces } from './wall-faces.ts';

/** Distance at which lines meet, in points. */
const touch = 0.5;
/** Connected lines smaller than this are tags, chairs or fixtures unless they continue a wall, in feet. */
const leastExtent = 6;

/** Leaves out lines that are not connected to a wall, unless they are on the line of one. */
export function removeLooseParts(
  all: readonly Faces[],
  { foot, opening }: { foot: number; opening: number },
): Faces[] {
  const runs = all.flatMap((faces) => faces.runs.map((run) => ({ faces, run, line: lineOf(faces, run) })));
  const parent = runs.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parent[top] !== top) top = parent[top]!;
    for (let each = at; parent[each] !== top;) [each, parent[each]] = [parent[each]!, top];
    return top;
  };
  const grid = new LineGrid(
    runs.map(({ line }) => line),
    6 * foot,
  );
  // The two faces of a wall are one part.
  const slack = 0.1 * foot + touch;
  runs.forEach(({ line }, at) => {
    for (const other of grid.near(line)) {
      if (other <= at) continue;
      const shares = crossingShares(line, runs[other]!.line);
      if (!shares) continue;
      const [a, b] = [slack / lengthOf(line), slack / lengthOf(runs[other]!.line)];
      if (shares.t >= -a && shares.t <= 1 + a && shares.u >= -b && shares.u <= 1 + b)
        parent[root(at)] = root(other);
    }
  });
  const bounds = new Map<number, [number, number, number, number]>();
  runs.forEach(({ line: { a, b } }, at) => {
    const [x0, y0, x1, y1] = bounds.get(root(at)) ?? [Infinity, Infinity, -Infinity, -Infinity];
    bounds.set(root(at), [
      Math.min(x0, a.x, b.x),
      Math.min(y0, a.y, b.y),
      Math.max(x1, a.x, b.x),
      Math.max(y1, a.y, b.y),
    ]);
  });
  const isLarge = (at: number) => {
    const [x0, y0, x1, y1] = bounds.get(root(at))!;
    return Math.max(x1 - x0, y1 - y0) >= leastExtent * foot;
  };
  const large = new Map<Faces, Set<Run>>();
  runs.forEach(({ faces, run }, at) => {
    if (isLarge(at)) large.set(faces, (large.get(faces) ?? new Set()).add(run));
  });
  // A pier between two openings continues the lines of its wall.
  const continues = new Set<number>();
  runs.forEach(({ faces, run }, at) => {
    if (large.get(faces)?.has(run)) return;
    for (const other of large.get(faces) ?? []) {
      const gap = Math.max(other.start - run.end, run.start - other.end);
      if (Math.abs(other.offset - run.offset) <= touch && gap <= opening * foot) continues.add(root(at));
    }
  });
  const kept = new Set(runs.flatMap(({ run }, at) => (isLarge(at) || continues.has(root(at)) ? [run] : [])));
  return all.map((faces) => ({ ...faces, runs: faces.runs.filter((run) => kept.has(run)) }));
}
