import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPriced, leveled, spreadOf, type Priced } from './bidders.ts';

const bid = (uuid: string, amount: string | null, more: Partial<Priced> = {}): Priced => ({
  uuid,
  amount,
  scope: 'Drywall',
  status: 'Submitted',
  ...more,
});

describe('spreadOf', () => {
  test('measures lowest to highest and ignores declined bids', () => {
    expect(
      spreadOf([
        bid('a', '41250.50'),
        bid('b', '45350.50'),
        bid('c', '40000', { status: 'Declined' }),
        bid('d', null),
      ]),
    ).toEqual({ lowest: ['a'], low: '41250.5', high: '45350.5', difference: '4100', percent: '9.9' });
  });
  test('returns undefined for one price and lists every bid that ties for lowest', () => {
    expect(spreadOf([bid('a', '1'), bid('b', null)])).toBeUndefined();
    expect(spreadOf([bid('a', '1.0'), bid('b', '1.00')])).toMatchObject({
      lowest: ['a', 'b'],
      difference: '0',
      percent: '0.0',
    });
    expect(spreadOf([bid('a', '0'), bid('b', '5')])?.percent).toBeUndefined();
  });
});

test('leveled compares bids of the same scope, ignoring case and spaces', () => {
  const marks = leveled([
    bid('a', '100'),
    bid('b', '112.4', { scope: ' drywall ' }),
    bid('c', '5', { scope: 'Doors' }),
  ]);
  expect(Object.fromEntries(marks)).toEqual({ a: { isLowest: true }, b: { isLowest: false, above: '12.4' } });
});

const amount = fc.option(
  fc.bigInt({ min: 0n, max: 10n ** 14n }).map((units) => `${units / 100n}.${units % 100n}`),
);
const bids = fc.array(
  fc.record({
    scope: fc.constantFrom('Drywall', 'drywall', 'Doors', ''),
    status: fc.constantFrom('Invited', 'Submitted', 'Declined', 'Awarded'),
    amount,
  }),
);
test('leveled marks no bid as lowest while another priced bid of its scope is lower', () => {
  fc.assert(
    fc.property(bids, (amounts) => {
      const all: Priced[] = amounts.map((each, at) => ({ ...each, uuid: String(at) }));
      const marks = leveled(all);
      for (const each of all.filter(isPriced)) {
        const mark = marks.get(each.uuid);
        const rivals = all
          .filter(isPriced)
          .filter((other) => other.scope.toLowerCase() === each.scope.toLowerCase());
        expect(mark !== undefined).toBe(rivals.length > 1);
        if (mark?.isLowest)
          for (const other of rivals)
            expect(Number(other.amount)).toBeGreaterThanOrEqual(Number(each.amount));
      }
      for (const declined of all.filter(({ status }) => status === 'Declined'))
        expect(marks.has(declined.uuid)).toBe(false);
    }),
  );
});
