import type { FieldMeta } from '@plumbline/api/entities';
import type { FormEntry } from '@plumbline/validation/forms';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@plumbline/ui/format';
import type { ReactNode } from 'react';
import { specOf as customSpecOf } from '../custom/fields.ts';
import type { WithCustom } from '../custom/use-form.ts';
import { FieldControl, type FieldSpec } from './FieldControl.tsx';
import { usePeople } from '../data/lookups.ts';
import { choicesOf, nameFieldOf, specOf } from './resource-fields.ts';

type Fields = Readonly<Record<string, FieldMeta>>;

/** Value of a form field in a record; undefined when it has none. */
export function valueIn(entry: Pick<FormEntry, 'code' | 'isSystem'>, record: object | undefined): unknown {
  const own = entry.isSystem ? record : (record as WithCustom | undefined)?.custom;
  return new Map<string, unknown>(Object.entries(own ?? {})).get(entry.code);
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a field's value; empty text for no value.
 * @param names names of referenced records by id, in addition to those in the record.
 */
export function valueText(
  entry: FormEntry,
  fields: Fields,
  value: unknown,
  record: object | undefined,
  names: Readonly<Record<string, string>> = {},
): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  const field = entry.isSystem ? fields[entry.code] : undefined;
  const knownName = names[text] ?? (record as WithCustom | undefined)?.customNames?.[text];
  if (knownName !== undefined) return knownName;
  if (field?.ref)
    return valueIn(entry, record) === value
      ? String(new Map<string, unknown>(Object.entries(record ?? {})).get(nameFieldOf(entry.code)) ?? '')
      : text;
  if (entry.kind === 'money' || field?.format?.startsWith('money')) return formatMoney(text);
  if (field?.format === 'percent') return formatPercent(text, 0);
  if (field?.kind === 'decimal' || entry.kind === 'number') return formatNumber(text);
  if (day.test(text)) return formatDate(text);
  return (field && choicesOf(field)?.find(({ id }) => id === text)?.label) ?? text;
}

/** Builds the form field of a standard or custom field. */
export function specOfEntry(
  entry: FormEntry,
  fields: Fields,
  value: unknown,
  people: readonly { id: string; label: string }[],
  record?: object,
): FieldSpec {
  const field = entry.isSystem ? fields[entry.code] : undefined;
  const { customNames: names = {} } = (record ?? {}) as WithCustom;
  return field
    ? { ...specOf(entry.code, field, record), label: entry.label }
    : customSpecOf(entry, value, { people, names });
}

export interface EntityFieldProps {
  entry: FormEntry;
  fields: Fields;
  value: unknown;
  onChange: (value: unknown) => void;
  errorMessage?: ReactNode;
  isRequired?: boolean;
}

/** Single field of an entity's form, outside the form. */
export function ResourceField({
  entry,
  fields,
  value,
  onChange,
  errorMessage,
  isRequired = false,
}: EntityFieldProps) {
  const people = usePeople();
  const { isRequired: _whileWhole, ...spec } = specOfEntry(entry, fields, value, people);
  return (
    <FieldControl
      field={{ ...spec, ...(isRequired ? { isRequired: true } : {}) }}
      value={value}
      onChange={onChange}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}
