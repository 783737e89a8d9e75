import type { FieldMeta } from '@plumbline/api/entities';
import { DateText } from '@plumbline/ui/DateText';
import { formatPercent } from '@plumbline/ui/format';
import { Money } from '@plumbline/ui/Money';
import { Person } from '@plumbline/ui/Person';
import { Quantity } from '@plumbline/ui/Quantity';
import { StatusText } from '@plumbline/ui/StatusText';
import type { ReactNode } from 'react';
import { useStatuses } from '../data/lookups.ts';
import { withUnit } from '../format/format-values.ts';
import { choicesOf, nameFieldOf, statusModuleOf } from '../form/resource-fields.ts';

function StatusValue({ module, name }: { module: string; name: string }) {
  return <StatusText tone={useStatuses(module).tone(name)}>{name}</StatusText>;
}

/** Formats a field's value for a record. @param row record with the names of references. */
export function shownValue(name: string, field: FieldMeta, value: unknown, row: object): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return field.format === 'percent' ? formatPercent(String(value), 0) : withUnit(value, field.unit);
  if (typeof value !== 'string' || value === '') return '';
  if (field.ref) {
    const called = String(new Map<string, unknown>(Object.entries(row)).get(nameFieldOf(name)) ?? '');
    if (field.ref === 'user') return <Person name={called} />;
    return called;
  }
  const module = statusModuleOf(field);
  if (module) return <StatusValue module={module} name={value} />;
  if (field.format === 'percent') return formatPercent(value, 0);
  if (field.kind === 'day') return <DateText value={value} />;
  if (field.kind === 'decimal')
    return field.format?.startsWith('money') ? (
      <Money value={value} />
    ) : (
      <Quantity value={value} {...(field.unit ? { unit: field.unit } : {})} />
    );
  if (field.input === 'url') return value.replace(/^https?:\/\/(www\.)?/, '');
  return choicesOf(field)?.find(({ id }) => id === value)?.label ?? value;
}
