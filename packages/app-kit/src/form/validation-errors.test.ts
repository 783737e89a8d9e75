import { expect, test } from 'vitest';
import { z } from 'zod';
import { faultsOf } from './validation-errors.ts';

const schema = z.strictObject({ pattern: z.string().min(2), next: z.int() });

test('names each field once, by its first fault', () => {
  expect([...faultsOf(schema, { pattern: 'A', next: 1.5 }).keys()]).toEqual(['pattern', 'next']);
});
test('holds nothing against a value that the form keeps in a shape of its own', () => {
  expect([...faultsOf(schema.omit({ next: true }), { pattern: 'ACC', next: '12' })]).toEqual([]);
});
