import { describe, expect, it } from 'vitest';
import { pageSize } from '../canvas/view.ts';
import { memoryLimit, pieceInPage, planMemory, tileBox, tilesIn } from './tileGrid.ts';

const page = pageSize({ box: { x: 0, y: 0, width: 3024, height: 2160 }, rotation: 0 });
const viewport = { x: 0, y: 0, width: 920, height: 824 };

describe('tiles', () => {
  it('cover the view, center first', () => {
    const tiles = tilesIn({ x: -2000, y: -1500, scale: 2 }, viewport, page, 1);
    expect(new Set(tiles.map((t) => `${t.column},${t.row}`))).toEqual(new Set(['1,1', '2,1', '1,2', '2,2']));
    expect(tiles[0]).toEqual({ column: 2, row: 1 });
  });

  it('end at the edge of the page', () => {
    expect(tilesIn({ x: 10, y: 10, scale: 0.28 }, viewport, page, 1)).toEqual([{ column: 0, row: 0 }]);
    expect(tileBox({ column: 0, row: 0 }, page, 0.28)).toEqual({ x: 0, y: 0, width: 847, height: 605 });
    expect(tilesIn({ x: 2000, y: 0, scale: 0.28 }, viewport, page, 1)).toEqual([]);
  });
});

describe('memory', () => {
  it.each([
    [920, 824, 1],
    [920, 824, 2],
    [1440, 900, 1],
    [2560, 1440, 1],
    [360, 740, 3],
  ])('stays below the limit at %i × %i, ratio %i', (width, height, ratio) => {
    const plan = planMemory({ width, height }, page, ratio);
    const base = plan.baseScale ** 2 * page.width * page.height * 4;
    const marks =
      ((width + 2 * plan.overscan) * (height + 2 * plan.overscan) * 2 + width * height) *
      plan.marksRatio ** 2 *
      4;
    expect(base + marks + plan.tileBytes).toBeLessThanOrEqual(memoryLimit * 1.001);
    expect(plan.overscan).toBeGreaterThanOrEqual(0);
  });
});

describe('piece of a rotated page', () => {
  const piece = { x: 0, y: 0, width: 100, height: 50 };
  it.each([
    [0, { minX: 0, minY: 0, maxX: 0.25, maxY: 0.25 }],
    [90, { minX: 0, minY: 0.75, maxX: 0.25, maxY: 1 }],
    [180, { minX: 0.75, minY: 0.75, maxX: 1, maxY: 1 }],
    [270, { minX: 0.75, minY: 0, maxX: 1, maxY: 0.25 }],
  ] as const)('maps to the recorded page at %i°', (rotation, expected) => {
    expect(pieceInPage({ ...piece, rotation }, 400, 200)).toEqual(expected);
  });
});
