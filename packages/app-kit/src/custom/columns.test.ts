import type { FormDefinition } from '@plumbline/api';
import { entryOf as entry } from '@plumbline/validation/forms';
import { expect, test } from 'vitest';
import { listColumns, listFields, listOptions, retiredFields } from './columns.ts';
import { addedFields } from './use-form.ts';

const form: FormDefinition = {
  module: 'account',
  label: 'Account',
  noun: 'account',
  version: 1,
  groups: [{ id: 'a', title: 'Account', fields: [entry('opens', { kind: 'time' })] }],
  retired: [entry('grade', { label: 'Grade', kind: 'select', options: ['Gold'] }), entry('old')],
  global: [],
};

test('lists a removed field only while a filter uses it', () => {
  const used = retiredFields(form, ['custom.grade', 'status']);
  expect(listFields(used)).toMatchObject({ 'custom.grade': { label: 'Grade (removed)', filter: true } });
  expect(listOptions(used, [])).toEqual({ 'custom.grade': [{ id: 'Gold', label: 'Gold' }] });
  expect(retiredFields(form, [])).toEqual([]);
  expect(Object.keys(listFields(addedFields(form)))).toEqual(['custom.opens']);
  expect(listColumns(form).map(({ id }) => id)).toEqual(['custom.opens']);
});

test('formats times with AM and PM', () => {
  const [column] = listColumns<object>(form);
  expect(column?.accessor?.({ custom: { opens: '14:30' } })).toBe('2:30 PM');
});
