import { describe, expect, it } from 'vitest';
import type { Calibration } from '@plumbline/estimating';
import { createTakeoffStore } from '../store/takeoffStore.ts';
import { takeoffCanvasMessages } from './TakeoffCanvas.messages.ts';
import { type StatusFrom, statusKey, statusOf } from './statusOf.ts';

const eighth: Calibration = { type: 'named_scale', value: 1 / 9, unit: 'ft', calibrated: true };
const from = (more: Partial<StatusFrom> = {}): StatusFrom => ({
  tool: 'linear',
  modes: { snap: true, ortho: false, segment: 'line', outline: 'polygon' },
  pointer: { at: { x: 108, y: 414 }, snap: 'intersection' },
  draft: null,
  parameters: undefined,
  calibrations: [eighth],
  box: { x: 0, y: 27, width: 1296, height: 864 },
  isSideways: false,
  zoom: 0.92,
  sheet: 'ready',
  store: createTakeoffStore().get(),
  dropped: false,
  messages: takeoffCanvasMessages,
  ...more,
});

describe('status', () => {
  it('reports the cursor in real units from the lower left corner of the page', () => {
    expect(statusOf(from()).cursor).toEqual({ x: 12, y: 43 });
    expect(statusOf(from({ calibrations: [] })).cursor).toEqual({ x: 108, y: 387 });
  });

  it('reports the live segment, the path and the added quantity', () => {
    const status = statusOf(
      from({
        draft: {
          vertices: [
            { x: 0, y: 0 },
            { x: 432, y: 0 },
          ],
          live: [
            { x: 432, y: 0 },
            { x: 432, y: 108 },
          ],
          closed: false,
          through: null,
        },
      }),
    );
    expect(status.segment).toBeCloseTo(12, 12);
    expect(status.path).toBeCloseTo(60, 12);
    expect(status.quantity).toEqual({ value: status.path, unit: 'LF' });
    expect(status.undoName).toBe('Last point');
  });

  it('reports a missing scale', () => {
    expect(statusOf(from({ calibrations: [], pointer: null }))).toMatchObject({
      calibrated: false,
      calibration: null,
    });
  });

  it('is unchanged if the cursor moved less than the displayed precision', () => {
    const near = from({ pointer: { at: { x: 108.001, y: 414 }, snap: 'intersection' } });
    expect(statusKey(statusOf(near))).toBe(statusKey(statusOf(from())));
  });
});
