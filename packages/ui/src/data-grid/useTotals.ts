import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../hooks.ts';
import { aggregateRows, gather } from './aggregate.ts';
import type { CellValue, Column } from './types.ts';
import type { GridModel } from './useGridModel.ts';

type Totals = ReadonlyMap<string, CellValue>;

/** Maximum number of rows that are summed during rendering. */
const atOnceMost = 200;
/** More are summed up after it, when the browser has nothing else to do. */
const rowsBetweenLooks = 500;
const leastMilliseconds = 2;
const latestStart = 1_000;
/** Milliseconds of work at a time on a page that is never idle, or the sums of many rows would take minutes. */
const workWhenBusy = 8;
/** Delay in milliseconds in browsers without `requestIdleCallback`. */
const pause = 50;

/** Runs a part of some work when there is time for it; gives back how to call it off. */
function whenIdle(part: (hasTime: () => boolean) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(
      (deadline) => {
        const until = deadline.didTimeout ? performance.now() + workWhenBusy : 0;
        part(() => deadline.timeRemaining() > leastMilliseconds || performance.now() < until);
      },
      { timeout: latestStart },
    );
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    const until = performance.now() + leastMilliseconds * 2;
    part(() => performance.now() < until);
  }, pause);
  return () => clearTimeout(timer);
}

const none: Totals = new Map();

/** Aggregates of the columns over all rows that pass the filter, by column. */
export function useTotals<Row extends object>({ props, lines, rowSet }: GridModel<Row>): Totals {
  const { showTotals: showsTotals, columns } = props;
  const summed = useMemo(
    () =>
      showsTotals
        ? columns.filter((column) => column.aggregate !== undefined && column.footer === undefined)
        : [],
    [showsTotals, columns],
  );
  const isShort = lines.rowCount <= atOnceMost;
  const rowsOf = useLatest(() => lines.rows());
  const [late, setLate] = useState<{ of: object; summed: readonly Column<Row>[]; totals: Totals }>();
  const atOnce = useMemo(
    () =>
      isShort ? new Map(summed.map((column) => [column.id, aggregateRows(column, lines.rows())])) : undefined,
    [isShort, summed, lines],
  );
  useEffect(() => {
    if (isShort || summed.length === 0) return undefined;
    const gatherings = summed.flatMap((column) => {
      const gathering = gather(column);
      return gathering ? [{ id: column.id, gathering }] : [];
    });
    let rows: Iterator<Row> | undefined;
    let callOff: () => void;
    const part = (hasTime: () => boolean) => {
      rows ??= rowsOf()[Symbol.iterator]();
      do {
        for (let at = 0; at < rowsBetweenLooks; at++) {
          const next = rows.next();
          if (next.done) {
            const own = summed.filter((column) => typeof column.aggregate === 'function');
            setLate({
              of: rowSet,
              summed,
              totals: new Map([
                ...gatherings.map(({ id, gathering }) => [id, gathering.value()] as const),
                ...own.map((column) => [column.id, aggregateRows(column, rowsOf())] as const),
              ]),
            });
            return;
          }
          for (const { gathering } of gatherings) gathering.add(next.value);
        }
      } while (hasTime());
      callOff = whenIdle(part);
    };
    callOff = whenIdle(part);
    return () => callOff();
  }, [isShort, summed, rowSet, rowsOf]);
  if (atOnce) return atOnce;
  // Figures of other rows are worse than none.
  return late?.of === rowSet && late.summed === summed ? late.totals : none;
}
