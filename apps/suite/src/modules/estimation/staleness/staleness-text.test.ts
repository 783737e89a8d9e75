import { expect, it } from 'vitest';
import { linesByName, radarTitle, reasonMoney } from './staleness-text.ts';

const radar = {
  as_of: '2026-03-05',
  changed: '0.00',
  pending: '0.00',
  difference: '0.00',
  closings: '0.00',
  reasons: [],
};

it('says what changed with the money that the estimate counts, and the money that it would', () => {
  expect(radarTitle({ ...radar, changed: '120.50', since: '2026-03-01T10:00:00.000Z' })).toBe(
    'Prices and materials changed since Mar 01, 2026: +$120.50.',
  );
  expect(radarTitle({ ...radar, changed: '-8', pending: '12', since: '2026-03-01T10:00:00.000Z' })).toBe(
    'Prices and materials changed since Mar 01, 2026: −$8.00, and +$12.00 to come.',
  );
  expect(radarTitle({ ...radar, pending: '12' })).toBe(
    'Sheets or prices are out of date: +$12.00 with those that hold today.',
  );
  expect(radarTitle(radar)).toBe('Something under this estimate is out of date.');
});

it('says what stands on something where nobody knows what it will come to', () => {
  expect(reasonMoney({ difference: '5', stands: '100' })).toBe('+$5.00');
  expect(reasonMoney({ difference: '0.00' })).toBe('Comes to the same');
  expect(reasonMoney({ stands: '100' })).toBe('$100.00 stands on it');
  expect(reasonMoney({})).toBe('');
});

it('names each line once, with the conditions it is in', () => {
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
