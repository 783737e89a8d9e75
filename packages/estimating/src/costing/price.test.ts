import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentPrice,
  markupAndMargin,
  priceChange,
  priceFigures,
  sellPrice,
  vendorPrices,
  type PriceEntry,
} from './index.ts';

describe('price figures', () => {
  test('are rounded once, half up', () => {
    // 0.00005 × 1.5 = 0.000075 and × 1.5 again = 0.0001125: rounding the landed price first would give 0.0002.
    expect(priceFigures({ price: '0.00005', freightPercent: '50', cushionPercent: '50' })).toEqual({
      landed: '0.0001',
      estimate: '0.0001',
    });
    expect(
      priceFigures(
        {
          price: '10',
          freightPercent: '5',
          dutyPercent: '3',
          packingPercent: '1.5',
          tariffPercent: '0.5',
          cushionPercent: '4',
        },
        2,
      ),
    ).toEqual({
      landed: '11.00',
      estimate: '11.44',
    });
  });
  test('compute the sell by markup or margin and return both', () => {
    expect(sellPrice('80', { markupPercent: '25' })).toBe('100.0000');
    expect(sellPrice('80', { marginPercent: '20' }, 2)).toBe('100.00');
    expect(markupAndMargin('80', '100')).toEqual({ markupPercent: '25.00', marginPercent: '20.00' });
    expect(markupAndMargin('0', '0')).toEqual({ markupPercent: undefined, marginPercent: undefined });
    expect(() => sellPrice('80', { marginPercent: '100' })).toThrow('A margin must be below 100%');
  });
  test('change by amount and percentage', () => {
    expect(priceChange('10', '12.5')).toEqual({ direction: 'up', amount: '2.5', percent: '25.00' });
    expect(priceChange('3', '2')).toEqual({ direction: 'down', amount: '-1', percent: '-33.33' });
    expect(priceChange('0', '2')).toEqual({ direction: 'up', amount: '2', percent: undefined });
    expect(priceChange('1.50', '1.5')).toEqual({ direction: 'same', amount: '0', percent: '0.00' });
  });
});

const entry = (id: string, vendor: string, date: string, more: Partial<PriceEntry> = {}): PriceEntry => ({
  id,
  vendor,
  date,
  ...more,
});
const history = [
  entry('1', 'summit', '2026-01-10', { expires: '2026-03-31' }),
  entry('2', 'apex', '2026-02-01'),
  entry('5', 'summit', '2026-04-01', { recordedAt: '2026-04-01T08:00:00Z' }),
  entry('4', 'summit', '2026-04-01', { recordedAt: '2026-04-01T09:00:00Z', expires: '2026-04-30' }),
];

describe('price on a day', () => {
  test.each([
    ['2026-01-09', undefined, undefined],
    ['2026-01-10', undefined, ['1', false, 80]],
    ['2026-02-01', undefined, ['2', false, undefined]],
    ['2026-02-01', 'summit', ['1', false, 58]],
    ['2026-03-31', 'summit', ['1', false, 0]],
    ['2026-04-01', undefined, ['4', false, 29]],
    ['2026-05-01', 'summit', ['4', true, -1]],
    ['2026-05-01', 'nobody', ['4', true, -1]],
    ['2026-05-01', 'apex', ['2', false, undefined]],
  ] as const)('%s, preferring %s', (day, preferred, expected) => {
    const found = currentPrice(history, day, preferred);
    expect(found && [found.entry.id, found.expired, found.daysLeft]).toEqual(expected);
  });
  test('is the latest of each vendor', () => {
    expect(vendorPrices(history, '2026-04-02').map((each) => each.entry.id)).toEqual(['4', '2']);
  });
  const day = fc.integer({ min: 1, max: 28 }).map((each) => `2026-02-${String(each).padStart(2, '0')}`);
  const anyHistory = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      vendor: fc.constantFrom('a', 'b', 'c'),
      date: day,
      expires: fc.option(day),
      recordedAt: fc.option(day, { nil: undefined }),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );
  test('is never later than the day, is the vendor’s newest, and does not depend on the order', () => {
    fc.assert(
      fc.property(anyHistory, day, fc.constantFrom('a', 'b', null), (entries, on, preferred) => {
        const found = currentPrice(entries, on, preferred);
        expect(currentPrice(entries.toReversed(), on, preferred)).toEqual(found);
        const open = entries.filter(({ date }) => date <= on);
        const mine = open.filter(({ vendor }) => vendor === preferred);
        const among = mine.length > 0 ? mine : open;
        expect(found === undefined).toBe(open.length === 0);
        if (!found) return;
        expect(among).toContain(found.entry);
        expect(among.every(({ date }) => date <= found.entry.date)).toBe(true);
        expect(found.expired).toBe(found.entry.expires != null && found.entry.expires < on);
      }),
    );
  });
  test('is not affected by future prices', () => {
    fc.assert(
      fc.property(anyHistory, day, (entries, on) => {
        const before = currentPrice(entries, on);
        expect(currentPrice([...entries, entry('later', 'a', '2026-03-01')], on)).toEqual(before);
      }),
    );
  });
});
