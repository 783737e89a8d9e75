/** Checkbox of the matrix. */
export interface MatrixCell {
  row: string;
  column: string;
}

export interface MatrixRow {
  id: string;
  label: string;
  description?: string;
  /** Columns with a checkbox; all by default. */
  columns?: readonly string[];
}

export interface MatrixGroup {
  id: string;
  title: string;
  rows: readonly MatrixRow[];
}

export const all = '*';

/** Line of the grid: a group or a row. `cells` are the cells that each column's checkbox stands for. */
export interface MatrixLine {
  id: string;
  kind: 'group' | 'row';
  label: string;
  description?: string | undefined;
  cells: readonly (readonly MatrixCell[])[];
}

/**
 * Lines in order. The first column's checkbox stands for its line, a group's checkbox for its rows; an absent checkbox
 * has no cells.
 */
export function linesOf(groups: readonly MatrixGroup[], columns: readonly string[]): MatrixLine[] {
  const boxes = ({ id, columns: own = columns }: MatrixRow) =>
    columns.map((column) => (own.includes(column) ? [{ row: id, column }] : []));
  return groups.flatMap(({ id, title, rows }) => {
    const lines = rows.map((row): MatrixLine => {
      const cells = boxes(row);
      return {
        id: row.id,
        kind: 'row',
        label: row.label,
        description: row.description,
        cells: [cells.flat(), ...cells],
      };
    });
    const sum = Array.from({ length: columns.length + 1 }, (_, at) =>
      lines.flatMap((line) => line.cells[at] ?? []),
    );
    return [{ id, kind: 'group' as const, label: title, cells: sum }, ...lines];
  });
}

export type MatrixStep = 'up' | 'down' | 'start' | 'end' | 'first' | 'last' | 'top' | 'bottom';

/** Position of the next checkbox in a direction, skipping empty positions; the same position at the edge. */
export function stepFrom(
  lines: readonly MatrixLine[],
  [line, column]: readonly [number, number],
  step: MatrixStep,
): readonly [number, number] {
  const has = (at: number, of: number) => (lines[at]?.cells[of]?.length ?? 0) > 0;
  const width = lines[0]?.cells.length ?? 0;
  const walk = (dLine: number, dColumn: number): readonly [number, number] => {
    let [at, of] = [line + dLine, column + dColumn];
    while (at >= 0 && at < lines.length && of >= 0 && of < width) {
      if (has(at, of)) return [at, of];
      at += dLine;
      of += dColumn;
    }
    return [line, column];
  };
  const within = (at: number, order: readonly number[]): readonly [number, number] => {
    const of = order.find((each) => has(at, each));
    return of === undefined ? [line, column] : [at, of];
  };
  const onward = Array.from({ length: width }, (_, at) => at);
  switch (step) {
    case 'up':
      return walk(-1, 0);
    case 'down':
      return walk(1, 0);
    case 'start':
      return walk(0, -1);
    case 'end':
      return walk(0, 1);
    case 'first':
      return within(line, onward);
    case 'last':
      return within(line, onward.toReversed());
    case 'top':
      return within(0, onward);
    case 'bottom':
      return within(lines.length - 1, onward.toReversed());
  }
}
