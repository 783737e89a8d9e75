import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeNote,
  compareQuotes,
  quoteChanges,
  type ComparedQuote,
  type QuoteBreakdown,
} from './compare-quotes.ts';

const line = (code: string, amount: string, quantity = '1', name = `Line ${code}`) => ({
  code,
  name,
  quantity,
  unit: 'SF',
  amount,
});

describe('compareQuotes', () => {
  it('compares lines and marks added and removed ones', () => {
    const before: ComparedQuote = {
      lines: [line('W1', '100.00', '10'), line('D1', '50.00')],
      total: '165.00',
    };
    const after: ComparedQuote = {
      lines: [line('F1', '20.00'), line('W1', '130.50', '13')],
      total: '162.53',
    };
    expect(compareQuotes(before, after)).toEqual({
      lines: [
        {
          code: 'F1',
          name: 'Line F1',
          unit: 'SF',
          after: { quantity: '1', amount: '20.00' },
          difference: '20.00',
        },
        {
          code: 'W1',
          name: 'Line W1',
          unit: 'SF',
          before: { quantity: '10', amount: '100.00' },
          after: { quantity: '13', amount: '130.50' },
          difference: '30.50',
        },
        {
          code: 'D1',
          name: 'Line D1',
          unit: 'SF',
          before: { quantity: '1', amount: '50.00' },
          difference: '-50.00',
        },
      ],
      other: '-2.97',
      difference: '-2.47',
    });
  });

  it('matches lines without a code by name, and equal names in order', () => {
    const twice = [line('', '1.00', '1', 'Clean-up'), line('', '2.00', '1', 'Clean-up')];
    const { lines } = compareQuotes(
      { lines: twice, total: '3.00' },
      { lines: twice.slice(0, 1), total: '1.00' },
    );
    expect(lines.map(({ difference }) => difference)).toEqual(['0.00', '-2.00']);
  });

  const money = fc
    .integer({ min: -1_000_000, max: 1_000_000 })
    .map((cents) => new Decimal(cents).div(100).toFixed(2));
  const quote = fc.record({
    lines: fc.array(
      fc.record({
        code: fc.constantFrom('', 'A', 'B', 'C', 'D'),
        name: fc.constantFrom('x', 'y'),
        quantity: fc.constant('1'),
        unit: fc.constant('EA'),
        amount: money,
      }),
      { maxLength: 12 },
    ),
    total: money,
  });
  it('sums differences to the cent, and is empty for equal quotes', () => {
    fc.assert(
      fc.property(quote, quote, (before, after) => {
        const { lines, other, difference } = compareQuotes(before, after);
        const sum = lines.reduce((all, each) => all.plus(each.difference), new Decimal(other));
        expect(sum.toFixed(2)).toBe(difference);
        expect(lines.filter((each) => each.before)).toHaveLength(before.lines.length);
        expect(lines.filter((each) => each.after)).toHaveLength(after.lines.length);
        const same = compareQuotes(before, before);
        expect(same.difference).toBe('0.00');
        expect(same.lines.every((each) => Number(each.difference) === 0)).toBe(true);
      }),
    );
  });
});

describe('quoteChanges', () => {
  const line = (code: string, quantity: string, amount: string) => ({
    code,
    name: `Line ${code}`,
    quantity,
    unit: 'SF',
    amount,
  });
  const before: QuoteBreakdown = {
    lines: [line('P1', '100', '1000.00'), line('P2', '50', '500.00'), line('P3', '8', '80.00')],
    inclusions: [{ name: 'Permit', amount: '350.00' }, { name: 'Layout' }],
    alternates: [{ number: 1, name: 'Lead-lined board', amount: '200.00', accepted: false }],
    total: '2123.00',
  };
  it('lists changed, added and removed lines, accepted alternates and closings', () => {
    const after: QuoteBreakdown = {
      lines: [line('P1', '100', '1000.00'), line('P2', '62.5', '625.00'), line('P4', '3', '90.00')],
      inclusions: [{ name: 'Permit', amount: '350.00' }, { name: 'Crane' }],
      alternates: [{ number: 1, name: 'Lead-lined board', amount: '200.00', accepted: true }],
      total: '2490.50',
    };
    const changes = quoteChanges(before, after);
    expect(changes.map(({ name, difference }) => [name, difference])).toEqual([
      ['Line P2', '125.00'],
      ['Line P4', '90.00'],
      ['Lead-lined board', '200.00'],
      ['Line P3', '-80.00'],
      ['Discount, bond, tax and rounding', '32.50'],
    ]);
    expect(changes.map((change) => changeNote(change, (quantity) => quantity))).toEqual([
      '50 to 62.5 SF',
      'New, 3 SF',
      'New',
      'Removed, 8 SF',
      '',
    ]);
  });
  it('lists a changed quantity at the same amount, and nothing for equal quotes', () => {
    const other = { ...before, lines: [...before.lines.slice(0, 2), line('P3', '9', '80.00')] };
    expect(quoteChanges(before, other)).toMatchObject([{ name: 'Line P3', difference: '0.00' }]);
    expect(quoteChanges(before, before)).toEqual([]);
  });
});
