import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edge, place, type Placement } from './place.ts';

const view = { width: 1200, height: 800 };
const anchor = { left: 500, top: 300, width: 100, height: 36 };
const content = { width: 240, height: 180 };

test.each<[Placement, { left: number; top: number; side: string }]>([
  ['bottom start', { left: 500, top: 340, side: 'bottom' }],
  ['bottom end', { left: 360, top: 340, side: 'bottom' }],
  ['bottom', { left: 430, top: 340, side: 'bottom' }],
  ['top start', { left: 500, top: 116, side: 'top' }],
  ['end top', { left: 604, top: 300, side: 'right' }],
  ['start', { left: 256, top: 228, side: 'left' }],
])('%s of its anchor', (placement, expected) => {
  expect(place({ anchor, content, view, placement, offset: 4 })).toMatchObject(expected);
});

test('swaps start and end in right-to-left locales', () => {
  expect(place({ anchor, content, view, placement: 'bottom start', offset: 4, isRtl: true }).left).toBe(360);
  expect(place({ anchor, content, view, placement: 'end top', offset: 4, isRtl: true }).side).toBe('left');
});

test('opens above without room below, and scrolls if neither side has enough', () => {
  const low = { ...anchor, top: 740 };
  expect(place({ anchor: low, content, view, placement: 'bottom start', offset: 4 })).toMatchObject({
    side: 'top',
    top: 740 - 4 - 180,
  });
  const tall = { width: 240, height: 2000 };
  expect(place({ anchor, content: tall, view, placement: 'bottom start', offset: 4 })).toMatchObject({
    side: 'bottom',
    maxHeight: 800 - 336 - 4 - edge,
  });
});

test('stays in the window and does not cover its anchor', () => {
  const length = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(
      fc.record({
        left: fc.integer({ min: 0, max: 1100 }),
        top: fc.integer({ min: 0, max: 740 }),
        width: fc.integer({ min: 1, max: 100 }),
        height: fc.integer({ min: 1, max: 60 }),
      }),
      fc.record({ width: length, height: length }),
      fc.constantFrom<Placement>('bottom', 'bottom start', 'bottom end', 'top', 'top start', 'top end'),
      fc.boolean(),
      (near, size, placement, isRtl) => {
        const at = place({ anchor: near, content: size, view, placement, offset: 4, isRtl });
        const height = Math.min(size.height, at.maxHeight);
        expect(at.left).toBeGreaterThanOrEqual(edge);
        expect(at.left + size.width).toBeLessThanOrEqual(view.width - edge);
        if (at.side === 'bottom') expect(at.top).toBe(near.top + near.height + 4);
        else expect(at.top + height).toBe(near.top - 4);
        if (height === 0) return;
        if (at.side === 'top') expect(at.top).toBeGreaterThanOrEqual(edge);
        else expect(at.top + height).toBeLessThanOrEqual(view.height - edge);
      },
    ),
  );
});
