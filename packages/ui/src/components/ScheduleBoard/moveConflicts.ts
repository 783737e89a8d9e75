import { loadLevel } from './dailyLoad.ts';
import { isLinkBroken } from './links.ts';
import type { ScheduleLink, ScheduleMove } from './scheduleTypes.ts';
import { dayLength, timesOf } from './time.ts';
import type { ScheduleModel } from './useScheduleModel.ts';
import { workPieces } from './workTime.ts';

export interface Conflicts {
  /** Numbers of the days on which the row would have more load than capacity. */
  overDays: number[];
  /** Labels of the bars whose dependency would be broken. */
  broken: string[];
}

/** Conflicts that a move would cause, shown before it is dropped. */
export function conflictsOf(
  model: ScheduleModel,
  links: readonly ScheduleLink[],
  move: ScheduleMove,
): Conflicts {
  const times = timesOf(move);
  const was = model.timed.get(move.barId);
  const at = model.indexOfRow.get(move.rowId);
  const layout = at === undefined ? undefined : model.layouts[at];
  const added = new Map<number, number>();
  const count = (start: number, finish: number, sign: 1 | -1) => {
    for (const piece of workPieces(model.workOf(move.rowId), start, finish))
      for (let day = Math.floor(piece.start / dayLength); day * dayLength < piece.finish; day++) {
        const minutes =
          Math.min(piece.finish, (day + 1) * dayLength) - Math.max(piece.start, day * dayLength);
        added.set(day, (added.get(day) ?? 0) + sign * minutes);
      }
  };
  if (model.isCapacity && layout) {
    count(times.start, times.finish, 1);
    if (was?.bar.rowId === move.rowId) count(was.start, was.finish, -1);
  }
  const overDays = [...added]
    .filter(([day, minutes]) => {
      const load = layout?.loads.get(day) ?? { load: 0, capacity: 0 };
      return minutes > 0 && loadLevel({ ...load, load: load.load + minutes }) === 'over';
    })
    .map(([day]) => day)
    .toSorted((a, b) => a - b);
  const broken = links.flatMap((link) => {
    const isFrom = link.fromId === move.barId;
    if (!isFrom && link.toId !== move.barId) return [];
    const other = model.timed.get(isFrom ? link.toId : link.fromId);
    if (!other) return [];
    return isLinkBroken(link, isFrom ? times : other, isFrom ? other : times) ? [other.bar.label] : [];
  });
  return { overDays, broken };
}
