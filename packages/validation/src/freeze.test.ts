import { expect, test } from 'vitest';
import { freezeRefusal } from './freeze.ts';

const frozen = {
  at: '2026-11-22T23:59:00.000Z',
  by: 'Sam Ortiz',
  reason: 'Sent to the customer.',
  reviewer: '',
  outcome: null,
};

test('freezeRefusal names who froze the estimate, when, why, and who can unfreeze it', () => {
  expect(freezeRefusal(frozen)).toBe(
    'This estimate was frozen by Sam Ortiz on Nov 22, 2026: Sent to the customer. Sam Ortiz or an administrator can unfreeze it.',
  );
  expect(freezeRefusal({ ...frozen, reviewer: 'Ana Lopez' })).toContain(
    'Sam Ortiz, Ana Lopez as the reviewer, or an administrator can unfreeze it.',
  );
  expect(freezeRefusal({ ...frozen, reviewer: 'Sam Ortiz' })).toContain(
    'Sam Ortiz or an administrator can unfreeze it.',
  );
});

test('freezeRefusal asks to withdraw the outcome of a decided bid', () => {
  expect(freezeRefusal({ ...frozen, outcome: 'awarded' })).toContain('can withdraw the award.');
  expect(freezeRefusal({ ...frozen, outcome: 'lost' })).toContain('can withdraw the loss.');
});
