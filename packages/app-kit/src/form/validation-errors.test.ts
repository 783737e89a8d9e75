import { expect, test } from 'vitest';
import { z } from 'zod';
import { validationErrors } from './validation-errors.ts';

const schema = z.strictObject({ pattern: z.string().min(2), next: z.int() });

test('returns the first error of each field', () => {
  expect([...validationErrors(schema, { pattern: 'A', next: 1.5 }).keys()]).toEqual(['pattern', 'next']);
});
test('ignores values that are not in the schema', () => {
  expect([...validationErrors(schema.omit({ next: true }), { pattern: 'ACC', next: '12' })]).toEqual([]);
});
