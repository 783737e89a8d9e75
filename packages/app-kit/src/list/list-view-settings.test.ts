import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasListParameters, isSameView, viewParameters, viewSettings } from './list-view-settings.ts';

const ids = fc.uniqueArray(fc.constantFrom('name', 'city', 'status', 'owner'), { maxLength: 4 });
const state = fc.record({
  search: fc.option(fc.constantFrom('steel', 'a b'), { nil: undefined }),
  filter: fc.constantFrom('[]', '[{"field":"city","op":"eq","value":"Reno"}]'),
  sort: fc.constantFrom('name', '-city'),
  layout: fc.constantFrom('table' as const, 'board' as const),
  columns: fc.record({ order: ids, hidden: ids, pinned: ids }, { requiredKeys: [] }),
});

describe('settings of a view', () => {
  test('are restored by the parameters of the URL', () => {
    fc.assert(
      fc.property(state, (now) => {
        const settings = viewSettings(now);
        const { q, filter, sort, as } = viewParameters('id', settings);
        expect({ search: q, filter, sort, layout: as }).toEqual({
          search: now.search || undefined,
          filter: now.filter,
          sort: now.sort,
          layout: now.layout,
        });
      }),
    );
  });

  test('are the same if and only if nothing that the list shows differs', () => {
    fc.assert(
      fc.property(state, (now) => {
        const settings = viewSettings(now);
        expect(isSameView(settings, structuredClone(settings))).toBe(true);
        expect(isSameView(settings, { ...settings, sort: 'other' })).toBe(false);
        expect(isSameView(settings, { ...settings, search: 'other' })).toBe(false);
        expect(isSameView(settings, { ...settings, filter: '[{}]' })).toBe(false);
        // Hidden columns are a set, and a board has no columns.
        const hidden = [...(settings.columns?.hidden ?? [])].toReversed();
        expect(isSameView(settings, { ...settings, columns: { ...settings.columns, hidden } })).toBe(true);
        expect(isSameView(settings, { ...settings, columns: { order: ['other'] } })).toBe(
          now.layout === 'board',
        );
      }),
    );
  });
});

test('a URL with only a saved view has no parameters of its own', () => {
  expect(hasListParameters(new URLSearchParams('saved=1&new='))).toBe(false);
  expect(hasListParameters(new URLSearchParams('saved=1&sort=name'))).toBe(true);
});
