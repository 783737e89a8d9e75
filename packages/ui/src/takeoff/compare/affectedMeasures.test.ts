import type { Similarity } from '@plumbline/estimating';
import { applySimilarity, inverseSimilarity, moveGeometry, identitySimilarity } from '@plumbline/estimating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import type { SheetChange } from './findChanges.ts';
import { touchesOf } from './affectedMeasures.ts';

const measure = (conditionId: string, values: Partial<CanvasMeasure>): CanvasMeasure => ({
  uuid: `${conditionId} ${JSON.stringify(values)}`,
  conditionId,
  type: 'area',
  geometry: { vertices: [] },
  ...values,
});
const square = (x: number, y: number, edge: number) => [
  { x, y },
  { x: x + edge, y },
  { x: x + edge, y: y + edge },
  { x, y: y + edge },
];
const changeAt = (x: number, y: number, width = 6, height = 6): SheetChange => {
  const box = { minX: x, minY: y, maxX: x + width, maxY: y + height };
  return { number: 1, change: 'added', bounds: box, cells: [{ ...box, change: 'added' }] };
};
const of = (
  change: SheetChange,
  after: CanvasMeasure[],
  before: CanvasMeasure[] = [],
  lie = identitySimilarity,
) => touchesOf([change], { before, after }, lie).get(1);

describe('measures affected by a change', () => {
  const slab = measure('slab', { geometry: { vertices: square(0, 0, 100), cutouts: [square(40, 40, 20)] } });
  const wall = measure('wall', {
    type: 'linear',
    geometry: {
      vertices: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
    },
  });
  const doors = measure('door', { type: 'count', geometry: { vertices: [{ x: 200, y: 10 }] } });

  test('are found in areas, along lines and at marks', () => {
    expect(of(changeAt(10, 10), [slab, wall, doors])).toEqual([
      { conditionId: 'slab', side: 'after', measures: 1 },
    ]);
    expect(of(changeAt(50, -3), [slab, wall, doors])?.map(({ conditionId }) => conditionId)).toEqual([
      'slab',
      'wall',
    ]);
    expect(of(changeAt(198, 8), [slab, wall, doors])).toEqual([
      { conditionId: 'door', side: 'after', measures: 1 },
    ]);
    expect(of(changeAt(300, 300), [slab, wall, doors])).toEqual([]);
  });

  test('exclude cut-outs and measures that only the frame overlaps', () => {
    expect(of(changeAt(46, 46), [slab])).toEqual([]);
    const bent: SheetChange = { ...changeAt(-50, 0, 60, 60), cells: changeAt(-50, 0, 6, 60).cells };
    expect(of(bent, [slab])).toEqual([]);
  });

  test('are found along a long run of cells', () => {
    expect(of(changeAt(150, 7, 100, 6), [doors])?.length).toBe(1);
    expect(of(changeAt(197, -100, 6, 220), [doors])?.length).toBe(1);
  });

  test('are counted by condition', () => {
    expect(
      of(changeAt(10, 10), [slab, measure('slab', { geometry: { vertices: square(5, 5, 20) } })]),
    ).toEqual([{ conditionId: 'slab', side: 'after', measures: 2 }]);
  });
});

test('come from the old sheet for conditions without measures on the new one', () => {
  const slab = measure('slab', { geometry: { vertices: square(0, 0, 100) } });
  const lie: fc.Arbitrary<Similarity> = fc
    .record({
      scale: fc.double({ min: 0.5, max: 2, noNaN: true }),
      angle: fc.double({ min: -3, max: 3, noNaN: true }),
      x: fc.double({ min: -300, max: 300, noNaN: true }),
      y: fc.double({ min: -300, max: 300, noNaN: true }),
    })
    .map(({ scale, angle, x, y }) => ({ a: scale * Math.cos(angle), b: scale * Math.sin(angle), x, y }));
  fc.assert(
    fc.property(lie, (how) => {
      const old = { ...slab, geometry: moveGeometry(inverseSimilarity(how), slab.geometry) };
      expect(of(changeAt(50, 50), [], [old], how)).toEqual([
        { conditionId: 'slab', side: 'before', measures: 1 },
      ]);
      const far = applySimilarity(identitySimilarity, { x: 500, y: 500 });
      expect(of(changeAt(far.x, far.y), [], [old], how)).toEqual([]);
      expect(of(changeAt(50, 50), [slab], [old], how)).toEqual([
        { conditionId: 'slab', side: 'after', measures: 1 },
      ]);
    }),
  );
});
