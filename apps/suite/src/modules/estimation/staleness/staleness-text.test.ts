import { expect, it } from 'vitest';
import { linesByName, stalenessTitle, reasonMoney } from './staleness-text.ts';

const staleness = {
  as_of: '2026-03-05',
  changed: '0.00',
  pending: '0.00',
  difference: '0.00',
  closings: '0.00',
  reasons: [],
};

it('describes changes with the amounts already counted and still pending', () => {
  expect(stalenessTitle({ ...staleness, changed: '120.50', since: '2026-03-01T10:00:00.000Z' })).toBe(
    'Prices and materials changed since Mar 01, 2026: +$120.50.',
  );
  expect(
    stalenessTitle({ ...staleness, changed: '-8', pending: '12', since: '2026-03-01T10:00:00.000Z' }),
  ).toBe('Prices and materials changed since Mar 01, 2026: −$8.00, and +$12.00 pending.');
  expect(stalenessTitle({ ...staleness, pending: '12' })).toBe(
    'Sheets or prices are out of date: +$12.00 with current ones.',
  );
  expect(stalenessTitle(staleness)).toBe('This estimate is out of date.');
});

it('shows the affected amount when the difference is unknown', () => {
  expect(reasonMoney({ difference: '5', stands: '100' })).toBe('+$5.00');
  expect(reasonMoney({ difference: '0.00' })).toBe('No change in price');
  expect(reasonMoney({ stands: '100' })).toBe('$100.00 affected');
  expect(reasonMoney({})).toBe('');
});

it('lists each line once with its conditions', () => {
  const line = (code: string, name: string) => ({
    condition_id: code,
    line_id: name,
    code,
    name,
    difference: '1',
  });
  expect(linesByName([line('P1', 'Stud'), line('P2', 'Stud'), line('P1', 'Track')])).toEqual([
    { name: 'Stud', codes: ['P1', 'P2'] },
    { name: 'Track', codes: ['P1'] },
  ]);
});
