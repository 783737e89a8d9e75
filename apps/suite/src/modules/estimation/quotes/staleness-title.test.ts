import { expect, test } from 'vitest';
import { stalenessTitle } from './staleness-title.ts';

const changed = {
  difference: '120.50',
  total: '1120.50',
  reasons: [{ kind: 'changed_quantity' as const, text: 'W1: from 100 to 120 SF.' }],
};
const same = { ...changed, difference: '0.00', total: '1000.00' };

test('an accepted quote is compared with today’s estimate by both totals', () => {
  const accepted = { revision: 1, status: 'Accepted' as const, total: '1000.00' };
  expect(stalenessTitle(accepted, changed)).toBe(
    'The estimate changed after R1 was accepted at $1,000.00. The same scope is now $1,120.50, +$120.50',
  );
  expect(stalenessTitle(accepted, same)).toBe('The estimate changed after R1 was accepted');
});

test('a sent quote states today’s total, or what it is based on', () => {
  const sent = { revision: 0, status: 'Sent' as const, total: '1000.00' };
  expect(stalenessTitle(sent, changed)).toBe('R0 would be $1,120.50 today, +$120.50');
  expect(stalenessTitle(sent, same)).toBe('R0 is based on an earlier estimate');
  expect(stalenessTitle(sent, { ...same, reasons: [{ kind: 'expired_price', text: 'Stud expired.' }] })).toBe(
    'R0 is based on expired prices',
  );
});
