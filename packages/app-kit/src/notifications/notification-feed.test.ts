import { describe, expect, test, vi } from 'vitest';
import * as fc from 'fast-check';
import { newNotifications, retry, mergeNewer } from './notification-feed.ts';

const row = (uuid: string, isviewed = 0) => ({ uuid, isviewed });

describe('newNotifications', () => {
  test('lists new unread notifications, oldest first', () => {
    expect(
      newNotifications(new Set(['a']), [row('d'), row('c', 1), row('b'), row('a')]).map(({ uuid }) => uuid),
    ).toEqual(['b', 'd']);
  });
  test('is empty for the first list of a page', () => {
    expect(newNotifications(undefined, [row('a')])).toEqual([]);
  });
});

describe('mergeNewer', () => {
  test('prepends new notifications without duplicates up to the limit', () => {
    const previous = { notifications: [row('b'), row('a', 1)], unread: 5 };
    expect(mergeNewer(previous, { notifications: [row('c')], unread: 6 }, 2)).toEqual([row('c'), row('b')]);
    expect(mergeNewer(previous, { notifications: [], unread: 5 }, 2)).toEqual(previous.notifications);
    expect(mergeNewer(previous, { notifications: [row('b')], unread: 5 }, 3)).toEqual(previous.notifications);
  });
  test('returns undefined when other entries changed or some may be missing', () => {
    const previous = { notifications: [row('a')], unread: 5 };
    expect(mergeNewer(previous, { notifications: [], unread: 4 }, 10)).toBeUndefined();
    expect(mergeNewer(previous, { notifications: [row('b')], unread: 5 }, 10)).toBeUndefined();
    expect(mergeNewer(previous, { notifications: [row('c'), row('b')], unread: 7 }, 2)).toBeUndefined();
  });
  test('equals the whole list', () => {
    const rows = fc.uniqueArray(fc.tuple(fc.uuid(), fc.constantFrom(0, 1)), {
      selector: ([uuid]) => uuid,
      maxLength: 30,
    });
    fc.assert(
      fc.property(rows, fc.nat(30), fc.integer({ min: 1, max: 12 }), (all, at, limit) => {
        const rows = all.map(([uuid, isviewed]) => row(uuid, isviewed));
        const from = Math.min(at, rows.length);
        const unreadIn = (some: typeof rows) => some.filter(({ isviewed }) => isviewed === 0).length;
        const before = rows.slice(from);
        const previous = { notifications: before.slice(0, limit), unread: unreadIn(before) };
        const newer = { notifications: rows.slice(0, Math.min(from, limit)), unread: unreadIn(rows) };
        const merged = mergeNewer(previous, newer, limit);
        if (from < limit) expect(merged).toEqual(rows.slice(0, limit));
        else expect(merged).toBeUndefined();
      }),
    );
  });
});

describe('retry', () => {
  test('stops at a final error', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
    await expect(retry(work, { count: 5, apart: 0, isFinal: () => true })).rejects.toThrow('gone');
    expect(work).toHaveBeenCalledTimes(1);
  });
  test('returns the first success', async () => {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('not yet'))
      .mockResolvedValue('done');
    expect(await retry(work, { count: 5, apart: 0 })).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });
  test('throws the last error after the maximum number of tries', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('never'));
    await expect(retry(work, { count: 5, apart: 0 })).rejects.toThrow('never');
    expect(work).toHaveBeenCalledTimes(5);
  });
});
