import { describe, expect, it } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import * as actions from './actions.ts';
import { createTakeoffStore } from './takeoffStore.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';

const name: actions.Naming = { code: () => 'P2', messages: takeoffCommandsMessages, format: String };
const measure = (uuid: string, more: Partial<CanvasMeasure> = {}): CanvasMeasure => ({
  uuid,
  conditionId: 'c',
  type: 'linear',
  geometry: {
    vertices: [
      { x: 0, y: 0, bulge: 0.5 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ],
  },
  ...more,
});
const withSelection = (...measures: CanvasMeasure[]) => {
  const store = createTakeoffStore(measures);
  store.select(measures.map((m) => m.uuid));
  return store.get();
};

describe('commands', () => {
  it('move and delete skip locked shapes', () => {
    const state = withSelection(measure('a'), measure('b', { locked: true }));
    expect(actions.deleteSelected(state, name)).toMatchObject({
      name: 'Delete P2',
      changes: [{ uuid: 'a' }],
    });
    const moved = actions.moveSelected(state, 3, -2, name);
    expect(moved.changes).toHaveLength(1);
    expect(moved.changes[0]!.after!.geometry.vertices[0]).toEqual({ x: 3, y: -2, bulge: 0.5 });
    expect(actions.moveSelected(state, 0, 0, name).changes).toEqual([]);
  });

  it('copies get new ids and are not locked', () => {
    const { changes } = actions.copyShapes(
      [measure('a', { locked: true })],
      5,
      5,
      () => 'new',
      'duplicate',
      name,
    );
    expect(changes[0]).toMatchObject({ uuid: 'new', before: null, after: { uuid: 'new' } });
    expect(changes[0]!.after).not.toHaveProperty('locked');
  });

  it('mirrors around the center and flips arcs', () => {
    const { changes } = actions.mirrorSelected(withSelection(measure('a')), 'x', name);
    expect(changes[0]!.after!.geometry.vertices).toEqual([
      { x: 10, y: 0, bulge: -0.5 },
      { x: 0, y: 0 },
      { x: 0, y: 10 },
    ]);
  });

  it('splits an arc into halves of the same circle', () => {
    const state = withSelection(measure('a'));
    const added = actions.dragVertex(state, 'a', { ring: -1, index: 0 }, { x: 5, y: -2 }, true, name);
    const [first, second] = added!.changes[0]!.after!.geometry.vertices;
    expect(first!.bulge).toBeCloseTo(Math.tan(Math.atan(0.5) / 2), 12);
    expect(second).toMatchObject({ x: 5, y: -2 });
  });

  it('keeps the minimum number of points of a shape', () => {
    const two = measure('a', {
      geometry: {
        vertices: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
        ],
      },
    });
    expect(actions.deleteVertex(withSelection(two), 'a', { ring: -1, index: 0 }, name)).toBeNull();
    expect(
      actions.deleteVertex(withSelection(measure('b')), 'b', { ring: -1, index: 2 }, name)!.changes[0]!.after!
        .geometry.vertices,
    ).toHaveLength(2);
  });

  it('removes a cut-out with too few points', () => {
    const area = measure('a', {
      type: 'area',
      geometry: {
        vertices: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 9, y: 9 },
        ],
        cutouts: [
          [
            { x: 6, y: 1 },
            { x: 8, y: 1 },
            { x: 8, y: 3 },
          ],
        ],
      },
    });
    const removed = actions.deleteVertex(withSelection(area), 'a', { ring: 0, index: 0 }, name);
    expect(removed!.changes[0]!.after!.geometry).not.toHaveProperty('cutouts');
  });

  it('adds marks, and removes the measure with its only mark', () => {
    const taps = measure('a', { type: 'count', geometry: { vertices: [{ x: 1, y: 1 }] } });
    const state = withSelection(taps);
    expect(
      actions.addMark(state, 'a', { x: 2, y: 2 }, name)!.changes[0]!.after!.geometry.vertices,
    ).toHaveLength(2);
    expect(actions.removeLastMark(state, 'a', name)!.changes[0]!.after).toBeNull();
  });
});
