import { describe, expect, test, vi } from 'vitest';
import { arrivals, inTries } from './notices.ts';

const row = (uuid: string, isviewed = 0) => ({ uuid, isviewed });

describe('what has arrived', () => {
  test('is what was not there before, oldest first, and only what nobody has read', () => {
    expect(
      arrivals(new Set(['a']), [row('d'), row('c', 1), row('b'), row('a')]).map(({ uuid }) => uuid),
    ).toEqual(['b', 'd']);
  });
  test('is nothing when a page begins', () => {
    expect(arrivals(undefined, [row('a')])).toEqual([]);
  });
});

describe('trying again', () => {
  test('ends with the first that works', async () => {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('not yet'))
      .mockResolvedValue('done');
    expect(await inTries(work, { count: 5, apart: 0 })).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });
  test('gives up after as many as were asked for, with the last reason', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('never'));
    await expect(inTries(work, { count: 5, apart: 0 })).rejects.toThrow('never');
    expect(work).toHaveBeenCalledTimes(5);
  });
});
