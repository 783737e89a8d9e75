import { describe, expect, test, vi } from 'vitest';
import { Refusal, textOf, untilDone } from './retry-request.ts';

const lost = () => new Error('fetch failed');
const conflict = () => new Refusal(409, 'This file is already uploaded.');

describe('repeated work', () => {
  test('continues over lost connections until it succeeds', async () => {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockResolvedValue('done');
    expect(await untilDone(work, { every: 0 })).toBe('done');
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('ends with the last error when the time is over', async () => {
    await expect(untilDone(() => Promise.reject(lost()), { seconds: 0.05, every: 10 })).rejects.toThrow(
      'fetch failed',
    );
  });

  test('ends at once with a refusal', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Refusal(404, 'No such import.'));
    await expect(untilDone(work)).rejects.toThrow('404 No such import.');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('continues over a conflict with another change', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(conflict()).mockResolvedValue('done');
    expect(await untilDone(work, { every: 0 })).toBe('done');
  });

  test('ends with a conflict that stays', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(conflict());
    await expect(untilDone(work, { every: 0 })).rejects.toThrow('409 This file is already uploaded.');
    expect(work).toHaveBeenCalledTimes(21);
  });

  test('takes the result of an earlier execution whose answer was lost', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockRejectedValue(conflict());
    expect(await untilDone(work, { every: 0, earlier: async () => 'stored' })).toBe('stored');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('keeps the refusal when there was no earlier execution', async () => {
    const work = () => Promise.reject(conflict());
    await expect(untilDone(work, { every: 0, earlier: async () => undefined })).rejects.toBeInstanceOf(
      Refusal,
    );
  });
});

test.each([
  [200, undefined],
  [409, true],
  [404, true],
  [429, false],
  [503, false],
])('an answer of status %i is a refusal: %s', async (status, isRefusal) => {
  const error: unknown = await textOf(new Response('{}', { status })).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error && error instanceof Refusal).toBe(isRefusal);
});
