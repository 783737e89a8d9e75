import { describe, expect, it, vi } from 'vitest';
import type { CanvasPlanMark, CanvasShape } from '../types.ts';
import { isPlanMark } from '../types.ts';
import * as actions from './actions.ts';
import * as belongings from './assignLayer.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';
import { createTakeoffStore } from './takeoffStore.ts';

const note = (uuid: string, text = 'Verify on site'): CanvasPlanMark => ({
  uuid,
  type: 'text',
  geometry: {
    vertices: [
      { x: 0, y: 10 },
      { x: 40, y: 10 },
      { x: 40, y: 0 },
      { x: 0, y: 0 },
    ],
  },
  content: { text },
});
const naming: actions.Naming = {
  code: (drawn: CanvasShape) => (isPlanMark(drawn) ? 'note' : 'P2'),
  messages: takeoffCommandsMessages,
  format: String,
};

describe('selected measures', () => {
  const wall = (uuid: string, more: object = {}): CanvasShape => ({
    uuid,
    conditionId: 'c',
    type: 'linear_drop',
    geometry: {
      vertices: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
      ],
    },
    ...more,
  });

  it('are added to and removed from a typical group, except marks and locked ones', () => {
    const store = createTakeoffStore([wall('a'), wall('b', { locked: true }), note('n')]);
    store.select(['a', 'b', 'n']);
    const { name, changes } = belongings.assignGroup(store.get(), 'g', 12, naming);
    expect(name).toBe('Change group of P2');
    expect(changes.map(({ after }) => after)).toMatchObject([{ uuid: 'a', group: 'g', times: 12 }]);
    store.run(name, changes);
    const out = belongings.assignGroup(store.get(), null, 1, naming);
    expect(out.changes[0]?.after).toEqual(wall('a'));
  });

  it('get own dimensions in addition to existing ones', () => {
    const store = createTakeoffStore([wall('a', { parameters: { height: 9 } })]);
    store.select(['a']);
    const { changes } = belongings.assignDimensions(store.get(), { drops: [10, 4.5] }, naming);
    expect(changes[0]?.after).toMatchObject({ parameters: { height: 9, drops: [10, 4.5] } });
  });
});

describe('plan marks', () => {
  it('are reported to the host separately from measures', () => {
    const heard = { onMarkChange: vi.fn(), onMarksDelete: vi.fn(), onCreate: vi.fn(), onDelete: vi.fn() };
    const store = createTakeoffStore([], heard);
    const { name, changes } = actions.createMeasure(note('n'), naming);
    store.run(name, changes);
    expect(name).toBe('Draw note');
    store.undo();
    store.redo();
    expect(heard.onMarkChange).toHaveBeenCalledTimes(2);
    expect(heard.onMarksDelete.mock.calls).toEqual([[['n']]]);
    expect(heard.onCreate).not.toHaveBeenCalled();
    expect(heard.onDelete).not.toHaveBeenCalled();
  });

  it('undo and redo text changes', () => {
    const store = createTakeoffStore([note('n')]);
    const before = note('n');
    const same = actions.rewriteMark(before, note('n'), naming);
    expect(same.changes).toEqual([]);
    const { name, changes } = actions.rewriteMark(before, note('n', 'Verified'), naming);
    store.run(name, changes);
    expect(name).toBe('Edit text of note');
    store.undo();
    expect(store.get().measures.get('n')).toMatchObject({ content: { text: 'Verify on site' } });
  });

  it('keep text that the host has not stored yet', () => {
    const store = createTakeoffStore([note('n')]);
    store.run('Change', [{ uuid: 'n', before: note('n'), after: note('n', 'Mine') }]);
    store.sync([note('n')]);
    expect(store.get().measures.get('n')).toMatchObject({ content: { text: 'Mine' } });
    store.sync([note('n', 'Theirs')]);
    expect(store.get().measures.get('n')).toMatchObject({ content: { text: 'Theirs' } });
  });

  it('are not mirrored, and are resized by their corners', () => {
    const store = createTakeoffStore([note('n')]);
    store.select(['n']);
    expect(actions.mirrorSelected(store.get(), 'x', naming).changes).toEqual([]);
    const pulled = actions.dragVertex(
      store.get(),
      'n',
      { ring: -1, index: 2 },
      { x: 80, y: -10 },
      false,
      naming,
    );
    expect(pulled?.name).toBe('Resize note');
    expect(pulled?.changes[0]?.after?.geometry.vertices[2]).toEqual({ x: 80, y: -10 });
  });

  it('are moved between layers with measures; shapes already there do not change', () => {
    const store = createTakeoffStore([note('a'), { ...note('b'), layer: 'demo' }]);
    store.select(['a', 'b']);
    const into = belongings.assignLayer(store.get(), 'demo', naming);
    expect(into.changes.map(({ uuid, after }) => [uuid, after?.layer])).toEqual([['a', 'demo']]);
    const out = belongings.assignLayer(store.get(), null, naming);
    expect(out.changes.map(({ uuid, after }) => [uuid, after && 'layer' in after])).toEqual([['b', false]]);
  });
});

describe('an image', () => {
  const image: CanvasPlanMark = { ...note('i'), type: 'image', content: { imageId: 'p', text: 'Site' } };

  it('changes opacity without affecting other selected shapes, and can be undone', () => {
    const store = createTakeoffStore([image, note('n')]);
    store.select(['i', 'n']);
    const { name, changes } = actions.fadeSelected(store.get(), 0.5, naming);
    expect(changes.map(({ uuid }) => uuid)).toEqual(['i']);
    store.run(name, changes);
    expect(store.get().measures.get('i')).toMatchObject({ content: { imageId: 'p', opacity: 0.5 } });
    expect(actions.fadeSelected(store.get(), 0.5, naming).changes).toEqual([]);
    store.undo();
    expect(store.get().measures.get('i')).toEqual(image);
  });

  it('is rotated with other marks, except locked ones', () => {
    const store = createTakeoffStore([image, { ...note('n'), locked: true }]);
    store.select(['i', 'n']);
    const { changes } = actions.turnSelected(store.get(), -Math.PI / 2, naming);
    expect(changes.map(({ uuid }) => uuid)).toEqual(['i']);
    const [a] = changes[0]?.after?.geometry.vertices ?? [];
    expect([a?.x, a?.y]).toEqual([expect.closeTo(25, 9), expect.closeTo(25, 9)]);
  });
});

describe('drawn marks', () => {
  const arrow: CanvasPlanMark = {
    uuid: 'arrow',
    type: 'arrow',
    geometry: {
      vertices: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
    },
    content: {},
  };
  const callout: CanvasPlanMark = {
    ...note('callout'),
    type: 'callout',
    geometry: { vertices: [...note('n').geometry.vertices, { x: 90, y: 5 }] },
  };

  it('move their vertices like lines, and a callout also the point of its leader', () => {
    const store = createTakeoffStore([arrow, callout]);
    const to = { x: 70, y: 30 };
    const drag = (uuid: string, index: number) =>
      actions.dragVertex(store.get(), uuid, { ring: -1, index }, to, false, naming)?.changes[0]?.after
        ?.geometry.vertices;
    expect(drag('arrow', 1)).toEqual([{ x: 0, y: 0 }, to]);
    expect(drag('callout', 4)).toEqual([...note('n').geometry.vertices, to]);
  });

  it('change their color in one command, which images and locked marks keep', () => {
    const image: CanvasPlanMark = { ...note('image'), type: 'image', content: { imageId: 'i' } };
    const store = createTakeoffStore([arrow, callout, image, { ...note('locked'), locked: true }]);
    store.select(['arrow', 'callout', 'image', 'locked']);
    const { changes } = actions.colorSelected(store.get(), '#1d4ed8', naming);
    expect(changes.map(({ uuid }) => uuid)).toEqual(['arrow', 'callout']);
    expect(changes.map(({ after }) => after)).toMatchObject([
      { content: { color: '#1d4ed8' } },
      { content: { color: '#1d4ed8', text: 'Verify on site' } },
    ]);
  });

  it('turn only where they are boxes', () => {
    const store = createTakeoffStore([arrow, callout]);
    store.select(['arrow', 'callout']);
    expect(actions.turnSelected(store.get(), 1, naming).changes.map(({ uuid }) => uuid)).toEqual(['callout']);
  });
});
