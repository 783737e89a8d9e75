import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeEstimateItem } from './merge-estimate-item.ts';

const was = { name: 'Fence', quantity: '200', unit: 'LF', unit_price: '6.5' };

describe('a line without take-off that two users changed', () => {
  test('keeps the changes of both in different fields', () => {
    expect(
      mergeEstimateItem({
        was,
        mine: { ...was, quantity: '210', markup: '5' },
        theirs: { name: 'Fence', quantity: '200.00', unit: 'LF', lump_cost: '90' },
      }),
    ).toEqual({
      merged: { name: 'Fence', quantity: '210', unit: 'LF', lump_cost: '90', markup: '5' },
      conflicts: [],
    });
  });

  test('asks for a field that both gave different values', () => {
    const mine = { ...was, quantity: '210', unit: 'EA' };
    const theirs = { ...was, quantity: '220', unit: 'EA' };
    expect(mergeEstimateItem({ was, mine, theirs })).toEqual({ merged: mine, conflicts: ['quantity'] });
  });

  test('never drops a change of either', () => {
    const amount = fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined });
    const line = fc.record({
      name: fc.constant('Fence'),
      quantity: fc.constantFrom('1', '2', '3'),
      unit_price: amount,
      markup: amount,
    });
    fc.assert(
      fc.property(line, line, line, (before, mine, theirs) => {
        const all = { was: before, mine, theirs } as Parameters<typeof mergeEstimateItem>[0];
        const { merged, conflicts } = mergeEstimateItem(all);
        for (const field of ['quantity', 'unit_price', 'markup'] as const)
          if (mine[field] !== before[field]) {
            expect(merged[field]).toBe(mine[field]);
            expect(conflicts.includes(field)).toBe(
              theirs[field] !== before[field] && theirs[field] !== mine[field],
            );
          } else expect(merged[field]).toBe(theirs[field]);
      }),
    );
  });
});
