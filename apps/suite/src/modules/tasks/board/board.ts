import type { Task, TaskBoardColumn } from '@plumbline/api';

export type Columns = readonly TaskBoardColumn[];

export const cardOf = (columns: Columns, uuid: string): Task | undefined =>
  columns.flatMap(({ rows }) => rows).find((row) => row.uuid === uuid);

/** Position of a card: its column and the id of the card before it; null is the first position. */
export interface BoardPlace {
  status: string;
  after: string | null;
}
export function placeOf(columns: Columns, uuid: string): BoardPlace | undefined {
  for (const { workflow_status: status, rows } of columns) {
    const at = rows.findIndex((row) => row.uuid === uuid);
    if (at >= 0) return { status, after: rows[at - 1]?.uuid ?? null };
  }
  return undefined;
}
/** Returns the position at an index of a column, not counting the card itself. */
export function placeAt(columns: Columns, uuid: string, status: string, index: number): BoardPlace {
  const rows = (columns.find(({ workflow_status }) => workflow_status === status)?.rows ?? []).filter(
    (row) => row.uuid !== uuid,
  );
  return { status, after: index > 0 ? (rows[Math.min(index, rows.length) - 1]?.uuid ?? null) : null };
}

/** Returns the columns with a card moved and counts updated; an unknown predecessor puts it first. */
export function put(columns: Columns, uuid: string, { status, after }: BoardPlace): Columns {
  const card = cardOf(columns, uuid);
  if (!card || !columns.some(({ workflow_status }) => workflow_status === status)) return columns;
  return columns.map((column) => {
    const without = column.rows.filter((row) => row.uuid !== uuid);
    const had = without.length < column.rows.length;
    if (column.workflow_status !== status)
      return had ? { ...column, rows: without, count: column.count - 1 } : column;
    const at = after === null ? 0 : without.findIndex((row) => row.uuid === after) + 1;
    const row = { ...card, workflow_status: status, workflow_status_color: column.tone };
    return { ...column, rows: without.toSpliced(at, 0, row), count: column.count + (had ? 0 : 1) };
  });
}

/** Returns the columns with a card replaced and moved to the column of its status. */
export function refreshed(columns: Columns, row: Task): Columns {
  const place = placeOf(columns, row.uuid);
  if (!place) return columns;
  const moved =
    place.status === row.workflow_status
      ? columns
      : put(columns, row.uuid, { status: row.workflow_status ?? '', after: null });
  return moved.map((column) => ({
    ...column,
    rows: column.rows.map((each) => (each.uuid === row.uuid ? row : each)),
  }));
}

/** Sorts columns by status sequence, as specified. */
export const inSequence = (columns: Columns): Columns => columns.toSorted((a, b) => a.sequence - b.sequence);
