import { parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarEvent } from './calendarTypes.ts';
import {
  dayLength,
  edgesOf,
  isAmongHours,
  layoutDay,
  minBlockMinutes,
  lengthOf,
  moveEvent,
  openingHour,
  timeOf,
} from './time.ts';

const day = '2026-03-10';
const event = (id: string, time: string, endTime?: string, more?: Partial<CalendarEvent>): CalendarEvent => ({
  id,
  title: id,
  start: day,
  time,
  endTime,
  ...more,
});
const minute = fc.integer({ min: 0, max: dayLength - 1 });
/** Events of a few days around the day, of every length below a day. */
const someEvents = fc
  .array(fc.tuple(fc.integer({ min: -1, max: 1 }), minute, minute), { maxLength: 24 })
  .map((rows) =>
    rows.map(([shift, from, length], at): CalendarEvent => {
      const one = event(String(at), timeOf(from), undefined, {
        start: parseDate(day).add({ days: shift }).toString(),
      });
      return { ...one, ...moveEvent({ ...one, endTime: timeOf(from + 15) }, 0, length - 15, 'end') };
    }),
  );

it('places events that start together side by side and lays later ones on them', () => {
  const blocks = layoutDay(
    [
      event('d', '12:00', '13:00'),
      event('c', '10:00', '11:00'),
      event('b', '09:15', '10:30'),
      event('a', '09:00', '10:00'),
    ],
    day,
  );
  expect(blocks).toMatchObject([
    { event: { id: 'a' }, from: 540, to: 600, column: 0, columns: 2, span: 1, depth: 0, inset: 0 },
    { event: { id: 'b' }, from: 555, column: 1, columns: 2, span: 1, depth: 0 },
    { event: { id: 'c' }, column: 0, columns: 1, span: 1, depth: 1, inset: 0.14 },
    { event: { id: 'd' }, column: 0, columns: 1, depth: 0, inset: 0 },
  ]);
});
it('leaves the start and the name of every event visible', () => {
  const rounding = 1e-9;
  fc.assert(
    fc.property(someEvents, (events) => {
      const blocks = layoutDay(events, day);
      for (const [at, a] of blocks.entries())
        for (const b of blocks.slice(at + 1)) {
          const [left, right] = [edgesOf(a), edgesOf(b)];
          const isApart =
            a.to <= b.from ||
            b.to <= a.from ||
            left.end <= right.start + rounding ||
            right.end <= left.start + rounding;
          if (isApart) continue;
          // The later one is drawn over the earlier one.
          expect(b.from - a.from).toBeGreaterThanOrEqual(minBlockMinutes);
          expect(b.depth).toBeGreaterThan(a.depth);
        }
    }),
  );
});
it('ends the text of an event where a later event covers it', () => {
  const blocks = layoutDay(
    [
      event('a', '09:30', '11:00'),
      event('b', '10:00', '11:30'),
      event('c', '10:30', '11:00'),
      event('d', '13:00', '14:00'),
    ],
    day,
  );
  expect(blocks.map(({ coveredFrom }) => coveredFrom)).toEqual([600, 630, 660, 840]);
  fc.assert(
    fc.property(someEvents, (events) => {
      for (const { from, to, coveredFrom } of layoutDay(events, day)) {
        expect(coveredFrom).toBeLessThanOrEqual(to);
        expect(coveredFrom - from).toBeGreaterThanOrEqual(minBlockMinutes);
      }
    }),
  );
});
it('keeps at least half of the width for the innermost events', () => {
  fc.assert(
    fc.property(someEvents, (events) => {
      for (const { inset, depth } of layoutDay(events, day)) {
        expect(inset).toBeLessThanOrEqual(0.5);
        expect(inset > 0).toBe(depth > 0);
      }
    }),
  );
});
it('keeps every event within its day, complete and at least the minimum height', () => {
  fc.assert(
    fc.property(someEvents, (events) => {
      const blocks = layoutDay(events, day);
      for (const block of blocks) {
        expect(block.from).toBeGreaterThanOrEqual(0);
        expect(block.to).toBeLessThanOrEqual(dayLength);
        expect(block.to - block.from).toBeGreaterThanOrEqual(minBlockMinutes);
        expect(block.span).toBeGreaterThan(0);
        expect(block.column + block.span).toBeLessThanOrEqual(block.columns);
      }
      const shown = new Set(blocks.map((block) => block.event.id));
      for (const one of events) if (one.start === day && isAmongHours(one)) expect(shown).toContain(one.id);
    }),
  );
});
it('does not depend on the order of the events', () => {
  fc.assert(
    fc.property(
      someEvents.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      ),
      ([events, shuffled]) => {
        expect(layoutDay(shuffled, day)).toEqual(layoutDay(events, day));
      },
    ),
  );
});
it('shows both sides of a midnight', () => {
  const night = event('night', '22:00', '02:00', { end: '2026-03-11' });
  expect(lengthOf(night)).toBe(240);
  expect(layoutDay([night], day)).toMatchObject([{ from: 1320, to: 1440, isFirst: true, isLast: false }]);
  expect(layoutDay([night], '2026-03-11')).toMatchObject([
    { from: 0, to: 120, isFirst: false, isLast: true },
  ]);
  expect(layoutDay([night], '2026-03-12')).toEqual([]);
  expect(isAmongHours(event('long', '22:00', '22:00', { end: '2026-03-11' }))).toBe(false);
  expect(isAmongHours({ id: 'a', title: 'a', start: day })).toBe(false);
});
it('moves over midnight, resizes no shorter than a step, and comes back', () => {
  expect(moveEvent(event('a', '22:00', '23:00'), 0, 120)).toMatchObject({
    start: '2026-03-11',
    end: '2026-03-11',
    time: '00:00',
    endTime: '01:00',
  });
  expect(moveEvent(event('a', '22:00', '23:00'), 0, 60)).toMatchObject({
    end: day,
    time: '23:00',
    endTime: '00:00',
  });
  expect(moveEvent(event('a', '09:00', '10:00'), 0, -600, 'end')).toMatchObject({
    time: '09:00',
    endTime: '09:15',
  });
  expect(moveEvent(event('a', '09:00', '10:00'), 0, 600, 'start')).toMatchObject({
    time: '09:45',
    endTime: '10:00',
  });
  expect(moveEvent(event('a', '09:00'), 1, 30)).toEqual({
    id: 'a',
    start: '2026-03-11',
    end: '2026-03-11',
    time: '09:30',
  });
  expect(moveEvent(event('a', '09:00'), 0, 30, 'end')).toMatchObject({ end: day, endTime: '10:00' });
  fc.assert(
    fc.property(
      someEvents,
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -900, max: 900 }),
      (events, days, minutes) => {
        for (const one of events) {
          const there = { ...one, ...moveEvent(one, days, minutes) };
          expect(lengthOf(there)).toBe(lengthOf(one));
          expect(moveEvent(there, -days, -minutes)).toEqual(moveEvent(one, 0, 0));
        }
      },
    ),
  );
});
it('opens at seven, or at an earlier event', () => {
  expect(openingHour([event('a', '09:00')], [day])).toBe(7);
  expect(openingHour([event('a', '05:45')], [day])).toBe(5);
});
