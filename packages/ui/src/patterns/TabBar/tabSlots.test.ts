import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { capFor, fitTabs } from '../../fit/fit.ts';
import { limitTabs, slotCount } from './tabSlots.ts';

test.each([
  // Setup and materials in windows of 1440 and 1100 pixels.
  [1440, 180, 5],
  [1100, 180, 3],
  [1440, 200, 4],
  [1100, 200, 3],
] as const)(
  'a window of %i px has room for the fixed tabs of slots of %i px: %i',
  (width, slot, expected) => {
    const slots = slotCount(width, { reserve: 249, slot });
    expect(limitTabs([0, 1, 2, 3, 4, 5, 6, 7, 8], slots, 0)).toHaveLength(expected);
  },
);
test('the current tab takes the last slot if it is behind it', () => {
  expect(limitTabs([0, 1, 2, 3], 3, 1)).toEqual([0, 1, 2]);
  expect(limitTabs([0, 1, 2, 3], 3, 3)).toEqual([0, 1, 3]);
  expect(limitTabs([0, 1], 3, -1)).toEqual([0, 1]);
});

describe('slotCount', () => {
  it('is the documented arithmetic', () => {
    expect(slotCount(1440, { reserve: 234, slot: 190 })).toBe(5);
    expect(slotCount(1440, { reserve: 234, slot: 200 })).toBe(5);
    expect(slotCount(1440, { reserve: 249, slot: 180 })).toBe(5);
    expect(slotCount(1440, { reserve: 249, slot: 200 })).toBe(4);
    expect(slotCount(1440, { reserve: 380, slot: 180 })).toBe(4);
    expect(slotCount(1440, { reserve: 0, slot: 180 })).toBe(7);
  });
  it('shows at least one', () => {
    expect(slotCount(320, { reserve: 234, slot: 200 })).toBe(1);
  });
});

describe('capFor', () => {
  it('does not limit tabs if enough fit', () => {
    expect(capFor([100, 100, 100], 400, 80, 3)).toBeUndefined();
  });
  it('narrows wide tabs until the wanted number fits', () => {
    expect(capFor([256, 256, 256, 256, 256], 1000, 100, 4)).toBe(225);
  });
  it('makes room for the preferred number of tabs, limited by the available width', () => {
    const widths = fc.array(fc.integer({ min: 120, max: 256 }), { maxLength: 20 });
    fc.assert(
      fc.property(
        widths,
        fc.integer({ min: 300, max: 2000 }),
        fc.integer({ min: 1, max: 12 }),
        (all, room, preferred) => {
          const cap = capFor(all, room, 90, preferred);
          const capped = all.map((width) => Math.min(width, cap ?? width));
          expect(fitTabs(capped, room, 90, -1).length).toBeGreaterThanOrEqual(
            Math.min(preferred, all.length, Math.max(0, Math.floor((room - 90) / 120))),
          );
        },
      ),
    );
  });
});
