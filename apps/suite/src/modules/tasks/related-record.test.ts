import { expect, test } from 'vitest';
import { aboutOnly, aboutTitle } from './related-record.ts';

const conditions = (module: string, id?: string, filter?: string) =>
  JSON.parse(aboutOnly({ module, id }, filter)) as unknown;

test.each([
  ['accounts', 'account'],
  ['account', 'account'],
  ['estimations', 'estimation'],
  ['vendors', 'vendor'],
])('the documented word %s of an address means the kind by which items are kept', (word, kind) => {
  expect(conditions(word, 'r1', '[{"field":"is_done"}]')).toEqual([
    { field: 'related_type', op: 'in', value: [kind] },
    { field: 'related_id', op: 'eq', value: 'r1' },
    { field: 'is_done' },
  ]);
});

test('a module without a record narrows the list to all of its records', () => {
  expect(conditions('crm')).toEqual([
    { field: 'related_type', op: 'in', value: ['account', 'contact', 'lead', 'opportunity'] },
  ]);
  expect(aboutTitle({ module: 'crm' })).toBe('Tasks of CRM');
  expect(aboutTitle({ module: 'vendors' })).toBe('Tasks of vendors');
  expect(aboutTitle({ module: 'vendors', id: 'r1' })).toBe('Tasks of the record');
});
