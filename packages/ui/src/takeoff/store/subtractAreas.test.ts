import { measure, uncalibrated } from '@plumbline/estimating';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import type { Naming } from './actions.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';
import { canSubtract, subtractSelected } from './subtractAreas.ts';
import { createTakeoffStore } from './takeoffStore.ts';

const naming: Naming = { code: () => 'F1', messages: takeoffCommandsMessages, format: String };
const rectangle = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const area = (
  uuid: string,
  [x, y, width, height]: [number, number, number, number],
  more: Partial<CanvasMeasure> = {},
): CanvasMeasure => ({
  uuid,
  conditionId: uuid,
  type: 'area',
  geometry: { vertices: rectangle(x, y, width, height) },
  ...more,
});
function open(...measures: CanvasMeasure[]) {
  const store = createTakeoffStore(measures);
  store.select(measures.map(({ uuid }) => uuid));
  return store.get();
}

describe('subtractSelected', () => {
  it('counts the largest area down by the smaller ones, which stay', () => {
    const side = fc.integer({ min: 2, max: 40 });
    fc.assert(
      fc.property(side, side, side, side, fc.boolean(), (w1, h1, w2, h2, isLast) => {
        const floor = area('floor', [0, 0, 100, 50]);
        const holes = [area('a', [2, 2, w1, h1]), area('b', [52, 4, w2, h2])];
        const state = open(...(isLast ? [...holes, floor] : [floor, ...holes]));
        const { name, changes } = subtractSelected(state, naming) ?? { changes: [] };
        expect(name).toBe('Subtract from F1');
        expect(changes.map(({ uuid }) => uuid)).toEqual(['floor']);
        const after = changes[0]?.after;
        expect(after && measure('area', after.geometry, uncalibrated).quantity).toBeCloseTo(
          5000 - w1 * h1 - w2 * h2,
          6,
        );
      }),
    );
  });

  it('keeps cut-outs of the largest area', () => {
    const floor = area('floor', [0, 0, 100, 50]);
    const cut = { ...floor, geometry: { ...floor.geometry, cutouts: [rectangle(80, 10, 10, 10)] } };
    const after = subtractSelected(open(cut, area('a', [10, 10, 20, 20])), naming)?.changes[0]?.after;
    expect(after?.geometry.cutouts).toHaveLength(2);
  });

  it('changes nothing where an area reaches out, overlaps another, has cut-outs, or the largest is locked', () => {
    const floor = area('floor', [0, 0, 100, 50]);
    const inside = area('a', [10, 10, 20, 20]);
    expect(subtractSelected(open(floor, area('a', [90, 10, 20, 20])), naming)).toBeNull();
    expect(subtractSelected(open(floor, inside, area('b', [20, 20, 20, 20])), naming)).toBeNull();
    const holed = { ...inside, geometry: { ...inside.geometry, cutouts: [rectangle(12, 12, 5, 5)] } };
    expect(subtractSelected(open(floor, holed), naming)).toBeNull();
    expect(subtractSelected(open({ ...floor, locked: true }, inside), naming)).toBeNull();
  });

  it('is offered for areas only', () => {
    const floor = area('floor', [0, 0, 100, 50]);
    expect(canSubtract([floor, area('a', [1, 1, 2, 2])])).toBe(true);
    expect(canSubtract([floor])).toBe(false);
    expect(canSubtract([floor, { ...area('a', [1, 1, 2, 2]), type: 'linear' }])).toBe(false);
  });
});
