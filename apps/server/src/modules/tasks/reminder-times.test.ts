import { addDays, DAY_MS, HOUR_MS } from '@plumbline/dates';
import { dayInZone } from '@plumbline/dates/zones';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forgottenAfter,
  isDue,
  lastHours,
  lateAfter,
  momentOf,
  morningOf,
  remindersOf,
  chosenReminders,
  type Due,
} from './reminder-times.ts';

const zones = [
  'UTC',
  'America/Denver',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];
const zone = fc.constantFrom(...zones);
const instant = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((at) => new Date(at));
const day = instant.map((at) => at.toISOString().slice(0, 10));
const wallClock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
const dayBefore = (of: string, days: number) => addDays(of, -days);

describe('a morning reminder', () => {
  test('is at eight o’clock local time of its day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1, max: 30 }), zone, (due, before, where) => {
        expect(wallClock(morningOf(due, before, where), where)).toBe(`${dayBefore(due, before)} 08:00`);
      }),
    );
  });

  test('moves with the due date across daylight saving changes', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: -1, max: 30 }), zone, (one, other, before, where) => {
        const [first, second] = [one, other].toSorted();
        const apart =
          morningOf(second ?? '', before, where).getTime() - morningOf(first ?? '', before, where).getTime();
        const days = (Date.parse(second ?? '') - Date.parse(first ?? '')) / DAY_MS;
        expect(Math.abs(apart / DAY_MS - days)).toBeLessThan(0.1);
      }),
    );
  });

  test('is within fourteen hours of the UTC morning used in the query', () => {
    fc.assert(
      fc.property(day, zone, (due, where) => {
        const apart = morningOf(due, 0, where).getTime() - morningOf(due, 0, 'UTC').getTime();
        expect(Math.abs(apart)).toBeLessThanOrEqual(14 * HOUR_MS);
      }),
    );
  });
});

test('a morning missed by a due date change is made up on the same day only', () => {
  fc.assert(
    fc.property(day, zone, fc.integer({ min: -40 * 60, max: 40 * 60 }), (due, where, minutes) => {
      const morning = morningOf(due, 0, where);
      const since = new Date(morning.getTime() + minutes * 60_000);
      const at = momentOf(morning, since, where);
      const isSameDay = wallClock(since, where).startsWith(due);
      expect(at).toEqual(minutes > 0 && isSameDay ? since : morning);
      // Values read from the database have the same range.
      expect(at.getTime() - morning.getTime()).toBeLessThanOrEqual(lastHours * HOUR_MS);
    }),
  );
});

test('a reminder is sent by one job run, never before its time or its reason', () => {
  fc.assert(
    fc.property(
      instant,
      instant,
      fc.array(fc.integer({ min: 1, max: forgottenAfter }), { minLength: 1, maxLength: 30 }),
      (at, since, steps) => {
        let now = Math.min(at.getTime(), since.getTime()) - 1;
        for (const step of steps) {
          now += step;
          const isSent = isDue(at, since, new Date(now));
          const isOver = at.getTime() <= now && now - at.getTime() < forgottenAfter;
          expect(isSent).toBe(isOver && at >= since);
        }
      },
    ),
  );
});

const due = fc.record({
  item: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  due: fc.option(day, { nil: null }),
  age: fc.integer({ min: 0, max: forgottenAfter - 1 }),
  isOwn: fc.boolean(),
});
test('each task is reported once, alone when on time and combined when late', () => {
  fc.assert(
    fc.property(instant, zone, fc.array(due, { maxLength: 20 }), (now, where, rows) => {
      const dues = rows.map(({ age, item, ...row }): Due => ({
        ...row,
        item,
        name: `Task ${item}`,
        at: new Date(now.getTime() - age),
      }));
      const notices = remindersOf(dues, now, where);
      const newest = new Map<string, number>();
      for (const { item, at } of dues) newest.set(item, Math.max(newest.get(item) ?? 0, at.getTime()));
      const fresh = [...newest].filter(([, at]) => now.getTime() - at <= lateAfter).length;
      const late = newest.size - fresh;
      expect(notices).toHaveLength((fresh > 5 ? 1 : fresh) + (late > 0 ? 1 : 0));
      expect(notices.length).toBeLessThanOrEqual(6);
      const leading = notices.flatMap(({ item }) => item ?? []);
      expect(new Set(leading).size).toBe(leading.length);
    }),
  );
});

test('the text uses the recipient’s local date', () => {
  const now = new Date('2026-11-24T02:00:00Z');
  const of = (day: string | null, isOwn = false): Due => ({
    item: 'a',
    name: 'Pour slab',
    due: day,
    at: now,
    isOwn,
  });
  const noticeFor = (each: Due, where = 'UTC') => remindersOf([each], now, where)[0];
  expect(noticeFor(of('2026-11-24'))).toEqual({
    name: 'Task due today',
    message: '“Pour slab” is due today.',
    item: 'a',
  });
  expect(noticeFor(of('2026-11-24'), 'America/Denver')?.name).toBe('Task due tomorrow');
  expect(noticeFor(of('2026-11-22'))?.message).toBe('“Pour slab” was due on Sun, Nov 22.');
  expect(noticeFor(of('2026-12-01', true))).toMatchObject({
    name: 'Reminder',
    message: '“Pour slab” is due on Tue, Dec 1.',
  });
  expect(noticeFor(of(null, true))?.message).toBe('This is your reminder for “Pour slab”.');
  expect(dayInZone(now, 'America/Denver')).toBe('2026-11-23');
});

test('an unknown stored preference is ignored', () => {
  expect(chosenReminders(undefined)).toEqual(['before', 'day', 'after']);
  expect(chosenReminders(['day', 'never', 3])).toEqual(['day']);
  expect(chosenReminders([])).toEqual([]);
});
