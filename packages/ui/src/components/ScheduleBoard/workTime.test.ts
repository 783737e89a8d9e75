import type { WorkTime } from './scheduleTypes.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayLength, numberOfDay, spanOf, timesOf } from './time.ts';
import {
  addWork,
  nearestFinish,
  nearestStart,
  restPieces,
  roundTo,
  workBetween,
  workdays,
  workPieces,
} from './workTime.ts';

const shift = [
  { from: 420, to: 690 },
  { from: 720, to: 930 },
];
const shop: WorkTime = {
  week: { 1: shift, 2: shift, 3: shift, 4: shift, 5: shift },
  days: { '2026-03-12': [] },
};
const at = (day: string, minute: number) => numberOfDay(day) * dayLength + minute;
const time = fc.integer({ min: at('2026-01-01', 0), max: at('2026-12-31', 0) });
const work = fc.constantFrom(workdays, shop);

it('converts whole days and times of the day and back', () => {
  expect(spanOf(timesOf({ start: '2026-03-09', finish: '2026-03-12' }))).toEqual({
    start: '2026-03-09',
    startMinute: 0,
    finish: '2026-03-12',
    finishMinute: 1440,
  });
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 90_000 }), (start, length) => {
      const times = { start, finish: start + length };
      expect(timesOf(spanOf(times))).toEqual(times);
    }),
  );
});
it('gives a span that ends before it starts the length of a minute', () => {
  const { start, finish } = timesOf({ start: '2026-03-09', finish: '2026-03-01' });
  expect(finish - start).toBe(1);
});
it('leaves breaks, nights and holidays out', () => {
  // Eight hours less a worked one, over the break; then the holiday.
  expect(addWork(shop, at('2026-03-11', 480), 480)).toBe(at('2026-03-13', 480));
  expect(addWork(shop, at('2026-03-09', 420), 270)).toBe(at('2026-03-09', 690));
  expect(addWork(workdays, at('2026-03-12', 0), 4 * dayLength)).toBe(at('2026-03-18', 0));
  expect(workBetween(shop, at('2026-03-09', 0), at('2026-03-14', 0))).toBe(4 * 480);
  expect(workPieces(shop, at('2026-03-11', 600), at('2026-03-11', 780))).toEqual([
    { start: at('2026-03-11', 600), finish: at('2026-03-11', 690) },
    { start: at('2026-03-11', 720), finish: at('2026-03-11', 780) },
  ]);
});
it('runs on without any working time', () => {
  expect(addWork({ week: {} }, at('2026-03-11', 0), 60)).toBe(at('2026-03-11', 60));
  expect(nearestStart({ week: {} }, at('2026-03-11', 0), 1, 60)).toBe(at('2026-03-11', 0));
});
it('works exactly the minutes that it adds', () => {
  fc.assert(
    fc.property(work, time, fc.integer({ min: 1, max: 20_000 }), (calendar, start, minutes) => {
      const finish = addWork(calendar, start, minutes);
      expect(workBetween(calendar, start, finish)).toBe(minutes);
      expect(workBetween(calendar, start, finish - 1)).toBe(minutes - 1);
    }),
  );
});
it('divides a time into work and rest without gap or overlap', () => {
  fc.assert(
    fc.property(work, time, fc.integer({ min: 1, max: 20_000 }), (calendar, start, length) => {
      const pieces = [
        ...workPieces(calendar, start, start + length),
        ...restPieces(calendar, start, start + length),
      ].toSorted((a, b) => a.start - b.start);
      let from = start;
      for (const piece of pieces) {
        expect(piece.start).toBe(from);
        from = piece.finish;
      }
      expect(from).toBe(start + length);
    }),
  );
});
it('snaps into working time in the given direction', () => {
  expect(nearestStart(shop, at('2026-03-09', 700), 1, 30)).toBe(at('2026-03-09', 720));
  expect(nearestStart(shop, at('2026-03-09', 700), -1, 30)).toBe(at('2026-03-09', 660));
  expect(nearestFinish(shop, at('2026-03-09', 700), 1, 30)).toBe(at('2026-03-09', 750));
  expect(nearestFinish(shop, at('2026-03-09', 700), -1, 30)).toBe(at('2026-03-09', 690));
  expect(roundTo(at('2026-03-09', 434), 30)).toBe(at('2026-03-09', 420));
  fc.assert(
    fc.property(work, time, fc.constantFrom(1 as const, -1 as const), (calendar, one, direction) => {
      const start = nearestStart(calendar, one, direction, 30);
      expect(workBetween(calendar, start, start + 1)).toBe(1);
      if (start !== one) expect(Math.sign(start - one)).toBe(direction);
      const finish = nearestFinish(calendar, one, direction, 30);
      expect(workBetween(calendar, finish - 1, finish)).toBe(1);
      if (finish !== one) expect(Math.sign(finish - one)).toBe(direction);
    }),
  );
});
