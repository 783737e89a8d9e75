import type { MaterialPrice } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { changeOf, courseOf, explained, inForceOf, stateOf } from './price.ts';

let made = 0;
const row = (values: Partial<MaterialPrice>): MaterialPrice => ({
  uuid: `price-${++made}`,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  material_id: 'm',
  material_name: 'Board',
  material_code: 'B',
  unit_of_measure: 'SF',
  vendor_id: 'ada',
  vendor_name: 'Ada',
  price: '1.0000',
  landed_price: values.price ?? '1.0000',
  estimate_price: values.price ?? '1.0000',
  last_price_date: '2026-01-01',
  in_force: false,
  user_name: '',
  ...values,
});
const day = '2026-03-01';
const old = row({ price: '10.0000', last_price_date: '2026-01-01', expiry_price_date: '2026-02-27' });
const newer = row({ price: '9.0000', vendor_id: 'bea', vendor_name: 'Bea', last_price_date: '2026-02-01' });
const first = row({ price: '8.0000', vendor_id: 'bea', vendor_name: 'Bea', last_price_date: '2025-12-01' });
const rows = [newer, old, first];

describe('the price in force', () => {
  test('is told with its reason and how long it holds', () => {
    expect(inForceOf(rows, 'ada', day)).toMatchObject({
      row: old,
      why: 'Ada is the preferred vendor; others have given newer prices.',
      validity: { text: 'Expired 2 days ago', tone: 'bad' },
    });
    expect(inForceOf(rows, null, day)).toMatchObject({
      row: newer,
      why: 'It is the latest of all vendors. A preferred vendor’s price would come first.',
      validity: { text: 'Never expires' },
    });
    expect(inForceOf([], null, day)).toBeUndefined();
  });
  test('is explained step by step, with what a sell price leaves', () => {
    const result = explained(
      { price: '10', freight_percentage: '5', cushion: '10', sell_price: '13.125' },
      'SF',
    );
    expect(result).toMatchObject({
      landed: '10.5000',
      estimate: '11.5500',
      markupPercent: '25.00',
      marginPercent: '20.00',
    });
    expect(result.steps.map(({ label }) => label)).toEqual(['Price', 'Freight', 'Cushion']);
  });
});

test('a row says what it is today, and what became of the vendor’s price', () => {
  const all = [{ ...old, in_force: true }, newer, first];
  expect(all.map((each) => stateOf(each, all, day).label)).toEqual([
    'In force, expired',
    'Valid',
    'Replaced',
  ]);
  expect(stateOf({ ...newer, withdrawnAt: day }, all, day).label).toBe('Withdrawn');
  expect(changeOf(newer, rows)).toEqual({ direction: 'up', amount: '1', percent: '12.50' });
  expect(changeOf(old, rows)).toBeUndefined();
});

test('a vendor’s price holds until its next', () => {
  expect(courseOf(rows, day)).toEqual({
    dates: ['2025-12-01', '2026-01-01', '2026-02-01', day],
    series: [
      { id: 'bea', label: 'Bea', values: [8, 8, 9, 9] },
      { id: 'ada', label: 'Ada', values: [null, 10, 10, 10] },
    ],
  });
});
