import { collatorOf } from '../../data-grid/collate.ts';
import { decimalPattern } from '../../data-grid/format.ts';
import { compareDecimal } from './pivotDecimal.ts';
import type { Pivot, PivotColumn, PivotHead, PivotRow, PivotSort } from './pivotTypes.ts';

/** Order of two group keys: by the field's sequence, by number or date, then by alphabet. No value is the last. */
export function compareKeys(a: string | null, b: string | null, head: PivotHead, locale: string): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  if (head.sequence) {
    const [first, second] = [head.sequence.indexOf(a), head.sequence.indexOf(b)];
    if (first >= 0 || second >= 0) return first < 0 ? 1 : second < 0 ? -1 : first - second;
  }
  if (head.type !== 'text' && head.type !== 'date' && decimalPattern.test(a) && decimalPattern.test(b))
    return compareDecimal(a, b);
  return (head.type === 'date' ? 0 : collatorOf(locale).compare(a, b)) || (a < b ? -1 : 1);
}

const keyOf = ({ path }: { path: PivotRow['path'] }, depth: number): string | null =>
  path[depth]?.key ?? null;

/** Order of two values, the missing ones last in both directions. */
function compareCells(a: string | null, b: string | null, isDescending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order =
    decimalPattern.test(a) && decimalPattern.test(b) ? compareDecimal(a, b) : a < b ? -1 : a > b ? 1 : 0;
  return isDescending ? -order : order;
}

type Compare<Item> = (a: Item, b: Item) => number;

/** Order of two codes; groups without a code are the last. */
export function compareCodes(a: string | undefined, b: string | undefined, locale: string): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  return collatorOf(locale).compare(a, b) || (a < b ? -1 : 1);
}

/** Order of groups by code and name, with no value last in both directions. */
const byName =
  <Item extends { path: PivotRow['path'] }>(
    head: PivotHead,
    depth: number,
    isDescending: boolean,
    locale: string,
    codeOf: (item: Item) => string | undefined,
  ): Compare<Item> =>
  (a, b) => {
    const [first, second] = [keyOf(a, depth), keyOf(b, depth)];
    const order =
      (first !== null && second !== null && compareCodes(codeOf(a), codeOf(b), locale)) ||
      compareKeys(first, second, head, locale) ||
      compareCodes(codeOf(a), codeOf(b), locale);
    return first !== null && second !== null && isDescending ? -order : order;
  };

const firstDifference =
  <Item>(compares: readonly Compare<Item>[]): Compare<Item> =>
  (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

function sortRows(pivot: Pivot, sort: readonly PivotSort[], locale: string): readonly PivotRow[] {
  const columnIds = new Set(pivot.columns.map(({ id }) => id));
  const compareAt = (depth: number): Compare<PivotRow> =>
    firstDifference(
      sort.flatMap(({ entryId, columnId, direction }): Compare<PivotRow>[] => {
        const isDescending = direction === 'descending';
        const head = pivot.rowHeads[depth];
        if (head?.id === entryId) return [byName(head, depth, isDescending, locale, ({ code }) => code)];
        if (!pivot.measures.some(({ id }) => id === entryId)) return [];
        const total = pivot.columns.find((column) => column.kind === 'total' && column.valueId === entryId);
        const by = columnId !== undefined && columnIds.has(columnId) ? columnId : total?.id;
        if (by === undefined) return [];
        return [(a, b) => compareCells(a.cells[by]?.value ?? null, b.cells[by]?.value ?? null, isDescending)];
      }),
    );
  const order = (rows: readonly PivotRow[], depth: number): PivotRow[] =>
    rows
      .toSorted(compareAt(depth))
      .map((row) => (row.children ? { ...row, children: order(row.children, depth + 1) } : row));
  return order(pivot.rows, 0);
}

/** Reverses column groups that are sorted descending. Subtotals stay behind their groups and totals at the end. */
function sortColumns(pivot: Pivot, sort: readonly PivotSort[], locale: string): readonly PivotColumn[] {
  const compares = pivot.columnHeads.map((head, depth): Compare<PivotColumn> => {
    const isDescending = sort.some(
      ({ entryId, direction }) => entryId === head.id && direction === 'descending',
    );
    const compare = byName<PivotColumn>(head, depth, isDescending, locale, ({ codes }) => codes[depth]);
    return (a, b) => {
      const [hasFirst, hasSecond] = [depth < a.path.length, depth < b.path.length];
      return hasFirst && hasSecond ? compare(a, b) : Number(hasSecond) - Number(hasFirst);
    };
  });
  return pivot.columns.toSorted(firstDifference(compares));
}

/**
 * Sorts rows within their parents and columns within theirs. The first sort has the most weight; rows that are equal
 * keep their order. Sorts of entries that the pivot does not have are ignored.
 */
export function sortPivot(pivot: Pivot, sort: readonly PivotSort[], locale = 'en-US'): Pivot {
  if (sort.length === 0) return pivot;
  return {
    ...pivot,
    rows: sortRows(pivot, sort, locale),
    columns: pivot.columnHeads.some(({ id }) => sort.some(({ entryId }) => entryId === id))
      ? sortColumns(pivot, sort, locale)
      : pivot.columns,
  };
}
