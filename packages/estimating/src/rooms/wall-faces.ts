import type { Direction, Run } from './collinear-lines.ts';

/** Thickness of walls, in feet. */
const thickness = { least: 0.2, most: 1.25 };
/** Least length of two parallel faces beside each other, in feet, and as a share of their distance. */
const leastOverlap = { feet: 0.25, share: 0.5 };
/** Openings that are closed by a door only. Faces go on over them where their line does. */
const bridge = 1.6;
/**
 * At least so many equal distances of at most so many feet make a hatch, treads, tiles or a ceiling grid. A wall of
 * several layers has closer lines.
 */
const hatch = { gaps: 4, most: 4.2, wideGaps: 3, wide: 0.7 };
/** Walls are at most this much lighter than those that are long, in feet. */
const weight = { share: 0.6, long: 6 };
/** Share of filled walls from which on only filled shapes are walls. */
const filledShare = 0.45;
/** Share of long lines in pairs from which on single lines are no walls. */
const pairedShare = 0.25;

/** Two faces of a wall. */
export interface Pair {
  a: Run;
  b: Run;
}

/** Wall faces of a direction. */
export interface Faces extends Omit<Direction, 'runs'> {
  runs: Run[];
  pairs: Pair[];
}

/** Index of the next line beside a line, as far away as a wall is thick; −1 without one. @param side by offset. */
function faceBehind(runs: readonly Run[], at: number, side: 1 | -1, foot: number): number {
  const run = runs[at]!;
  for (let i = at + side; i >= 0 && i < runs.length; i += side) {
    const other = runs[i]!;
    const apart = Math.abs(other.offset - run.offset);
    if (apart > thickness.most * foot) return -1;
    const overlap = Math.min(run.end, other.end) - Math.max(run.start, other.start);
    if (apart >= thickness.least * foot && overlap >= (run.end - run.start) / 2) return i;
  }
  return -1;
}

/** True for lines that are repeated at equal distances with about the same ends. */
function isHatch(runs: readonly Run[], at: number, foot: number): boolean {
  const run = runs[at]!;
  if (run.isFilled) return false;
  const slack = Math.max(0.3 * foot, 0.1 * (run.end - run.start));
  const reach = hatch.gaps * hatch.most * foot;
  const offsets: number[] = [];
  for (const by of [-1, 1])
    for (let i = at + by; i >= 0 && i < runs.length; i += by) {
      const other = runs[i]!;
      if (Math.abs(other.offset - run.offset) > reach) break;
      const isAlike = Math.abs(other.weight - run.weight) <= 0.25 * run.weight;
      if (isAlike && Math.abs(other.start - run.start) <= slack && Math.abs(other.end - run.end) <= slack)
        offsets.push(other.offset - run.offset);
    }
  const has = (offset: number, tolerance: number) =>
    offsets.some((each) => Math.abs(each - offset) <= tolerance);
  return offsets.some((gap) => {
    if (Math.abs(gap) > hatch.most * foot) return false;
    const tolerance = Math.max(0.4, 0.03 * Math.abs(gap));
    let ahead = 1;
    while (ahead < hatch.gaps && has((ahead + 1) * gap, (ahead + 1) * tolerance)) ahead++;
    let behind = 0;
    while (behind < hatch.gaps && has(-(behind + 1) * gap, (behind + 1) * tolerance)) behind++;
    if (ahead + behind < (Math.abs(gap) >= hatch.wide * foot ? hatch.wideGaps : hatch.gaps)) return false;
    if (behind > 0) return true;
    // The first line of tiles is often the face of a wall: there is one more face behind it, and not two.
    const side = gap > 0 ? -1 : 1;
    const face = faceBehind(runs, at, side, foot);
    return face < 0 || faceBehind(runs, face, side, foot) >= 0;
  });
}

/** Parts of a line along which another face is beside it; gaps as wide as a wall that joins are bridged. */
function covered(run: Run, parts: readonly Run[], foot: number): Run[] {
  const found: Run[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && part.start <= last.end + bridge * foot) last.end = Math.max(last.end, part.end);
    else found.push({ ...part });
  }
  // A corner ends each face at another place.
  for (const part of found) {
    part.start = Math.max(run.start, part.start - bridge * foot);
    part.end = Math.min(run.end, part.end + bridge * foot);
  }
  return found;
}

/** Finds the faces of walls: parallel lines in pairs as far apart as a wall is thick. */
function facesOf(direction: Direction, kept: readonly Run[], foot: number): Faces {
  const parts = new Map<Run, Run[]>();
  const pairs: Pair[] = [];
  kept.forEach((a, at) => {
    for (let next = at + 1; next < kept.length; next++) {
      const b = kept[next]!;
      const apart = b.offset - a.offset;
      if (apart > thickness.most * foot) break;
      if (apart < thickness.least * foot) continue;
      const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
      if (end - start < Math.max(leastOverlap.feet * foot, leastOverlap.share * apart)) continue;
      for (const run of [a, b]) {
        const list = parts.get(run) ?? [];
        list.push({ ...run, start, end });
        parts.set(run, list);
      }
      pairs.push({ a, b });
    }
  });
  const runs = [...parts].flatMap(([run, list]) => covered(run, list, foot));
  return { way: direction.way, origin: direction.origin, runs, pairs };
}

/** Single lines as walls, for drawings whose walls are not drawn with two faces. @param shortest in feet. */
export const singleFaces = (direction: Direction, foot: number, shortest: number): Faces => ({
  way: direction.way,
  origin: direction.origin,
  runs: direction.runs.filter(
    (run, at) => run.end - run.start >= shortest * foot && !isHatch(direction.runs, at, foot),
  ),
  pairs: [],
});

/** Long faces of walls. */
const longOf = (all: readonly Faces[], foot: number): Run[] =>
  all.flatMap(({ runs }) => runs).filter((run) => run.end - run.start >= weight.long * foot);
const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * Finds the faces of walls in all directions: parallel lines in pairs as far apart as a wall is thick, and about as heavy
 * as the long ones, which furniture is not.
 * @returns the surest first: the edges of filled walls if most are filled, heavy pairs, all pairs; and whether walls
 * are drawn with two faces at all.
 */
export function pairedFaces(
  directions: readonly Direction[],
  foot: number,
): { layers: Faces[][]; isUsual: boolean } {
  const solid = directions.map(({ runs }) => runs.filter((_, at) => !isHatch(runs, at, foot)));
  const facesWith = (test: (run: Run) => boolean) =>
    directions.map((direction, at) => facesOf(direction, solid[at]!.filter(test), foot));
  const all = facesWith(() => true);
  const long = longOf(all, foot);
  const least = weight.share * typicalWeight(long);
  const heavy = facesWith((run) => run.isFilled || run.weight >= least);
  const filled = facesWith((run) => run.isFilled);
  const isMostlyFilled = lengthOf(longOf(filled, foot)) >= filledShare * lengthOf(longOf(heavy, foot));
  const lines = longOf(
    directions.map((direction, at) => ({ ...direction, runs: solid[at]!, pairs: [] })),
    foot,
  );
  return {
    layers: isMostlyFilled ? [filled, heavy, all] : [heavy, all],
    isUsual: lengthOf(long) >= pairedShare * lengthOf(lines),
  };
}

/** Width of the line at half the length of all faces; 0 without any. */
function typicalWeight(faces: readonly Run[]): number {
  const byWeight = faces.toSorted((a, b) => a.weight - b.weight);
  const half = lengthOf(faces) / 2;
  let sum = 0;
  for (const run of byWeight) {
    sum += run.end - run.start;
    if (sum >= half) return run.weight;
  }
  return 0;
}
