import type { FormDefinition } from '@plumbline/api';
import type { CustomField } from '@plumbline/validation/forms';
import { timeText } from '@plumbline/validation/time-text';
import type { CellValue, Column } from '@plumbline/ui/DataTable';
import { recordHref } from './record-href.ts';
import { addedFields, type WithCustom } from './use-form.ts';
import { customMessages } from './messages.ts';

/** Field of a list, in the shape of the contract. */
interface ListField {
  label: string;
  kind: string;
  filter?: boolean;
  sort?: boolean;
  format?: string;
}
const kinds: Partial<Record<CustomField['kind'], string>> = {
  number: 'decimal',
  money: 'decimal',
  date: 'day',
  switch: 'boolean',
  person: 'uuid',
  record: 'uuid',
  file: 'uuid',
};

const idOf = (field: CustomField) => `custom.${field.code}`;

/** Custom fields for filters and headers, by `custom.<code>`. */
export const listFields = (fields: readonly CustomField[]): Record<string, ListField> =>
  Object.fromEntries(
    fields.map((field) => [
      idOf(field),
      {
        label: field.label,
        kind: kinds[field.kind] ?? 'text',
        filter: field.kind !== 'file' && field.kind !== 'record',
        sort: !['multi', 'person', 'record', 'file'].includes(field.kind),
        ...(field.kind === 'money' ? { format: 'money' } : {}),
      },
    ]),
  );

/**
 * Removed custom fields that a filter still uses. They are shown with the filter but not offered for new ones.
 * @param used ids of the fields in the current filters.
 */
export const retiredFields = (form: FormDefinition | undefined, used: readonly string[]): CustomField[] =>
  (form?.retired ?? [])
    .filter((field) => used.includes(idOf(field)))
    .map((field) => ({ ...field, label: customMessages.removedField(field.label) }));

/** Filter options of the custom fields. */
export const listOptions = (
  fields: readonly CustomField[],
  people: readonly { id: string; label: string }[],
) =>
  Object.fromEntries(
    fields.flatMap((field): [string, readonly { id: string; label: string }[]][] => {
      if (field.kind === 'person') return [[idOf(field), people]];
      if (field.kind === 'select' || field.kind === 'multi')
        return [[idOf(field), field.options.map((option) => ({ id: option, label: option }))]];
      return [];
    }),
  );

function cellOf(field: CustomField, row: WithCustom): CellValue {
  const value = row.custom?.[field.code];
  const name = (id: string) => row.customNames?.[id] ?? '';
  if (Array.isArray(value)) return { tags: value as string[] };
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return field.kind === 'multi' ? { tags: [] } : null;
  if (field.kind === 'person') return { name: name(value) };
  if (field.kind === 'record') {
    const href = recordHref(field.record, value);
    return href ? { label: name(value), href } : name(value);
  }
  if (field.kind === 'url') return { label: value.replace(/^https?:\/\/(www\.)?/, ''), href: value };
  if (field.kind === 'time') return timeText(value);
  return field.kind === 'file' ? name(value) : value;
}
const types: Partial<Record<CustomField['kind'], NonNullable<Column<object>['type']>>> = {
  number: 'number',
  money: 'money',
  date: 'date',
  multi: 'tags',
  switch: 'boolean',
  person: 'person',
};

/** Columns of the custom fields. */
export const listColumns = <Row extends object>(
  form: FormDefinition | undefined,
): (Omit<Column<Row>, 'header'> & { header: string })[] =>
  addedFields(form).map((field) => ({
    id: idOf(field),
    header: field.label,
    type:
      field.kind === 'url' || (field.kind === 'record' && field.record !== 'material')
        ? 'link'
        : (types[field.kind] ?? 'text'),
    width: field.kind === 'area' ? 240 : 140,
    accessor: (row: Row) => cellOf(field, row as WithCustom),
  }));

/** Ids of the columns hidden by default. */
export const hiddenColumns = (form: FormDefinition | undefined): string[] =>
  addedFields(form).flatMap((field) => (field.inList ? [] : [idOf(field)]));
