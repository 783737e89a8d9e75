import type { CustomValues, FormGroup } from '@plumbline/validation/forms';
import type { Transaction } from '../database/database.ts';
import { customPrefix, listFieldsOf, withReferenceNames } from './custom-fields.ts';
import type { ListField, ListFields } from './list-query.ts';

/** Custom fields as columns of a spreadsheet: people, records and files by name. */
export const exportFields = (groups: readonly FormGroup[]): ListFields =>
  Object.fromEntries(
    Object.entries(listFieldsOf(groups)).map(([name, field]): [string, ListField] => [
      name,
      field.kind === 'uuid' || field.kind === 'list' ? { ...field, kind: 'text' } : field,
    ]),
  );

/** A page of rows as a spreadsheet shows them: lists in one cell, names instead of ids. */
export async function exportRows(
  rows: readonly object[],
  groups: readonly FormGroup[],
  tx: Transaction,
): Promise<Record<string, unknown>[]> {
  return (await withReferenceNames(rows, groups, tx)).map((row) => {
    const { custom, customNames = {} } = row as {
      custom?: CustomValues;
      customNames?: Record<string, string>;
    };
    const own = Object.entries(custom ?? {});
    // Most rows have no custom values, and a spreadsheet has many rows.
    if (!own.length) return row as Record<string, unknown>;
    return {
      ...row,
      ...Object.fromEntries(
        own.map(([code, value]: [string, unknown]) => [
          customPrefix + code,
          Array.isArray(value)
            ? value.join(', ')
            : typeof value === 'string'
              ? (customNames[value] ?? value)
              : value,
        ]),
      ),
    };
  });
}
