import type { CellValue, Column } from './types.ts';

const fieldOf = (row: object, name: string): unknown => (row as Readonly<Record<string, unknown>>)[name];

/** Columns that say neither their value nor their rendering show the field of the row that is called as they are. */
export function withValues<Row extends object>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (columns.every(({ accessor, cell }) => accessor !== undefined || cell !== undefined)) return columns;
  return columns.map((column) =>
    column.accessor === undefined && column.cell === undefined
      ? { ...column, accessor: (row) => fieldOf(row, column.id) as CellValue }
      : column,
  );
}

/**
 * A row's own id: its `id`, or its `uuid`.
 * @throws Error for a row that has neither; it needs `getRowId`.
 */
export function defaultRowId(row: object): string {
  const id = fieldOf(row, 'id') ?? fieldOf(row, 'uuid');
  if (typeof id === 'string') return id;
  if (typeof id === 'number') return String(id);
  throw new Error('Rows without an id or a uuid need getRowId.');
}
