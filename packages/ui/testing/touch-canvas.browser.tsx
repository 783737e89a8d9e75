/**
 * The take-off canvas on a tablet, with touches and a pen that come from the browser itself: two fingers move and zoom
 * the sheet and never draw, one finger draws by tapping, and once a pen is there only the pen does.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import '../exports/tokens.ts';
import {
  TakeoffCanvas,
  type CanvasMeasure,
  type CanvasStatus,
  type ToolId,
} from '../exports/TakeoffCanvas.ts';
import { clinicConditions, clinicPlan } from '../src/takeoff/fixtures/clinic.ts';
import { around, glide, pinched, createHostForEach, touch, wait, withTouch, type Point } from './hands.ts';

const testHost = createHostForEach();
let status: CanvasStatus | undefined;
let created: CanvasMeasure[];
let menus: (string | null)[];

withTouch(5);
beforeEach(() => {
  status = undefined;
  created = [];
  menus = [];
});
afterEach(() => pen('mouseMoved', { x: -1, y: -1 }, 'mouse'));

async function pen(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  at: Point,
  pointerType: 'pen' | 'mouse' = 'pen',
) {
  const isDown = type !== 'mouseMoved';
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...around(at),
    pointerType,
    ...(isDown ? { button: 'left', clickCount: 1 } : {}),
    ...(type === 'mousePressed' ? { buttons: 1 } : {}),
  });
}

async function tap(at: Point, radius = 10) {
  await touch('touchStart', [at], radius);
  await wait(30);
  await touch('touchEnd');
  // Two taps at the same position would be a double tap.
  await wait(30);
}
async function penTap(at: Point) {
  await pen('mouseMoved', at);
  await pen('mousePressed', at);
  await pen('mouseReleased', at);
}
async function gesture(from: readonly Point[], to: readonly Point[]) {
  await touch('touchStart', from);
  await glide(from, to);
  await touch('touchEnd');
  await wait(200);
}

/** Position on the sheet of a canvas position, in points, read from the status of the mouse. */
async function sheetAt(at: Point): Promise<Point> {
  await pen('mouseMoved', { x: at.x + 1, y: at.y }, 'mouse');
  await pen('mouseMoved', at, 'mouse');
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const { cursor } = status ?? {};
  if (!cursor) throw new Error('Nothing rests on the canvas');
  return cursor;
}

async function open(tool: ToolId, measures: readonly CanvasMeasure[] = []) {
  testHost.root.render(
    <div style={{ position: 'fixed', inset: 0, width: 800, height: 600 }}>
      <TakeoffCanvas
        label="A2.1"
        source={{ data: clinicPlan() }}
        pdfAssetsUrl="/node_modules/pdfjs-dist"
        measures={measures}
        conditions={clinicConditions}
        activeConditionId="lvt"
        calibrations={[]}
        defaultTool={tool}
        defaultModes={{ snap: false, ortho: false, segment: 'line', outline: 'polygon' }}
        onCreate={(measure) => created.push(measure)}
        onContextMenu={(uuid) => menus.push(uuid)}
        onStatus={(now) => {
          status = now;
        }}
      />
    </div>,
  );
  await expect.poll(() => status?.sheet, { timeout: 20_000 }).toBe('ready');
  await wait(100);
}
const corners = () => status?.vertices;
const zoom = () => status?.zoom ?? 0;
const near = (a: Point, b: Point, tolerance: number) =>
  expect(Math.hypot(a.x - b.x, a.y - b.y), `${JSON.stringify(a)} is not ${JSON.stringify(b)}`).toBeLessThan(
    tolerance,
  );

const middle = { x: 400, y: 300 };

test('two fingers zoom about their middle and draw nothing', async () => {
  await open('area');
  const before = zoom();
  const under = await sheetAt(middle);
  await gesture(pinched({ x: 400, y: 300 }, 100), pinched({ x: 400, y: 300 }, 300));
  expect(zoom() / before).toBeCloseTo(3, 1);
  near(await sheetAt(middle), under, 1);
  expect(corners()).toBe(0);
  expect(created).toEqual([]);
});

test('two fingers side by side move the sheet as far as they go', async () => {
  await open('area');
  await gesture(pinched({ x: 400, y: 300 }, 40), pinched({ x: 400, y: 300 }, 240));
  const before = zoom();
  const under = await sheetAt(middle);
  await gesture(pinched({ x: 400, y: 300 }, 100), pinched({ x: 480, y: 360 }, 100));
  expect(zoom() / before).toBeCloseTo(1, 2);
  near(await sheetAt({ x: 480, y: 360 }), under, 1);
  expect(corners()).toBe(0);
});

test('a tap adds a corner, and a drag moves the sheet', async () => {
  await open('area');
  const places = [
    { x: 200, y: 200 },
    { x: 500, y: 200 },
    { x: 500, y: 400 },
  ];
  const meant = [];
  for (const at of places) meant.push(await sheetAt(at));
  for (const [index, at] of places.entries()) {
    await tap(at);
    await expect.poll(corners).toBe(index + 1);
  }
  const under = await sheetAt(middle);
  // Zooms in first, because a sheet that fits the view cannot be panned.
  await gesture(pinched({ x: 400, y: 300 }, 40), pinched({ x: 400, y: 300 }, 240));
  await gesture([middle], [{ x: 460, y: 350 }]);
  // Movement within the tap tolerance does not pan the sheet.
  near(await sheetAt({ x: 460, y: 350 }), under, 5);
  expect(corners()).toBe(3);

  testHost.host.querySelector('canvas')?.closest<HTMLElement>('[role="application"]')?.focus();
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', code: 'Enter' });
  await expect.poll(() => created.length).toBe(1);
  for (const [index, vertex] of (created[0]?.geometry.vertices ?? []).entries())
    near(vertex, meant[index] as Point, 2);
});

test('a long press ends the drawing, and its release does not begin another one', async () => {
  await open('area');
  for (const at of [
    { x: 200, y: 200 },
    { x: 500, y: 200 },
    { x: 500, y: 400 },
  ])
    await tap(at);
  await touch('touchStart', [middle]);
  await expect.poll(() => created.length).toBe(1);
  await wait(200);
  await touch('touchEnd');
  await wait(100);
  expect(corners()).toBe(0);
  expect(created).toHaveLength(1);
});

test('a long press on empty space opens the menu once and selects nothing', async () => {
  await open('select');
  await touch('touchStart', [middle]);
  await expect.poll(() => menus).toEqual([null]);
  // The browser sends its own contextmenu event as well.
  await wait(300);
  await touch('touchEnd');
  await wait(100);
  expect(menus).toEqual([null]);
  // A touch that moves early is a drag.
  await touch('touchStart', [middle]);
  await glide([middle], [{ x: 440, y: 300 }]);
  await wait(600);
  await touch('touchEnd');
  expect(menus).toEqual([null]);
});

test('ignores contacts as large as a palm', async () => {
  await open('area');
  await tap(middle, 90);
  await wait(50);
  expect(corners()).toBe(0);
  await tap(middle);
  await expect.poll(corners).toBe(1);
});

test('a pen draws precisely while the palm rests on the screen', async () => {
  await open('area');
  const places = [
    { x: 200, y: 200 },
    { x: 500, y: 210 },
    { x: 480, y: 400 },
  ];
  const meant = [];
  for (const at of places) meant.push(await sheetAt(at));
  const before = zoom();
  const [hand, ball] = [
    { x: 560, y: 480 },
    { x: 600, y: 520 },
  ];
  // The palm touches before the pen.
  await touch('touchStart', [hand]);
  await penTap(places[0] as Point);
  await expect.poll(corners).toBe(1);
  await touch('touchStart', [hand, ball]);
  await glide(
    [hand, ball],
    [
      { x: 540, y: 470 },
      { x: 620, y: 540 },
    ],
  );
  await penTap(places[1] as Point);
  await wait(700);
  await touch('touchEnd');
  await expect.poll(corners).toBe(2);
  await tap(hand);
  await penTap(places[2] as Point);
  await expect.poll(corners).toBe(3);
  expect(zoom()).toBe(before);
  expect(menus).toEqual([]);

  await pen('mouseMoved', middle);
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', code: 'Enter' });
  await expect.poll(() => created.length).toBe(1);
  for (const [index, vertex] of (created[0]?.geometry.vertices ?? []).entries())
    near(vertex, meant[index] as Point, 0.5);
});

test('a pen that hovers shows where it would draw', async () => {
  await open('linear');
  await penTap({ x: 200, y: 200 });
  await pen('mouseMoved', { x: 300, y: 200 });
  await expect.poll(() => status?.segment).toBeGreaterThan(0);
  const once = status?.segment ?? 0;
  // A palm that touches meanwhile does not change the line.
  await touch('touchStart', [{ x: 500, y: 500 }]);
  await touch('touchMove', [{ x: 510, y: 500 }]);
  await wait(50);
  expect(status?.segment).toBeCloseTo(once, 5);
  await touch('touchEnd');
  await wait(50);
  expect(status?.segment).toBeCloseTo(once, 5);
  await pen('mouseMoved', { x: 400, y: 200 });
  await expect.poll(() => status?.segment).toBeCloseTo(2 * once, 3);
});

test('after a pen was used fingers move the sheet and do not draw, until drawing by finger is turned on', async () => {
  await open('area');
  await penTap({ x: 200, y: 200 });
  await expect.poll(corners).toBe(1);
  await pen('mouseMoved', { x: -1, y: -1 });
  await wait(600);

  const before = zoom();
  await gesture(pinched({ x: 400, y: 300 }, 40), pinched({ x: 400, y: 300 }, 240));
  expect(zoom() / before).toBeCloseTo(6, 1);
  await tap(middle);
  await wait(50);
  expect(corners()).toBe(1);
  const allow = [...testHost.host.querySelectorAll('button')].find(
    (button) => button.textContent === 'Draw with fingers',
  );
  expect(allow?.closest('[role="status"]')?.textContent).toContain(
    'Draw with the pen and pan with your fingers.',
  );
  allow?.click();
  await wait(50);
  await tap({ x: 500, y: 240 });
  await expect.poll(corners).toBe(2);

  // With the pen in use again, only the pen draws.
  await pen('mouseMoved', { x: 300, y: 300 });
  await pen('mouseMoved', { x: -1, y: -1 });
  await wait(600);
  await tap({ x: 520, y: 400 });
  await wait(50);
  expect(corners()).toBe(2);
});

test('a canceled press leaves the drawing unchanged', async () => {
  await open('area');
  await penTap({ x: 200, y: 200 });
  await expect.poll(corners).toBe(1);
  const sheet = testHost.host.querySelector('[role="application"]') as HTMLElement;
  let id = 0;
  sheet.addEventListener('pointerdown', ({ pointerId }) => (id = pointerId), { once: true });
  await pen('mouseMoved', middle);
  await pen('mousePressed', middle);
  await expect.poll(corners).toBe(2);
  sheet.dispatchEvent(
    new PointerEvent('pointercancel', { pointerId: id, pointerType: 'pen', bubbles: true }),
  );
  await pen('mouseReleased', middle);
  await wait(100);
  expect(corners()).toBe(2);
});
