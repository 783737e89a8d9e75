import type { ImportColumnMapping } from '@plumbline/api';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import type { Batch } from './batch.ts';
import { kindOf } from './import-kinds.ts';
import { targetsFor } from './permissions.ts';
import type { KeptColumn, StoredColumn } from './tables.ts';
import type { DateOrder } from './values.ts';

/**
 * Columns of an import with the fields, date orders and decimal signs that a person chose.
 * @param dateOrder order of columns for which none is chosen; without it, these have none.
 * @throws HttpError 422 for an unknown column or field, and for a field of two columns
 */
export async function mappedColumns(
  batch: Batch,
  mapping: readonly ImportColumnMapping[],
  context: Context,
  dateOrder?: DateOrder,
): Promise<StoredColumn[]> {
  const known = new Set((await targetsFor(kindOf(batch.kind), context)).map(({ id }) => id));
  const chosen = new Map<number, ImportColumnMapping>();
  const used = new Set<string>();
  for (const each of mapping) {
    const { index, field } = each;
    if (!batch.columns.some((column) => column.index === index))
      throw invalidField(`columns.${index}`, 'This column does not exist in the file.');
    if (field !== null && !known.has(field))
      throw invalidField(`columns.${index}`, 'This field does not exist.');
    if (field !== null && used.has(field))
      throw invalidField(`columns.${index}`, 'Another column is already mapped to this field.');
    if (field !== null) used.add(field);
    chosen.set(index, each);
  }
  return batch.columns.map(({ date_order: _order, decimal_sign: signBefore, ...column }) => {
    const { field = null, date_order, decimal_sign } = chosen.get(column.index) ?? {};
    const order = date_order ?? dateOrder;
    const sign = decimal_sign ?? (dateOrder === undefined ? undefined : signBefore);
    return {
      ...column,
      field,
      ...(order === undefined ? {} : { date_order: order }),
      ...(sign === undefined ? {} : { decimal_sign: sign }),
    };
  });
}

/** Choices for columns of all readings of a file so far, the latest for each heading. */
export function keptColumns(before: readonly KeptColumn[], columns: readonly StoredColumn[]): KeptColumn[] {
  const kept = new Map(before.map((column) => [column.header, column]));
  for (const { header, field, date_order, decimal_sign } of columns)
    if (header)
      kept.set(header, {
        header,
        field,
        ...(date_order ? { date_order } : {}),
        ...(decimal_sign ? { decimal_sign } : {}),
      });
  return [...kept.values()];
}
