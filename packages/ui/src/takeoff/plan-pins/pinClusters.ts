import type { Point } from '@plumbline/estimating';
import { zoomLimits } from '../canvas/view.ts';

/** Pins that are drawn as one mark: a single pin, or a cluster of several. */
export interface PinCluster<P> {
  /** Stays the same while the cluster has the same pins. */
  key: string;
  /** Middle of the pins, in the space of their places. */
  at: Point;
  /** In the order of the list. */
  pins: readonly P[];
}

interface Placed {
  id: string;
  at: Point;
}

/** Pins by their number in the list, while clusters are made. */
interface Group {
  x: number;
  y: number;
  members: readonly number[];
}

/** Two levels for each doubling of the scale. */
const levelsPerOctave = 2;
/** Rows of the grid that finds near groups. */
const cellRows = 2 ** 22;

/** Level of a scale: 0 is the largest scale, higher levels are smaller scales. */
export const clusterLevel = (scale: number): number =>
  Math.max(0, Math.ceil(levelsPerOctave * Math.log2(zoomLimits.max / scale) - 1e-9));

const distanceAt = (level: number, radius: number): number =>
  (radius * 2 ** (level / levelsPerOctave)) / zoomLimits.max;

/** Merges groups that are nearer than a distance to the first of them; the others stay as they are. */
function mergeNear(groups: readonly Group[], distance: number): Group[] {
  const cells = new Map<number, number[]>();
  const cellOf = (value: number) => Math.floor(value / distance);
  // A number instead of a text, which is several times faster; cells that share one are told apart by the distance.
  const keyOf = (column: number, row: number) => column * cellRows + row;
  groups.forEach(({ x, y }, index) => {
    const key = keyOf(cellOf(x), cellOf(y));
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  });
  const taken = new Set<number>();
  const merged: Group[] = [];
  groups.forEach((seed, index) => {
    if (taken.has(index)) return;
    taken.add(index);
    const near: Group[] = [seed];
    for (let column = cellOf(seed.x) - 1; column <= cellOf(seed.x) + 1; column++) {
      for (let row = cellOf(seed.y) - 1; row <= cellOf(seed.y) + 1; row++) {
        for (const other of cells.get(keyOf(column, row)) ?? []) {
          const group = groups[other];
          if (!group || taken.has(other)) continue;
          if (Math.hypot(group.x - seed.x, group.y - seed.y) > distance) continue;
          taken.add(other);
          near.push(group);
        }
      }
    }
    if (near.length === 1) {
      merged.push(seed);
      return;
    }
    const members = near.flatMap((group) => group.members);
    const mean = (value: (group: Group) => number) =>
      near.reduce((sum, group) => sum + value(group) * group.members.length, 0) / members.length;
    merged.push({ x: mean(({ x }) => x), y: mean(({ y }) => y), members });
  });
  return merged;
}

const clusterOf = <P extends Placed>(pins: readonly P[], at: Point): PinCluster<P> => {
  const [first] = pins;
  return { key: pins.length === 1 ? `pin ${first?.id}` : `cluster ${first?.id} ${pins.length}`, at, pins };
};

/**
 * Clusters of pins by scale. They depend only on the places of the pins and the scale, so that panning and rotating
 * change nothing, and each cluster is contained in one of the next smaller scale. Pins without a finite place are left
 * out.
 * @param radius distance in CSS pixels below which pins form a cluster.
 * @returns the clusters at a scale in CSS pixels per unit, in the order of their first pins.
 */
export function createPinClusters<P extends Placed>(
  pins: readonly P[],
  radius: number,
): (scale: number) => readonly PinCluster<P>[] {
  const levels: Group[][] = [];
  const clusters = new Map<number, readonly PinCluster<P>[]>();
  const groupsAt = (level: number): Group[] => {
    let groups =
      levels.at(-1) ??
      pins.flatMap(({ at: { x, y } }, index) =>
        Number.isFinite(x) && Number.isFinite(y) ? [{ x, y, members: [index] }] : [],
      );
    while (levels.length <= level)
      levels.push((groups = mergeNear(groups, distanceAt(levels.length, radius))));
    return levels[level] ?? [];
  };
  return (scale) => {
    const level = clusterLevel(scale);
    const known = clusters.get(level);
    if (known) return known;
    const made = groupsAt(level)
      .map(({ x, y, members }) => ({ x, y, members: members.toSorted((a, b) => a - b) }))
      .toSorted((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0))
      .map(({ x, y, members }) =>
        clusterOf(
          members.flatMap((index) => pins[index] ?? []),
          { x, y },
        ),
      );
    clusters.set(level, made);
    return made;
  };
}

/** Takes a pin out of its cluster, so that the selected pin is always seen by itself. The other marks stay in place. */
export function separatePin<P extends Placed>(
  clusters: readonly PinCluster<P>[],
  id: string | null | undefined,
): readonly PinCluster<P>[] {
  if (id === null || id === undefined) return clusters;
  const index = clusters.findIndex(({ pins }) => pins.length > 1 && pins.some((pin) => pin.id === id));
  const cluster = clusters[index];
  const own = cluster?.pins.find((pin) => pin.id === id);
  if (!cluster || !own) return clusters;
  const others = cluster.pins.filter((pin) => pin !== own);
  const [left] = others;
  const rest = clusterOf(others, others.length === 1 && left ? left.at : cluster.at);
  return clusters.toSpliced(index, 1, clusterOf([own], own.at), rest);
}

/** Smallest scale at which a cluster splits; undefined if its pins are together at every scale. */
export function splitScale<P extends Placed>(
  clustersAt: (scale: number) => readonly PinCluster<P>[],
  { pins }: PinCluster<P>,
  from: number,
): number | undefined {
  const [first] = pins;
  for (let level = clusterLevel(from) - 1; level >= 0; level--) {
    const scale = zoomLimits.max / 2 ** (level / levelsPerOctave);
    const own = clustersAt(scale).find((cluster) => cluster.pins.some((pin) => pin === first));
    if (own && !pins.every((pin) => own.pins.includes(pin))) return scale;
  }
  return undefined;
}

/** Smallest scale from the given one at which a pin stands alone; undefined if it never does. */
export function aloneScale<P extends Placed>(
  clustersAt: (scale: number) => readonly PinCluster<P>[],
  id: string,
  from: number,
): number | undefined {
  for (let level = clusterLevel(from); level >= 0; level--) {
    const scale = zoomLimits.max / 2 ** (level / levelsPerOctave);
    const own = clustersAt(scale).find(({ pins }) => pins.some((pin) => pin.id === id));
    if (own?.pins.length === 1) return Math.max(from, scale);
  }
  return undefined;
}
