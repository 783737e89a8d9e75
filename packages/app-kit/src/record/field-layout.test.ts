import type { FormDefinition } from '@plumbline/api';
import { entryOf } from '@plumbline/validation/forms';
import { expect, test } from 'vitest';
import { arrangedGroups, type ArrangedGroup } from './field-layout.ts';

const entry = (code: string, isSystem = true) => entryOf(code, { isSystem });
const form = (groups: FormDefinition['groups'], global: FormDefinition['global'] = []): FormDefinition => ({
  module: 'account',
  label: 'Account',
  noun: 'account',
  version: 1,
  groups,
  retired: [],
  global,
});
const shown = [
  { title: 'Account', names: ['type', 'status'] },
  { title: 'Contact', names: ['phone', 'fax'] },
];
const groupTexts = (groups: readonly ArrangedGroup[]) =>
  groups.map(({ title, fields }) =>
    [title, ...fields.map((field) => ('own' in field ? `own ${field.own.code}` : field.name))].join(' '),
  );

test('uses the standard groups until the form is loaded', () => {
  expect(groupTexts(arrangedGroups([...shown, { title: 'Empty', names: [] }], undefined))).toEqual([
    'Account type status',
    'Contact phone fax',
  ]);
});

test('arranges standard and custom fields by the form definition', () => {
  const arranged = form(
    [
      { id: 'a', title: 'Account', fields: [entry('name'), entry('phone'), entry('grade', false)] },
      { id: 'b', title: 'Selling', fields: [entry('status'), entry('type')] },
      { id: 'c', title: 'Contact', fields: [] },
    ],
    [{ id: 'g', title: 'More fields', fields: [entry('region', false)] }],
  );
  // No duplicate or empty groups; fields that only the panel has are kept.
  expect(groupTexts(arrangedGroups(shown, arranged))).toEqual([
    'Account phone own grade',
    'Selling status type',
    'Contact fax',
    'More fields own region',
  ]);
});

test('keeps fields that only the panel has when their group was removed', () => {
  const arranged = form([
    { id: 'a', title: 'All', fields: [entry('type'), entry('status'), entry('phone')] },
  ]);
  expect(groupTexts(arrangedGroups(shown, arranged))).toEqual(['All type status phone fax']);
});
