import { measure, uncalibrated } from '@plumbline/estimating';
import { describe, expect, it } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import type { Naming } from './actions.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';
import { canJoin, joinSelected } from './pathActions.ts';
import { canSplitAreas, splitAreas } from './splitAreas.ts';
import { createTakeoffStore } from './takeoffStore.ts';

const naming: Naming = { code: () => 'F1', messages: takeoffCommandsMessages, format: String };
const area = (uuid: string, x: number, more: Partial<CanvasMeasure> = {}): CanvasMeasure => ({
  uuid,
  conditionId: 'floor',
  type: 'area',
  geometry: {
    vertices: [
      { x, y: 0 },
      { x: x + 100, y: 0 },
      { x: x + 100, y: 50 },
      { x, y: 50 },
    ],
  },
  ...more,
});
const quantity = ({ type, geometry }: CanvasMeasure) =>
  measure(type as 'area', geometry, uncalibrated).quantity;
const upright = (x: number) => [
  { x, y: -10 },
  { x, y: 60 },
];
const level = [
  { x: -20, y: 20 },
  { x: 300, y: 20 },
];
/** Ids `new-1`, `new-2` and so on. */
function ids() {
  let count = 0;
  return () => `new-${++count}`;
}
function open(...measures: CanvasMeasure[]) {
  const store = createTakeoffStore(measures);
  store.select(measures.map(({ uuid }) => uuid));
  return store;
}

describe('splitAreas', () => {
  it('keeps the id of the largest part and gives the others the condition, layer and dimensions', () => {
    const before = area('a', 0, { group: 'typical', parameters: { depth: 4 } });
    const { name, changes } = splitAreas(open(before).get(), upright(30), ids(), naming) ?? { changes: [] };
    expect(name).toBe('Split F1');
    expect(changes.map(({ uuid }) => uuid)).toEqual(['a', 'new-1']);
    expect(changes.map(({ after }) => after && quantity(after as CanvasMeasure))).toEqual([3500, 1500]);
    expect(changes[1]?.after).toMatchObject({
      conditionId: 'floor',
      group: 'typical',
      parameters: { depth: 4 },
    });
  });

  it('splits all selected areas that the line crosses and leaves locked ones', () => {
    const store = open(area('a', 0), area('b', 100), area('c', 200, { locked: true }));
    const { name, changes } = splitAreas(store.get(), level, ids(), naming) ?? { changes: [] };
    expect(name).toBe('Split 2 measures');
    expect(changes.map(({ uuid }) => uuid)).toEqual(['a', 'new-1', 'b', 'new-2']);
    expect(splitAreas(open(area('a', 0)).get(), upright(150), ids(), naming)).toBeNull();
  });

  it('is offered for areas only', () => {
    expect(canSplitAreas([area('a', 0)])).toBe(true);
    expect(canSplitAreas([area('a', 0, { locked: true })])).toBe(false);
    expect(canSplitAreas([area('a', 0), { ...area('b', 100), type: 'linear' }])).toBe(true);
    expect(canSplitAreas([])).toBe(false);
  });
});

describe('joinSelected', () => {
  it('joins areas with a common border into the first, in any order', () => {
    const store = open(area('a', 0), area('c', 200), area('b', 100));
    const { name, changes } = joinSelected(store.get(), naming) ?? { changes: [] };
    expect(name).toBe('Join 3 measures');
    expect(changes.map(({ uuid, after }) => [uuid, after && quantity(after as CanvasMeasure)])).toEqual([
      ['a', 15000],
      ['c', null],
      ['b', null],
    ]);
  });

  it('joins what was split back to the same quantity', () => {
    const store = open(area('a', 0));
    const split = splitAreas(store.get(), upright(30), ids(), naming);
    const parts = split?.changes.map(({ after }) => after as CanvasMeasure) ?? [];
    const { changes } = joinSelected(open(...parts).get(), naming) ?? { changes: [] };
    expect(changes[0]?.after && quantity(changes[0].after as CanvasMeasure)).toBe(5000);
  });

  it('joins neither areas apart nor of other conditions, and no area with a line', () => {
    expect(joinSelected(open(area('a', 0), area('b', 101)).get(), naming)).toBeNull();
    expect(canJoin([area('a', 0), area('b', 100, { conditionId: 'slab' })])).toBe(false);
    expect(canJoin([area('a', 0), { ...area('b', 100), type: 'linear' }])).toBe(false);
  });
});
