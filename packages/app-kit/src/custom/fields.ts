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
  /** Names of referenced records, by id. */
  names: Readonly<Record<string, string>>;
}

/** Builds the form field of a custom field. @param value initial value. */
export function specOf(field: CustomField, value: unknown, { people, names }: Choices): FieldSpec {
  const { label, kind, help, required, options, record } = field;
  const kept = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as string[]) : [];
  const name = typeof value === 'string' ? names[value] : undefined;
  return {
    label,
    kind: controls[kind],
    ...(required ? { isRequired: true } : {}),
    ...(help ? { description: help } : {}),
    // Keep a removed option selectable where it is the current value.
    ...(kind === 'select' || kind === 'multi'
      ? { options: [...new Set([...options, ...kept])].map((option) => ({ id: option, label: option })) }
      : {}),
    ...(kind === 'person' ? { options: people } : {}),
    ...(kind === 'record' ? { reference: record } : {}),
    ...(name ? { valueLabel: name } : {}),
  };
}

/**
 * Arranges the sections of a form by the company's form definition.
 * @param ownSections standard fields of the screen.
 * @param values current values of the custom fields.
 */
export function arrange<Values extends FieldValues>(
  form: FormDefinition,
  ownSections: readonly FormSection<Values>[],
  values: Readonly<Record<string, unknown>>,
  choices: Choices,
): FormSection<Values>[] {
  const own = new Map(
    ownSections.flatMap(({ fields }) => fields.map((field) => [String(field.name), field])),
  );
  const sections = groupsOf(form).map(({ title, fields }, index) => ({
    // The form title already names the first section.
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
  // Fields that are not part of the form definition.
  sections[0]?.fields.push(...own.values());
  return sections.filter(({ fields }) => fields.length > 0);
}

/** Validates required custom fields. @param before current values of the record. */
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
