import { parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  daysBetween,
  eventsOn,
  hiddenEventCount,
  layoutWeek,
  rangeOf,
  shiftEvent,
  weeksOf,
} from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';

const week = parseDate('2026-03-08');
const event = (id: string, start: string, end?: string): CalendarEvent => ({ id, title: id, start, end });

it('shows complete weeks from the locale’s first day of the week', () => {
  const march = parseDate('2026-03-18');
  expect(rangeOf('month', march, 'en-US').from.toString()).toBe('2026-03-01');
  expect(rangeOf('month', march, 'de-DE').from.toString()).toBe('2026-02-23');
  expect(rangeOf('month', march, 'ar-EG').from.toString()).toBe('2026-02-28');
  expect(rangeOf('month', march, 'en-US', 'mon').from.toString()).toBe('2026-02-23');
  const { from, to } = rangeOf('month', march, 'en-US');
  expect(weeksOf(from, to)).toHaveLength(5);
  expect(rangeOf('week', march, 'en-US').to.toString()).toBe('2026-03-21');
});
it('cuts bars at the week and lays them on free lines', () => {
  const segments = layoutWeek(
    [
      event('b', '2026-03-09', '2026-03-10'),
      event('a', '2026-03-05', '2026-03-09'),
      event('c', '2026-03-11'),
    ],
    week,
  );
  expect(segments).toMatchObject([
    { event: { id: 'a' }, column: 0, span: 2, lane: 0, isFirst: false, isLast: true },
    { event: { id: 'b' }, column: 1, span: 2, lane: 1, isFirst: true },
    { event: { id: 'c' }, column: 3, span: 1, lane: 0 },
  ]);
  expect(hiddenEventCount(segments, 1, 1)).toBe(1);
  expect(hiddenEventCount(segments, 3, 1)).toBe(0);
});
it('never overlaps two bars', () => {
  const day = fc.integer({ min: -4, max: 10 });
  fc.assert(
    fc.property(fc.array(fc.tuple(day, fc.integer({ min: 0, max: 6 })), { maxLength: 20 }), (spans) => {
      const events = spans.map(([from, length], at) =>
        event(String(at), week.add({ days: from }).toString(), week.add({ days: from + length }).toString()),
      );
      const cells = layoutWeek(events, week).flatMap(({ lane, column, span }) =>
        Array.from({ length: span }, (_, at) => `${lane}/${column + at}`),
      );
      expect(new Set(cells).size).toBe(cells.length);
      for (const cell of cells) expect(Number(cell.split('/')[1])).toBeLessThan(7);
    }),
  );
});
it('moves by whole days across a daylight saving change', () => {
  expect(shiftEvent(event('a', '2026-03-06', '2026-03-07'), 3)).toEqual({
    id: 'a',
    start: '2026-03-09',
    end: '2026-03-10',
  });
  expect(daysBetween(parseDate('2026-03-07'), parseDate('2026-03-09'))).toBe(2);
});
it('treats an event that ends before its start as one day', () => {
  expect(eventsOn([event('a', '2026-03-09', '2026-03-01')], '2026-03-09')).toHaveLength(1);
  expect(layoutWeek([event('a', '2026-03-09', '2026-03-01')], week)[0]).toMatchObject({ span: 1 });
});
