import { type SymbolMatches, measure, type PixelBox } from '@plumbline/estimating';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsByCondition } from '../canvas/figures.ts';
import { englishEngineMessages } from '../canvas/engineMessages.ts';
import * as actions from '../store/actions.ts';
import { createTakeoffStore } from '../store/takeoffStore.ts';
import { pickTool } from '../tools/pickTool.ts';
import type { PointerInput, ToolEvent } from '../tools/tool.ts';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';
import { searchScale } from './SymbolMatcher.ts';
import {
  beginSession,
  countOf,
  currentOf,
  middleOf,
  placeAt,
  proposalsOf,
  refine,
  stepTo,
  toggle,
} from './session.ts';

const box = (x: number, y = 0): PixelBox => ({ x, y, width: 20, height: 20 });
const place = (at: PixelBox, similarity: number, isTurned = false, isMirrored = false) => ({
  box: at,
  similarity,
  isTurned,
  isMirrored,
});
/** Five places: the third rotated, the fourth mirrored, the fifth less similar. */
const found: SymbolMatches = {
  symbol: box(0),
  places: [
    place(box(0), 1),
    place(box(100), 0.98),
    place(box(400), 0.8),
    place(box(200), 0.97, true),
    place(box(300), 0.96, false, true),
  ],
  isCapped: false,
};
const session = beginSession(found);
const xs = (list: readonly { box: PixelBox }[]) => list.map((each) => each.box.x);

describe('proposals', () => {
  it('include similar places in any rotation, and mirrored ones on request', () => {
    expect(xs(proposalsOf(session, []))).toEqual([0, 100, 200]);
    expect(xs(proposalsOf(refine(session, { takesMirrored: true }), []))).toEqual([0, 100, 200, 300]);
    expect(xs(proposalsOf(refine(session, { takesTurned: false }), []))).toEqual([0, 100]);
    expect(xs(proposalsOf(refine(session, { least: 0.75 }), []))).toEqual([0, 100, 200, 400]);
    expect(xs(proposalsOf(refine(session, { within: { x: 90, y: 0, width: 60, height: 30 } }), []))).toEqual([
      100,
    ]);
  });

  it('exclude places with a mark', () => {
    const list = proposalsOf(session, [middleOf(box(100)), { x: 900, y: 10 }]);
    expect(list.map(({ status }) => status)).toEqual(['proposed', 'counted', 'proposed']);
    expect(toggle(session, list, box(100))).toBe(session);
    expect(stepTo({ ...session, current: box(0) }, list, 1).current).toEqual(box(200));
  });

  it('are stepped through in both directions, wrapping around', () => {
    const list = proposalsOf(session, []);
    const seen = (by: (1 | -1)[]) => {
      let now = session;
      return by.map((each) => {
        now = stepTo(now, list, each);
        return now.current?.x;
      });
    };
    expect(seen([1, 1, 1, 1])).toEqual([0, 100, 200, 0]);
    expect(seen([-1, -1])).toEqual([200, 100]);
    expect(stepTo(session, [], 1)).toBe(session);
  });

  it('can be rejected and accepted, and stay rejected when the similarity filter changes', () => {
    const list = proposalsOf(session, []);
    const without = toggle(session, list, box(100));
    expect(countOf(proposalsOf(without, []), 'proposed')).toBe(2);
    expect(currentOf(without, proposalsOf(without, []))).toBe(1);
    const again = refine(refine(without, { least: 0.99 }), { least: 0.85 });
    expect(countOf(proposalsOf(again, []), 'rejected')).toBe(1);
    const taken = toggle(again, proposalsOf(again, []), box(100));
    expect(countOf(proposalsOf(taken, []), 'rejected')).toBe(0);
  });

  it('are accepted after an even number of toggles', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { maxLength: 30 }), (presses) => {
        let now = session;
        for (const at of presses) now = toggle(now, proposalsOf(now, []), box(at * 100));
        const odd = [0, 1, 2].filter((at) => presses.filter((each) => each === at).length % 2 === 1);
        expect(xs(proposalsOf(now, []).filter(({ status }) => status === 'rejected'))).toEqual(
          odd.map((at) => at * 100),
        );
      }),
    );
  });

  it('are hit by the pointer, the nearest of two', () => {
    const list = proposalsOf(refine(session, { least: 0.7 }), []);
    expect(placeAt(list, { x: 108, y: 9 }, 0)?.box.x).toBe(100);
    expect(placeAt(list, { x: 123, y: 9 }, 4)?.box.x).toBe(100);
    expect(placeAt(list, { x: 160, y: 9 }, 4)).toBeNull();
  });
});

describe('pick tool', () => {
  const input: PointerInput = {
    at: { x: 5, y: 6 },
    raw: { x: 4, y: 7 },
    snap: 'endpoint',
    hit: null,
    shift: false,
    alt: false,
    command: false,
    slop: 2,
  };
  const modes = { snap: true, ortho: false, segment: 'line', outline: 'polygon' } as const;
  const effects = (event: ToolEvent) => pickTool.reduce(null, event, modes).effects;

  it('uses the unsnapped pointer position', () => {
    expect(effects({ type: 'down', id: 'new', ...input })).toEqual([
      { type: 'pick', at: { x: 4, y: 7 }, slop: 2 },
    ]);
  });

  it('rejects with Backspace, accepts all with Enter and leaves with Esc', () => {
    expect(effects({ type: 'back' })).toEqual([{ type: 'reject' }]);
    expect(effects({ type: 'finish' })).toEqual([{ type: 'accept' }]);
    expect(effects({ type: 'cancel' })).toEqual([{ type: 'leave' }]);
    for (const type of ['move', 'up', 'double'] as const) expect(effects({ type, ...input })).toEqual([]);
  });
});

describe('accepting', () => {
  const naming = { code: () => 'E1', messages: englishEngineMessages.commands, format: String };
  const counted = (uuid: string, many: number, times?: number): CanvasMeasure => ({
    uuid,
    conditionId: 'e1',
    type: 'count',
    geometry: { vertices: Array.from({ length: many }, (_, at) => ({ x: at * 10, y: 5 })) },
    ...(times ? { group: 'floor', times } : {}),
  });
  const e1: CanvasCondition = {
    uuid: 'e1',
    code: 'E1',
    name: 'Duplex receptacle',
    type: 'count',
    color: '#b4232c',
  };

  it('is one named undo step', () => {
    const calls: string[] = [];
    const store = createTakeoffStore([], {
      onCreate: ({ uuid }) => calls.push(`new ${uuid}`),
      onDelete: (uuids) => calls.push(`gone ${uuids.join()}`),
    });
    const { name, changes } = actions.addSymbolMatches(counted('a', 13), naming);
    store.run(name, changes);
    expect(store.get().done.map((command) => command.name)).toEqual(['Count 13 symbols']);
    expect(store.undo()?.name).toBe('Count 13 symbols');
    expect(store.get().measures.size).toBe(0);
    store.redo();
    expect(calls).toEqual(['new a', 'gone a', 'new a']);
  });

  it('matches vector 19: seven symbols on twelve floors and three by hand are 87', () => {
    const total = totalsByCondition(
      [counted('found', 7, 12), counted('by hand', 3)],
      new Map([['e1', e1]]),
      [],
    ).get('e1');
    expect(total?.quantity).toBe(87);
    const none = { type: 'none', value: 1, unit: 'ft', calibrated: false } as const;
    expect(measure('count', counted('found', 7).geometry, none).quantity).toBe(7);
  });
});

it('searches a sheet at a scale that fits the symbol and the memory', () => {
  const d = { box: { x: 0, y: 0, width: 2592, height: 1728 }, rotation: 0 } as const;
  const e = { box: { x: 0, y: 0, width: 3456, height: 2592 }, rotation: 90 } as const;
  expect(searchScale(d, 64)).toBe(1);
  expect(searchScale(d, 2000)).toBe(1);
  expect(searchScale(d, 40)).toBeCloseTo(1.6, 9);
  for (const frame of [d, e]) {
    const scale = searchScale(frame, 6);
    expect(frame.box.width * frame.box.height * scale ** 2).toBeLessThanOrEqual(20.01e6);
    expect(scale).toBeGreaterThan(1.4);
  }
});
