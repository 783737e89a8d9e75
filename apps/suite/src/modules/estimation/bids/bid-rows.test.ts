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

it('compares the active or else newest revision of each number, without declined quotes', () => {
  const quotes = [
    quote('Q-1-10', 0),
    quote('Q-1-2', 1, { status: 'Draft', is_active: false }),
    quote('Q-1-2', 0),
    quote('Q-1', 0, { status: 'Draft', is_active: false }),
    quote('Q-1-3', 0, { status: 'Declined' }),
  ];
  expect(bidsOf(quotes).map(({ uuid }) => uuid)).toEqual(['Q-1 0', 'Q-1-2 0', 'Q-1-10 0']);
});

it('compares a chosen revision even if it is inactive or declined', () => {
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

it('aligns scopes, marks lowest and missing amounts, and ends with the difference to the totals', () => {
  const { bids, rows } = compareRows([
    quote('Q-1', 0, { lines: [line('W1', '100.00'), line('D1', '50.00')], total: '165.00' }),
    quote('Q-1-2', 0, { lines: [line('W1', '90.00', '9')], total: '99.00' }),
  ]);
  expect(bids.map(({ name, over, missing, leveled }) => [name, over, missing, leveled])).toEqual([
    ['For Q-1 R0', '66.00', 0, '165.00'],
    ['For Q-1-2 R0', '0.00', 1, '149.00'],
  ]);
  expect(rows.map(({ name, note, spread, isDifferent }) => [name, note, spread, isDifferent])).toEqual([
    ['Scope W1', '10, 9 SF, quantities differ', '+$10.00', true],
    ['Scope D1', '10 SF', '–', true],
    ['Discount, bond, tax and rounding', '', '+$6.00', true],
  ]);
  expect(rows[0]?.cells).toEqual([
    { text: '100.00', isLowest: false, isMissing: false },
    { text: '90.00', isLowest: true, isMissing: false },
  ]);
  expect(rows[1]?.cells[1]).toEqual({ text: 'Not included', isLowest: false, isMissing: true });
});

it('names quotes by number when two are for the same company', () => {
  const { bids } = compareRows([
    quote('Q-1', 0, { customer_name: 'Lane' }),
    quote('Q-1-2', 1, { customer_name: 'Lane' }),
  ]);
  expect(bids.map(({ name }) => name)).toEqual(['Q-1 R0', 'Q-1-2 R1']);
});
