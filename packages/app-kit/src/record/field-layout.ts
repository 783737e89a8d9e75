import type { FormDefinition } from '@plumbline/api';
import type { CustomField } from '@plumbline/validation/forms';
import { groupsOf } from '../custom/use-form.ts';

/** A field of a record's panel: the product's own by its name, or one that the company added. */
export type ArrangedField = { name: string } | { own: CustomField };
export interface ArrangedGroup {
  id: string;
  title: string;
  fields: ArrangedField[];
}

/**
 * The groups of a record's panel as the company has arranged the record's form, so that a field is found in both at the
 * same place.
 * @param shown the product's own groups with the fields that this panel has.
 * @param form undefined while it is on its way, and of records that have none.
 */
export function arrangedGroups(
  shown: readonly { title: string; names: readonly string[] }[],
  form: FormDefinition | undefined,
): ArrangedGroup[] {
  const named = (names: readonly string[]) => names.map((name): ArrangedField => ({ name }));
  const whole = shown.map(({ title, names }) => ({ id: title, title, fields: named(names) }));
  if (!form) return whole.filter(({ fields }) => fields.length > 0);
  const left = new Set(shown.flatMap(({ names }) => names));
  const groups = groupsOf(form).map(({ id, title, fields }): ArrangedGroup => ({
    id,
    title,
    fields: fields.flatMap((field): ArrangedField[] => {
      if (!field.isSystem) return [{ own: field }];
      return left.delete(field.code) ? [{ name: field.code }] : [];
    }),
  }));
  // What only the panel has stands with the fields that it came with.
  for (const { title, names } of shown) {
    const home = groups.find((group) => group.title === title) ?? groups[0];
    home?.fields.push(...named(names.filter((name) => left.has(name))));
  }
  return groups.filter(({ fields }) => fields.length > 0);
}
