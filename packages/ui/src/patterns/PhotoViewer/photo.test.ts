import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, recordStep, redoStep, undoStep, type MarkHistory, type Marks } from './markHistory.ts';
import { markPath } from './markPath.ts';
import type { Photo } from './photoTypes.ts';
import {
  boundsOf,
  dragHandle,
  growMark,
  handlesOf,
  isTooSmall,
  moveMark,
  photoMarkKinds,
  pointsAround,
  pointsOfDrag,
  simplifyLine,
  textSizes,
  type PhotoMark,
} from './photoMarks.ts';
import { photoAfter, photoOrder, photoRows } from './photoGridRows.ts';
import {
  clampView,
  fitScale,
  pinchTo,
  stepOnPicture,
  toPicture,
  toStage,
  turnedSize,
  zoomBy,
  type PhotoFrame,
} from './photoZoom.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: part, y: part });
const step = fc.double({ min: -2, max: 2, noNaN: true });
const mark: fc.Arbitrary<PhotoMark> = fc
  .record({
    kind: fc.constantFrom(...photoMarkKinds),
    points: fc.array(point, { minLength: 2, maxLength: 20 }),
  })
  .map(({ kind, points }) => ({
    id: 'm',
    kind,
    color: 'blue',
    points: kind === 'freehand' ? points : kind === 'text' ? points.slice(0, 1) : points.slice(0, 2),
  }));
const isOnPicture = ({ points }: PhotoMark) =>
  points.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1);
const arrow = (x1: number, y1: number, x2: number, y2: number): PhotoMark => ({
  id: 'a',
  kind: 'arrow',
  color: 'blue',
  points: [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ],
});

describe('marks', () => {
  it('moves a mark up to the edge of the picture and keeps its shape', () => {
    expect(moveMark(arrow(0.5, 0.5, 0.75, 0.25), 0.5, -1).points).toEqual([
      { x: 0.75, y: 0.25 },
      { x: 1, y: 0 },
    ]);
    fc.assert(
      fc.property(mark, step, step, (one, dx, dy) => {
        const moved = moveMark(one, dx, dy);
        expect(isOnPicture(moved)).toBe(true);
        const [a, b] = [boundsOf(one), boundsOf(moved)];
        expect(b.right - b.left).toBeCloseTo(a.right - a.left, 9);
        expect(b.bottom - b.top).toBeCloseTo(a.bottom - a.top, 9);
      }),
    );
  });
  it('keeps every resized mark on the picture', () => {
    fc.assert(
      fc.property(mark, step, step, fc.nat({ max: 3 }), (one, dx, dy, handle) => {
        const grown = growMark(one, dx, dy);
        expect(isOnPicture(grown)).toBe(true);
        expect(grown.textSize ?? textSizes.usual).toBeGreaterThanOrEqual(textSizes.least);
        expect(grown.textSize ?? textSizes.usual).toBeLessThanOrEqual(textSizes.most);
        const at = handle % Math.max(1, handlesOf(one).length);
        if (one.kind !== 'text') expect(isOnPicture(dragHandle(one, at, { x: dx, y: dy }))).toBe(true);
      }),
    );
  });
  it('keeps the opposite corner of a dragged rectangle', () => {
    const box: PhotoMark = { ...arrow(0.2, 0.2, 0.6, 0.8), kind: 'rectangle' };
    expect(boundsOf(dragHandle(box, 0, { x: 0.4, y: 0.5 }))).toEqual({
      left: 0.4,
      top: 0.5,
      right: 0.6,
      bottom: 0.8,
    });
    expect(growMark(box, 0.1, 0).points).toEqual([
      { x: 0.2, y: 0.2 },
      { x: 0.7, y: 0.8 },
    ]);
  });
  it('draws squares and straight arrows on request, as they are seen', () => {
    const wide = { width: 200, height: 100 };
    expect(pointsOfDrag('rectangle', { x: 0, y: 0 }, { x: 0.25, y: 0.1 }, wide, true)[1]).toEqual({
      x: 0.25,
      y: 0.5,
    });
    expect(pointsOfDrag('arrow', { x: 0, y: 0 }, { x: 0.5, y: 0.02 }, wide, true)[1]).toEqual({
      x: 0.5,
      y: 0,
    });
  });
  it('places a visible mark on the picture around any position', () => {
    const size = { width: 400, height: 300 };
    fc.assert(
      fc.property(fc.constantFrom(...photoMarkKinds), point, (kind, middle) => {
        const placed: PhotoMark = { id: 'p', kind, color: 'teal', points: pointsAround(kind, middle) };
        expect(isOnPicture(placed)).toBe(true);
        expect(isTooSmall(placed, size)).toBe(false);
        expect(markPath(placed, size)).not.toContain('NaN');
      }),
    );
  });
  it('takes a click for no mark', () => {
    expect(isTooSmall(arrow(0.5, 0.5, 0.502, 0.5), { width: 1000, height: 500 })).toBe(true);
    expect(isTooSmall(arrow(0.5, 0.5, 0.52, 0.5), { width: 1000, height: 500 })).toBe(false);
  });
  it('simplifies a line to some of its points, from end to end, within the tolerance', () => {
    const straight = Array.from({ length: 50 }, (_, at) => ({ x: at / 50, y: 0.5 }));
    expect(simplifyLine(straight, 0.001)).toHaveLength(2);
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 60 }), (line) => {
        const kept = simplifyLine(line, 0.01);
        expect(kept[0]).toBe(line[0]);
        expect(kept.at(-1)).toBe(line.at(-1));
        expect(kept.every((each) => line.includes(each))).toBe(true);
        expect(simplifyLine(line, 0)).not.toHaveLength(0);
      }),
    );
  });
});

describe('history', () => {
  it('undoes steps of one group at once', () => {
    const [a, b, c] = [[], [arrow(0, 0, 1, 1)], [arrow(0, 0, 1, 0.5)]] satisfies Marks[];
    const history = recordStep(recordStep(emptyHistory, a ?? [], 'move'), b ?? [], 'move');
    expect(undoStep(history, c ?? [])?.marks).toBe(a);
  });
  it('returns to every earlier state and back', () => {
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 20 }), (added) => {
        let now: Marks = [];
        let history: MarkHistory = emptyHistory;
        for (const each of added) {
          history = recordStep(history, now);
          now = [...now, each];
        }
        const end = now;
        for (let done = undoStep(history, now); done; done = undoStep(history, now))
          ({ marks: now, history } = done);
        expect(now).toEqual([]);
        for (let done = redoStep(history, now); done; done = redoStep(history, now))
          ({ marks: now, history } = done);
        expect(now).toEqual(end);
      }),
    );
  });
});

describe('view', () => {
  const length = fc.integer({ min: 50, max: 6000 });
  const size = fc.record({ width: length, height: length });
  const frame: fc.Arbitrary<PhotoFrame> = fc.record({
    stage: size,
    picture: size,
    rotation: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
  });
  const view = fc.record({
    zoom: fc.double({ min: 0.1, max: 30, noNaN: true }),
    x: fc.double({ min: -9000, max: 9000, noNaN: true }),
    y: fc.double({ min: -9000, max: 9000, noNaN: true }),
  });
  it('shows a fitting picture in the middle', () => {
    fc.assert(
      fc.property(frame, view, (each, any) => {
        const whole = clampView(each, { ...any, zoom: 1 });
        expect(whole.x).toBeCloseTo(0, 6);
        expect(whole.y).toBeCloseTo(0, 6);
        const { width, height } = turnedSize(each);
        expect(width * fitScale(each)).toBeLessThanOrEqual(each.stage.width + 1e-6);
        expect(height * fitScale(each)).toBeLessThanOrEqual(each.stage.height + 1e-6);
      }),
    );
  });
  it('maps the picture to the stage and back', () => {
    fc.assert(
      fc.property(frame, view, point, (each, any, at) => {
        const now = clampView(each, any);
        const back = toPicture(each, now, toStage(each, now, at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
      }),
    );
  });
  it('turns with the picture', () => {
    const turned: PhotoFrame = {
      stage: { width: 100, height: 100 },
      picture: { width: 200, height: 100 },
      rotation: 90,
    };
    // The upper left corner of the picture is at the upper right after a clockwise quarter turn.
    expect(toStage(turned, { zoom: 1, x: 0, y: 0 }, { x: 0, y: 0 })).toEqual({ x: 25, y: -50 });
    expect(stepOnPicture(90, 1, 0)).toEqual([0, -1]);
    expect(stepOnPicture(0, 1, 0)).toEqual([1, 0]);
  });
  it('keeps the point under the cursor while zooming, away from the edges', () => {
    const each: PhotoFrame = {
      stage: { width: 800, height: 600 },
      picture: { width: 800, height: 600 },
      rotation: 0,
    };
    const near = zoomBy(each, { zoom: 4, x: 0, y: 0 }, 1.5, { x: 100, y: 50 });
    expect(toPicture(each, near, { x: 100, y: 50 }).x).toBeCloseTo(0.5 + 100 / 4 / 800, 9);
    const pinched = pinchTo(
      each,
      { zoom: 4, x: 0, y: 0 },
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -75, y: 0 },
        { x: 75, y: 0 },
      ],
    );
    expect(pinched).toEqual({ zoom: 6, x: 0, y: 0 });
  });
});

describe('rows', () => {
  const photos = (days: readonly string[]): Photo[] =>
    days.map((day, at) => ({ id: `${at}`, name: `${at}.jpg`, src: '', day }));
  it('puts the newest day first and photos without a day last', () => {
    const rows = photoRows(photos(['2026-11-18', '', '2026-11-23', '2026-11-18']), 2);
    expect(rows.map((row) => (row.kind === 'day' ? `${row.day}:${row.count}` : row.photos.length))).toEqual([
      '2026-11-23:1',
      1,
      '2026-11-18:2',
      2,
      ':1',
      1,
    ]);
  });
  it('moves up and down to the nearest column', () => {
    const rows = photoRows(photos(['2026-11-18', '2026-11-18', '2026-11-18', '2026-11-17']), 2);
    expect(photoAfter(rows, '1', 'down')).toBe('2');
    expect(photoAfter(rows, '2', 'down')).toBe('3');
    expect(photoAfter(rows, '3', 'down')).toBe('3');
    expect(photoAfter(rows, '3', 'up')).toBe('2');
    expect(photoAfter(rows, '0', 'last')).toBe('3');
  });
  it('shows every photo once, whatever the columns', () => {
    const day = fc.constantFrom('', '2026-01-01', '2026-02-28', '2025-12-31');
    fc.assert(
      fc.property(fc.array(day, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (days, columns) => {
        const all = photos(days);
        const order = photoOrder(photoRows(all, columns));
        expect([...order].sort()).toEqual(all.map(({ id }) => id).sort());
        expect(order).toEqual(photoOrder(photoRows(all, 1)));
      }),
    );
  });
});
