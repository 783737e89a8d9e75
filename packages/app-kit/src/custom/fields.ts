import type { FormDefinition } from '@plumbline/api';
import {
  checkValue,
  cleanValue,
  isEmptyValue,
  type CustomField,
  type FieldKind,
} from '@plumbline/validation/forms';
import { messages } from '@plumbline/validation/messages';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldSpec } from '../form/FieldControl.tsx';
import type { FormCheck, FormField, FormSection } from '../form/FormDrawer.tsx';
import { addedFields, groupsOf } from './use-form.ts';

const controls: Record<FieldKind, FieldSpec['kind']> = {
  text: 'text',
  area: 'area',
  email: 'email',
  url: 'url',
  phone: 'phone',
  number: 'decimal',
  money: 'money',
  date: 'date',
  time: 'time',
  select: 'select',
  multi: 'choices',
  switch: 'switch',
  person: 'search',
  record: 'search',
  file: 'file',
};
export interface Choices {
  people: readonly { id: string; label: string }[];
  /** Of what the values refer to, by id. */
  names: Readonly<Record<string, string>>;
}

/** How a field of the company's own is written. @param value that it begins with. */
export function specOf(field: CustomField, value: unknown, { people, names }: Choices): FieldSpec {
  const { label, kind, help, required, options, record } = field;
  const kept = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as string[]) : [];
  const name = typeof value === 'string' ? names[value] : undefined;
  return {
    label,
    kind: controls[kind],
    ...(required ? { isRequired: true } : {}),
    ...(help ? { description: help } : {}),
    // An option that was taken off meanwhile stays where it was chosen.
    ...(kind === 'select' || kind === 'multi'
      ? { options: [...new Set([...options, ...kept])].map((option) => ({ id: option, label: option })) }
      : {}),
    ...(kind === 'person' ? { options: people } : {}),
    ...(kind === 'record' ? { reference: record } : {}),
    ...(name ? { valueLabel: name } : {}),
  };
}

/**
 * The sections of a form as the company has arranged it.
 * @param given the product's own fields, as the screen has them.
 * @param values of the company's own fields, as the record has them.
 */
export function arrange<Values extends FieldValues>(
  form: FormDefinition,
  given: readonly FormSection<Values>[],
  values: Readonly<Record<string, unknown>>,
  choices: Choices,
): FormSection<Values>[] {
  const own = new Map(given.flatMap(({ fields }) => fields.map((field) => [String(field.name), field])));
  const sections = groupsOf(form).map(({ title, fields }, index) => ({
    // What a form is about stands in its title already.
    ...(index === 0 ? {} : { title }),
    fields: fields.flatMap((entry): FormField<Values>[] => {
      if (!entry.isSystem)
        return [
          {
            ...specOf(entry, values[entry.code], choices),
            name: `custom.${entry.code}` as Path<Values>,
            wide: entry.width === 'full',
          },
        ];
      const field = own.get(entry.code);
      own.delete(entry.code);
      if (!field) return [];
      return [
        {
          ...field,
          wide: entry.width === 'full',
          ...(entry.required ? { isRequired: true } : {}),
          ...(entry.help ? { description: entry.help } : {}),
        },
      ];
    }),
  }));
  // Fields that only this screen has.
  sections[0]?.fields.push(...own.values());
  return sections.filter(({ fields }) => fields.length > 0);
}

/** What the company demands of a form beyond the contract. @param before what the record holds already. */
export const checkOf =
  <Values extends FieldValues>(
    form: FormDefinition,
    before: Readonly<Record<string, unknown>>,
  ): FormCheck<Values> =>
  (values) => {
    const found: Record<string, string> = {};
    const custom = (values as { custom?: Record<string, unknown> }).custom ?? {};
    for (const field of addedFields(form)) {
      const message = checkValue(field, cleanValue(field, custom[field.code]), before[field.code]);
      if (message) found[`custom.${field.code}`] = message;
    }
    for (const { code, isSystem, required } of form.groups.flatMap(({ fields }) => fields))
      if (isSystem && required && code in values && isEmptyValue((values as Record<string, unknown>)[code]))
        found[code] = messages.required;
    return found;
  };
