import { expect, test } from 'vitest';
import { createLoadMonitor } from './load-monitor.ts';

test('reports whether another user made a request within the last second', () => {
  let time = 0;
  const { recordRequest: asked, isBusy } = createLoadMonitor(() => time);
  expect(isBusy('a')).toBe(false);
  asked('a');
  time = 400;
  asked('a');
  expect([isBusy('a'), isBusy('b')]).toEqual([false, true]);
  time = 500;
  asked('b');
  expect([isBusy('a'), isBusy('b')]).toEqual([true, true]);
  time = 600;
  asked('a');
  asked('a');
  expect([isBusy('a'), isBusy('b')]).toEqual([true, true]);
  time = 1499;
  asked('a');
  expect(isBusy('a')).toBe(true);
  time = 1500;
  expect([isBusy('a'), isBusy('b')]).toEqual([false, true]);
  time = 2499;
  expect(isBusy('b')).toBe(false);
});
