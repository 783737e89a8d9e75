import { expect, test } from 'vitest';
import { isDerived, isReferenceId } from './change-fields.ts';

const id = '01a218b2-6406-718b-b214-fafbb11f27a7';

test.each([
  [{ field: 'owner_id', before: id, after: '01a218b2-6406-718b-b214-fafbb11f27a8' }, true],
  [{ field: 'owner_id', after: id }, true],
  [{ field: 'owner_id', before: id, after: '' }, true],
  [{ field: 'tax_id', before: '84-1902277', after: '11-1111111' }, false],
  [{ field: 'tax_id', before: '84-1902277' }, false],
  [{ field: 'custom.lock_id', after: id }, false],
  [{ field: 'owner_name', after: 'Dana Whitfield' }, false],
])('isKey(%j) is %s', (change, is) => {
  expect([isReferenceId(change), isDerived(change)]).toEqual([is, is]);
});
test('isDerived recognizes stamps and sums', () => {
  expect(['stage_since', 'updatedAt', 'version', 'city'].map((field) => isDerived({ field }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
