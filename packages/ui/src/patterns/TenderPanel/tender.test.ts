import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal } from '../../components/Number/decimal.ts';
import { sumDecimals } from '../../data-grid/aggregate.ts';
import { refusalOf, subtract, suggestCash, tenderTotals } from './tender.ts';

const dollars = ['1', '5', '10', '20', '50', '100'];
const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
const money = cents.map((value) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`);
const isSame = (a: string, b: string) => compareDecimal(a, b) === 0;

describe('tenderTotals', () => {
  const cash = (amount: string) => ({ amount, givesChange: true });
  const card = (amount: string) => ({ amount, givesChange: false });
  it('takes what is left of a split payment', () => {
    expect(tenderTotals('150.00', [card('100.00')])).toEqual({
      paid: '100.00',
      remaining: '50.00',
      change: '0',
      excess: '0',
    });
  });
  it('gives change for cash', () => {
    expect(tenderTotals('908.91', [cash('1000')])).toMatchObject({ remaining: '0', change: '91.09' });
    expect(tenderTotals('150.00', [card('100.00'), cash('60')]).change).toBe('10.00');
  });
  it('gives no change for more than was handed over in cash', () => {
    expect(tenderTotals('50.00', [cash('20'), card('60.00')])).toMatchObject({
      change: '20',
      excess: '10.00',
    });
  });
  it('asks nothing for an amount of zero or less', () => {
    expect(tenderTotals('0', [])).toMatchObject({ remaining: '0', change: '0' });
    expect(tenderTotals('-24.36', []).remaining).toBe('0');
  });
  it('is exact beyond the precision of a float', () => {
    expect(tenderTotals('90071992547409.93', [cash('90071992547409.92')]).remaining).toBe('0.01');
  });
  it('accounts for every cent', () => {
    const tender = fc.record({ amount: money, givesChange: fc.boolean() });
    fc.assert(
      fc.property(money, fc.array(tender, { maxLength: 8 }), (due, tenders) => {
        const { paid, remaining, change, excess } = tenderTotals(due, tenders);
        expect(isSame(sumDecimals([paid, remaining]).sum, sumDecimals([due, change, excess]).sum)).toBe(true);
        for (const each of [remaining, change, excess])
          expect(compareDecimal(each, '0')).toBeGreaterThanOrEqual(0);
        expect(isSame(remaining, '0') || (isSame(change, '0') && isSame(excess, '0'))).toBe(true);
      }),
    );
  });
});

describe('suggestCash', () => {
  it.each<[string, string[], string[]]>([
    ['12.34', dollars, ['12.34', '13.00', '15.00', '20.00']],
    ['908.91', ['5', '10', '20', '100'], ['908.91', '910.00', '920.00', '1000.00']],
    ['20.00', dollars, ['20.00', '50.00', '100.00']],
    ['0.05', ['0.05', '0.1'], ['0.05', '0.10']],
    ['0', dollars, []],
    ['-5', dollars, []],
    ['12.34', ['0', '-5', 'x'], ['12.34']],
  ])('%s with %j → %j', (due, notes, amounts) => expect(suggestCash(due, notes)).toEqual(amounts));
  it('has no decimals for currencies without', () => {
    expect(suggestCash('1230', ['1000', '5000', '10000'], 0)).toEqual(['1230', '2000', '5000', '10000']);
  });
  it('begins with the exact amount, ascends, and never offers less than one note too much', () => {
    fc.assert(
      fc.property(money, fc.subarray(dollars), fc.integer({ min: 1, max: 8 }), (due, notes, most) => {
        const amounts = suggestCash(due, notes, 2, most);
        if (isSame(due, '0')) {
          expect(amounts).toEqual([]);
          return;
        }
        expect(amounts.length).toBeLessThanOrEqual(most);
        expect(isSame(amounts[0] ?? '', due)).toBe(true);
        amounts.slice(1).forEach((amount, at) => {
          expect(compareDecimal(amount, amounts[at] ?? '0')).toBe(1);
          expect(compareDecimal(subtract(amount, due), notes.at(-1) ?? '0')).toBe(-1);
        });
      }),
    );
  });
});

describe('refusalOf', () => {
  it.each([
    [{}, '50', '50.00', undefined],
    [{}, '50.01', '50.00', { reason: 'noChange', most: '50.00' }],
    [{ givesChange: true }, '100', '50.00', undefined],
    [{ max: '60.00' }, '150.00', '150.00', { reason: 'overLimit', most: '60.00' }],
    [{ max: '60.00' }, '70.00', '50.00', { reason: 'overLimit', most: '50.00' }],
    [{}, '', '50.00', { reason: 'noAmount' }],
    [{}, '0.00', '50.00', { reason: 'noAmount' }],
    [{}, '10', '0', { reason: 'nothingLeft' }],
  ])('%j, %s of %s → %j', (rule, amount, remaining, refusal) =>
    expect(refusalOf(rule, amount, remaining)).toEqual(refusal),
  );
  it('lets only methods with change take more than is left', () => {
    fc.assert(
      fc.property(money, money, fc.boolean(), (amount, remaining, givesChange) => {
        const isTaken = refusalOf({ givesChange }, amount, remaining) === undefined;
        if (isTaken && !givesChange) expect(compareDecimal(amount, remaining)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
