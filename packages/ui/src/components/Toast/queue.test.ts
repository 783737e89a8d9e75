import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { current, pauseAll, resumeAll, toast } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
});

it.each([
  ['success', {}, 2500],
  ['error', {}, 4000],
  ['warning', {}, 4000],
  ['info', { isFullWidth: true }, 6000],
] as const)('%s stays its time', (tone, options, time) => {
  toast[tone]('Words', options);
  vi.advanceTimersByTime(time - 1);
  expect(current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(current()).toHaveLength(0);
});

it('pauses the timers while a toast is read', () => {
  toast.success('Saved');
  vi.advanceTimersByTime(2000);
  pauseAll();
  vi.advanceTimersByTime(60_000);
  expect(current()).toHaveLength(1);
  resumeAll();
  vi.advanceTimersByTime(500);
  expect(current()).toHaveLength(0);
});

it('shows the same text once and keeps only the latest', () => {
  toast.error('Offline');
  toast.error('Offline');
  expect(current()).toHaveLength(1);
  for (const n of [1, 2, 3, 4, 5]) toast.info(`Message ${n}`, { duration: 0 });
  expect(current().map(({ message }) => message)).toEqual([
    'Message 2',
    'Message 3',
    'Message 4',
    'Message 5',
  ]);
  vi.advanceTimersByTime(60_000);
  expect(current()).toHaveLength(4);
});
