import type { Quote } from '@plumbline/api';
import { expect, it } from 'vitest';
import { bidsOf, compareRows } from './bid-rows.ts';

const line = (code: string, amount: string, quantity = '10') => ({
  code,
  name: `Scope ${code}`,
  description: '',
  quantity,
  unit: 'SF',
  unit_price: '1.00',
  amount,
});
const quote = (number: string, revision: number, more: Partial<Quote> = {}) =>
  ({
    uuid: `${number} ${revision}`,
    number,
    revision,
    customer_name: `For ${number}`,
    status: 'Sent',
    is_active: true,
    lines: [],
    inclusions: [],
    alternates: [],
    total: '0.00',
    ...more,
  }) as unknown as Quote;

it('compares of each number the revision in force, else the newest, and none that was declined', () => {
  const quotes = [
    quote('Q-1-10', 0),
    quote('Q-1-2', 1, { status: 'Draft', is_active: false }),
    quote('Q-1-2', 0),
    quote('Q-1', 0, { status: 'Draft', is_active: false }),
    quote('Q-1-3', 0, { status: 'Declined' }),
  ];
  expect(bidsOf(quotes).map(({ uuid }) => uuid)).toEqual(['Q-1 0', 'Q-1-2 0', 'Q-1-10 0']);
});

it('compares the revision that somebody chose, although it is not in force or was declined', () => {
  const quotes = [
    quote('Q-1', 1),
    quote('Q-1', 0, { is_active: false }),
    quote('Q-1-2', 0),
    quote('Q-1-3', 1, { status: 'Draft', is_active: false }),
    quote('Q-1-3', 0, { status: 'Declined' }),
  ];
  const compared = bidsOf(quotes, ['Q-1 0', 'Q-1-3 0', 'of another job']);
  expect(compared.map(({ uuid }) => uuid)).toEqual(['Q-1 0', 'Q-1-2 0', 'Q-1-3 0']);
});

it('puts scopes beside each other, marks the lowest and what is missing, and ends with what lies between', () => {
  const { bids, rows } = compareRows([
    quote('Q-1', 0, { lines: [line('W1', '100.00'), line('D1', '50.00')], total: '165.00' }),
    quote('Q-1-2', 0, { lines: [line('W1', '90.00', '9')], total: '99.00' }),
  ]);
  expect(bids.map(({ name, over, missing, leveled }) => [name, over, missing, leveled])).toEqual([
    ['For Q-1 R0', '66.00', 0, '165.00'],
    ['For Q-1-2 R0', '0.00', 1, '149.00'],
  ]);
  expect(rows.map(({ name, note, spread, isDifferent }) => [name, note, spread, isDifferent])).toEqual([
    ['Scope W1', '10, 9 SF, other quantities', '+$10.00', true],
    ['Scope D1', '10 SF', '–', true],
    ['Discount, bond, tax and rounding', '', '+$6.00', true],
  ]);
  expect(rows[0]?.cells).toEqual([
    { text: '100.00', isLowest: false, isMissing: false },
    { text: '90.00', isLowest: true, isMissing: false },
  ]);
  expect(rows[1]?.cells[1]).toEqual({ text: 'Not in it', isLowest: false, isMissing: true });
});

it('tells two quotes for one company by their numbers', () => {
  const { bids } = compareRows([
    quote('Q-1', 0, { customer_name: 'Lane' }),
    quote('Q-1-2', 1, { customer_name: 'Lane' }),
  ]);
  expect(bids.map(({ name }) => name)).toEqual(['Q-1 R0', 'Q-1-2 R1']);
});
