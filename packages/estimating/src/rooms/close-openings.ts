import { lineOf, pointOn, type Run } from './collinear-lines.ts';
import { crossingShares, lengthOf, LineGrid, shareOf } from './line-grid.ts';
import type { Line } from './types.ts';
import type { Faces } from './wall-faces.ts';

/** Distance at which lines meet, in points. */
const touch = 0.5;
/** Corners where faces do not quite meet are closed up to this distance, in feet. */
const cornerReach = 1.1;

interface End {
  line: Line;
  /** The end of a wall: a closing line may be as long as an opening. */
  isJamb: boolean;
}

const sideOf = (run: Run, side: 1 | -1): number => (side === 1 ? run.end : run.start);

/** Ends of both faces of a wall at one place, with the line across the wall between them. */
function jambsOf(faces: Faces, foot: number): { caps: Line[]; ends: Map<Run, Set<1 | -1>> } {
  const caps: Line[] = [];
  const ends = new Map<Run, Set<1 | -1>>();
  // Faces are parts of the lines that the pairs refer to.
  const runsAt = new Map<number, Run[]>();
  for (const run of faces.runs) runsAt.set(run.offset, [...(runsAt.get(run.offset) ?? []), run]);
  for (const { a, b } of faces.pairs)
    for (const first of runsAt.get(a.offset) ?? [])
      for (const second of runsAt.get(b.offset) ?? []) {
        if (first.end <= second.start || second.end <= first.start) continue;
        for (const side of [1, -1] as const) {
          const apart = Math.abs(sideOf(first, side) - sideOf(second, side));
          if (apart > 0.3 * Math.abs(b.offset - a.offset) + 0.02 * foot) continue;
          caps.push({
            a: pointOn(faces, sideOf(first, side), first.offset),
            b: pointOn(faces, sideOf(second, side), second.offset),
          });
          for (const run of [first, second]) ends.set(run, (ends.get(run) ?? new Set()).add(side));
        }
      }
  return { caps, ends };
}

/** Part of a ray up to the first wall that it meets; null if it meets none. */
function untilWall(ray: Line, grid: LineGrid): Line | null {
  const length = lengthOf(ray);
  let first = Infinity;
  for (const index of grid.near(ray)) {
    const wall = grid.lines[index]!;
    const shares = crossingShares(ray, wall);
    if (!shares) continue;
    const slack = touch / Math.max(lengthOf(wall), touch);
    if (shares.u < -slack || shares.u > 1 + slack) continue;
    if (shares.t * length > touch && shares.t < first) first = shares.t;
  }
  return first <= 1 ? { a: ray.a, b: shareOf(ray, first) } : null;
}

/**
 * Wall faces with the lines that close them: across the ends of walls, over door openings along the inner faces, and at
 * corners whose faces do not meet.
 * @param opening width up to which openings are closed, in feet.
 */
export function closeOpenings(
  all: readonly Faces[],
  { foot, opening }: { foot: number; opening: number },
): Line[] {
  const walls: Line[] = [];
  const ends: End[] = [];
  const bridges: Line[] = [];
  for (const faces of all) {
    const isSingle = faces.pairs.length === 0;
    const { caps, ends: jambs } = jambsOf(faces, foot);
    walls.push(...caps);
    const byOffset = new Map<number, Run[]>();
    for (const run of faces.runs) {
      walls.push(lineOf(faces, run));
      byOffset.set(run.offset, [...(byOffset.get(run.offset) ?? []), run]);
      for (const side of [1, -1] as const) {
        const isJamb = isSingle || (jambs.get(run)?.has(side) ?? false);
        const from = sideOf(run, side);
        const reach = (isJamb ? opening : cornerReach) * foot + touch;
        ends.push({
          isJamb,
          line: {
            a: pointOn(faces, from, run.offset),
            b: pointOn(faces, from + side * reach, run.offset),
          },
        });
      }
    }
    // Faces on one line, on both sides of an opening.
    for (const runs of byOffset.values()) {
      runs.sort((a, b) => a.start - b.start);
      runs.slice(1).forEach((after, at) => {
        const before = runs[at]!;
        const width = after.start - before.end;
        const isOpening = isSingle || jambs.get(before)?.has(1) || jambs.get(after)?.has(-1);
        if (width <= (isOpening ? opening : cornerReach) * foot + touch)
          bridges.push({
            a: pointOn(faces, before.end, before.offset),
            b: pointOn(faces, after.start, after.offset),
          });
      });
    }
  }
  const grid = new LineGrid(walls, 6 * foot);
  const closing = ends.flatMap(({ line, isJamb }) => {
    const until = untilWall(line, grid);
    if (until) return [until];
    // Corners also close where the extensions of two faces meet.
    return isJamb ? [] : [line];
  });
  return [...walls, ...bridges, ...closing];
}
