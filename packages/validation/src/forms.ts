import { fieldKinds, isReservedCode, type CustomField } from './custom-fields.ts';
import { group, type FormEntry, type FormGroup, type FormModule } from './form-layout.ts';
import { ownForms } from './generated/own-forms.ts';
import { fill } from './messages.ts';

export * from './custom-fields.ts';
export * from './time-text.ts';
export { entryOf, type FormEntry, type FormGroup } from './form-layout.ts';

/** Stored form definition of a company. */
export interface StoredForm {
  groups: readonly FormGroup[];
  retired: readonly CustomField[];
}
/** Default form of each entity, generated from the contract. */
export const formModules = {
  ...ownForms,
  /** Fields that every form has in addition. */
  global: { noun: 'record', label: 'Every form', groups: [group('global', 'More fields', [])] },
} as const satisfies Record<string, FormModule>;
export type FormModuleKey = keyof typeof formModules;
export const formModuleKeys = Object.keys(formModules) as FormModuleKey[];

/** Returns the name of a form. */
export const formTitle = (module: FormModuleKey): string =>
  module === 'global' ? formModules.global.label : `${formModules[module].label} form`;

/** Entities that a field can link to. */
export const linkedRecords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ownForms).map(([name, { label }]) => [name, label]),
);

const formFields = (module: FormModuleKey): Map<string, FormEntry> =>
  new Map(formModules[module].groups.flatMap(({ fields }) => fields.map((field) => [field.code, field])));

/**
 * Merges the company's form definition with the system fields. System fields added since the definition was saved appear
 * in their default group.
 */
export function formOf(module: FormModuleKey, stored?: StoredForm): FormGroup[] {
  if (!stored) return formModules[module].groups.map((each) => ({ ...each, fields: [...each.fields] }));
  const missing = formFields(module);
  const groups = stored.groups.map((each) => ({
    ...each,
    fields: each.fields.flatMap((field): FormEntry[] => {
      if (!field.isSystem) return [field];
      const system = missing.get(field.code);
      missing.delete(field.code);
      if (!system) return [];
      const { required, help, width } = field;
      return [{ ...system, required: required || system.required, help, width }];
    }),
  }));
  for (const field of missing.values()) {
    const home = formModules[module].groups.find(({ fields }) =>
      fields.some(({ code }) => code === field.code),
    );
    (groups.find(({ id }) => id === home?.id) ?? groups[0])?.fields.push(field);
  }
  return groups;
}

/** Returns a form definition for storage, with trimmed names. */
export const cleanGroups = (groups: readonly FormGroup[]): FormGroup[] =>
  groups.map((each) => ({
    ...each,
    title: each.title.trim(),
    fields: each.fields.map((field) => ({
      ...field,
      label: field.label.trim(),
      options: field.options.map((option) => option.trim()),
    })),
  }));

/** Returns the custom fields in the order of the form. */
export const customFieldsOf = (groups: readonly FormGroup[]): CustomField[] =>
  groups.flatMap(({ fields }) => fields.filter(({ isSystem }) => !isSystem));

export interface FormProblem {
  /** Code of the field or id of the group. */
  at: string;
  message: string;
}

/** Maximum lengths of names and help texts; the contract has the same limits except for options. */
const maxLengths = { label: 120, help: 500, title: 120, option: 250 } as const;
const lengthProblem = (text: string, most: number) =>
  text.length > most ? fill('maxLength', { n: most }) : undefined;
/** Normalizes a name for comparison: trimmed and in lower case. */
const sameName = (name: string) => name.trim().toLowerCase();

function problemsOfField(field: CustomField): string | undefined {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(field.code))
    return 'A code can contain only lowercase letters, digits and _';
  if (isReservedCode(field.code)) return `The code ${field.code} cannot be used`;
  if (!fieldKinds.includes(field.kind)) return 'This field type does not exist';
  if (field.label.trim() === '') return 'Enter a name for the field';
  const long = lengthProblem(field.label, maxLengths.label) ?? lengthProblem(field.help, maxLengths.help);
  if (long) return long;
  if (field.kind === 'select' || field.kind === 'multi') {
    if (field.options.length === 0) return 'Add at least one option';
    if (field.options.some((option) => option.trim() === '')) return 'Enter a name for the option';
    if (new Set(field.options.map((option) => option.trim())).size < field.options.length)
      return 'Two options have the same name';
    const longOption = field.options.map((option) => lengthProblem(option, maxLengths.option)).find(Boolean);
    if (longOption) return longOption;
    if (field.options.length > 200) return 'A field can have up to 200 options';
  }
  if (field.kind === 'record' && !Object.hasOwn(linkedRecords, field.record))
    return 'Choose a record type to link to';
  return undefined;
}

/**
 * Validates a form definition. @returns its problems.
 * @param before definition it replaces; codes of its removed fields stay reserved.
 */
export function checkForm(
  module: FormModuleKey,
  groups: readonly FormGroup[],
  before: StoredForm = { groups: formModules[module].groups, retired: [] },
): FormProblem[] {
  const problems: FormProblem[] = [];
  const system = formFields(module);
  const seen = new Set<string>();
  const labels = new Set([...system.values()].map(({ label }) => sameName(label)));
  const ids = new Set<string>();
  const titles = new Set<string>();
  const kept = new Map(before.retired.map((field) => [field.code, field]));
  for (const each of groups) {
    const title = sameName(each.title);
    const long = lengthProblem(each.title, maxLengths.title);
    if (title === '') problems.push({ at: each.id, message: 'Enter a name for the group' });
    else if (long) problems.push({ at: each.id, message: long });
    else if (titles.has(title))
      problems.push({ at: each.id, message: `A group named “${each.title.trim()}” already exists` });
    titles.add(title);
    if (ids.has(each.id)) problems.push({ at: each.id, message: 'Two groups have the same id' });
    ids.add(each.id);
    for (const field of each.fields) {
      const say = (message: string) => problems.push({ at: field.code, message });
      if (seen.has(field.code)) say('This field is in the form twice');
      seen.add(field.code);
      if (field.isSystem !== system.has(field.code)) say(`The code ${field.code} belongs to a system field`);
      if (field.isSystem) {
        if (system.get(field.code)?.isAlwaysRequired && !field.required) say('This field is always required');
        continue;
      }
      const problem = problemsOfField(field);
      if (problem) say(problem);
      if (labels.has(sameName(field.label))) say(`A field named “${field.label.trim()}” already exists`);
      labels.add(sameName(field.label));
      const old = kept.get(field.code);
      if (old && (old.kind !== field.kind || old.record !== field.record))
        say('This code belongs to a removed field with values of another type');
    }
  }
  for (const code of system.keys())
    if (!seen.has(code)) problems.push({ at: code, message: 'System fields cannot be removed' });
  return problems;
}
