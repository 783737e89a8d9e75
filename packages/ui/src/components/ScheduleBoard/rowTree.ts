import type { ScheduleRow, WorkTime } from './scheduleTypes.ts';
import type { Times } from './time.ts';
import { workBetween } from './workTime.ts';

export interface TreeRow {
  row: ScheduleRow;
  /** 1 for the top. */
  level: number;
  hasChildren: boolean;
  isExpanded: boolean;
}

/** Rows in sight with their level. A row whose parent is unknown is at the top. */
export function rowsInSight(rows: readonly ScheduleRow[], collapsed: ReadonlySet<string>): TreeRow[] {
  const known = new Set(rows.map((row) => row.id));
  const children = new Map<string | undefined, ScheduleRow[]>();
  for (const row of rows) {
    const parent = row.parentId !== undefined && known.has(row.parentId) ? row.parentId : undefined;
    const list = children.get(parent);
    if (list) list.push(row);
    else children.set(parent, [row]);
  }
  const shown: TreeRow[] = [];
  const seen = new Set<string>();
  const add = (list: readonly ScheduleRow[], level: number) => {
    for (const row of list) {
      // Rows that are each other's parents would never end.
      if (seen.has(row.id)) continue;
      seen.add(row.id);
      const own = children.get(row.id) ?? [];
      const isExpanded = own.length > 0 && !collapsed.has(row.id);
      shown.push({ row, level, hasChildren: own.length > 0, isExpanded });
      if (isExpanded) add(own, level + 1);
    }
  };
  add(children.get(undefined) ?? [], 1);
  return shown;
}

/** Span of the bars below a row, and the share that is done, weighted by working time. */
export interface Summary extends Times {
  progress: number;
}

type Part = Times & { progress?: number };

/** Summaries of the rows with children; rows without bars below have none. */
export function summarize(
  rows: readonly ScheduleRow[],
  barsOf: (rowId: string) => readonly Part[],
  work: WorkTime,
): Map<string, Summary> {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const sums = new Map<string, Times & { done: number; work: number }>();
  for (const { id } of rows)
    for (const bar of barsOf(id)) {
      // A milestone takes no time: it counts for the span only.
      const minutes = workBetween(work, bar.start, bar.finish);
      const seen = new Set([id]);
      for (let up = parents.get(id); up !== undefined && !seen.has(up); up = parents.get(up)) {
        seen.add(up);
        const sum = sums.get(up) ?? { start: bar.start, finish: bar.finish, done: 0, work: 0 };
        sums.set(up, {
          start: Math.min(sum.start, bar.start),
          finish: Math.max(sum.finish, bar.finish),
          done: sum.done + minutes * (bar.progress ?? 0),
          work: sum.work + minutes,
        });
      }
    }
  return new Map(
    [...sums].map(([id, { start, finish, done, work: all }]) => [
      id,
      { start, finish, progress: all > 0 ? done / all : 0 },
    ]),
  );
}
