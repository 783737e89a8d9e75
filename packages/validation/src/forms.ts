import { fieldKinds, isReservedCode, type CustomField } from './custom-fields.ts';
import { group, type FormEntry, type FormGroup, type FormModule } from './form-layout.ts';
import { ownForms } from './generated/own-forms.ts';
import { fill } from './messages.ts';

export * from './custom-fields.ts';
export * from './time-text.ts';
export { entryOf, type FormEntry, type FormGroup } from './form-layout.ts';

/** A form as a company keeps it. */
export interface StoredForm {
  groups: readonly FormGroup[];
  retired: readonly CustomField[];
}
/** The forms that a company can add to, as the product brings them: each kind of record says in the contract what it has. */
export const formModules = {
  ...ownForms,
  /** Fields that every form has beside its own. */
  global: { noun: 'record', label: 'Every form', groups: [group('global', 'More fields', [])] },
} as const satisfies Record<string, FormModule>;
export type FormModuleKey = keyof typeof formModules;
export const formModuleKeys = Object.keys(formModules) as FormModuleKey[];

/** What a form is called as a whole. */
export const formTitle = (module: FormModuleKey): string =>
  module === 'global' ? formModules.global.label : `${formModules[module].label} form`;

/** Kinds of records that a field can link to. */
export const linkedRecords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ownForms).map(([name, { label }]) => [name, label]),
);

const own = (module: FormModuleKey): Map<string, FormEntry> =>
  new Map(formModules[module].groups.flatMap(({ fields }) => fields.map((field) => [field.code, field])));

/**
 * The form as people see it: the company's arrangement over the product's own fields. What the product has gained since
 * the arrangement was made stands in the group it comes in.
 */
export function formOf(module: FormModuleKey, stored?: StoredForm): FormGroup[] {
  if (!stored) return formModules[module].groups.map((each) => ({ ...each, fields: [...each.fields] }));
  const missing = own(module);
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

/** An arrangement as it is kept: without the space that came with its names. */
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

/** The fields that a company added, in the order of the form. */
export const customFieldsOf = (groups: readonly FormGroup[]): CustomField[] =>
  groups.flatMap(({ fields }) => fields.filter(({ isSystem }) => !isSystem));

export interface FormProblem {
  /** The code of the field, or the id of the group. */
  at: string;
  message: string;
}

/** How long what names or explains a field may be: the contract says the same of all but options. */
const longestWords = { label: 120, help: 500, title: 120, option: 250 } as const;
const tooLong = (text: string, most: number) =>
  text.length > most ? fill('maxLength', { n: most }) : undefined;
/** As names are compared: neither space around them nor capitals make another. */
const sameName = (name: string) => name.trim().toLowerCase();

function problemsOfField(field: CustomField): string | undefined {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(field.code)) return 'A code is small letters, digits and _';
  if (isReservedCode(field.code)) return `The code ${field.code} cannot be used`;
  if (!fieldKinds.includes(field.kind)) return 'There is no such kind of field';
  if (field.label.trim() === '') return 'A field needs a name';
  const long = tooLong(field.label, longestWords.label) ?? tooLong(field.help, longestWords.help);
  if (long) return long;
  if (field.kind === 'select' || field.kind === 'multi') {
    if (field.options.length === 0) return 'Add at least one option';
    if (field.options.some((option) => option.trim() === '')) return 'An option needs a name';
    if (new Set(field.options.map((option) => option.trim())).size < field.options.length)
      return 'Two options have the same name';
    const longOption = field.options.map((option) => tooLong(option, longestWords.option)).find(Boolean);
    if (longOption) return longOption;
    if (field.options.length > 200) return 'A field has at most 200 options';
  }
  if (field.kind === 'record' && !Object.hasOwn(linkedRecords, field.record))
    return 'Choose what the field links to';
  return undefined;
}

/**
 * What is wrong with an arrangement that somebody wants to keep.
 * @param before the arrangement it replaces: codes of fields that were taken off stay theirs.
 */
export function checkForm(
  module: FormModuleKey,
  groups: readonly FormGroup[],
  before: StoredForm = { groups: formModules[module].groups, retired: [] },
): FormProblem[] {
  const problems: FormProblem[] = [];
  const system = own(module);
  const seen = new Set<string>();
  const labels = new Set([...system.values()].map(({ label }) => sameName(label)));
  const ids = new Set<string>();
  const titles = new Set<string>();
  const kept = new Map(before.retired.map((field) => [field.code, field]));
  for (const each of groups) {
    const title = sameName(each.title);
    const long = tooLong(each.title, longestWords.title);
    if (title === '') problems.push({ at: each.id, message: 'A group needs a name' });
    else if (long) problems.push({ at: each.id, message: long });
    else if (titles.has(title))
      problems.push({ at: each.id, message: `Another group is called “${each.title.trim()}”` });
    titles.add(title);
    if (ids.has(each.id)) problems.push({ at: each.id, message: 'Two groups have the same id' });
    ids.add(each.id);
    for (const field of each.fields) {
      const say = (message: string) => problems.push({ at: field.code, message });
      if (seen.has(field.code)) say('This field stands twice in the form');
      seen.add(field.code);
      if (field.isSystem !== system.has(field.code))
        say(`The code ${field.code} belongs to a field of the product`);
      if (field.isSystem) {
        if (system.get(field.code)?.isAlwaysRequired && !field.required) say('This field is always required');
        continue;
      }
      const problem = problemsOfField(field);
      if (problem) say(problem);
      if (labels.has(sameName(field.label))) say(`Another field is called “${field.label.trim()}”`);
      labels.add(sameName(field.label));
      const old = kept.get(field.code);
      if (old && (old.kind !== field.kind || old.record !== field.record))
        say('This code belongs to a field that was taken off and holds values of another kind');
    }
  }
  for (const code of system.keys())
    if (!seen.has(code)) problems.push({ at: code, message: 'A field of the product cannot be taken off' });
  return problems;
}
