import { isDay } from '@plumbline/dates';
import { fill, messages } from './messages.ts';
import { amountProblem, email, phone, url } from './rules.ts';

/** Types of form fields. */
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

/** Custom field of an entity's form. */
export interface CustomField {
  /** Key of the value in a record; never changes. */
  code: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  help: string;
  /** Width in the form: half or full line. */
  width: 'half' | 'full';
  /** Options of `select` and `multi` fields. */
  options: string[];
  /** Linked entity of `record` fields. */
  record: string;
  /** True if lists show the field as a column by default. */
  inList: boolean;
}

/**
 * Value of a custom field. Most types are text: numbers and money as exact decimals, dates as YYYY-MM-DD, times as HH:MM,
 * people, records and files as ids.
 */
export type CustomValue = string | boolean | readonly string[] | null;
export type CustomValues = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const decimal = /^-?\d{1,15}(\.\d{1,10})?$/;
const anyDecimal = /^-?\d+(\.\d+)?$/;
const MAX_LENGTHS: Partial<Record<FieldKind, number>> = { text: 250, email: 250, url: 2000, area: 10_000 };

/** Returns true for an empty value: no text, no selection or an empty list. A switch that is off is not empty. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Returns a value for storage: trimmed, numbers as text, empty values as `null`. */
export function cleanValue({ kind }: Pick<CustomField, 'kind'>, value: unknown): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string' && kind !== 'area') {
    const trimmed = value.trim();
    return trimmed === '' ? null : trimmed;
  }
  return isEmptyValue(value) ? null : value;
}

const messageUnless = (ok: boolean, message: string) => (ok ? undefined : message);

/** Returns the problem of a value for its type, with the specified message where there is one. */
function checkKind({ kind, options }: CustomField, value: unknown, before: unknown): string | undefined {
  if (kind === 'switch') return messageUnless(typeof value === 'boolean', 'Choose yes or no');
  if (kind === 'multi') {
    if (!Array.isArray(value) || value.some((each) => typeof each !== 'string'))
      return 'Choose one of the options';
    const allowed = new Set<unknown>([...options, ...(Array.isArray(before) ? (before as unknown[]) : [])]);
    const unknown = (value as string[]).find((each) => !allowed.has(each));
    return unknown === undefined ? undefined : `“${unknown}” is not one of the options`;
  }
  if (typeof value !== 'string') return 'This value has the wrong type';
  const maxLength = MAX_LENGTHS[kind];
  if (maxLength !== undefined && value.length > maxLength) return fill('maxLength', { n: maxLength });
  switch (kind) {
    case 'email':
      return messageUnless(email().safeParse(value).success, messages.emailFormat);
    case 'url':
      return messageUnless(url().safeParse(value).success, messages.urlInvalid);
    case 'phone':
      return messageUnless(phone().safeParse(value).success, messages.phoneFormat);
    case 'number':
    case 'money': {
      const problem = messageUnless(
        decimal.test(value),
        anyDecimal.test(value)
          ? 'Use up to 15 digits before the decimal point and 10 after it'
          : 'Enter a number',
      );
      return problem !== undefined || kind === 'number' ? problem : amountProblem(value);
    }
    case 'date':
      return messageUnless(isDay(value), 'Enter a date as YYYY-MM-DD');
    case 'time':
      return messageUnless(/^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'Enter a time as HH:MM');
    case 'select':
      return messageUnless(options.includes(value), `“${value}” is not one of the options`);
    case 'person':
    case 'record':
    case 'file':
      return messageUnless(uuid.test(value), 'This is not a valid reference');
    default:
      return undefined;
  }
}

/**
 * Returns the problem of a field's value; undefined for a valid one.
 * @param before stored value: it and each of its selected options stay valid even if the field has changed since.
 */
export function checkValue(field: CustomField, value: unknown, before?: unknown): string | undefined {
  if (isEmptyValue(value)) return field.required ? messages.required : undefined;
  if (JSON.stringify(value) === JSON.stringify(before)) return undefined;
  return checkKind(field, value, before);
}

/** Returns true if a field type can store every value of another type unchanged. */
export function widens(from: FieldKind, to: FieldKind): boolean {
  if (from === to) return true;
  if (to === 'area') return !['multi', 'switch', 'person', 'record', 'file'].includes(from);
  if (to === 'text') return ['phone', 'number', 'money', 'date', 'time', 'email'].includes(from);
  // A number can have more decimals than an amount.
  return from === 'money' && to === 'number';
}

/** Returns true for names that every object inherits, such as `constructor`, which cannot be codes. */
export const isReservedCode = (code: string): boolean => code in {};

/** Derives a code from a label: `Trade focus` → `trade_focus`, with a number if it is taken. */
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
