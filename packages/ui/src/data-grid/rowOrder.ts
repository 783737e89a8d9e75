import { rankValues, type Ranks } from './sortIndex.ts';
import { scalarOf } from './format.ts';
import type { Column, SortKey, TableSearch } from './types.ts';

/** Row indexes in display order; null for all rows in their original order. */
export type Order = Int32Array | null;

const marks = /\p{M}/gu;
const beyondAscii = /[\u0080-\uffff]/;
const plainForm = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

/** Returns a function that tests whether a text contains the query, ignoring case and accents. */
export function matcher(query: string): (text: string) => boolean {
  const sought = plainForm(query.trim());
  if (sought === '') return () => true;
  const pattern = new RegExp(sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  return (text) => pattern.test(text) || (beyondAscii.test(text) && plainForm(text).includes(sought));
}

export interface FilterOptions<Row> {
  search?: TableSearch;
  filter?: (row: Row) => boolean;
}

/** Test of a row against the filter; undefined without a filter. */
export function rowTest<Row>(
  columns: readonly Column<Row>[],
  { search, filter }: FilterOptions<Row>,
): ((row: Row) => boolean) | undefined {
  if (!search || search.text.trim() === '') return filter;
  const matches = matcher(search.text);
  const within = search.columnIds && new Set(search.columnIds);
  const accessors = columns.flatMap((column) =>
    column.accessor && (!within || within.has(column.id)) ? [column.accessor] : [],
  );
  const [only] = accessors;
  if (only && accessors.length === 1 && !filter)
    return (row) => {
      const value = only(row);
      return typeof value === 'string' ? matches(value) : matches(String(scalarOf(value) ?? ''));
    };
  return (row) => {
    if (filter && !filter(row)) return false;
    for (const accessor of accessors) {
      const value = scalarOf(accessor(row));
      if (value !== null && value !== undefined && matches(typeof value === 'string' ? value : String(value)))
        return true;
    }
    return false;
  };
}

/** The rows that stay, by number; null when all do. */
export function filterRows<Row>(rows: readonly Row[], test: ((row: Row) => boolean) | undefined): Order {
  if (!test) return null;
  const kept = new Int32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) if (test(rows[index] as Row)) kept[count++] = index;
  return kept.slice(0, count);
}

/** Ranks of columns, kept for as long as their rows are: a column is compared once. */
export class RankCache<Row extends object> {
  private readonly byRows = new WeakMap<
    readonly Row[],
    Map<unknown, Ranks & { sequence: readonly string[] | undefined }>
  >();

  ranksOf(rows: readonly Row[], column: Column<Row>, locale: string): Ranks {
    let cachedOrders = this.byRows.get(rows);
    if (!cachedOrders) this.byRows.set(rows, (cachedOrders = new Map()));
    const key = column.accessor ?? column.id;
    let ranks = cachedOrders.get(key);
    if (!ranks || ranks.sequence !== column.sequence) {
      const { type = 'text', accessor, sequence } = column;
      ranks = { ...rankValues(rows, type, (row) => accessor?.(row), locale, sequence), sequence };
      cachedOrders.set(key, ranks);
    }
    return ranks;
  }
}

export interface RankedKey {
  ranks: Ranks;
  isDescending: boolean;
}

/**
 * Numbers of the rows sorted by several columns, the first the weightiest, rows that are equal in all of them in the
 * order they came: one counting pass a column, from the last.
 */
export function sortByRanks(total: number, kept: Order, keys: readonly RankedKey[]): Order {
  let order = kept;
  for (let at = keys.length - 1; at >= 0; at--) {
    const { ranks, isDescending } = keys[at] as RankedKey;
    const { ranks: rankOf, count } = ranks;
    const length = order ? order.length : total;
    const starts = new Int32Array(count + 2);
    const slotOf = (row: number): number => {
      const rank = rankOf[row] as number;
      return rank < 0 ? count : isDescending ? count - 1 - rank : rank;
    };
    for (let index = 0; index < length; index++) {
      const slot = slotOf(order ? (order[index] as number) : index) + 1;
      starts[slot] = (starts[slot] as number) + 1;
    }
    for (let slot = 1; slot < starts.length; slot++)
      starts[slot] = (starts[slot] as number) + (starts[slot - 1] as number);
    const next = new Int32Array(length);
    for (let index = 0; index < length; index++) {
      const row = order ? (order[index] as number) : index;
      const slot = slotOf(row);
      const place = starts[slot] as number;
      next[place] = row;
      starts[slot] = place + 1;
    }
    order = next;
  }
  return order;
}

/** The columns that rows are sorted by and how, with their ranks. Columns that are not there are passed over. */
export function rankedKeys<Row extends object>(
  cache: RankCache<Row>,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly SortKey[],
  locale: string,
): RankedKey[] {
  return sort.flatMap(({ columnId, direction }) => {
    const column = columns.find((one) => one.id === columnId);
    if (!column?.accessor) return [];
    return [{ ranks: cache.ranksOf(rows, column, locale), isDescending: direction === 'desc' }];
  });
}
