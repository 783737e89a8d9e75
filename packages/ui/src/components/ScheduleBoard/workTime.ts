import { dayLength, dayOfNumber, weekdayOf } from './time.ts';
import type { Shift, WorkTime } from './scheduleTypes.ts';

const wholeDay: readonly Shift[] = [{ from: 0, to: dayLength }];

/** Whole days from Monday to Friday. */
export const workdays: WorkTime = {
  week: { 1: wholeDay, 2: wholeDay, 3: wholeDay, 4: wholeDay, 5: wholeDay },
};

/** Days without working time after which a search for it ends: no calendar pauses for longer. */
const searchDays = 800;
const none: readonly Shift[] = [];

export const shiftsOn = (work: WorkTime, number: number): readonly Shift[] =>
  work.days?.[dayOfNumber(number)] ?? work.week[weekdayOf(number)] ?? none;

/** Working minutes of a day. */
export const workOn = (work: WorkTime, number: number): number =>
  shiftsOn(work, number).reduce((sum, { from, to }) => sum + to - from, 0);

/** Pieces of a time in which there is work, in minutes since 1970. */
export function workPieces(
  work: WorkTime,
  start: number,
  finish: number,
): { start: number; finish: number }[] {
  const pieces: { start: number; finish: number }[] = [];
  for (let day = Math.floor(start / dayLength); day * dayLength < finish; day++)
    for (const { from, to } of shiftsOn(work, day)) {
      const piece = {
        start: Math.max(start, day * dayLength + from),
        finish: Math.min(finish, day * dayLength + to),
      };
      const last = pieces.at(-1);
      if (piece.start >= piece.finish) continue;
      // Whole days that follow each other are one piece.
      if (last?.finish === piece.start) last.finish = piece.finish;
      else pieces.push(piece);
    }
  return pieces;
}

/** Working minutes between two times. */
export const workBetween = (work: WorkTime, start: number, finish: number): number =>
  workPieces(work, start, finish).reduce((sum, piece) => sum + piece.finish - piece.start, 0);

/** Earliest time by which a number of minutes is worked from a start; without working time they run on. */
export function addWork(work: WorkTime, start: number, minutes: number): number {
  let rest = minutes;
  const first = Math.floor(start / dayLength);
  let lastWork = first;
  for (let day = first; day - lastWork < searchDays; day++)
    for (const { from, to } of shiftsOn(work, day)) {
      const begin = Math.max(start, day * dayLength + from);
      const length = day * dayLength + to - begin;
      if (length <= 0) continue;
      if (rest <= length) return begin + rest;
      rest -= length;
      lastWork = day;
    }
  return start + minutes;
}

/** Nearest time at which work can start: `time` itself, or in the given direction. */
export function nearestStart(work: WorkTime, time: number, direction: 1 | -1, snap: number): number {
  const first = Math.floor(time / dayLength);
  for (let by = 0; by < searchDays; by++) {
    const day = first + by * direction;
    const shifts = direction > 0 ? shiftsOn(work, day) : shiftsOn(work, day).toReversed();
    for (const { from, to } of shifts) {
      const [opens, closes] = [day * dayLength + from, day * dayLength + to];
      if (time >= opens && time < closes) return time;
      if (direction > 0 && opens > time) return opens;
      if (direction < 0 && closes <= time) return Math.max(opens, closes - snap);
    }
  }
  return time;
}

/** Nearest time at which work can end: `time` itself, or in the given direction. */
export function nearestFinish(work: WorkTime, time: number, direction: 1 | -1, snap: number): number {
  const first = Math.ceil(time / dayLength) - 1;
  for (let by = 0; by < searchDays; by++) {
    const day = first + by * direction;
    const shifts = direction > 0 ? shiftsOn(work, day) : shiftsOn(work, day).toReversed();
    for (const { from, to } of shifts) {
      const [opens, closes] = [day * dayLength + from, day * dayLength + to];
      if (time > opens && time <= closes) return time;
      if (direction > 0 && opens >= time) return Math.min(closes, opens + snap);
      if (direction < 0 && closes < time) return closes;
    }
  }
  return time;
}

/** Rounds to a step of the day, so that steps of 30 minutes are at the hour and half past. */
export const roundTo = (time: number, snap: number): number => Math.round(time / snap) * snap;

/** Pieces of a time without work, in minutes since 1970: nights, breaks and days off. */
export function restPieces(
  work: WorkTime,
  start: number,
  finish: number,
): { start: number; finish: number }[] {
  const pieces: { start: number; finish: number }[] = [];
  let from = start;
  for (const piece of workPieces(work, start, finish)) {
    if (piece.start > from) pieces.push({ start: from, finish: piece.start });
    from = piece.finish;
  }
  if (finish > from) pieces.push({ start: from, finish });
  return pieces;
}
