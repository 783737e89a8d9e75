import type { FieldMeta } from '@plumbline/api/entities';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPercent } from '@plumbline/ui/format';
import { choiceOf } from '../form/resource-fields.ts';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Format of a field in the contract, as far as its text depends on it. */
export type FieldFormat = Pick<FieldMeta, 'kind' | 'format' | 'options'>;

/**
 * Formats a recorded or listed value as text: days and instants in any field, money, percentages, decimals, choices and
 * booleans by the field's format. Other text is unchanged.
 * @param field undefined for a field that the contract does not describe.
 */
export function fieldText(field: Partial<FieldFormat> | undefined, value: string): string {
  if (dayPattern.test(value)) return formatDate(value) || value;
  if (instantPattern.test(value)) return formatDateTime(value) || value;
  if (!field) return value;
  if (field.kind === 'boolean') return value === 'true' ? 'Yes' : value === 'false' ? 'No' : value;
  if (field.format?.startsWith('money')) return formatMoney(value);
  if (field.format === 'percent') return formatPercent(value, 0);
  if (field.kind === 'decimal') return formatNumber(value);
  return field.options?.map(choiceOf).find(({ id }) => id === value)?.label ?? value;
}
