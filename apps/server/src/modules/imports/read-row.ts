import { customPrefix } from '../../resource/custom-fields.ts';
import { markMessages, readCell, type CellFormat } from './cell.ts';
import type { UnknownChoice } from './choices.ts';
import type { Body, ImportTarget } from './import-kinds.ts';
import type { PlannedRow, RawRow } from './planned-row.ts';

/** Values of a row by field id, before references are resolved. */
export interface ReadRow {
  plan: PlannedRow;
  values: Map<string, unknown>;
  unchosen: UnknownChoice[];
}

/** Column with its field and how its cells are read. */
export interface ColumnTarget {
  index: number;
  target: ImportTarget;
  format: CellFormat;
}
const isFigure = ({ kind }: ImportTarget) => kind === 'decimal' || kind === 'number';

/** Parses the cells of a row. Cells that cannot be read become errors of its plan. */
export function readRow(
  { number, cells, marks, choice = '', alike = [] }: RawRow,
  fields: readonly ColumnTarget[],
): ReadRow {
  const plan: PlannedRow = {
    number,
    action: 'create',
    body: {},
    keys: [],
    isNew: false,
    signature: [],
    alike,
    choice,
    several: {},
    errors: [],
  };
  const values = new Map<string, unknown>();
  const unchosen: UnknownChoice[] = [];
  for (const { index, target, format } of fields) {
    const mark = marks[index];
    // The number of a number cell has a decimal point, whatever its column has and its format shows.
    const number = typeof mark === 'object' && isFigure(target) ? mark.number : undefined;
    const text = number ?? cells[index] ?? '';
    if (typeof mark === 'string') plan.errors.push({ column: index, message: markMessages[mark](text) });
    else if (text !== '') {
      const result = readCell(
        target,
        text,
        number === undefined ? format : { ...format, decimalSign: 'point' },
      );
      if ('problem' in result) {
        plan.errors.push({ column: index, message: result.problem });
        if (target.choices) unchosen.push({ id: target.id, column: index, text });
      } else values.set(target.id, result.value);
    }
  }
  return { plan, values, unchosen };
}

/** Moves the values of a row into the body of its plan. Fields that only identify a record are left out. */
export function foldValues(
  plan: PlannedRow,
  values: Map<string, unknown>,
  targets: readonly ImportTarget[],
): void {
  for (const { id, isKeyOnly } of targets) if (isKeyOnly) values.delete(id);
  for (const [id, value] of values) {
    const [base = id, key] = id.split('.');
    if (key === undefined) plan.body[id] = value;
    else if (!id.startsWith(customPrefix))
      plan.body[base] = { ...(plan.body[base] as Body | undefined), [key]: value };
    else plan.body['custom'] = { ...(plan.body['custom'] as Body), [id.slice(customPrefix.length)]: value };
  }
}
