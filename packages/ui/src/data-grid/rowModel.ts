import { aggregateRows } from './aggregate.ts';
import { scalarOf } from './format.ts';
import {
  filterRows,
  rankedKeys,
  rowTest,
  sortByRanks,
  type FilterOptions,
  type Order,
  type RankCache,
  type RankedKey,
} from './rowOrder.ts';
import type { CellValue, Column, SortKey } from './types.ts';

/** Rows that are put together because they share a value. */
export interface RowGroup<Row> {
  column: Column<Row>;
  value: CellValue;
  /** Data rows in it, those of groups inside included. */
  count: number;
  aggregateOf: (column: Column<Row>) => CellValue;
}

/** Rendered line of the body, created when it becomes visible. */
export interface Line<Row> {
  id: string;
  /** `waiting`: a row that is not loaded yet; `loading` and `failed`: the children of the row above. */
  kind: 'row' | 'group' | 'waiting' | 'loading' | 'failed';
  /** Parent row of a `loading` or `failed` line. */
  row?: Row;
  group?: RowGroup<Row>;
  depth: number;
  /** Index of the line this one is folded under, −1 for none. */
  parent: number;
  canExpand: boolean;
  isExpanded: boolean;
}

/** The body's lines: counted at once, made one by one. */
export interface Lines<Row> {
  length: number;
  at: (index: number) => Line<Row> | undefined;
  /** The data row of a line, without making the line. */
  rowAt: (index: number) => Row | undefined;
  /** All rows that pass the filter, including collapsed ones. */
  rows: () => Iterable<Row>;
  rowCount: number;
  /** Ids of everything that can be unfolded now. */
  foldable: () => string[];
}

export type Expanded = ReadonlySet<string> | 'all';

export interface LinesInput<Row extends object> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  cache: RankCache<Row>;
  locale: string;
  /** Empty where the rows come sorted. */
  sort: readonly SortKey[];
  filters: FilterOptions<Row>;
  expanded: Expanded;
  groupBy?: readonly string[];
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  hasSubRows?: (row: Row) => boolean;
  /** Rows whose children could not be had. */
  failedIds?: ReadonlySet<string>;
  /** Lines in all, where rows are still to come. */
  total?: number;
}

const isOpen = (expanded: Expanded, id: string): boolean => expanded === 'all' || expanded.has(id);

export function buildLines<Row extends object>(input: LinesInput<Row>): Lines<Row> {
  if (input.getSubRows) return treeLines(input, input.getSubRows);
  const { rows, columns, cache, sort, locale } = input;
  const kept = filterRows(rows, rowTest(columns, input.filters));
  const keys = rankedKeys(cache, rows, columns, sort, locale);
  const grouping = (input.groupBy ?? []).flatMap(
    (id) => columns.find((column) => column.id === id && column.accessor) ?? [],
  );
  if (grouping.length > 0) return groupedLines(input, kept, keys, grouping);
  return flatLines(input, sortByRanks(rows.length, kept, keys));
}

function flatLines<Row extends object>(input: LinesInput<Row>, order: Order): Lines<Row> {
  const { rows, getRowId, total = 0 } = input;
  const loaded = order ? order.length : rows.length;
  const length = Math.max(loaded, order ? 0 : total);
  const rowAt = (index: number): Row | undefined => rows[order ? (order[index] ?? -1) : index];
  return {
    length,
    rowCount: length,
    rowAt,
    at: (index) => {
      if (index < 0 || index >= length) return undefined;
      const row = rowAt(index);
      const shared = { depth: 0, parent: -1, canExpand: false, isExpanded: false };
      return row === undefined
        ? { id: `waiting ${index}`, kind: 'waiting', ...shared }
        : { id: getRowId(row), kind: 'row', row, ...shared };
    },
    rows: function* () {
      for (let index = 0; index < loaded; index++) yield rowAt(index) as Row;
    },
    foldable: () => [],
  };
}

interface GroupSpan<Row> {
  id: string;
  depth: number;
  parentLine: number;
  from: number;
  to: number;
  column: Column<Row>;
  value: CellValue;
}

function groupedLines<Row extends object>(
  input: LinesInput<Row>,
  kept: Order,
  keys: readonly RankedKey[],
  grouping: readonly Column<Row>[],
): Lines<Row> {
  const { rows, cache, locale, sort, getRowId, expanded } = input;
  const groupKeys = grouping.map((column): RankedKey => ({
    ranks: cache.ranksOf(rows, column, locale),
    isDescending: sort.some((key) => key.columnId === column.id && key.direction === 'desc'),
  }));
  const order = sortByRanks(rows.length, kept, [...groupKeys, ...keys]) ?? new Int32Array(0);
  const spans: GroupSpan<Row>[] = [];
  const ids: string[] = [];
  // A row as its number, a heading as the complement of its span's number; beside it the line it is folded under.
  const entries = new Int32Array(order.length * (grouping.length + 1));
  const parents = new Int32Array(entries.length);
  let length = 0;

  const put = (from: number, to: number, depth: number, parentLine: number, path: string): void => {
    const key = groupKeys[depth];
    const column = grouping[depth];
    if (!key || !column) {
      for (let at = from; at < to; at++) {
        entries[length] = order[at] as number;
        parents[length++] = parentLine;
      }
      return;
    }
    for (let start = from; start < to;) {
      const rank = key.ranks.ranks[order[start] as number];
      let end = start + 1;
      while (end < to && key.ranks.ranks[order[end] as number] === rank) end++;
      const value = column.accessor?.(rows[order[start] as number] as Row);
      const id = `${path}${column.id}=${String(scalarOf(value) ?? '')}`;
      ids.push(id);
      const line = length;
      entries[length] = ~spans.length;
      parents[length++] = parentLine;
      spans.push({ id, depth, parentLine, from: start, to: end, column, value });
      if (isOpen(expanded, id)) put(start, end, depth + 1, line, `${id}\u0000`);
      start = end;
    }
  };
  put(0, order.length, 0, -1, 'group ');

  const rowsOf = function* (from: number, to: number): Iterable<Row> {
    for (let at = from; at < to; at++) yield rows[order[at] as number] as Row;
  };
  const figures = new Map<string, CellValue>();
  const figureOf = (span: GroupSpan<Row>, column: Column<Row>): CellValue => {
    const key = `${span.id}\u0000${column.id}`;
    if (!figures.has(key)) figures.set(key, aggregateRows(column, rowsOf(span.from, span.to)));
    return figures.get(key);
  };
  const rowAt = (index: number): Row | undefined => {
    const entry = index >= 0 && index < length ? (entries[index] as number) : -1;
    return entry < 0 ? undefined : rows[entry];
  };
  return {
    length,
    rowCount: order.length,
    rowAt,
    at: (index) => {
      if (index < 0 || index >= length) return undefined;
      const entry = entries[index] as number;
      const parent = parents[index] as number;
      if (entry >= 0) {
        const row = rows[entry] as Row;
        const depth = grouping.length;
        return { id: getRowId(row), kind: 'row', row, depth, parent, canExpand: false, isExpanded: false };
      }
      const span = spans[~entry] as GroupSpan<Row>;
      return {
        id: span.id,
        kind: 'group',
        depth: span.depth,
        parent,
        canExpand: true,
        isExpanded: isOpen(expanded, span.id),
        group: {
          column: span.column,
          value: span.value,
          count: span.to - span.from,
          aggregateOf: (column) => figureOf(span, column),
        },
      };
    },
    rows: () => rowsOf(0, order.length),
    foldable: () => ids,
  };
}

function treeLines<Row extends object>(
  input: LinesInput<Row>,
  getSubRows: (row: Row) => readonly Row[] | undefined,
): Lines<Row> {
  const { columns, getRowId, hasSubRows, cache, locale, sort, expanded, failedIds } = input;
  const test = rowTest(columns, input.filters);
  const drawn: Row[] = [];
  const depths: number[] = [];
  const parents: number[] = [];
  const kinds: Line<Row>['kind'][] = [];
  const mayUnfold = (row: Row): boolean => hasSubRows?.(row) ?? (getSubRows(row)?.length ?? 0) > 0;

  // With a filter, a row is kept if it or a descendant matches, and its branch is expanded.
  const staying = new Set<Row>();
  const mark = (siblings: readonly Row[], isBelowMatch: boolean): boolean => {
    let any = false;
    for (const row of siblings) {
      const own = isBelowMatch || !test || test(row);
      const below = mark(getSubRows(row) ?? [], own);
      if (!own && !below) continue;
      staying.add(row);
      any = true;
    }
    return any;
  };
  if (test) mark(input.rows, false);

  const put = (siblings: readonly Row[], depth: number, parent: number): void => {
    const order = sortByRanks(siblings.length, null, rankedKeys(cache, siblings, columns, sort, locale));
    for (let at = 0; at < siblings.length; at++) {
      const row = siblings[order ? (order[at] as number) : at] as Row;
      if (test && !staying.has(row)) continue;
      const line = drawn.length;
      drawn.push(row);
      depths.push(depth);
      parents.push(parent);
      kinds.push('row');
      const id = getRowId(row);
      const isUnfolded = isOpen(expanded, id) || test !== undefined;
      if (!isUnfolded || !mayUnfold(row)) continue;
      const children = getSubRows(row);
      if (children) put(children, depth + 1, line);
      else if (hasSubRows) {
        drawn.push(row);
        depths.push(depth + 1);
        parents.push(line);
        kinds.push(failedIds?.has(id) ? 'failed' : 'loading');
      }
    }
  };
  put(input.rows, 0, -1);
  const everyRow = function* (siblings: readonly Row[]): Iterable<Row> {
    for (const row of siblings) {
      if (test && !staying.has(row)) continue;
      yield row;
      yield* everyRow(getSubRows(row) ?? []);
    }
  };
  return {
    length: drawn.length,
    rowCount: drawn.length,
    rowAt: (index) => (kinds[index] === 'row' ? drawn[index] : undefined),
    at: (index) => {
      const row = drawn[index];
      const kind = kinds[index];
      if (row === undefined || kind === undefined) return undefined;
      const id = getRowId(row);
      const shared = { row, depth: depths[index] ?? 0, parent: parents[index] ?? -1 };
      if (kind !== 'row')
        return { id: `${kind} ${id}`, kind, ...shared, canExpand: false, isExpanded: false };
      const canExpand = mayUnfold(row);
      const isExpanded = canExpand && (isOpen(expanded, id) || test !== undefined);
      return { id, kind, ...shared, canExpand, isExpanded };
    },
    rows: () => everyRow(input.rows),
    foldable: () =>
      drawn.flatMap((row, index) => (kinds[index] === 'row' && mayUnfold(row) ? [getRowId(row)] : [])),
  };
}
