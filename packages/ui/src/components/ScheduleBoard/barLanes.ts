import type { Times } from './time.ts';

/** Bar of a row with its lane, counted from the top. */
export interface Placed<Item extends Times> {
  item: Item;
  lane: number;
}

/**
 * Stacks the bars of a row: bars of one lane never overlap, and no lane is used while one above is free. The result
 * does not depend on the order of the bars as long as `tie` tells them apart.
 */
export function stackBars<Item extends Times>(
  items: readonly Item[],
  tie: (a: Item, b: Item) => number = () => 0,
): { placed: Placed<Item>[]; lanes: number } {
  const ends: number[] = [];
  const placed = items
    .toSorted((a, b) => a.start - b.start || b.finish - a.finish || tie(a, b))
    .map((item) => {
      const free = ends.findIndex((end) => end <= item.start);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = item.finish;
      return { item, lane };
    });
  return { placed, lanes: ends.length };
}

/** First lane that is free during a time; the last one if none is, because a row does not grow during a drag. */
export function freeLane<Item extends Times>(
  { placed, lanes }: { placed: readonly Placed<Item>[]; lanes: number },
  { start, finish }: Times,
  isLeftOut: (item: Item) => boolean,
): number {
  for (let lane = 0; lane < lanes; lane++) {
    const isFree = placed.every(
      (one) =>
        one.lane !== lane || isLeftOut(one.item) || one.item.finish <= start || one.item.start >= finish,
    );
    if (isFree) return lane;
  }
  return Math.max(0, lanes - 1);
}
