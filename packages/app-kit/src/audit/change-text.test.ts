import type { FieldMeta } from '@plumbline/api/entities';
import { expect, test } from 'vitest';
import { changeLabel, changeSummary, changeValue } from './change-text.ts';

const fields: Readonly<Record<string, FieldMeta>> = {
  owner_name: { label: 'Owner', kind: 'text' },
  bid_date: { label: 'Bid date', kind: 'day' },
  probability: { label: 'Probability', kind: 'number', format: 'percent' },
  amount: { label: 'Amount', kind: 'decimal', format: 'money' },
};

test('names a changed field by its recorded label, its label in the contract, or its name with spaces', () => {
  expect(changeLabel({ field: 'custom.w9', label: 'W-9' }, fields)).toBe('W-9');
  expect(changeLabel({ field: 'owner_name' }, fields)).toBe('Owner');
  expect(changeLabel({ field: 'firstname' }, fields)).toBe('first name');
  expect(changeLabel({ field: 'custom.lock_box' })).toBe('lock box');
});

test.each([
  ['bid_date', '2026-11-25', 'Nov 25, 2026'],
  ['custom.walked_on', '2026-11-25', 'Nov 25, 2026'],
  ['probability', '40', '40%'],
  ['amount', '159250.00', '$159,250.00'],
  ['waste', '5.00', '5.00'],
  ['amount', '', 'nothing'],
  ['city', undefined, 'nothing'],
  ['notes', '<p>Keep dry.</p>', 'Keep dry.'],
])('formats %s %j as “%s”', (field, value, shown) => {
  expect(changeValue(field, value, fields)).toBe(shown);
});

test('summarizes up to three changes without keys and derived values', () => {
  const changes = [
    { field: 'owner_id', before: '', after: '' },
    { field: 'owner_name', before: 'Dana Whitfield', after: 'Luis Medina' },
    { field: 'bid_date', after: '2026-11-25' },
    { field: 'stage_since', before: 'a', after: 'b' },
    { field: 'city', before: 'Boise', after: 'Nampa' },
    { field: 'zip', before: '1', after: '2' },
  ];
  expect(changeSummary({ changes }, fields)).toBe(
    'Owner from Dana Whitfield to Luis Medina · Bid date Nov 25, 2026 · City from Boise to Nampa',
  );
});
