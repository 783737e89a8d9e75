import { describe, expect, it } from 'vitest';
import type { Geometry, TakeoffType } from '@plumbline/estimating';
import type { CanvasMeasure } from '../types.ts';
import { MarksIndex } from './MarksIndex.ts';

const make = (uuid: string, type: TakeoffType, points: [number, number][], more: Partial<Geometry> = {}) =>
  ({
    uuid,
    conditionId: 'c',
    type,
    geometry: { vertices: points.map(([x, y]) => ({ x, y })), ...more },
  }) satisfies CanvasMeasure;
const square = (x: number, y: number, s: number): [number, number][] => [
  [x, y],
  [x + s, y],
  [x + s, y + s],
  [x, y + s],
];
const indexOf = (...measures: CanvasMeasure[]) => {
  const index = new MarksIndex();
  index.update(new Map(measures.map((m) => [m.uuid, m])));
  return index;
};

describe('hit test', () => {
  const index = indexOf(
    make('big', 'area', square(0, 0, 100), { cutouts: [square(40, 40, 20).map(([x, y]) => ({ x, y }))] }),
    make('small', 'area', square(10, 10, 20)),
    make('wall', 'linear', [
      [0, 80],
      [100, 80],
    ]),
    make('taps', 'count', [
      [70, 80],
      [90, 20],
    ]),
  );
  const at = (x: number, y: number) => index.hit({ x, y }, 3)?.measure.uuid ?? null;

  it('prefers smaller areas and lines, and ignores cut-outs', () => {
    expect(at(20, 20)).toBe('small');
    expect(at(70, 50)).toBe('big');
    expect(at(50, 50)).toBeNull();
    expect(at(30, 81)).toBe('wall');
    expect(at(90, 21)).toBe('taps');
    expect(at(200, 200)).toBeNull();
  });

  it('selects shapes that a box contains or touches', () => {
    const box = { minX: 5, minY: 5, maxX: 35, maxY: 35 };
    expect(index.inBox(box, false)).toEqual(['small']);
    expect(index.inBox(box, true).sort()).toEqual(['big', 'small']);
    expect(index.inBox({ minX: 20, minY: 70, maxX: 30, maxY: 90 }, true).sort()).toEqual(['big', 'wall']);
  });
});

describe('updates', () => {
  it('return changed shapes and drop removed ones', () => {
    const a = make('a', 'linear', [
      [0, 0],
      [10, 0],
    ]);
    const index = indexOf(a);
    const moved = make('a', 'linear', [
      [500, 0],
      [510, 0],
    ]);
    expect(index.update(new Map([['a', moved]]))).toEqual([moved]);
    expect(index.hit({ x: 5, y: 0 }, 2)).toBeNull();
    expect(index.hit({ x: 505, y: 0 }, 2)?.measure.uuid).toBe('a');
    expect(index.update(new Map())).toEqual([]);
    expect(index.size).toBe(0);
  });

  it('hit-tests ten thousand shapes within a millisecond', () => {
    const many = Array.from({ length: 10_000 }, (_, i) =>
      make(`m${i}`, 'area', square((i % 100) * 30, Math.floor(i / 100) * 20, 18)),
    );
    const index = indexOf(...many);
    const start = performance.now();
    for (let i = 0; i < 1000; i++) index.hit({ x: (i * 37) % 3000, y: (i * 17) % 2000 }, 5);
    expect((performance.now() - start) / 1000).toBeLessThan(1);
  });
});
