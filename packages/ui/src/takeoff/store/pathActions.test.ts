import { describe, expect, it } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import type { Naming } from './actions.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';
import { continueMeasure, joinSelected, splitSelected } from './pathActions.ts';
import { createTakeoffStore } from './takeoffStore.ts';

const naming: Naming = { code: () => 'W1', messages: takeoffCommandsMessages, format: String };
const line = (uuid: string, xs: readonly number[], more: Partial<CanvasMeasure> = {}): CanvasMeasure => ({
  uuid,
  conditionId: 'c',
  type: 'linear',
  geometry: { vertices: xs.map((x) => ({ x, y: 0 })) },
  ...more,
});
function open(...measures: CanvasMeasure[]) {
  const store = createTakeoffStore(measures);
  store.select(measures.map(({ uuid }) => uuid));
  return store;
}

describe('path commands', () => {
  it('split a line where it was clicked and keep its layer and dimensions', () => {
    const store = open(line('a', [0, 90, 180], { layer: 'l', parameters: { multiplier: 2 } }));
    const { name, changes } = splitSelected(store.get(), { x: 100, y: 4 }, 'b', naming) ?? {};
    expect(name).toBe('Split W1');
    expect(changes?.map(({ after }) => after)).toMatchObject([
      { uuid: 'a', geometry: { vertices: [{ x: 0 }, { x: 90 }, { x: 100 }] } },
      {
        uuid: 'b',
        layer: 'l',
        parameters: { multiplier: 2 },
        geometry: { vertices: [{ x: 100 }, { x: 180 }] },
      },
    ]);
  });

  it('split neither locked nor closed lines, nor at an end', () => {
    for (const measure of [
      line('a', [0, 90], { locked: true }),
      line('a', [0, 90, 180], { geometry: { ...line('a', [0, 90, 180]).geometry, closed: true } }),
    ])
      expect(splitSelected(open(measure).get(), { x: 50, y: 0 }, 'b', naming)).toBeNull();
    expect(splitSelected(open(line('a', [0, 90])).get(), { x: 95, y: 0 }, 'b', naming)).toBeNull();
  });

  it('join lines in any order into the first', () => {
    const store = open(line('a', [0, 90]), line('c', [300, 180]), line('b', [90, 180]));
    const { name, changes } = joinSelected(store.get(), naming) ?? {};
    expect(name).toBe('Join 3 measures');
    expect(changes).toMatchObject([
      { uuid: 'a', after: { geometry: { vertices: [{ x: 0 }, { x: 90 }, { x: 180 }, { x: 300 }] } } },
      { uuid: 'c', after: null },
      { uuid: 'b', after: null },
    ]);
  });

  it('join neither across a gap nor across conditions or dimensions', () => {
    expect(joinSelected(open(line('a', [0, 90]), line('b', [95, 180])).get(), naming)).toBeNull();
    for (const more of [{ conditionId: 'd' }, { parameters: { multiplier: 2 } }, { group: 'g' }])
      expect(joinSelected(open(line('a', [0, 90]), line('b', [90, 180], more)).get(), naming)).toBeNull();
  });

  it('continue an area and keep its cut-outs', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 90 },
    ];
    const area = line('a', [], {
      type: 'area',
      geometry: {
        vertices: outline,
        cutouts: [outline.map(({ x, y }) => ({ x: x / 4 + 40, y: y / 4 + 5 }))],
      },
    });
    const vertices = [...outline, { x: 0, y: 90 }];
    const { changes } = continueMeasure(open(area).get(), 'a', { vertices }, naming) ?? {};
    expect(changes?.[0]?.after).toEqual({ ...area, geometry: { ...area.geometry, vertices } });
  });
});
