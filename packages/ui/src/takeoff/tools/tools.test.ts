import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '@plumbline/estimating';
import type { DrawingModes, SnapKind } from '../types.ts';
import { calibrateTool } from './calibrateTool.ts';
import { countTool } from './countTool.ts';
import { frameTool } from './frameTool.ts';
import { createPathTool } from './pathTool.ts';
import { segmentTool } from './segmentTool.ts';
import { selectTool } from './selectTool.ts';
import type { Hit, PointerInput, Tool, ToolEffect, ToolEvent } from './tool.ts';

const modes: DrawingModes = { snap: true, ortho: false, segment: 'line', outline: 'polygon' };

const input = (at: Point, more: Partial<PointerInput> = {}): PointerInput => ({
  at,
  raw: at,
  snap: null,
  hit: null,
  shift: false,
  alt: false,
  command: false,
  slop: 2,
  ...more,
});
const down = (x: number, y: number, snap: SnapKind | null = null): ToolEvent => ({
  type: 'down',
  id: 'new',
  ...input({ x, y }, { snap }),
});
const move = (x: number, y: number): ToolEvent => ({ type: 'move', ...input({ x, y }) });
const up = (x: number, y: number): ToolEvent => ({ type: 'up', ...input({ x, y }) });

function play<S>(tool: Tool<S>, events: ToolEvent[], with_: DrawingModes = modes) {
  let state = tool.initial;
  const effects: ToolEffect[] = [];
  for (const event of events) {
    const step = tool.reduce(state, event, with_);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const line = createPathTool({ region: false, result: 'create' });
const area = createPathTool({ region: true, result: 'create' });
const cutout = createPathTool({ region: true, result: 'cutout' });

describe('segment', () => {
  const drawn = {
    type: 'create',
    geometry: {
      vertices: [
        { x: 10, y: 10 },
        { x: 60, y: 40 },
      ],
    },
  };

  it('is drawn by two clicks or by a drag', () => {
    expect(play(segmentTool, [down(10, 10), up(10, 10), move(40, 20), down(60, 40)]).effects).toEqual([
      drawn,
    ]);
    expect(play(segmentTool, [down(10, 10), move(40, 20), up(60, 40)]).effects).toEqual([drawn]);
  });

  it('goes back one step by Esc and Backspace, and leaves the tool without a start', () => {
    expect(play(segmentTool, [down(10, 10), { type: 'back' }]).state).toEqual(segmentTool.initial);
    expect(play(segmentTool, [down(10, 10), { type: 'cancel' }]).effects).toEqual([]);
    expect(play(segmentTool, [{ type: 'cancel' }]).effects).toEqual([{ type: 'leave' }]);
  });

  it('has no length of zero', () => {
    expect(play(segmentTool, [down(10, 10), down(11, 10)]).effects).toEqual([]);
  });
});

describe('resumed drawing', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) });
  const event = fc.oneof(
    point.map(({ x, y }) => down(x, y)),
    fc.constant<ToolEvent>({ type: 'back' }),
    point.map(({ x, y }) => move(x, y)),
  );
  const anyModes: fc.Arbitrary<DrawingModes> = fc.record({
    snap: fc.boolean(),
    ortho: fc.boolean(),
    segment: fc.constantFrom('line' as const, 'arc' as const),
    outline: fc.constantFrom('polygon' as const, 'rectangle' as const),
  });

  it.each([line, area, cutout])('continues as if not interrupted', (tool) => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 12 }),
        fc.array(event, { maxLength: 6 }),
        anyModes,
        (was, then, how) => {
          const { state } = play(tool, was, how);
          const kept = JSON.parse(JSON.stringify(tool.kept(state))) as ReturnType<typeof tool.kept>;
          expect(kept === null).toBe(tool.draft(state, how) === null);
          const again = kept && tool.resume(kept);
          if (again === null) return;
          // All further steps give the same result.
          const on = (from: typeof state) => {
            const next = play({ ...tool, initial: from }, [move(7, 7), ...then, { type: 'finish' }], how);
            return { effects: next.effects, draft: tool.draft(next.state, how) };
          };
          expect(on(again)).toEqual(on(state));
        },
      ),
    );
  });

  it('continues with the first end of a calibration line', () => {
    const { state } = play(calibrateTool, [down(3, 4)]);
    const kept = calibrateTool.kept(state);
    expect(kept).toEqual({ vertices: [{ x: 3, y: 4 }], through: null });
    const again = kept && calibrateTool.resume(kept);
    const { effects } = play({ ...calibrateTool, initial: again ?? calibrateTool.initial }, [down(30, 40)]);
    expect(effects).toEqual([{ type: 'calibrate', a: { x: 3, y: 4 }, b: { x: 30, y: 40 } }]);
    expect(calibrateTool.resume({ vertices: [], through: null })).toBeNull();
  });

  it('is empty without a drawing', () => {
    expect(line.kept(line.initial)).toBeNull();
    expect(line.resume({ vertices: [], through: null })).toBeNull();
    expect(selectTool.kept(selectTool.initial)).toBeNull();
  });
});

describe('line tool', () => {
  it('draws until Enter', () => {
    const { state, effects } = play(line, [down(0, 0), down(270, 0), down(270, 180), { type: 'finish' }]);
    expect(effects).toEqual([
      {
        type: 'create',
        geometry: {
          vertices: [
            { x: 0, y: 0 },
            { x: 270, y: 0 },
            { x: 270, y: 180 },
          ],
        },
      },
    ]);
    expect(state).toEqual({ kind: 'idle' });
  });

  it('finishes on double click without a duplicate vertex', () => {
    const { effects } = play(line, [
      down(0, 0),
      down(50, 0),
      down(50, 0),
      { type: 'double', ...input({ x: 50, y: 0 }) },
    ]);
    expect(effects).toHaveLength(1);
    expect(effects[0]).toMatchObject({ geometry: { vertices: [{ x: 0 }, { x: 50 }] } });
  });

  it('closes on its first vertex', () => {
    const { effects } = play(line, [down(0, 0), down(9, 0), down(9, 9), down(0, 0, 'close')]);
    expect(effects[0]).toMatchObject({ type: 'create', geometry: { closed: true } });
  });

  it('removes the last vertex, then cancels', () => {
    const two = play(line, [down(0, 0), down(9, 0), { type: 'back' }]);
    expect(two.state).toMatchObject({ kind: 'drawing', vertices: [{ x: 0, y: 0 }] });
    expect(play(line, [down(0, 0), { type: 'back' }]).state).toEqual({ kind: 'idle' });
  });

  it('reports what is missing and keeps the drawing', () => {
    const { state, effects } = play(line, [down(0, 0), { type: 'finish' }]);
    expect(effects).toEqual([{ type: 'notice', notice: 'fewPoints' }]);
    expect(state.kind).toBe('drawing');
  });

  it('steps back with Esc: the arc point, the drawing, the tool', () => {
    const arc = { ...modes, segment: 'arc' as const };
    const started = play(line, [down(0, 0), down(5, 5), { type: 'cancel' }], arc);
    expect(started.state).toMatchObject({ kind: 'drawing', through: null });
    expect(play(line, [down(0, 0), { type: 'cancel' }]).state).toEqual({ kind: 'idle' });
    expect(play(line, [{ type: 'cancel' }]).effects).toEqual([{ type: 'leave' }]);
  });

  it('draws an arc through three points: a half circle has bulge 1', () => {
    const arc = { ...modes, segment: 'arc' as const };
    const { effects } = play(line, [down(0, 0), down(90, -90), down(180, 0), { type: 'finish' }], arc);
    const [effect] = effects;
    expect(effect).toMatchObject({ type: 'create' });
    if (effect?.type !== 'create') throw new Error('no drawing');
    expect(effect.geometry.vertices[0]!.bulge).toBeCloseTo(1, 12);
    expect(effect.geometry.vertices[1]).toEqual({ x: 180, y: 0 });
  });

  it('shows the live segment from the last vertex to the pointer', () => {
    const { state } = play(line, [down(0, 0), down(9, 0), move(9, 7)]);
    expect(line.draft(state, modes)).toMatchObject({
      live: [
        { x: 9, y: 0 },
        { x: 9, y: 7 },
      ],
      closed: false,
    });
    expect(line.anchor(state)).toEqual({ x: 9, y: 0 });
  });
});

describe('area tool', () => {
  it('closes on its first vertex once it has three', () => {
    const before = play(area, [down(0, 0), down(9, 0)]);
    expect(area.closing(before.state)).toBeNull();
    const { effects } = play(area, [down(0, 0), down(9, 0), down(9, 9), down(0, 0, 'close')]);
    expect(effects).toEqual([
      {
        type: 'create',
        geometry: {
          vertices: [
            { x: 0, y: 0 },
            { x: 9, y: 0 },
            { x: 9, y: 9 },
          ],
        },
      },
    ]);
  });

  it('draws a rectangle by two corners and not a flat one', () => {
    const rectangle = { ...modes, outline: 'rectangle' as const };
    const { effects } = play(area, [down(0, 0), down(40, 1), down(360, 180)], rectangle);
    expect(effects[0]).toMatchObject({
      geometry: {
        vertices: [
          { x: 0, y: 0 },
          { x: 360, y: 0 },
          { x: 360, y: 180 },
          { x: 0, y: 180 },
        ],
      },
    });
  });

  it('rejects an outline without area and keeps its vertices', () => {
    const corners = [down(0, 0), down(90, 0), down(180, 0)];
    for (const tool of [area, cutout]) {
      const { state, effects } = play(tool, [...corners, { type: 'finish' }]);
      expect(effects).toEqual([{ type: 'notice', notice: 'flat' }]);
      expect(state).toMatchObject({ kind: 'drawing', vertices: [{ x: 0 }, { x: 90 }, { x: 180 }] });
    }
    expect(play(area, [...corners, down(0, 0, 'close')]).effects).toEqual([
      { type: 'notice', notice: 'flat' },
    ]);
    expect(play(area, [...corners, down(90, 2), { type: 'finish' }]).effects).toMatchObject([
      { type: 'create' },
    ]);
  });

  it('gives a cut-out as a ring', () => {
    const { effects } = play(cutout, [down(0, 0), down(9, 0), down(9, 9), { type: 'finish' }]);
    expect(effects[0]).toMatchObject({ type: 'cutout', ring: [{ x: 0 }, { x: 9 }, { x: 9, y: 9 }] });
  });

  it('gives a line that splits areas, which does not close', () => {
    const split = createPathTool({ region: false, result: 'split' });
    const { effects } = play(split, [
      down(0, 0),
      down(9, 0),
      down(9, 9),
      down(0, 0, 'close'),
      { type: 'finish' },
    ]);
    expect(effects[0]).toMatchObject({
      type: 'split',
      line: [{ x: 0 }, { x: 9 }, { x: 9, y: 9 }, { x: 0, y: 0 }],
    });
  });
});

describe('count tool', () => {
  it('stores each mark immediately, in one measure until Enter', () => {
    const { effects } = play(countTool, [
      down(1, 1),
      down(2, 2),
      { type: 'back' },
      { type: 'finish' },
      down(3, 3),
    ]);
    expect(effects.map((e) => e.type)).toEqual(['create', 'mark', 'unmark', 'create']);
  });

  it('is idle again when its only mark is removed', () => {
    expect(play(countTool, [down(1, 1), { type: 'back' }]).state).toEqual({ kind: 'idle' });
  });
});

describe('calibrate tool', () => {
  it('requires two different ends', () => {
    const { effects } = play(calibrateTool, [down(0, 0), down(1, 0), down(112.5, 0)]);
    expect(effects).toEqual([
      { type: 'notice', notice: 'samePlace' },
      { type: 'calibrate', a: { x: 0, y: 0 }, b: { x: 112.5, y: 0 } },
    ]);
  });
});

describe('select tool', () => {
  const press = (hit: Hit | null, more: Partial<PointerInput> = {}): ToolEvent => ({
    type: 'down',
    id: 'new',
    ...input({ x: 0, y: 0 }, { hit, ...more }),
  });
  const onMeasure: Hit = { kind: 'measure', uuid: 'm' };

  it('selects on press and adds with Shift', () => {
    expect(play(selectTool, [press(onMeasure)]).effects).toEqual([
      { type: 'select', uuids: ['m'], toggle: false },
    ]);
    expect(play(selectTool, [press(onMeasure, { shift: true })]).effects[0]).toMatchObject({ toggle: true });
  });

  it('clears the selection on a click on empty space', () => {
    expect(play(selectTool, [press(null), up(1, 0)]).effects).toEqual([
      { type: 'select', uuids: [], toggle: false, only: true },
    ]);
  });

  it('selects only the clicked shape if it was not dragged', () => {
    const { effects } = play(selectTool, [press(onMeasure), up(0, 0)]);
    expect(effects.at(-1)).toEqual({ type: 'select', uuids: ['m'], toggle: false, only: true });
  });

  it('moves only beyond the click tolerance', () => {
    const still = play(selectTool, [press(onMeasure), move(1, 1), up(1, 1)]);
    expect(still.effects.map((e) => e.type)).toEqual(['select', 'select']);
    const { effects } = play(selectTool, [press(onMeasure), move(5, 1), move(30, 4), up(30, 4)]);
    expect(effects.at(-1)).toEqual({ type: 'move', dx: 30, dy: 4, copy: false });
  });

  it('draws a box from where the press began', () => {
    const { effects } = play(selectTool, [press(null), move(20, 20), up(20, 20)]);
    expect(effects).toEqual([{ type: 'box', from: { x: 0, y: 0 }, to: { x: 20, y: 20 }, add: false }]);
  });

  it('drags a vertex and inserts one at a middle handle', () => {
    const ref = { ring: -1, index: 2 };
    const dragged = play(selectTool, [press({ kind: 'vertex', uuid: 'm', ref }), move(9, 9), up(9, 9)]);
    expect(dragged.effects).toEqual([{ type: 'vertex', uuid: 'm', ref, to: { x: 9, y: 9 }, insert: false }]);
    const inserted = play(selectTool, [press({ kind: 'middle', uuid: 'm', ref }), move(9, 9), up(9, 9)]);
    expect(inserted.effects[0]).toMatchObject({ insert: true });
  });

  it('cancels a drag with Esc', () => {
    const { state, effects } = play(selectTool, [
      press(onMeasure),
      move(30, 4),
      { type: 'cancel' },
      up(30, 4),
    ]);
    expect(state).toEqual({ kind: 'idle' });
    expect(effects.map((e) => e.type)).toEqual(['select']);
  });
});

describe('frame tool', () => {
  const framed = [{ type: 'frame', from: { x: 0, y: 0 }, to: { x: 40, y: 30 } }];

  it('frames by two clicks', () => {
    const { state, effects } = play(frameTool, [
      down(0, 0),
      up(0, 0),
      move(20, 20),
      down(40, 30),
      up(40, 30),
    ]);
    expect(effects).toEqual(framed);
    expect(state).toEqual({ kind: 'idle' });
  });

  it('frames by a drag', () => {
    const { state, effects } = play(frameTool, [down(0, 0), move(20, 20), up(40, 30)]);
    expect(effects).toEqual(framed);
    expect(state).toEqual({ kind: 'idle' });
  });

  it('shows the frame as it follows the pointer', () => {
    const { state } = play(frameTool, [down(0, 0), up(0, 0), move(40, 30)]);
    expect(frameTool.draft(state, modes)?.vertices).toEqual([
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 30 },
      { x: 0, y: 30 },
    ]);
  });

  it('treats a slight movement as a click and ignores flat frames', () => {
    const { state, effects } = play(frameTool, [down(0, 0), up(4, 5), down(1, 30), down(40, 1)]);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ kind: 'first', a: { x: 0, y: 0 } });
  });

  it('steps back with Esc and Backspace, then leaves', () => {
    expect(play(frameTool, [down(0, 0), { type: 'cancel' }]).state).toEqual({ kind: 'idle' });
    expect(play(frameTool, [down(0, 0), { type: 'back' }]).state).toEqual({ kind: 'idle' });
    expect(play(frameTool, [{ type: 'cancel' }]).effects).toEqual([{ type: 'leave' }]);
  });
});
