import type { Point } from '../measure/types.ts';
import { planLineFlags, type Line, type PlanLines } from './types.ts';

/** Lines closer than this are one line, in points. */
const sameLine = 0.35;
/** Directions closer than this are one direction, in radians. */
const sameDirection = 2e-4;

/** Part of a line of a direction: from `start` to `end` along it, `offset` to its left. */
export interface Run {
  offset: number;
  start: number;
  end: number;
  /** Line width in points; 0 for the edge of a shape that is only filled. */
  weight: number;
  /** Edge of a filled shape. */
  isFilled: boolean;
}

/** Lines of one direction, merged and sorted by offset. */
export interface Direction {
  /** Unit vector along the lines, and the point that positions are relative to. */
  way: Point;
  origin: Point;
  runs: Run[];
}

export const pointOn = (
  { way, origin }: Pick<Direction, 'way' | 'origin'>,
  at: number,
  offset: number,
): Point => ({
  x: origin.x + way.x * at - way.y * offset,
  y: origin.y + way.y * at + way.x * offset,
});

export const lineOf = (
  direction: Direction,
  { start, end, offset }: Pick<Run, 'start' | 'end' | 'offset'>,
): Line => ({
  a: pointOn(direction, start, offset),
  b: pointOn(direction, end, offset),
});

/** Joins runs that overlap or touch; `runs` are on one line. */
function mergeRuns(runs: Run[], gap: number): Run[] {
  const merged: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && run.start <= last.end + gap) {
      last.end = Math.max(last.end, run.end);
      last.weight = Math.max(last.weight, run.weight);
      last.isFilled ||= run.isFilled;
    } else merged.push({ ...run });
  }
  return merged;
}

/** Groups the solid lines of a drawing by direction and merges those on one line. @param shortest in points. */
export function groupByDirection(plan: PlanLines, shortest: number): Direction[] {
  const { coordinates, flags } = plan;
  const lines: { angle: number; index: number }[] = [];
  for (let index = 0; index < flags.length; index++) {
    if ((flags[index]! & planLineFlags.dashed) !== 0) continue;
    const dx = coordinates[index * 4 + 2]! - coordinates[index * 4]!;
    const dy = coordinates[index * 4 + 3]! - coordinates[index * 4 + 1]!;
    if (Math.hypot(dx, dy) < shortest) continue;
    let angle = Math.atan2(dy, dx);
    if (angle < 0) angle += Math.PI;
    // A level line drawn to the left must not become a direction of its own.
    if (angle >= Math.PI - sameDirection) angle -= Math.PI;
    lines.push({ angle, index });
  }
  lines.sort((a, b) => a.angle - b.angle);
  const directions: Direction[] = [];
  for (let first = 0; first < lines.length;) {
    let end = first + 1;
    while (end < lines.length && lines[end]!.angle - lines[end - 1]!.angle <= sameDirection) end++;
    directions.push(directionOf(lines.slice(first, end), plan));
    first = end;
  }
  return directions;
}

function directionOf(
  lines: readonly { angle: number; index: number }[],
  { coordinates, flags, weights }: PlanLines,
): Direction {
  const { angle, index } = lines[lines.length >> 1]!;
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  const origin = { x: coordinates[index * 4]!, y: coordinates[index * 4 + 1]! };
  const runs = lines.map(({ index: at }): Run => {
    const [x1, y1, x2, y2] = coordinates.subarray(at * 4, at * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const along = (x: number, y: number) => (x - origin.x) * way.x + (y - origin.y) * way.y;
    const across = (x: number, y: number) => (y - origin.y) * way.x - (x - origin.x) * way.y;
    const [s, e] = [along(x1, y1), along(x2, y2)];
    return {
      offset: (across(x1, y1) + across(x2, y2)) / 2,
      start: Math.min(s, e),
      end: Math.max(s, e),
      weight: weights[at]!,
      isFilled: (flags[at]! & planLineFlags.filled) !== 0,
    };
  });
  runs.sort((a, b) => a.offset - b.offset);
  const merged: Run[] = [];
  for (let first = 0; first < runs.length;) {
    let end = first + 1;
    while (end < runs.length && runs[end]!.offset - runs[first]!.offset <= sameLine) end++;
    const { offset } = runs[(first + end - 1) >> 1]!;
    merged.push(
      ...mergeRuns(
        runs.slice(first, end).map((run) => ({ ...run, offset })),
        sameLine,
      ),
    );
    first = end;
  }
  return { way, origin, runs: merged };
}
