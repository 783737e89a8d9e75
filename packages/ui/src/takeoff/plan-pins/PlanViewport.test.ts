import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { ViewRotation } from '../types.ts';
import { markAfterKey } from './planKeyboard.ts';
import { PlanViewport } from './PlanViewport.ts';

const open: PlanViewport[] = [];
function createPlan(rotation: ViewRotation = 0): PlanViewport {
  const plan = new PlanViewport({ box: { x: 0, y: 0, width: 1000, height: 800 }, rotation });
  plan.resize({ width: 600, height: 500 });
  open.push(plan);
  return plan;
}
afterEach(() => {
  for (const plan of open.splice(0)) plan.stop();
});
const turn = fc.constantFrom<ViewRotation>(0, 90, 180, 270);
const place = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) });

describe('PlanViewport', () => {
  it('shows the whole sheet until the user moves it, also in another size', () => {
    const plan = createPlan();
    expect(plan.view.scale).toBeCloseTo(0.568, 9);
    expect(plan.view.x).toBeCloseTo(16, 9);
    expect(plan.view.y).toBeCloseTo(22.8, 9);
    plan.resize({ width: 300, height: 250 });
    expect(plan.view.scale).toBeCloseTo(0.268, 9);
    plan.panBy(10, 0);
    plan.resize({ width: 400, height: 250 });
    expect(plan.view.scale).toBeCloseTo(0.268, 9);
  });

  it('keeps what is covered out of the whole sheet', () => {
    const plan = createPlan();
    plan.inset = { top: 60, bottom: 200 };
    plan.fit();
    expect(plan.toScreen({ x: 0, y: 800 }).y).toBeGreaterThanOrEqual(60);
    expect(plan.toScreen({ x: 0, y: 0 }).y).toBeLessThanOrEqual(300);
  });

  it('keeps the place below the pointer while zooming', () => {
    fc.assert(
      fc.property(turn, fc.double({ min: 1, max: 6, noNaN: true }), (rotation, factor) => {
        const plan = createPlan(rotation);
        const at = { x: 250, y: 220 };
        const before = plan.toUser(at);
        plan.zoomBy(factor, at);
        const after = plan.toUser(at);
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-6);
        expect(plan.view.scale).toBeLessThanOrEqual(plan.maxScale * 1.000_001);
      }),
    );
  });

  it('centers any place at any rotation, in the part that is not covered', () => {
    fc.assert(
      fc.property(turn, place, (rotation, at) => {
        const plan = createPlan(rotation);
        plan.inset = { top: 0, bottom: 100 };
        plan.show(at, 2);
        const { x, y } = plan.toScreen(at);
        expect(x).toBeCloseTo(300, 6);
        expect(y).toBeCloseTo(200, 6);
      }),
    );
  });

  it('brings any place into sight and does not move for one that is', () => {
    fc.assert(
      fc.property(place, place, (first, second) => {
        const plan = createPlan();
        plan.show(first, 3);
        plan.reveal(second);
        const { x, y } = plan.toScreen(second);
        expect(x >= 55.9 && x <= 544.1 && y >= 55.9 && y <= 444.1).toBe(true);
        const { view } = plan;
        plan.reveal(second);
        expect(plan.view.x).toBeCloseTo(view.x, 6);
        expect(plan.view.y).toBeCloseTo(view.y, 6);
      }),
    );
  });
});

describe('markAfterKey', () => {
  it('goes around the ends', () => {
    expect(markAfterKey('ArrowRight', 2, 3)).toBe(0);
    expect(markAfterKey('ArrowUp', 0, 3)).toBe(2);
    expect(markAfterKey('Home', 1, 3)).toBe(0);
    expect(markAfterKey('End', 1, 3)).toBe(2);
    expect(markAfterKey('x', 1, 3)).toBeUndefined();
  });
});
