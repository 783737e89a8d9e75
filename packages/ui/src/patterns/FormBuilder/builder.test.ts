import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, placesFor, stepPlace, type BuilderGroup } from './builder.ts';

const form = (sizes: readonly number[]): BuilderGroup[] =>
  sizes.map((size, group) => ({
    id: `g${group}`,
    title: `Group ${group}`,
    fields: Array.from({ length: size }, (_, at) => ({
      id: `g${group}f${at}`,
      label: '',
      kind: '',
      isRequired: false,
    })),
  }));
const sizes = fc
  .array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 5 })
  .filter((all) => all.some((size) => size > 0));

describe('positions in a form', () => {
  it('returns the current position of a field among the possible ones', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        const groups = form(all);
        for (const { fields } of groups)
          for (const { id } of fields) {
            const place = placeOf(groups, id);
            expect(placesFor(groups, id)).toContainEqual(place);
          }
      }),
    );
    expect(placeOf(form([2]), 'nothing')).toBeUndefined();
  });
  it('steps through every position in both directions and stops at the ends', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        const groups = form(all);
        const id = groups.find(({ fields }) => fields.length > 0)?.fields[0]?.id ?? '';
        const places = placesFor(groups, id);
        let at = stepPlace(places, { groupId: 'g0', index: 0 }, 'first');
        const seen = [at];
        for (let step = 1; step < places.length; step++)
          seen.push((at = at && stepPlace(places, at, 'down')));
        expect(seen).toEqual(places);
        expect(at && stepPlace(places, at, 'down')).toEqual(at);
        for (let step = 1; step < places.length; step++) at = at && stepPlace(places, at, 'up');
        expect(at).toEqual(places[0]);
        expect(at && stepPlace(places, at, 'last')).toEqual(places.at(-1));
      }),
    );
  });
});
