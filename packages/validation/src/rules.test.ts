import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fill, messages } from './messages.ts';
import {
  atLeast,
  between,
  email,
  emailList,
  exactLength,
  issueMessage,
  minLength,
  password,
  phone,
  required,
  twoDecimals,
  url,
} from './rules.ts';

const messageOf = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
};

describe('specified rules', () => {
  test.each([
    ['required', required(), '', messages.required],
    ['required, spaces', required(), '   ', messages.required],
    ['required, absent', required(), undefined, messages.required],
    ['required with a label', required('Name'), '', 'Name field is required'],
    ['email', email(), 'nobody', messages.emailFormat],
    ['email list', emailList(), 'a@b.co, nobody', messages.emailFormat],
    ['password without digit', password(), 'Abcdefg!', messages.passwordStrength],
    ['password without special', password(), 'Abcdefg1', messages.passwordStrength],
    ['password with another special', password(), 'Abcdefg1:', messages.passwordStrength],
    ['password too short', password(), 'Abc1!', messages.passwordStrength],
    ['phone', phone(), '3035551212', messages.phoneFormat],
    ['range', between(1, 10), '11', 'Enter number between 1 and 10'],
    ['url', url(), 'ftp://x.co', messages.urlInvalid],
    ['exact length', exactLength(), '123', 'The number of Character must be 10'],
    ['min length', minLength(4), 'abc', 'The Min number of Character  must be 4'],
    ['min value', atLeast(), '0.5', "The Value cann't be less than 1"],
    ['min 0.001', atLeast(0.001), '0', messages.minValue0001],
    ['decimals', twoDecimals(), '1.234', messages.twoDecimals],
  ])('%s', (_name, schema, value, expected) => {
    expect(messageOf(schema, value)).toBe(expected);
  });

  test.each([
    ['empty email', email(), ''],
    ['email', email(), 'a.b@c.co'],
    ['password', password(), 'Demo!2026'],
    ['phone', phone(), '303-555-1212'],
    ['empty phone', phone(), ''],
    ['url', url(), 'https://plumbline.test/a'],
    ['decimals', twoDecimals(), '-1.25'],
  ])('%s is accepted', (_name, schema, value) => {
    expect(messageOf(schema, value)).toBeUndefined();
  });

  test('accepts a password with any of the specified signs', () => {
    for (const sign of '!@#$%&*()') expect(messageOf(password(), `Abcdefg1${sign}`), sign).toBeUndefined();
  });

  test('accepts any phone number in the specified format', () => {
    const digits = (n: number) => fc.stringMatching(new RegExp(`^[0-9]{${n}}$`));
    fc.assert(
      fc.property(digits(3), digits(3), digits(4), (a, b, c) => phone().safeParse(`${a}-${b}-${c}`).success),
    );
  });
});

describe('issueMessage', () => {
  const messageFor = (schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value, { reportInput: true });
    const issue = result.error?.issues[0];
    return issue && issueMessage(issue);
  };
  test.each([
    ['absent', z.object({ a: z.string() }), {}, messages.required],
    ['empty', z.string().min(1), '', messages.required],
    ['only spaces', z.string().regex(/\S/), '  ', messages.required],
    ['too long', z.string().max(3), 'abcd', 'The Max number of Character  must be 3'],
    ['phone', z.stringFormat('phone', /^\d{3}-\d{3}-\d{4}$/), '1', messages.phoneFormat],
    ['email', z.stringFormat('optional-email', /^.+@.+$/), 'x', messages.emailFormat],
    ['web address', z.stringFormat('url', /^https?:\/\/.+/), 'x', messages.urlInvalid],
    ['unknown key', z.strictObject({}), { x: 1 }, 'Unknown field: x'],
  ])('%s', (_name, schema, value, expected) => {
    expect(messageFor(schema, value)).toBe(expected);
  });
});

test('fill keeps placeholders without a value', () => {
  expect(fill('numberRange', { min: 1 })).toBe('Enter number between 1 and {max}');
});
