import type { FieldMeta } from '@plumbline/api/kinds';
import type { FieldSpec } from './FieldControl.tsx';
import { capital } from '../format/format-values.ts';

type Fields = Readonly<Record<string, FieldMeta>>;

/** A choice as the contract writes it: `u|Unit`, or a word that is its own label. */
export function choiceOf(option: string): { id: string; label: string } {
  const [id = '', label = capital(id)] = option.split('|');
  return { id, label };
}
export const choicesOf = ({ options }: FieldMeta) => options?.map(choiceOf);

/** The module whose statuses a field takes its values from. */
export const statusModuleOf = ({ choices }: FieldMeta): string | undefined =>
  choices?.startsWith('status:') ? choices.slice('status:'.length) : undefined;

/** The field beside `owner_id` that has the owner's name. */
export const nameFieldOf = (name: string): string => name.replace(/_id$/, '_name');

function controlOf(field: FieldMeta): FieldSpec['kind'] {
  if (field.ref) return 'search';
  if (field.options || field.choices) return 'select';
  switch (field.kind) {
    case 'decimal':
      return field.format?.startsWith('money') ? 'money' : 'decimal';
    case 'number':
      return field.format === 'percent' ? 'percent' : 'number';
    case 'boolean':
      return 'switch';
    case 'day':
      return 'date';
    default:
      return (field.input as 'phone' | 'email' | 'url' | 'area' | undefined) ?? 'text';
  }
}

/**
 * How a field is written, by what the contract says of it.
 * @param row the record as it stands; names of what it refers to come from there.
 */
export function specOf(name: string, field: FieldMeta, row?: object): FieldSpec {
  const values = new Map<string, unknown>(Object.entries(row ?? {}));
  const called = field.ref ? values.get(nameFieldOf(name)) : undefined;
  const present = values.get(name);
  const options = choicesOf(field);
  return {
    label: field.long ?? field.label,
    kind: controlOf(field),
    ...(options ? { options } : {}),
    ...(field.choices ? { source: field.choices } : {}),
    ...(typeof present === 'string' && present !== '' ? { present } : {}),
    ...(field.ref ? { reference: field.ref } : {}),
    ...(typeof called === 'string' && called !== '' ? { valueLabel: called } : {}),
    ...(field.unit ? { unit: field.unit } : {}),
    ...(field.write === 'required' ? { isRequired: true } : {}),
    ...(field.help ? { description: field.help } : {}),
  };
}

export interface FieldGroup {
  /** None for the first: what it is about stands above it already. */
  title: string | undefined;
  names: string[];
}
/** The fields that people write, under their headings. */
export function groupsOf(fields: Fields): FieldGroup[] {
  const groups: FieldGroup[] = [{ title: undefined, names: [] }];
  for (const [name, field] of Object.entries(fields)) {
    if (!field.write) continue;
    if (field.group) groups.push({ title: field.group, names: [] });
    groups.at(-1)?.names.push(name);
  }
  return groups.filter(({ names }) => names.length > 0);
}

/** What a field has while nothing is written in it. */
export function emptyOf(field: FieldMeta): unknown {
  if (field.kind === 'boolean') return false;
  if (field.kind === 'day' || field.ref) return null;
  return field.kind === 'number' ? undefined : '';
}
