import type { Filter, FilterAlternatives } from '@plumbline/ui/FilterBar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterText, filtersOf, parseFilters } from './use-list-url-state.ts';

const filter: fc.Arbitrary<Filter> = fc.record({
  fieldId: fc.constantFrom('name', 'city', 'status'),
  operator: fc.constantFrom('eq' as const, 'ilike' as const, 'in' as const),
  value: fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(null)),
});
const group: fc.Arbitrary<FilterAlternatives> = fc.array(fc.array(filter, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
});

describe('filters in the URL', () => {
  test('return as they were written, with their groups', () => {
    fc.assert(
      fc.property(fc.array(filter), fc.array(group), (filters, alternatives) => {
        expect(parseFilters(filterText(filters, alternatives))).toEqual({ filters, alternatives });
        expect(filtersOf(filterText(filters, alternatives))).toEqual(filters);
      }),
    );
  });

  test('have the form that the server reads', () => {
    const of = (fieldId: string, value: string): Filter => ({ fieldId, operator: 'eq', value });
    expect(
      JSON.parse(
        filterText(
          [of('city', 'Bend')],
          [[[of('status', 'Active')], [of('state', 'OR'), of('zip', '97701')]]],
        ),
      ),
    ).toEqual([
      { field: 'city', op: 'eq', value: 'Bend' },
      {
        any: [
          { field: 'status', op: 'eq', value: 'Active' },
          {
            all: [
              { field: 'state', op: 'eq', value: 'OR' },
              { field: 'zip', op: 'eq', value: '97701' },
            ],
          },
        ],
      },
    ]);
  });

  test('show every group that the server accepts as alternatives', () => {
    const a = { field: 'a', op: 'eq', value: '1' };
    const shown = { fieldId: 'a', operator: 'eq', value: '1' };
    expect(
      parseFilters(JSON.stringify([{ all: [a, { any: [a, a] }] }, { any: [{ any: [a, a] }, a] }])),
    ).toEqual({
      filters: [shown],
      alternatives: [
        [[shown], [shown]],
        [[shown], [shown], [shown]],
      ],
    });
  });

  test('are ignored if they are invalid', () => {
    for (const text of ['', 'x', '{"a":1}', '[null]'])
      expect(parseFilters(text)).toEqual({ filters: [], alternatives: [] });
  });
});
