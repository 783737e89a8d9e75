import type { WorkTime } from './scheduleTypes.ts';
import { dayLength, type Times } from './time.ts';
import { workOn, workPieces } from './workTime.ts';

/** Load and capacity of a day in minutes. */
export interface DayLoad {
  load: number;
  capacity: number;
}

/** A bar that loads its row, or takes its capacity away while the row is down. */
export type LoadItem = Times & { isDown?: boolean };

/**
 * Load of a row by the number of the day, for every day with work or load: working minutes of its bars, and its own
 * working minutes times its stations. Minutes in which the row is down are no capacity.
 */
export function loadPerDay(
  items: readonly LoadItem[],
  work: WorkTime,
  stations: number,
  days: { first: number; end: number },
): Map<number, DayLoad> {
  const loads = new Map<number, DayLoad>();
  for (let day = days.first; day < days.end; day++) {
    const capacity = workOn(work, day) * stations;
    if (capacity > 0) loads.set(day, { load: 0, capacity });
  }
  for (const { start, finish, isDown } of items) {
    const from = Math.max(start, days.first * dayLength);
    const to = Math.min(finish, days.end * dayLength);
    for (const piece of workPieces(work, from, to))
      for (let at = piece.start; at < piece.finish;) {
        const day = Math.floor(at / dayLength);
        const until = Math.min(piece.finish, (day + 1) * dayLength);
        const one = loads.get(day) ?? { load: 0, capacity: 0 };
        if (isDown) one.capacity = Math.max(0, one.capacity - (until - at) * stations);
        else one.load += until - at;
        loads.set(day, one);
        at = until;
      }
  }
  return loads;
}

export type LoadLevel = 'free' | 'full' | 'over';

/** Full from the last minute on; over above the capacity. */
export const loadLevel = ({ load, capacity }: DayLoad): LoadLevel =>
  load > capacity ? 'over' : load > 0 && load === capacity ? 'full' : 'free';

/** Sum of the loads of some days. */
export function totalLoad(
  loads: ReadonlyMap<number, DayLoad>,
  days: { first: number; end: number },
): DayLoad {
  const total = { load: 0, capacity: 0 };
  for (const [day, { load, capacity }] of loads)
    if (day >= days.first && day < days.end) {
      total.load += load;
      total.capacity += capacity;
    }
  return total;
}
