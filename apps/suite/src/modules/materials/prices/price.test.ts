import type { MaterialPrice } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { priceChangeOf, priceSeriesOf, explainPrice, priceInForceOf, priceStateOf } from './price.ts';

let rowCount = 0;
const row = (values: Partial<MaterialPrice>): MaterialPrice => ({
  uuid: `price-${++rowCount}`,
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

describe('price in force', () => {
  test('has its reason and validity', () => {
    expect(priceInForceOf(rows, 'ada', day)).toMatchObject({
      row: old,
      why: 'Ada is the preferred vendor. Other vendors have newer prices.',
      validity: { text: 'Expired 2 days ago', tone: 'bad' },
    });
    expect(priceInForceOf(rows, null, day)).toMatchObject({
      row: newer,
      why: 'Latest price from any vendor. A preferred vendor’s price takes precedence.',
      validity: { text: 'Never expires' },
    });
    expect(priceInForceOf([], null, day)).toBeUndefined();
  });
  test('is explained in steps, with markup and margin of the sell price', () => {
    const result = explainPrice(
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

test('a history row has its current state and the change since the previous price', () => {
  const all = [{ ...old, in_force: true }, newer, first];
  expect(all.map((each) => priceStateOf(each, all, day).label)).toEqual([
    'In force, expired',
    'Valid',
    'Replaced',
  ]);
  expect(priceStateOf({ ...newer, withdrawnAt: day }, all, day).label).toBe('Withdrawn');
  expect(priceChangeOf(newer, rows)).toEqual({ direction: 'up', amount: '1', percent: '12.50' });
  expect(priceChangeOf(old, rows)).toBeUndefined();
});

test('the chart keeps a vendor’s price until the next one', () => {
  expect(priceSeriesOf(rows, day)).toEqual({
    dates: ['2025-12-01', '2026-01-01', '2026-02-01', day],
    series: [
      { id: 'bea', label: 'Bea', values: [8, 8, 9, 9] },
      { id: 'ada', label: 'Ada', values: [null, 10, 10, 10] },
    ],
  });
});
