import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal } from '../../components/Number/decimal.ts';
import { sumDecimals } from '../../data-grid/aggregate.ts';
import { ledgerRows, periodStart, sortEntries, type LedgerEntry, type LedgerRow } from './ledger.ts';

const entry = (id: string, date: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  date,
  description: id,
  ...more,
});
const entries = [
  entry('receipt', '2026-02-18', { in: '120' }),
  entry('issue', '2026-03-02', { out: '60' }),
  entry('later', '2026-03-02', { out: '8.5' }),
  entry('void', '2026-03-02', { in: '60', voids: 'issue', enteredOn: '2026-03-03' }),
];
const written = (rows: readonly LedgerRow[]) => rows.map(({ id, balance }) => [id, balance]);

describe('ledgerRows', () => {
  it('puts the mirror above the voided entry and runs the balance from below', () => {
    expect(written(ledgerRows(entries, { opening: '196' }))).toEqual(
      [
        ['closing balance', '307.5'],
        ['later', '307.5'],
        ['void', '316.0'],
        ['issue', '256.0'],
        ['receipt', '316'],
        ['opening balance', '196'],
      ].map(([id, balance]) => [
        id,
        expect.toSatisfy((text: string) => compareDecimal(text, String(balance)) === 0),
      ]),
    );
  });
  it('marks late and voided entries', () => {
    const rows = ledgerRows(entries).filter((row) => row.kind === 'entry');
    expect(rows.filter(({ isLate }) => isLate).map(({ id }) => id)).toEqual(['void']);
    expect(rows.filter(({ isVoided }) => isVoided).map(({ id }) => id)).toEqual(['issue']);
  });
  it('sums up each period above its entries, in both orders', () => {
    const newest = ledgerRows(entries, { period: 'month' });
    expect(newest.map(({ id }) => id)).toEqual([
      'closing balance',
      'period 2026-03-01',
      'later',
      'void',
      'issue',
      'period 2026-02-01',
      'receipt',
      'opening balance',
    ]);
    expect(newest[1]).toMatchObject({ count: 3, in: '60', out: '68.5', balance: '111.5' });
    expect(ledgerRows(entries, { period: 'month', order: 'oldest' }).map(({ id }) => id)).toEqual([
      'opening balance',
      'period 2026-02-01',
      'receipt',
      'period 2026-03-01',
      'issue',
      'void',
      'later',
      'closing balance',
    ]);
  });
  it('has no balance from an amount on that is not a decimal', () => {
    const rows = ledgerRows(
      [entry('a', '2026-01-01', { in: '1' }), entry('b', '2026-01-02', { in: 'one' })],
      {
        order: 'oldest',
      },
    );
    expect(written(rows)).toEqual([
      ['opening balance', '0'],
      ['a', '1'],
      ['b', undefined],
      ['closing balance', undefined],
    ]);
  });
  it('has equal balances without entries', () => {
    expect(written(ledgerRows([], { opening: '5.20' }))).toEqual([
      ['closing balance', '5.20'],
      ['opening balance', '5.20'],
    ]);
  });
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 9 }))
    .map(([digits, places]) => {
      const text = digits.toString().padStart(places + 1, '0');
      return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
    });
  const anyEntries = fc
    .array(
      fc.record(
        {
          date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-14', '2026-04-01'),
          in: amount,
          out: amount,
          voids: fc.nat(20).map(String),
        },
        { requiredKeys: ['date'] },
      ),
      { maxLength: 30 },
    )
    .map((list) => list.map((more, at) => entry(String(at), more.date, more)));
  it('closes with the opening balance plus all increases minus all decreases', () => {
    fc.assert(
      fc.property(
        anyEntries,
        amount,
        fc.constantFrom('newest' as const, 'oldest' as const),
        fc.constantFrom(undefined, 'month' as const, 'quarter' as const, 'year' as const),
        (list, opening, order, period) => {
          const rows = ledgerRows(list, { opening, order, ...(period ? { period } : {}) });
          const expected = sumDecimals([
            opening,
            ...list.flatMap((one) => one.in ?? []),
            ...list.flatMap((one) => (one.out === undefined ? [] : `-${one.out}`)),
          ]).sum;
          const closing = rows.find(({ kind }) => kind === 'closing')?.balance ?? '';
          expect(compareDecimal(closing, expected)).toBe(0);
          const shown = rows.filter((row) => row.kind === 'entry');
          expect(shown.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        },
      ),
    );
  });
  it('keeps the days in order', () => {
    fc.assert(
      fc.property(anyEntries, (list) => {
        const days = sortEntries(list).map(({ date }) => date);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });
});

it('finds the first day of month, quarter and year', () => {
  expect(periodStart('2026-05-19', 'month')).toBe('2026-05-01');
  expect(periodStart('2026-05-19', 'quarter')).toBe('2026-04-01');
  expect(periodStart('2026-12-31', 'quarter')).toBe('2026-10-01');
  expect(periodStart('2026-05-19', 'year')).toBe('2026-01-01');
});
