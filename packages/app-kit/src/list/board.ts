import type { BoardColumn, FieldMeta } from '@plumbline/api/entities';

/** Fields of a row that a board uses. */
export interface BoardFigures {
  /** Name of the status field. */
  status: string;
  /** Name of the money field that columns sum; `weight` is the percentage field for weighted sums. */
  sum?: string | undefined;
  weight?: string | undefined;
}
type Columns<Row> = readonly BoardColumn<Row>[];
type Stored = { uuid: string };

const valueOf = (row: object, field: string | undefined): unknown =>
  field === undefined ? undefined : new Map<string, unknown>(Object.entries(row)).get(field);
export const textIn = (row: object, field: string | undefined): string => {
  const value = valueOf(row, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
export const numberIn = (row: object, field: string | undefined): number => Number(textIn(row, field)) || 0;

const share = (row: object, { sum, weight }: BoardFigures) =>
  sum && weight ? (numberIn(row, sum) * numberIn(row, weight)) / 100 : 0;
const plus = (text: string | undefined, change: number): string | undefined =>
  text === undefined ? undefined : (Number(text) + change).toFixed(2);

function counted<Row extends Stored>(
  column: BoardColumn<Row>,
  row: Row,
  by: 1 | -1,
  figures: BoardFigures,
): BoardColumn<Row> {
  const sum = plus(column.sum, by * numberIn(row, figures.sum));
  const weighted = plus(column.weighted, by * share(row, figures));
  return {
    ...column,
    count: column.count + by,
    ...(sum === undefined ? {} : { sum }),
    ...(weighted === undefined ? {} : { weighted }),
  };
}

/** Comparator of rows by the list's sort order as on the server; empty values last. */
export function rowComparator(
  sort: string,
  fields: Readonly<Record<string, FieldMeta>>,
): (a: object, b: object) => number {
  const keys = sort
    .split(',')
    .filter(Boolean)
    .map((each) => ({ name: each.replace(/^-/, ''), way: each.startsWith('-') ? -1 : 1 }));
  return (a, b) => {
    for (const { name, way } of keys) {
      const [left, right] = [textIn(a, name), textIn(b, name)];
      if (left === right) continue;
      const isEmpty = (text: string) => text === '' && fields[name]?.kind !== 'text';
      if (isEmpty(left) || isEmpty(right)) return isEmpty(left) ? 1 : -1;
      const isFigure = fields[name]?.kind === 'decimal' || fields[name]?.kind === 'number';
      const order = isFigure ? Number(left) - Number(right) : left.localeCompare(right);
      if (order !== 0) return order * way;
    }
    return textIn(a, 'uuid').localeCompare(textIn(b, 'uuid'));
  };
}

/** Moves or updates a row in the columns, with updated sums and its position by the sort order. */
export function placeRow<Row extends Stored>(
  columns: Columns<Row>,
  row: Row,
  figures: BoardFigures,
  compare: (a: Row, b: Row) => number,
): BoardColumn<Row>[] {
  const to = textIn(row, figures.status);
  return columns.map((column) => {
    const before = column.rows.find(({ uuid }) => uuid === row.uuid);
    let next = before ? counted(column, before, -1, figures) : column;
    let rows = before ? column.rows.filter(({ uuid }) => uuid !== row.uuid) : column.rows;
    if (column.status === to) {
      next = counted(next, row, 1, figures);
      const at = rows.findIndex((each) => compare(row, each) < 0);
      rows = at < 0 ? [...rows, row] : rows.toSpliced(at, 0, row);
    }
    return { ...next, rows };
  });
}

/** Appends rows to a column; existing rows keep their position. */
export function appendRows<Row extends Stored>(columns: Columns<Row>, status: string, more: readonly Row[]) {
  const loadedIds = new Set(columns.flatMap(({ rows }) => rows.map(({ uuid }) => uuid)));
  return columns.map((column) =>
    column.status === status
      ? { ...column, rows: [...column.rows, ...more.filter(({ uuid }) => !loadedIds.has(uuid))] }
      : column,
  );
}

export interface StatusCondition {
  operator: string;
  value: unknown;
}
/** True when a status matches the conditions of the list. */
export function matchesConditions(status: string, conditions: readonly StatusCondition[]): boolean {
  return conditions.every(({ operator, value }) => {
    const values = (Array.isArray(value) ? value : [value]).map(String);
    switch (operator) {
      case 'eq':
      case 'in':
        return values.includes(status);
      case 'ne':
      case 'nin':
        return !values.includes(status);
      case 'ilike':
        return status.toLowerCase().includes(String(value).toLowerCase());
      default:
        return true;
    }
  });
}
