import type { FieldMeta } from '@plumbline/api/entities';
import type { FieldSpec } from './FieldControl.tsx';
import { capital } from '../format/format-values.ts';

type Fields = Readonly<Record<string, FieldMeta>>;

/** Parses an option of the contract: `u|Unit`, or a value that is its own label. */
export function choiceOf(option: string): { id: string; label: string } {
  const [id = '', label = capital(id)] = option.split('|');
  return { id, label };
}
export const choicesOf = ({ options }: FieldMeta) => options?.map(choiceOf);

/** Module whose statuses are the options of a field. */
export const statusModuleOf = ({ choices }: FieldMeta): string | undefined =>
  choices?.startsWith('status:') ? choices.slice('status:'.length) : undefined;

/** Name field of a reference: `owner_name` for `owner_id`. */
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
 * Builds a form field from the contract.
 * @param row current record, which contains the names of references.
 */
export function specOf(name: string, field: FieldMeta, row?: object): FieldSpec {
  const values = new Map<string, unknown>(Object.entries(row ?? {}));
  const called = field.ref ? values.get(nameFieldOf(name)) : undefined;
  const present = values.get(name);
  const options = choicesOf(field);
  return {
    label: field.formLabel ?? field.label,
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
  /** Undefined for the first group, which the form title names. */
  title: string | undefined;
  names: string[];
}
/** Writable fields in groups. */
export function groupsOf(fields: Fields): FieldGroup[] {
  const groups: FieldGroup[] = [{ title: undefined, names: [] }];
  for (const [name, field] of Object.entries(fields)) {
    if (!field.write) continue;
    if (field.group) groups.push({ title: field.group, names: [] });
    groups.at(-1)?.names.push(name);
  }
  return groups.filter(({ names }) => names.length > 0);
}

/** Empty value of a field. */
export function emptyOf(field: FieldMeta): unknown {
  if (field.kind === 'boolean') return false;
  if (field.kind === 'day' || field.ref) return null;
  return field.kind === 'number' ? undefined : '';
}
