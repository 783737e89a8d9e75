import { DAY_MS } from '@plumbline/dates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, isBroken, workingDays, type DependencyKind } from './dates.ts';

const day = (offset: number) => new Date(Date.UTC(2026, 0, 1) + offset * DAY_MS).toISOString().slice(0, 10);
const offsets = fc.integer({ min: -400, max: 400 });
// Monday, 2 March 2026, to Friday.
const [monday, tuesday, friday, nextMonday] = ['2026-03-02', '2026-03-03', '2026-03-06', '2026-03-09'];
const of = (from_date: string, to_date = from_date) => ({ from_date, to_date });

describe('two dates', () => {
  test('are ordered, and a single one is unchanged', () => {
    expect(inOrder(friday, monday)).toEqual([monday, friday]);
    expect(inOrder(monday, friday)).toEqual([monday, friday]);
    expect(inOrder(monday, null)).toEqual([monday, null]);
    expect(inOrder(null, friday)).toEqual([null, friday]);
    fc.assert(
      fc.property(offsets, offsets, (a, b) => {
        const [from, to] = inOrder(day(a), day(b));
        expect([from, to].toSorted()).toEqual([day(a), day(b)].toSorted());
        expect(from <= to).toBe(true);
      }),
    );
  });

  test('have a distance in working days', () => {
    expect(workingDays(monday, friday)).toBe(4);
    expect(workingDays(friday, nextMonday)).toBe(1);
    expect(workingDays('2026-03-07', nextMonday)).toBe(0);
    expect(workingDays('1969-12-29', '1970-01-05')).toBe(5);
    const counted = (a: number, b: number) =>
      Array.from({ length: b - a }, (_, n) => new Date(`${day(a + n)}T00:00:00Z`).getUTCDay()).filter(
        (weekday) => weekday > 0 && weekday < 6,
      ).length;
    fc.assert(
      fc.property(offsets, offsets, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(workingDays(day(low), day(high))).toBe(counted(low, high));
      }),
    );
  });
});

describe('a dependency', () => {
  test.each([
    ['FS', of(monday), of(tuesday), 0, false],
    ['FS', of(monday), of(monday), 0, true],
    ['FS', of(friday), of(nextMonday), 0, false],
    ['FS', of(monday), of(tuesday), 1, true],
    ['FS', of(monday, friday), of(friday), -1, false],
    ['SS', of(monday, friday), of(monday), 0, false],
    ['SS', of(tuesday), of(monday), 0, true],
    ['SS', of(monday), of(tuesday), 2, true],
    ['FF', of(monday, friday), of(monday, tuesday), 0, true],
    ['FF', of(monday, friday), of(tuesday, friday), 0, false],
    ['SF', of(friday), of(monday, tuesday), 0, true],
    ['SF', of(tuesday), of(monday, monday), 0, false],
  ] as const)('%s between %o and %o with lag %i', (type, predecessor, successor, lag, broken) => {
    expect(isBroken(type, predecessor, successor, lag)).toBe(broken);
  });

  test('is not violated without dates', () => {
    for (const type of ['FS', 'SS', 'FF', 'SF'] as DependencyKind[])
      expect(isBroken(type, of(friday), {}, 10) || isBroken(type, {}, of(monday), 10)).toBe(false);
    expect(isBroken('FS', { due_date: friday }, { due_date: monday }, 0)).toBe(true);
  });

  test('is resolved by moving the successor and violated by a longer lag', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<DependencyKind>('FS', 'SS', 'FF', 'SF'),
        fc.tuple(offsets, offsets, offsets, offsets),
        fc.integer({ min: -20, max: 20 }),
        fc.nat(30),
        (type, [a, b, c, d], lag, more) => {
          const [first, second] = [of(...inOrder(day(a), day(b))), of(...inOrder(day(c), day(d)))];
          const later = of(...inOrder(day(c + more), day(d + more)));
          if (!isBroken(type, first, second, lag)) expect(isBroken(type, first, later, lag)).toBe(false);
          if (isBroken(type, first, second, lag))
            expect(isBroken(type, first, second, lag + more)).toBe(true);
        },
      ),
    );
  });
});
