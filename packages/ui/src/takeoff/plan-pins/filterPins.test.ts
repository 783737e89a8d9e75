import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPins, isChosen, toggleChosen, toggleHidden, visiblePins } from './filterPins.ts';

const kinds = ['punch', 'rfi', 'photo'];
const statuses = ['open', 'ready', 'closed'];
const anyPin = fc.record({ kindId: fc.constantFrom(...kinds), statusId: fc.constantFrom(...statuses) });
const anyHidden = fc.uniqueArray(fc.constantFrom(...kinds, ...statuses));

describe('visiblePins', () => {
  const pins = [
    { kindId: 'punch', statusId: 'open' },
    { kindId: 'rfi', statusId: 'closed' },
  ];
  it('hides pins by kind or by status', () => {
    expect(visiblePins(pins, [])).toBe(pins);
    expect(visiblePins(pins, ['punch'])).toEqual([pins[1]]);
    expect(visiblePins(pins, ['closed'])).toEqual([pins[0]]);
    expect(visiblePins(pins, ['closed', 'punch'])).toEqual([]);
  });
});

describe('countPins', () => {
  it('counts each pin once by kind and once by status', () => {
    fc.assert(
      fc.property(fc.array(anyPin), (pins) => {
        const counts = countPins(pins);
        const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (counts.get(id) ?? 0), 0);
        expect(sum(kinds)).toBe(pins.length);
        expect(sum(statuses)).toBe(pins.length);
      }),
    );
  });
});

describe('toggleHidden', () => {
  it('twice gives back what was', () => {
    fc.assert(
      fc.property(anyHidden, fc.constantFrom(...kinds), (hidden, id) => {
        const twice = toggleHidden(toggleHidden(hidden, id), id);
        expect(new Set(twice)).toEqual(new Set(hidden));
      }),
    );
  });
});

describe('toggleChosen', () => {
  it('narrows to the first choice, adds the next ones, and shows all at the end', () => {
    const one = toggleChosen([], kinds, 'rfi');
    expect(one).toEqual(['punch', 'photo']);
    const two = toggleChosen(one, kinds, 'photo');
    expect(two).toEqual(['punch']);
    expect(toggleChosen(two, kinds, 'punch')).toEqual([]);
    expect(toggleChosen(one, kinds, 'rfi')).toEqual([]);
  });

  it('leaves other groups as they are', () => {
    fc.assert(
      fc.property(anyHidden, fc.constantFrom(...kinds), (hidden, id) => {
        const next = toggleChosen(hidden, kinds, id);
        expect(next.filter((own) => statuses.includes(own))).toEqual(
          hidden.filter((own) => statuses.includes(own)),
        );
        // A group never hides all of its pins by a choice.
        expect(kinds.every((own) => next.includes(own))).toBe(false);
      }),
    );
  });

  it('marks what is chosen only while the group is narrowed', () => {
    expect(isChosen([], kinds, 'rfi')).toBe(false);
    expect(isChosen(['punch'], kinds, 'rfi')).toBe(true);
    expect(isChosen(['punch'], kinds, 'punch')).toBe(false);
  });
});
