import { describe, expect, it } from 'vitest';
import { isMeasure, type CanvasMeasure } from '../types.ts';
import type { Naming } from './actions.ts';
import { assignCondition, assignDimensions, obstacleTo } from './assignLayer.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';
import { ownChange } from './parameterChange.ts';
import { createTakeoffStore } from './takeoffStore.ts';

const codes: Record<string, string> = { p2: 'P2', w1: 'W1' };
const naming: Naming = {
  code: (drawn) => ('conditionId' in drawn ? (codes[drawn.conditionId] ?? '') : ''),
  messages: takeoffCommandsMessages,
  format: String,
};
const line = (uuid: string, more: Partial<CanvasMeasure> = {}): CanvasMeasure => ({
  uuid,
  conditionId: 'p2',
  type: 'linear_drop',
  geometry: {
    vertices: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ],
  },
  ...more,
});
const open = (...measures: CanvasMeasure[]) => {
  const store = createTakeoffStore(measures);
  store.select(measures.map(({ uuid }) => uuid));
  return store;
};
const wall = { uuid: 'w1', code: 'W1', type: 'surface_area' } as const;
const floor = { uuid: 'f1', code: 'F1', type: 'area' } as const;

describe('dimensions of the selection', () => {
  it('are merged with existing ones until removed', () => {
    const store = open(line('a', { parameters: { multiplier: 2 } }));
    const set = (change: Parameters<typeof assignDimensions>[1]) => {
      const { name, changes } = assignDimensions(store.get(), change, naming);
      store.run(name, changes);
      const measure = store.get().measures.get('a');
      return measure && isMeasure(measure) ? measure.parameters : undefined;
    };
    const openings = [{ width: 3, height: 7 }];
    expect(set({ openings })).toEqual({ multiplier: 2, openings });
    const without = set({ openings: undefined });
    expect(without).toEqual({ multiplier: 2 });
    // An own value would hide the condition's.
    expect(without).not.toHaveProperty('openings');
  });
});

describe('own dimensions of a measure', () => {
  it('are removed if they equal the condition’s', () => {
    const openings = [{ width: 3, height: 7 }];
    expect(ownChange({ openings }, { openings: [{ width: 3, height: 7 }] })).toEqual({ openings: undefined });
    expect(ownChange({ openings: [], hip: false }, { height: 9 })).toEqual({
      openings: undefined,
      hip: undefined,
    });
    // An empty list is stored if the condition has openings.
    expect(ownChange({ openings: [], hip: false }, { openings, hip: true })).toEqual({
      openings: [],
      hip: false,
    });
  });
});

describe('change of condition', () => {
  it('converts the selection to its type and can be undone by name', () => {
    const store = open(line('a', { parameters: { multiplier: 2, drops: [8] } }), line('b'));
    const prepared = assignCondition(store.get(), wall, naming);
    expect(prepared).toMatchObject({ name: 'Change 2 measures to W1', withoutCutouts: 0 });
    store.run(prepared!.name, prepared!.changes);
    expect(store.get().measures.get('a')).toMatchObject({
      conditionId: 'w1',
      type: 'surface_area',
      parameters: { multiplier: 2 },
    });
    expect(store.get().measures.get('b')).not.toHaveProperty('parameters');
    store.undo();
    expect(store.get().measures.get('a')).toMatchObject({
      conditionId: 'p2',
      parameters: { multiplier: 2, drops: [8] },
    });
  });

  it('keeps own dimensions within the same type', () => {
    const store = open(line('a', { parameters: { drops: [8] }, layer: 'l', group: 'g', times: 3 }));
    const prepared = assignCondition(store.get(), { uuid: 'p3', code: 'P3', type: 'linear_drop' }, naming);
    expect(prepared?.name).toBe('Change P2 to P3');
    expect(prepared?.changes[0]?.after).toMatchObject({ parameters: { drops: [8] }, layer: 'l', group: 'g' });
  });

  it('changes all or none', () => {
    const store = open(line('a', { geometry: { ...line('a').geometry, closed: true } }), line('b'));
    expect(assignCondition(store.get(), floor, naming)).toBeNull();
    expect(obstacleTo([line('b')], floor)).toBe('open');
    expect(obstacleTo([line('b')], wall)).toBeNull();
  });

  it('skips locked measures and those with the same condition', () => {
    const store = open(line('a', { locked: true }), line('b', { conditionId: 'w1', type: 'surface_area' }));
    expect(assignCondition(store.get(), wall, naming)?.changes).toEqual([]);
  });

  it('reports how many lost their cut-outs', () => {
    const ring = [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 2 },
    ];
    const store = open(line('a', { type: 'area', geometry: { ...line('a').geometry, cutouts: [ring] } }));
    expect(assignCondition(store.get(), { ...wall, type: 'linear' }, naming)?.withoutCutouts).toBe(1);
  });
});
