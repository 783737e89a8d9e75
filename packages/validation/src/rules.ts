import * as z from 'zod';
import { fill, messages } from './messages.ts';

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%&*()]).{8,}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^\d{3}-\d{3}-\d{4}$/;
const decimalPattern = /^-?\d{1,15}(\.\d{1,10})?$/;

/** Schema of a text with at least one non-space character. */
export const required = (label?: string) =>
  z
    .string({ error: label ? fill('requiredLabel', { label }) : messages.required })
    .refine((value) => value.trim() !== '', label ? fill('requiredLabel', { label }) : messages.required);

/** Schema of an email address or empty text. */
export const email = () =>
  z.string().refine((value) => value === '' || emailPattern.test(value), messages.emailFormat);

/** Schema of several email addresses, separated by commas or semicolons. */
export const emailList = () =>
  z.string().refine(
    (value) =>
      value
        .split(/[,;]/)
        .map((each) => each.trim())
        .filter(Boolean)
        .every((each) => emailPattern.test(each)),
    messages.emailFormat,
  );

/** Hint with the password rules. */
export const passwordHint =
  'At least 8 characters with upper and lower case letters, a digit and one of !@#$%&*().';
/** Schema of a password: at least 8 characters with upper case, lower case, digit and one of `!@#$%&*()`. */
export const password = () =>
  z.string().refine((value) => passwordPattern.test(value), messages.passwordStrength);

/** Schema of a phone number, XXX-XXX-XXXX, or empty text. */
export const phone = () =>
  z.string().refine((value) => value === '' || phonePattern.test(value), messages.phoneFormat);

/** Schema of a URL that starts with http or https, or empty text. */
export const url = () =>
  z.string().refine((value) => value === '' || /^https?:\/\/\S+$/.test(value), messages.urlInvalid);

/** Schema of a number as text within inclusive bounds. */
export const between = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => decimalPattern.test(value) && Number(value) >= min && Number(value) <= max,
      fill('numberRange', { min, max }),
    );

export const exactLength = (n = 10) =>
  z.string().refine((value) => value.length === n, fill('exactLength', { n }));
export const minLength = (n: number) =>
  z.string().refine((value) => value.length >= n, fill('minLength', { n }));
export const maxLength = (n: number) =>
  z.string().refine((value) => value.length <= n, fill('maxLength', { n }));

const minimumMessages = {
  0: messages.minValue0,
  0.001: messages.minValue0001,
  1: messages.minValue1,
} as const;

/** Schema of a decimal as text of at least 0, 0.001 or 1. */
export const atLeast = (min: keyof typeof minimumMessages = 1) =>
  z.string().refine((value) => decimalPattern.test(value) && Number(value) >= min, minimumMessages[min]);

/** Schema of a decimal as text with at most two decimal places. */
export const twoDecimals = () =>
  z.string().refine((value) => /^-?\d*(\.\d{0,2})?$/.test(value), messages.twoDecimals);

/**
 * Returns the specified message for an amount with more than two decimal places; undefined for others. Zeros at the end are
 * no further decimals, because stored amounts have four digits.
 */
export const amountProblem = (value: string): string | undefined =>
  twoDecimals().safeParse(value.replace(/(\.\d*?)0+$/, '$1')).success ? undefined : messages.twoDecimals;

/** Issue reported by a schema. */
export type Issue = z.core.$ZodIssue;

/** Returns the message for an issue of a generated schema: the specified one if it exists, otherwise ours. */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? messages.required
        : 'This value has the wrong type';
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1
          ? messages.required
          : fill('minLength', { n: Number(issue.minimum) });
      }
      if (issue.origin === 'array') return messages.required;
      return issue.minimum === 0 ? messages.minValue0 : `The value must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return fill('maxLength', { n: Number(issue.maximum) });
      if (issue.origin === 'array') return `At most ${issue.maximum} at a time`;
      return `The value must be at most ${issue.maximum}`;
    case 'invalid_format':
      switch (issue.format) {
        case 'email':
        case 'optional-email':
          return messages.emailFormat;
        case 'phone':
          return messages.phoneFormat;
        case 'url':
        case 'optional-url':
          return messages.urlInvalid;
        case 'decimal':
          return 'Enter a number';
        case 'date':
          return 'Enter a date as YYYY-MM-DD';
        case 'uuid':
          return 'This is not a valid reference';
      }
      if (issue.pattern?.includes('\\S')) return messages.required;
      if (issue.pattern?.includes('\\.[0-9]{1,10}')) return 'Enter a number';
      return 'This value has an invalid format';
    case 'invalid_value':
      return 'This is not one of the allowed values';
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    default:
      return issue.message;
  }
}
