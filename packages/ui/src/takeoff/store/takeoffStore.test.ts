import { describe, expect, it, vi } from 'vitest';
import type { CanvasMeasure, CanvasShape } from '../types.ts';
import { createTakeoffStore } from './takeoffStore.ts';

const line = (uuid: string, x = 0): CanvasMeasure => ({
  uuid,
  conditionId: 'c',
  type: 'linear',
  geometry: {
    vertices: [
      { x, y: 0 },
      { x: x + 100, y: 0 },
    ],
  },
});
const create = (m: CanvasShape) => ({ uuid: m.uuid, before: null, after: m });
const remove = (m: CanvasShape) => ({ uuid: m.uuid, before: m, after: null });
const change = (before: CanvasShape, after: CanvasShape) => ({ uuid: before.uuid, before, after });

describe('take-off store', () => {
  it('runs, undoes and redoes commands and notifies the host each time', () => {
    const onCreate = vi.fn();
    const onDelete = vi.fn();
    const store = createTakeoffStore([], { onCreate, onDelete });
    store.run('Draw P2', [create(line('a'))]);
    expect(onCreate).toHaveBeenCalledTimes(1);
    expect(store.undo()?.name).toBe('Draw P2');
    expect(onDelete).toHaveBeenCalledWith(['a']);
    expect(store.get().measures.size).toBe(0);
    expect(store.redo()?.name).toBe('Draw P2');
    expect(onCreate).toHaveBeenCalledTimes(2);
    expect(store.get().measures.get('a')).toEqual(line('a'));
  });

  it('names the change it sends', () => {
    const onChange = vi.fn();
    const store = createTakeoffStore([line('a')], { onChange });
    store.run('Move P2', [change(store.get().measures.get('a')!, line('a', 5))]);
    store.undo();
    expect(onChange.mock.calls.map((c) => [c[0], c[2].label])).toEqual([
      ['a', 'Move P2'],
      ['a', 'Undo: Move P2'],
    ]);
    expect(onChange.mock.calls[1]![1].vertices[0].x).toBe(0);
  });

  it('undoes and redoes a thousand steps', () => {
    const store = createTakeoffStore();
    for (let i = 0; i < 1000; i++) store.run('Draw', [create(line(`m${i}`, i))]);
    let steps = 0;
    while (store.undo()) steps++;
    expect(steps).toBe(1000);
    expect(store.get().measures.size).toBe(0);
    while (store.redo()) steps--;
    expect(steps).toBe(0);
    expect(store.get().measures.size).toBe(1000);
  });

  it('clears redo after a new command', () => {
    const store = createTakeoffStore();
    store.run('Draw', [create(line('a'))]);
    store.undo();
    store.run('Draw', [create(line('b'))]);
    expect(store.redo()).toBeNull();
  });

  it('deletes several shapes in one step and restores all', () => {
    const store = createTakeoffStore([line('a'), line('b')]);
    const all = [...store.get().measures.values()];
    store.select(['a', 'b']);
    store.run('Delete 2 measures', all.map(remove));
    expect(store.get().selection).toEqual([]);
    store.undo();
    expect([...store.get().measures.keys()].sort()).toEqual(['a', 'b']);
  });

  it('undoes consecutive nudges together', () => {
    const store = createTakeoffStore([line('a')]);
    const nudge = () => {
      const a = store.get().measures.get('a')!;
      const x = a.geometry.vertices[0]!.x;
      store.run('Move P2', [change(a, line('a', x + 1))], 'nudge');
    };
    nudge();
    nudge();
    nudge();
    expect(store.get().done).toHaveLength(1);
    store.run('Draw', [create(line('b'))]);
    nudge();
    expect(store.get().done).toHaveLength(3);
    store.undo();
    store.undo();
    store.undo();
    expect(store.get().measures.get('a')!.geometry.vertices[0]!.x).toBe(0);
  });

  it('ignores a command that changes nothing', () => {
    const store = createTakeoffStore([line('a')]);
    const a = store.get().measures.get('a')!;
    store.run('Move', [change(a, a)]);
    expect(store.get().done).toHaveLength(0);
  });

  it('selects only existing shapes once and notifies only on change', () => {
    const onSelectionChange = vi.fn();
    const store = createTakeoffStore([line('a')], { onSelectionChange });
    store.select(['a', 'a', 'zz']);
    store.select(['a']);
    expect(onSelectionChange.mock.calls).toEqual([[['a']]]);
  });

  describe('with the host’s list', () => {
    it('keeps a shape that the host has not stored yet', () => {
      const store = createTakeoffStore([line('a')]);
      store.run('Draw', [create(line('b'))]);
      store.sync([line('a')]);
      expect([...store.get().measures.keys()]).toEqual(['a', 'b']);
      store.sync([line('a'), line('b')]);
      store.sync([line('a')]);
      expect([...store.get().measures.keys()]).toEqual(['a']);
    });

    it('keeps a pending deletion', () => {
      const a = line('a');
      const store = createTakeoffStore([a]);
      store.run('Delete', [remove(a)]);
      store.sync([a]);
      expect(store.get().measures.size).toBe(0);
    });

    it('keeps a pending move and accepts another person’s change afterwards', () => {
      const a = line('a');
      const store = createTakeoffStore([a]);
      store.run('Move', [change(a, line('a', 5))]);
      store.sync([line('a', 0)]);
      expect(store.get().measures.get('a')!.geometry.vertices[0]!.x).toBe(5);
      store.sync([line('a', 77)]);
      expect(store.get().measures.get('a')!.geometry.vertices[0]!.x).toBe(77);
    });
  });
});
