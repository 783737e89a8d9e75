import { describe, expect, it, vi } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import { createTakeoffStore } from '../store/takeoffStore.ts';
import { Editor } from './Editor.ts';
import { englishEngineMessages } from './engineMessages.ts';
import { MarksIndex } from './MarksIndex.ts';

const square = (uuid: string, at: number, size: number, locked = false): CanvasMeasure => ({
  uuid,
  conditionId: 'c',
  type: 'area',
  geometry: {
    vertices: [
      { x: at, y: at },
      { x: at + size, y: at },
      { x: at + size, y: at + size },
      { x: at, y: at + size },
    ],
  },
  ...(locked ? { locked } : {}),
});
const ring = (at: number) => square('r', at, 4).geometry.vertices;

function setUp(measures: CanvasMeasure[], isReadOnly = false, known: Record<string, string> = { c: 'c' }) {
  const store = createTakeoffStore(measures);
  const index = new MarksIndex();
  index.update(store.get().measures);
  store.subscribe(() => index.update(store.get().measures));
  let next = 0;
  const notice = vi.fn();
  const announce = vi.fn();
  const editor = new Editor({
    store,
    index,
    newId: () => `new${++next}`,
    code: () => 'F1',
    conditionFor: ({ drawn }) => ('conditionId' in drawn ? (known[drawn.conditionId] ?? null) : null),
    messages: () => englishEngineMessages,
    isReadOnly: () => isReadOnly,
    notice,
    announce,
  });
  return { store, editor, notice, announce };
}

describe('editor', () => {
  it('cuts out of the topmost area, or of the selected one', () => {
    const { store, editor } = setUp([square('a', 0, 100), square('b', 0, 50)]);
    editor.cutOut(ring(10));
    expect(store.get().measures.get('b')!.geometry.cutouts).toHaveLength(1);
    store.select(['a']);
    editor.cutOut(ring(20));
    expect(store.get().measures.get('a')!.geometry.cutouts).toHaveLength(1);
  });

  it('does not cut the selected area if the cut-out is outside of it', () => {
    const { store, editor, notice } = setUp([square('a', 0, 50), square('b', 200, 50)]);
    store.select(['a']);
    editor.cutOut(ring(100));
    expect(notice).toHaveBeenLastCalledWith('There is no area here. Draw a cut-out inside an area.');
    editor.cutOut(ring(220));
    expect(store.get().measures.get('a')!.geometry.cutouts).toBeUndefined();
    expect(store.get().measures.get('b')!.geometry.cutouts).toHaveLength(1);
    expect(store.get().selection).toEqual(['b']);
  });

  it('does not cut an area if the cut-out is only within its bounding box', () => {
    const corner = square('a', 0, 50);
    // A triangle: positions above its long side are outside.
    corner.geometry = { vertices: corner.geometry.vertices.slice(0, 3) };
    const { store, editor, notice } = setUp([corner]);
    editor.cutOut([
      { x: 5, y: 40 },
      { x: 9, y: 40 },
      { x: 9, y: 45 },
    ]);
    expect(store.get().done).toHaveLength(0);
    expect(notice).toHaveBeenCalledWith('There is no area here. Draw a cut-out inside an area.');
  });

  it('warns if a cut-out extends beyond its area or overlaps another one', () => {
    const { editor, notice } = setUp([square('a', 0, 50)]);
    editor.cutOut(ring(10));
    // A cut-out along the edge is inside.
    editor.cutOut(square('r', 46, 4).geometry.vertices);
    expect(notice).not.toHaveBeenCalled();
    editor.cutOut(ring(12));
    editor.cutOut(square('r', 40, 30).geometry.vertices);
    expect(notice).toHaveBeenCalledTimes(2);
    for (const [message] of notice.mock.calls) expect(message).toMatch(/^This cut-out extends beyond/);
  });

  it('explains why a cut-out is not possible', () => {
    const { editor, notice } = setUp([square('a', 0, 50, true)]);
    editor.cutOut(ring(10));
    editor.cutOut(ring(400));
    expect(notice.mock.calls.flat()).toEqual([
      'This area is locked.',
      'There is no area here. Draw a cut-out inside an area.',
    ]);
  });

  it('points to openings if a cut-out is drawn on a wall', () => {
    const wall = { ...square('w', 0, 50), type: 'surface_area' } as const;
    const { store, editor, notice } = setUp([wall]);
    editor.cutOut(ring(10));
    store.select(['w']);
    editor.cutOut(ring(400));
    expect(notice).toHaveBeenCalledTimes(2);
    for (const [message] of notice.mock.calls)
      expect(message).toContain('select the wall and click Openings.');
  });

  it('keeps a multiple selection while dragging one of its measures', () => {
    const { store, editor } = setUp([square('a', 0, 5), square('b', 50, 5)]);
    store.select(['a', 'b']);
    editor.select(['a'], false);
    expect(store.get().selection).toEqual(['a', 'b']);
    editor.select(['b'], true);
    expect(store.get().selection).toEqual(['a']);
    editor.select(['a'], false, true);
    expect(store.get().selection).toEqual(['a']);
  });

  it('pastes with an offset on the same page and in place on another page', () => {
    const first = setUp([square('a', 0, 5)]);
    first.store.select(['a']);
    expect(first.editor.copy()).toBe(true);
    first.editor.paste([7, -7]);
    expect(first.store.get().measures.get('new1')!.geometry.vertices[0]).toEqual({ x: 7, y: -7 });
    const second = setUp([]);
    second.editor.paste([7, -7]);
    expect(second.store.get().measures.get('new1')!.geometry.vertices[0]).toEqual({ x: 0, y: 0 });
  });

  it('pastes into another estimation by condition code and type, and reports omitted measures', () => {
    const first = setUp([square('a', 0, 5), { ...square('b', 20, 5), conditionId: 'only here' }]);
    first.store.select(['a', 'b']);
    first.editor.copy();
    const second = setUp([], false, { c: 'theirs' });
    second.editor.paste([7, -7]);
    const pasted = [...second.store.get().measures.values()];
    expect(pasted).toMatchObject([{ conditionId: 'theirs' }]);
    expect(second.notice.mock.calls.flat()).toEqual([
      '1 measure was not pasted because no condition here has the same code and type.',
    ]);
  });

  it('selects, moves and inserts vertices by keyboard', () => {
    const { store, editor } = setUp([square('a', 0, 10)]);
    editor.pickCorner(1);
    expect(editor.activeVertex).toBeNull();
    store.select(['a']);
    editor.cutOut(ring(3));
    expect(editor.pickCorner(1)).toMatchObject({ number: 1, of: 4, ring: -1 });
    expect(editor.pickCorner(-1)).toMatchObject({ number: 4, ring: 0, point: { x: 3, y: 7 } });
    expect(editor.pickCorner(1)).toMatchObject({ number: 1, ring: -1 });
    expect(editor.moveActive(-2, 0)).toBe(true);
    editor.moveActive(-2, 0);
    const geometry = () => store.get().measures.get('a')!.geometry;
    expect(geometry().vertices[0]).toEqual({ x: -4, y: 0 });
    store.undo();
    expect(geometry().vertices[0]).toEqual({ x: 0, y: 0 });
    expect(editor.insertAfterActive()).toBe(true);
    expect(geometry().vertices[1]).toEqual({ x: 5, y: 0 });
    expect(editor.activeVertex).toMatchObject({ index: 1 });
    editor.deleteSelected();
    expect(geometry().vertices).toHaveLength(4);
    expect(editor.moveActive(1, 1)).toBe(false);
  });

  it('announces every command by name', () => {
    const { store, editor, announce } = setUp([square('a', 0, 5)]);
    store.select(['a']);
    editor.move(5, 5);
    editor.mirror('x');
    editor.deleteSelected();
    expect(announce.mock.calls.flat()).toEqual(['Move F1', 'Mirror F1', 'Delete F1']);
  });

  it('changes nothing in read-only mode', () => {
    const { store, editor } = setUp([square('a', 0, 5)], true);
    store.select(['a']);
    editor.deleteSelected();
    editor.move(5, 5);
    expect(store.get().done).toHaveLength(0);
  });
});
