import { expect, test } from 'vitest';
import { createLoadMonitor } from './load-monitor.ts';

test('reports whether another user made a request within the last second', () => {
  let time = 0;
  const { recordRequest, isBusy } = createLoadMonitor(() => time);
  expect(isBusy('a')).toBe(false);
  recordRequest('a');
  time = 400;
  recordRequest('a');
  expect([isBusy('a'), isBusy('b')]).toEqual([false, true]);
  time = 500;
  recordRequest('b');
  expect([isBusy('a'), isBusy('b')]).toEqual([true, true]);
  time = 600;
  recordRequest('a');
  recordRequest('a');
  expect([isBusy('a'), isBusy('b')]).toEqual([true, true]);
  time = 1499;
  recordRequest('a');
  expect(isBusy('a')).toBe(true);
  time = 1500;
  expect([isBusy('a'), isBusy('b')]).toEqual([false, true]);
  time = 2499;
  expect(isBusy('b')).toBe(false);
});
