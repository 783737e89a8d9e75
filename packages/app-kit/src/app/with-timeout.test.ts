import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading a screen', () => {
  test('rejects after 120 seconds', async () => {
    const settled = vi.fn<(reason: unknown) => void>();
    const loading = withTimeout(new Promise<string>(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  test('returns what was loaded in time and leaves no timer', async () => {
    expect(await withTimeout(Promise.resolve('screen'))).toBe('screen');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reports a failure of loading itself', async () => {
    await expect(withTimeout(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });
});
