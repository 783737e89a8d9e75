import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, differingFields, hasValues } from './field-values.ts';

const value = fc.oneof(fc.string(), fc.constant(null), fc.boolean(), fc.integer(), fc.array(fc.string()));
const custom = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value);
const record = fc.record({ name: fc.string(), city: value, amount: value, custom }, { requiredKeys: [] });
const names = ['name', 'city', 'amount', 'custom'];

describe('changedFields', () => {
  test('holds the differences, which turn one state into the other and back', () => {
    fc.assert(
      fc.property(record, record, (from, to) => {
        const { before, after } = changedFields(from, to, names);
        const merge = (state: typeof from, values: { custom?: object }) => ({
          ...state,
          ...values,
          custom: { ...state.custom, ...values.custom },
        });
        expect(hasValues(merge(from, after), { ...to, custom: to.custom ?? {} })).toBe(true);
        expect(hasValues(merge(to, before), { ...from, custom: from.custom ?? {} })).toBe(true);
        expect(Object.keys(before)).toEqual(Object.keys(after));
      }),
    );
  });

  test('compares decimals by value and leaves equal fields out', () => {
    expect(changedFields({ amount: '5', city: 'Bend' }, { amount: '5.0000', city: 'Bend' }, names)).toEqual({
      before: {},
      after: {},
    });
  });

  test('has null for a missing value and only the custom fields that changed', () => {
    expect(
      changedFields({ custom: { a: '1', b: '2' } }, { city: 'Bend', custom: { a: '1', b: '3' } }, names),
    ).toEqual({
      before: { city: null, custom: { b: '2' } },
      after: { city: 'Bend', custom: { b: '3' } },
    });
  });
});

describe('differingFields', () => {
  test('names fields and custom fields with other values', () => {
    expect(
      differingFields(
        { city: 'Bend', custom: { a: '1' } },
        { city: 'Sisters', name: undefined, custom: { a: '1', b: '2' } },
      ),
    ).toEqual(['city', 'custom.b']);
  });

  test('is empty exactly for a record that has the values', () => {
    fc.assert(
      fc.property(record, record, (row, values) => {
        expect(differingFields(row, values).length === 0).toBe(hasValues(row, values));
      }),
    );
  });
});
