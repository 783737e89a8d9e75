import { fill, messages } from './messages.ts';
import { email, phone, url } from './rules.ts';

/** What a field of a form can hold. */
export const fieldKinds = [
  'text',
  'area',
  'email',
  'url',
  'phone',
  'number',
  'money',
  'date',
  'time',
  'select',
  'multi',
  'switch',
  'person',
  'record',
  'file',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A field that a company added to the form of a kind of record. */
export interface CustomField {
  /** Names its value in a record; never changes. */
  code: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  help: string;
  /** Half of a line of the form, or all of it. */
  width: 'half' | 'full';
  /** Of `select` and `multi`. */
  options: string[];
  /** Of `record`: the kind of record that is linked. */
  record: string;
  /** Shown as a column of lists from the start. */
  inList: boolean;
}

/**
 * Text for most kinds: numbers and money as exact decimals, dates as YYYY-MM-DD, times as HH:MM, people, records and
 * files as ids.
 */
export type CustomValue = string | boolean | readonly string[] | null;
export type CustomValues = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const decimal = /^-?\d{1,15}(\.\d{1,10})?$/;
const anyDecimal = /^-?\d+(\.\d+)?$/;
const longest: Partial<Record<FieldKind, number>> = { text: 250, email: 250, url: 2000, area: 10_000 };

/** Nothing was written: no text, no choice, an empty list. A switch that is off says something. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** A value as it is kept: without the space that came with it, numbers as text, nothing as `null`. */
export function cleanValue({ kind }: Pick<CustomField, 'kind'>, value: unknown): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string' && kind !== 'area') {
    const trimmed = value.trim();
    return trimmed === '' ? null : trimmed;
  }
  return isEmptyValue(value) ? null : value;
}

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const wrong = (ok: boolean, message: string) => (ok ? undefined : message);

/** What is wrong with a value of this kind, in the documented words where there are some. */
function checkKind({ kind, options }: CustomField, value: unknown, before: unknown): string | undefined {
  if (kind === 'switch') return wrong(typeof value === 'boolean', 'Choose yes or no');
  if (kind === 'multi') {
    if (!Array.isArray(value) || value.some((each) => typeof each !== 'string'))
      return 'Choose among the options';
    const allowed = new Set<unknown>([...options, ...(Array.isArray(before) ? (before as unknown[]) : [])]);
    const unknown = (value as string[]).find((each) => !allowed.has(each));
    return unknown === undefined ? undefined : `“${unknown}” is not one of the options`;
  }
  if (typeof value !== 'string') return 'This value has the wrong type';
  const most = longest[kind];
  if (most !== undefined && value.length > most) return fill('maxLength', { n: most });
  switch (kind) {
    case 'email':
      return wrong(email().safeParse(value).success, messages.emailFormat);
    case 'url':
      return wrong(url().safeParse(value).success, messages.urlInvalid);
    case 'phone':
      return wrong(phone().safeParse(value).success, messages.phoneFormat);
    case 'number':
    case 'money':
      return wrong(
        decimal.test(value),
        anyDecimal.test(value)
          ? 'At most 15 digits before the decimal point and 10 after it'
          : 'Enter a number',
      );
    case 'date':
      return wrong(isDay(value), 'Enter a date as YYYY-MM-DD');
    case 'time':
      return wrong(/^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'Enter a time as HH:MM');
    case 'select':
      return wrong(options.includes(value), `“${value}” is not one of the options`);
    case 'person':
    case 'record':
    case 'file':
      return wrong(uuid.test(value), 'This is not a valid reference');
    default:
      return undefined;
  }
}

/**
 * What is wrong with a field's value; undefined when nothing is.
 * @param before what stands in the record: it may stay, whatever the field has become since, and so may each choice of
 * several.
 */
export function checkValue(field: CustomField, value: unknown, before?: unknown): string | undefined {
  if (isEmptyValue(value)) return field.required ? messages.required : undefined;
  if (JSON.stringify(value) === JSON.stringify(before)) return undefined;
  return checkKind(field, value, before);
}

/** Whether every value that the one kind can hold can be held by the other as it is written. */
export function widens(from: FieldKind, to: FieldKind): boolean {
  if (from === to) return true;
  if (to === 'area') return !['multi', 'switch', 'person', 'record', 'file'].includes(from);
  if (to === 'text') return ['phone', 'number', 'money', 'date', 'time', 'email'].includes(from);
  return (from === 'number' && to === 'money') || (from === 'money' && to === 'number');
}

/** Whether every object answers to this name already: values by such a code could not be told from what is not there. */
export const isReservedCode = (code: string): boolean => code in {};

/** A code made of a label: `Trade focus` → `trade_focus`, with a number where it is taken. */
export function codeOf(label: string, taken: Iterable<string>): string {
  const base =
    label
      .normalize('NFKD')
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
      .replace(/^[^a-z]+/, '')
      .slice(0, 36) || 'field';
  const used = new Set(taken);
  let code = base;
  for (let next = 2; used.has(code) || isReservedCode(code); next++) code = `${base}_${next}`;
  return code;
}
