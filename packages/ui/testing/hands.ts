/** Shared by touch and pen tests: a container for the component and native touch events. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

export interface Point {
  x: number;
  y: number;
}

/** Container of the tested component, recreated for each test. */
export interface TestHost {
  host: HTMLElement;
  root: Root;
}

/** Creates the container before each test of a file and removes it afterwards. */
export function createHostForEach(): TestHost {
  const testHost = {} as TestHost;
  beforeEach(() => {
    testHost.host = document.body.appendChild(document.createElement('div'));
    testHost.root = createRoot(testHost.host);
  });
  afterEach(() => {
    testHost.root.unmount();
    testHost.host.remove();
  });
  return testHost;
}

/** Emulates a touch screen with `maxTouchPoints` for the tests of a file. */
export function withTouch(maxTouchPoints: number): void {
  beforeAll(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints });
    return async () => {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    };
  });
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Converts a position in the test frame to the coordinates of the surrounding page. */
export function around({ x, y }: Point): Point {
  const own = window.frameElement;
  const box = own?.getBoundingClientRect();
  const scale = box && own instanceof HTMLElement ? box.width / own.clientWidth : 1;
  return { x: (box?.x ?? 0) + x * scale, y: (box?.y ?? 0) + y * scale };
}

export async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  places: readonly Point[] = [],
  radius?: number,
): Promise<void> {
  const size = radius === undefined ? {} : { radiusX: radius, radiusY: radius };
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: places.map((at, id) => ({ ...around(at), id, ...size })),
  });
}

export async function key(name: string): Promise<void> {
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key: name, code: name });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key: name, code: name });
}

/** Moves all fingers to their end positions in a number of steps. */
export async function glide(from: readonly Point[], to: readonly Point[], steps = 10): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    const places = from.map((at, index) => {
      const end = to[index] ?? at;
      return { x: at.x + ((end.x - at.x) * step) / steps, y: at.y + ((end.y - at.y) * step) / steps };
    });
    await touch('touchMove', places);
    await wait(20);
  }
}

/** Returns positions of two fingers side by side at a distance in pixels around a center. */
export const pinched = ({ x, y }: Point, apart: number): [Point, Point] => [
  { x: x - apart / 2, y },
  { x: x + apart / 2, y },
];
