import { describe, expect, it } from 'vitest';
import type { ViewRotation } from '../types.ts';
import {
  fitView,
  type Frame,
  clampToPage,
  pageSize,
  quarterTurn,
  rectView,
  toScreen,
  toUser,
  zoomAt,
  zoomLimits,
} from './view.ts';

const turns: ViewRotation[] = [0, 90, 180, 270];
const frame = (rotation: ViewRotation): Frame => ({
  box: { x: 10, y: -20, width: 3024, height: 2160 },
  rotation,
});
const view = { x: 37, y: -112, scale: 0.731 };

describe('view', () => {
  it.each(turns)('round-trips positions at %i°', (rotation) => {
    for (const p of [
      { x: 10, y: -20 },
      { x: 3034, y: 2140 },
      { x: 512.25, y: 77.125 },
    ]) {
      const back = toUser(frame(rotation), view, toScreen(frame(rotation), view, p));
      expect(back.x).toBeCloseTo(p.x, 9);
      expect(back.y).toBeCloseTo(p.y, 9);
    }
  });

  it.each([
    [0, { x: 10, y: 2140 }],
    [90, { x: 10, y: -20 }],
    [180, { x: 3034, y: -20 }],
    [270, { x: 3034, y: 2140 }],
  ] as const)('shows the correct corner at the upper left at %i°', (rotation, corner) => {
    expect(toScreen(frame(rotation), { x: 0, y: 0, scale: 1 }, corner)).toEqual({ x: 0, y: 0 });
  });

  it('swaps width and height at quarter turns', () => {
    expect(pageSize(frame(0))).toEqual({ width: 3024, height: 2160 });
    expect(pageSize(frame(270))).toEqual({ width: 2160, height: 3024 });
  });

  it('zooms around the pointer', () => {
    const at = { x: 420, y: 300 };
    const before = toUser(frame(90), view, at);
    const after = toUser(frame(90), zoomAt(view, at, 3.2), at);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  it('stops at the zoom limits without drifting', () => {
    const at = { x: 420, y: 300 };
    const near = zoomAt(view, at, 1e6);
    expect(near.scale).toBe(zoomLimits.max);
    expect(zoomAt(near, at, 2)).toEqual(near);
  });

  it('fits the page with equal margins', () => {
    const fitted = fitView(frame(0), { width: 920, height: 824 }, 16);
    expect(fitted.x).toBeCloseTo(16, 9);
    expect(fitted.y * 2 + 2160 * fitted.scale).toBeCloseTo(824, 9);
  });

  it('centers a rectangle', () => {
    const centred = rectView(
      frame(180),
      { width: 800, height: 600 },
      { x: 100, y: 100, width: 50, height: 20 },
    );
    const middle = toScreen(frame(180), centred, { x: 125, y: 110 });
    expect(middle.x).toBeCloseTo(400, 6);
    expect(middle.y).toBeCloseTo(300, 6);
  });

  it('keeps part of the sheet in view', () => {
    const clamped = clampToPage(frame(0), { width: 800, height: 600 }, { x: 99999, y: -99999, scale: 0.5 });
    expect(clamped).toEqual({ scale: 0.5, x: 720, y: 80 - 1080 });
  });

  it('normalizes rotations', () => {
    expect([-90, 0, 360, 450].map(quarterTurn)).toEqual([270, 0, 0, 90]);
  });
});
