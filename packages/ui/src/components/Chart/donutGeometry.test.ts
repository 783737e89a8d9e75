import { describe, expect, test } from 'vitest';
import { donutGeometry, placeLabels } from './donutGeometry.ts';

const boxOf = (width: number, height: number) => ({ width, height }) as Parameters<typeof donutGeometry>[1];
const parts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Part ${at}`, value: count - at }));

describe('placeLabels', () => {
  test.each([
    [4, 480, 240],
    [11, 420, 180],
    [40, 420, 180],
    [12, 300, 200],
  ])('keeps the labels of %i parts apart in %i × %i pixels', (count, width, height) => {
    const box = boxOf(width, height);
    const placed = placeLabels(box, donutGeometry(parts(count), box));
    for (const isEnd of [true, false]) {
      const side = placed.flatMap((label) => (label?.isEnd === isEnd ? [label] : []));
      const positions = side.map(({ y }) => y).toSorted((a, b) => a - b);
      const least = side[0]?.isTight ? 16 : 32;
      for (const [at, y] of positions.entries())
        expect(y - (positions[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(least - 0.001);
    }
    // The largest part always has its name.
    expect(placed[0]).toBeDefined();
  });

  test('shows figures where there is room for them', () => {
    const box = boxOf(480, 240);
    const placed = placeLabels(box, donutGeometry(parts(4), box));
    expect(placed.map((label) => label?.isTight)).toEqual([false, false, false, false]);
  });
});
