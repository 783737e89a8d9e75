import type { Change } from '@plumbline/api';
import type { FieldMeta } from '@plumbline/api/entities';
import { fieldText, type FieldFormat } from '../format/field-text.ts';
import { capital, plainValue } from '../format/format-values.ts';
import { isDerived } from './change-fields.ts';

/** Label of a field and how its values are formatted; a field without a kind is text. */
export type ChangedField = Pick<FieldMeta, 'label'> & Partial<FieldFormat>;
/** Fields of one entity by name, from the contract or given by the screen. */
export type EntityFields = Readonly<Record<string, ChangedField>>;
/** Fields by entity name. */
export type FieldsByEntity = Readonly<Record<string, EntityFields>>;

type Changed = Change['changes'][number];

/** Labels of fields whose specified names are written as one word. */
const splitNames: Readonly<Record<string, string>> = {
  firstname: 'first name',
  lastname: 'last name',
  // Name used in older audit rows.
  looked_through: 'difference acknowledged',
};

/**
 * Label of a changed field: the one that was recorded, that of the contract, or the field's name with spaces. A label of
 * a custom field keeps its case.
 */
export const changeLabel = (
  { field, label }: Pick<Changed, 'field' | 'label'>,
  fields: EntityFields = {},
): string =>
  label ?? fields[field]?.label ?? splitNames[field] ?? field.replace(/^custom\./, '').replaceAll('_', ' ');

/** Formats a value of a changed field; “nothing” for an empty one. */
export function changeValue(field: string, value: string | undefined, fields: EntityFields = {}): string {
  if (value === undefined || value === '') return plainValue(value);
  const text = fieldText(fields[field], value);
  return text === value ? plainValue(value) : text;
}

/** Up to three changes of a record in one line, without keys and derived values. */
export const changeSummary = ({ changes }: Pick<Change, 'changes'>, fields: EntityFields = {}): string =>
  changes
    .filter((each) => !isDerived(each))
    .slice(0, 3)
    .map((each) =>
      [
        capital(changeLabel(each, fields)),
        ...(each.before === undefined ? [] : ['from', changeValue(each.field, each.before, fields), 'to']),
        changeValue(each.field, each.after, fields),
      ].join(' '),
    )
    .join(' · ');
