/**
 * Measures with pitch, depth or girth are drawn with a pen on the canvas and compared with manually calculated values.
 */
import { createRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { measure, type Calibration, type TakeoffParameters, type TakeoffType } from '@plumbline/estimating';
import '../exports/tokens.ts';
import {
  TakeoffCanvas,
  type CanvasMeasure,
  type CanvasStatus,
  type TakeoffCanvasHandle,
} from '../exports/TakeoffCanvas.ts';
import { clinicPlan, clinicScale } from '../src/takeoff/fixtures/clinic.ts';
import { around, key, createHostForEach } from './hands.ts';

const size = { width: 800, height: 600 };
/** One point of the sheet is one pixel; the canvas keeps a margin of 32 pixels. */
const shown = { x: 100, y: 100, width: size.width - 64, height: size.height - 64 };

const testHost = createHostForEach();
let status: CanvasStatus | undefined;
let created: CanvasMeasure[];

beforeEach(() => {
  status = undefined;
  created = [];
});

/** Position of a sheet point on the page, outside the frame of the tests. */
const placeOf = ([x, y]: readonly [number, number]) => around({ x: 32 + x, y: size.height - 32 - y });
const pen = (type: string, at: { x: number; y: number }, more: object = {}) =>
  cdp().send('Input.dispatchMouseEvent', { type, ...at, pointerType: 'pen', ...more } as never);

const canvas = createRef<TakeoffCanvasHandle>();
function Sheet({ type, parameters }: { type: TakeoffType; parameters: TakeoffParameters }) {
  return (
    <div style={{ position: 'fixed', inset: 0, ...size }}>
      <TakeoffCanvas
        ref={canvas}
        label="A2.1"
        source={{ data: clinicPlan() }}
        pdfAssetsUrl="/node_modules/pdfjs-dist"
        measures={[]}
        conditions={[{ uuid: 'it', code: 'X-1', name: 'Drawn', type, color: '#2563eb', parameters }]}
        activeConditionId="it"
        calibrations={clinicScale}
        defaultTool={type}
        defaultModes={{ snap: false, ortho: false, segment: 'line', outline: 'polygon' }}
        onCreate={(measure) => created.push(measure)}
        onStatus={(now) => {
          status = now;
        }}
      />
    </div>
  );
}

type Corners = readonly (readonly [number, number])[];
const rectangle: Corners = [
  [0, 0],
  [360, 0],
  [360, 180],
  [0, 180],
];
/** 12, 50 and 120 ft at 1/8″ = 1′. */
const feet12: Corners = [
  [0, 0],
  [108, 0],
];
const feet50: Corners = [
  [0, 0],
  [270, 0],
  [270, 180],
];
const feet120: Corners = [
  [0, 0],
  [540, 0],
  [540, 360],
  [360, 360],
];

test.each<[TakeoffType, string, TakeoffParameters, Corners, number]>([
  ['pitched_area', '40 × 20 ft at 6:12', { rise: 6, run: 12 }, rectangle, 894.427],
  ['pitched_linear', '12 ft at 4:12', { rise: 4, run: 12 }, feet12, 12.649],
  ['pitched_linear', 'the same as a hip', { rise: 4, run: 12, hip: true }, feet12, 12.329],
  ['volume_3d', '120 ft × 16 in × 8 in', { width: 16 / 12, height: 8 / 12 }, feet120, 106.667],
  ['spiral_area', '50 ft of 18 in duct', { diameter: 1.5 }, feet50, 235.619],
  ['spiral_area', '50 ft of a flat oval', { oval: { a: 2, b: 1 } }, feet50, 257.08],
  [
    'spiral_area',
    'an 18 in duct that winds 1.5 times',
    { diameter: 1.5, helix: { radius: 3, turns: 1.5, rise: 12 } },
    feet50,
    144.743,
  ],
])('%s: %s', async (type, _name, parameters, corners, quantity) => {
  testHost.root.render(<Sheet type={type} parameters={parameters} />);
  await expect.poll(() => status?.sheet, { timeout: 20_000 }).toBe('ready');
  canvas.current?.zoomTo(shown);
  await expect.poll(() => status?.zoom).toBe(1);
  for (const [index, corner] of corners.entries()) {
    const at = placeOf(corner);
    await pen('mouseMoved', at);
    await pen('mousePressed', at, { button: 'left', buttons: 1, clickCount: 1 });
    await pen('mouseReleased', at, { button: 'left', clickCount: 1 });
    await expect.poll(() => status?.vertices).toBe(index + 1);
  }
  await key('Enter');
  await expect.poll(() => created.length).toBe(1);
  const [{ geometry }] = created as [CanvasMeasure];
  expect(geometry.vertices).toEqual(corners.map(([x, y]) => ({ x: 100 + x, y: 100 + y })));
  const result = measure(type, geometry, clinicScale[0] as Calibration, parameters);
  expect(result.quantity).toBeCloseTo(quantity, 3);
  // Announced values are rounded.
  const logText = testHost.host.querySelector('[role="log"]')?.textContent;
  expect(logText).toMatch(/^X-1 Drawn: [\d.]+ (LF|SF|CF)$/);
  expect(Number.parseFloat(logText?.slice('X-1 Drawn: '.length) ?? '')).toBeCloseTo(quantity, 1);
});
