import type { Vertex } from '@plumbline/estimating';
import { describe, expect, it } from 'vitest';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';
import { isInRoom, isRoomMeasured, measureOf } from './roomProposals.ts';

const condition: CanvasCondition = {
  uuid: 'f1',
  code: 'F1',
  name: 'Flooring',
  type: 'area',
  color: '#2a6fdb',
};
const square = (x: number, y: number, size: number): Vertex[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];
const room = measureOf(
  { vertices: square(0, 0, 100), cutouts: [square(40, 40, 20)], area: 9600 },
  { uuid: 'r', condition, layer: 'l1' },
);
const shapes = (...measures: CanvasMeasure[]) => new Map(measures.map((each) => [each.uuid, each]));

describe('room proposals', () => {
  it('become areas of the condition on the layer', () => {
    expect(room).toMatchObject({ conditionId: 'f1', type: 'area', layer: 'l1' });
    expect(room.geometry.cutouts).toHaveLength(1);
    expect(measureOf({ vertices: square(0, 0, 9), area: 81 }, { uuid: 'r', condition, layer: null })).toEqual(
      {
        uuid: 'r',
        conditionId: 'f1',
        type: 'area',
        geometry: { vertices: square(0, 0, 9) },
      },
    );
  });

  it('are accepted by a click inside, not in a cut-out', () => {
    expect(isInRoom({ x: 10, y: 10 }, room)).toBe(true);
    expect(isInRoom({ x: 50, y: 50 }, room)).toBe(false);
    expect(isInRoom({ x: 150, y: 50 }, room)).toBe(false);
  });

  it('are measured if an area of the condition has their corners', () => {
    const drawn = { ...room, uuid: 'a', geometry: { vertices: square(1, -1, 100) } };
    expect(isRoomMeasured(room, shapes(drawn))).toBe(true);
    expect(isRoomMeasured(room, shapes({ ...drawn, conditionId: 'f2' }))).toBe(false);
    expect(isRoomMeasured(room, shapes({ ...drawn, geometry: { vertices: square(100, 0, 100) } }))).toBe(
      false,
    );
    expect(isRoomMeasured(room, shapes())).toBe(false);
  });
});
