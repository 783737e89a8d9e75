import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregateRows, sumDecimals } from './aggregate.ts';
import { parseCell } from './cellText.ts';
import { offsetsOf } from './offsets.ts';
import { planPaste } from './paste.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import type { CellEditorKind, Column, TablePreferences } from './types.ts';

describe('sums', () => {
  it('are exact to the last digit', () => {
    const cents = fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), { maxLength: 30 });
    const written = (value: bigint) => {
      const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
      return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    };
    fc.assert(
      fc.property(cents, (values) => {
        const { sum } = sumDecimals(values.map(written));
        const total = values.reduce((all, value) => all + value, 0n);
        expect(sum).toBe(values.length === 0 ? '0' : written(total));
      }),
    );
  });
  it('keep the largest number of decimal places', () => {
    expect(sumDecimals(['1', '0.25', 'to be priced', '0.00005']).sum).toBe('1.25005');
    expect(sumDecimals(['2', '3']).sum).toBe('5');
  });
  it('align with the other figures of a column', () => {
    const column = (aggregate: Column<string>['aggregate']): Column<string> => ({
      id: 'x',
      header: 'X',
      type: 'money',
      accessor: (value) => value,
      aggregate,
    });
    const rows = ['10', '', '9', '2.5'];
    expect(aggregateRows(column('count'), rows)).toBe(3);
    expect(aggregateRows(column('min'), rows)).toBe('2.5');
    expect(aggregateRows(column('max'), rows)).toBe('10');
    expect(aggregateRows(column('average'), ['1', '2', '2'])).toBe('1.666667');
    expect(aggregateRows(column('sum'), [])).toBeUndefined();
  });
});

describe('typed and pasted values', () => {
  it.each<[CellEditorKind, string, ReturnType<typeof parseCell>]>([
    [{ kind: 'decimal' }, '$1,284.50', { value: '1284.50' }],
    [{ kind: 'decimal', maxFractionDigits: 2 }, '0.005', { value: '0.01' }],
    [{ kind: 'decimal' }, '22%', { value: '22' }],
    [{ kind: 'decimal' }, 'a few', { problem: 'number' }],
    [{ kind: 'date' }, 'Nov 24, 2025', { value: '2025-11-24' }],
    [{ kind: 'date' }, '2025-02-30', { problem: 'date' }],
    [{ kind: 'select', options: [{ value: 'lf', label: 'LF' }] }, 'lf ', { value: 'lf' }],
    [{ kind: 'select', options: [{ value: 'lf', label: 'LF' }] }, 'SF', { problem: 'option' }],
    [{ kind: 'boolean' }, 'Yes', { value: 'true' }],
    [{ kind: 'tags' }, ' steel ,, roof', { value: 'steel, roof' }],
  ])('%j reads %j', (editor, text, expected) => {
    expect(parseCell(editor, text)).toEqual(expected);
  });
});

describe('a paste', () => {
  it('is repeated over a range that holds it a whole number of times', () => {
    const plan = planPaste([['1']], { top: 2, bottom: 3, from: 1, to: 2 }, 9, 9);
    expect(plan.targets.map(({ line, col }) => [line, col])).toEqual([
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ]);
  });
  it('reports cells outside the table', () => {
    const source = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ];
    const plan = planPaste(source, { top: 4, bottom: 4, from: 1, to: 1 }, 5, 2);
    expect(plan.targets.map((target) => target.text)).toEqual(['a', 'b']);
    expect(plan.leftOut).toBe(1);
    expect(plan.beyond).toEqual([['d', 'e', 'f']]);
  });
});

describe('preferences', () => {
  const ids = fc.array(fc.string());
  const preferences: fc.Arbitrary<TablePreferences> = fc.record(
    {
      columns: fc.record(
        {
          order: ids,
          hidden: ids,
          pinned: ids,
          pinnedEnd: ids,
          widths: fc.dictionary(
            fc.string().filter((key) => key !== '__proto__'),
            fc.integer({ min: 1, max: 900 }),
            {
              noNullPrototype: true,
            },
          ),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
      sort: fc.array(
        fc.record(
          { columnId: fc.string(), direction: fc.constantFrom('asc' as const, 'desc' as const) },
          { noNullPrototype: true },
        ),
      ),
      groupBy: ids,
      density: fc.constantFrom('comfortable' as const, 'compact' as const),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  it('round-trip', () => {
    fc.assert(
      fc.property(preferences, (kept) => {
        expect(readPreferences(writePreferences(kept))).toEqual(kept);
      }),
    );
  });
  it('ignore unknown parts', () => {
    expect(readPreferences('nonsense')).toEqual({});
    expect(readPreferences(null)).toEqual({});
    expect(readPreferences('{"density":"huge","sort":[{"columnId":3}],"columns":{"order":[1,"a"]}}')).toEqual(
      {
        sort: [],
        columns: { order: ['a'] },
      },
    );
  });
});

describe('lines of two heights', () => {
  it('are found at their offset', () => {
    const tall = fc.uniqueArray(fc.nat(49), { maxLength: 12 }).map((list) => Int32Array.from(list).sort());
    fc.assert(
      fc.property(tall, fc.integer({ min: 1, max: 50 }), fc.nat(2000), (found, count, y) => {
        const within = found.filter((index) => index < count);
        const offsets = offsetsOf(count, 28, 32, within);
        const heights = Array.from({ length: count }, (_, index) => (within.includes(index) ? 32 : 28));
        expect(offsets.total).toBe(heights.reduce((sum, height) => sum + height, 0));
        let top = 0;
        let expected = count - 1;
        for (let index = 0; index < count; index++) {
          expect(offsets.topOf(index)).toBe(top);
          const height = heights[index] ?? 0;
          if (y >= top && y < top + height) expected = index;
          top += height;
        }
        expect(offsets.indexAt(y)).toBe(expected);
      }),
    );
  });
});
