import { useMemo } from 'react';
import { useMedia } from '../../hooks.ts';
import { screens } from '../../styles/breakpoints.ts';
import { stackBars, type Placed } from './barLanes.ts';
import { loadPerDay, type DayLoad } from './dailyLoad.ts';
import { rowsInSight, summarize, type Summary, type TreeRow } from './rowTree.ts';
import type {
  ScheduleBar,
  ScheduleBoardProps,
  ScheduleMove,
  ScheduleRow,
  ScheduleZoom,
  WorkTime,
} from './scheduleTypes.ts';
import { createScale, dayWidths, hoursInSight, type TimeScale } from './timeScale.ts';
import { dayLength, dayOfNumber, numberOfDay, timesOf, type Times } from './time.ts';
import { workdays } from './workTime.ts';

/** Bar with its times in minutes. */
export interface TimedBar extends Times {
  bar: ScheduleBar;
  /** Sums up the bars of the rows below; is not moved. */
  isSummary?: boolean;
}

/** Row in sight with its bars and its place. */
export interface RowLayout extends TreeRow {
  placed: readonly Placed<TimedBar>[];
  lanes: number;
  /** Pixels from the first row. */
  top: number;
  height: number;
  work: WorkTime;
  loads: ReadonlyMap<number, DayLoad>;
}

/** Pixels of the parts of a row. */
export interface RowMeasures {
  bar: number;
  /** From one lane to the next. */
  pitch: number;
  /** Height of the hours above the bars. */
  load: number;
  padding: number;
}

const measuresOf = (isCapacity: boolean, isTouch: boolean): RowMeasures => {
  const bar = isTouch ? 44 : isCapacity ? 36 : 24;
  return { bar, pitch: bar + (isCapacity ? 4 : 8), load: isCapacity ? 24 : 0, padding: isCapacity ? 6 : 4 };
};

export interface ScheduleModel {
  isCapacity: boolean;
  scale: TimeScale;
  layouts: readonly RowLayout[];
  indexOfRow: ReadonlyMap<string, number>;
  /** All bars by id, also those of rows out of sight. */
  timed: ReadonlyMap<string, TimedBar>;
  rows: ReadonlyMap<string, ScheduleRow>;
  work: WorkTime;
  workOf: (rowId: string) => WorkTime;
  measures: RowMeasures;
  height: number;
}

const byId = (a: TimedBar, b: TimedBar) => (a.bar.id < b.bar.id ? -1 : 1);
const noLoads: ReadonlyMap<number, DayLoad> = new Map();

const summaryBar = (row: ScheduleRow, { start, finish, progress }: Summary): TimedBar => ({
  // Only names the bar in the document; a task never has it.
  bar: { id: `summary:${row.id}`, rowId: row.id, label: row.label, start: '', finish: '', progress },
  start,
  finish,
  isSummary: true,
});

/** Pixels that the scale fills at least: the width of a large window. */
const minWidth = 1600;

/** Days of the scale: the given ones, or those of the bars and today with room around them. */
function rangeOf({ from, to, today }: ScheduleBoardProps, bars: Iterable<Times>, zoom: ScheduleZoom) {
  let first = numberOfDay(today);
  let last = first;
  for (const { start, finish } of bars) {
    first = Math.min(first, Math.floor(start / dayLength));
    last = Math.max(last, Math.ceil(finish / dayLength));
  }
  return {
    from: from ?? dayOfNumber(first - 7),
    to: to ?? dayOfNumber(Math.max(last + 14, first + Math.ceil(minWidth / dayWidths[zoom]))),
  };
}

/** Rows, bars and time scale of the board. `pending` has the moves that are not answered yet. */
export function useScheduleModel(
  props: ScheduleBoardProps,
  zoom: ScheduleZoom,
  collapsedIds: readonly string[],
  pending: ReadonlyMap<string, ScheduleMove>,
): ScheduleModel {
  const { rows, bars, from, to, today, workTime: work = workdays, mode } = props;
  const isCapacity = mode === 'capacity';
  const isTouch = useMedia(screens.touch);
  const timed = useMemo(() => {
    const all = new Map<string, TimedBar>();
    for (const given of bars) {
      const bar = { ...given, ...pending.get(given.id) };
      all.set(bar.id, { bar, ...timesOf(bar) });
    }
    return all;
  }, [bars, pending]);
  const range = rangeOf({ ...props, from, to, today }, timed.values(), zoom);
  const scale = useMemo(() => {
    const works = [work, ...rows.flatMap((row) => row.workTime ?? [])];
    const first = numberOfDay(range.from);
    // Days that are a few pixels wide show no hours, except those of work in a plan of capacity.
    const hasHours = isCapacity || zoom === 'day' || zoom === 'week';
    const hours = hasHours
      ? hoursInSight(works, first, numberOfDay(range.to) + 1)
      : { from: 0, to: dayLength };
    return createScale(zoom, range.from, range.to, hours);
  }, [zoom, range.from, range.to, work, rows, isCapacity]);
  const measures = useMemo(() => measuresOf(isCapacity, isTouch), [isCapacity, isTouch]);
  const { layouts, height } = useMemo(() => {
    const byRow = Map.groupBy(timed.values(), (one) => one.bar.rowId);
    const summaries = summarize(
      rows,
      (id) =>
        (byRow.get(id) ?? []).map(({ bar, start, finish }) => ({
          start,
          finish,
          progress: bar.progress ?? (bar.status === 'done' ? 1 : 0),
        })),
      work,
    );
    const days = { first: scale.first, end: scale.end };
    let top = 0;
    const placedRows = rowsInSight(rows, new Set(collapsedIds)).map((tree): RowLayout => {
      const { row } = tree;
      const own = byRow.get(row.id) ?? [];
      const summary = own.length === 0 ? summaries.get(row.id) : undefined;
      const { placed, lanes } = stackBars(summary ? [summaryBar(row, summary)] : own, byId);
      const lineHeight = 2 * measures.padding + measures.load + Math.max(1, lanes) * measures.pitch;
      const layout = {
        ...tree,
        placed,
        lanes,
        top,
        height: Math.max(lineHeight, textHeight(row)),
        work: row.workTime ?? work,
        loads: isCapacity
          ? loadPerDay(
              own.map(({ bar, start, finish }) => ({ start, finish, isDown: bar.kind === 'down' })),
              row.workTime ?? work,
              row.stations ?? 1,
              days,
            )
          : noLoads,
      };
      top += layout.height;
      return layout;
    });
    return { layouts: placedRows, height: top };
  }, [timed, rows, work, collapsedIds, scale.first, scale.end, measures, isCapacity]);
  return useMemo(() => {
    const known = new Map(rows.map((row) => [row.id, row]));
    return {
      isCapacity,
      scale,
      layouts,
      indexOfRow: new Map(layouts.map(({ row }, at) => [row.id, at])),
      timed,
      rows: known,
      work,
      workOf: (id: string) => known.get(id)?.workTime ?? work,
      measures,
      height,
    };
  }, [isCapacity, scale, layouts, timed, rows, work, measures, height]);
}

/** Pixels of the lines of text in the column of names. */
const textHeight = (row: ScheduleRow): number =>
  22 + 18 * (Number(row.detail !== undefined) + Number(row.warning !== undefined)) + 8;
