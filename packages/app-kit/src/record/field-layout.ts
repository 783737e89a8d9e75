import type { FormDefinition } from '@plumbline/api';
import type { CustomField } from '@plumbline/validation/forms';
import { groupsOf } from '../custom/use-form.ts';

/** Field of a side panel: a standard field by name or a custom field. */
export type ArrangedField = { name: string } | { own: CustomField };
export interface ArrangedGroup {
  id: string;
  title: string;
  fields: ArrangedField[];
}

/**
 * Arranges the groups of a side panel like the company's form, so that fields are in the same place in both.
 * @param shown standard groups with the fields of this panel.
 * @param form form definition; undefined while loading or for entities without one.
 */
export function arrangedGroups(
  shown: readonly { title: string; names: readonly string[] }[],
  form: FormDefinition | undefined,
): ArrangedGroup[] {
  const named = (names: readonly string[]) => names.map((name): ArrangedField => ({ name }));
  const defaultGroups = shown.map(({ title, names }) => ({ id: title, title, fields: named(names) }));
  if (!form) return defaultGroups.filter(({ fields }) => fields.length > 0);
  const left = new Set(shown.flatMap(({ names }) => names));
  const groups = groupsOf(form).map(({ id, title, fields }): ArrangedGroup => ({
    id,
    title,
    fields: fields.flatMap((field): ArrangedField[] => {
      if (!field.isSystem) return [{ own: field }];
      return left.delete(field.code) ? [{ name: field.code }] : [];
    }),
  }));
  // Keep fields that only the panel has with their neighbors.
  for (const { title, names } of shown) {
    const home = groups.find((group) => group.title === title) ?? groups[0];
    home?.fields.push(...named(names.filter((name) => left.has(name))));
  }
  return groups.filter(({ fields }) => fields.length > 0);
}
