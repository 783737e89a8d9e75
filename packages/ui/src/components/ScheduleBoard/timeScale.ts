import type { Day } from '@plumbline/dates';
import { startOfMonth } from '@plumbline/dates';
import { dayLength, dayOfNumber, numberOfDay, weekdayOf, type Times } from './time.ts';
import type { ScheduleZoom, Shift, WorkTime } from './scheduleTypes.ts';
import { shiftsOn } from './workTime.ts';

export const zooms: readonly ScheduleZoom[] = ['day', 'week', 'month', 'quarter'];

/** Pixels of a day. */
export const dayWidths: Readonly<Record<ScheduleZoom, number>> = {
  day: 640,
  week: 164,
  month: 36,
  quarter: 8,
};
/** Minimum pixels of an hour's name in the lower line. */
const hourWidth = 48;
const hourSteps = [60, 120, 180, 240, 360, 720];

/** Time scale: whole days of equal width, each showing the same minutes of the day. */
export interface TimeScale {
  zoom: ScheduleZoom;
  /** Numbers of the first day and the day after the last. */
  first: number;
  end: number;
  dayWidth: number;
  /** Minutes of the day in sight; the night is left out. */
  hours: Shift;
  width: number;
}

export function createScale(zoom: ScheduleZoom, from: Day, to: Day, hours: Shift): TimeScale {
  const first = numberOfDay(from);
  const end = Math.max(first, numberOfDay(to)) + 1;
  const dayWidth = dayWidths[zoom];
  return { zoom, first, end, dayWidth, hours, width: (end - first) * dayWidth };
}

/** Distance of a time from the start of the scale in pixels; a time at night is at the edge of its day. */
export function toPixels({ first, dayWidth, hours }: TimeScale, time: number): number {
  const day = Math.floor(time / dayLength);
  const minute = Math.min(hours.to, Math.max(hours.from, time - day * dayLength));
  return (day - first + (minute - hours.from) / (hours.to - hours.from)) * dayWidth;
}

/** Time at a distance from the start of the scale, in whole minutes. */
export function toTime({ first, dayWidth, hours }: TimeScale, pixels: number): number {
  const day = Math.floor(pixels / dayWidth);
  const minute = hours.from + (pixels / dayWidth - day) * (hours.to - hours.from);
  return Math.round((first + day) * dayLength + minute);
}

/** Start and width of a bar in pixels. */
export function boxOf(scale: TimeScale, { start, finish }: Times): { x: number; width: number } {
  const x = toPixels(scale, start);
  return { x, width: Math.max(2, toPixels(scale, finish) - x) };
}

/** Hours in sight: from the first to the last minute of the shifts; whole days without any. */
export function hoursInSight(works: readonly WorkTime[], first: number, end: number): Shift {
  let from = dayLength;
  let to = 0;
  // Two weeks show every weekday; an exception of a single day stays within the hours or at their edge.
  for (const work of works)
    for (let day = first; day < Math.min(end, first + 14); day++)
      for (const shift of shiftsOn(work, day)) {
        from = Math.min(from, shift.from);
        to = Math.max(to, shift.to);
      }
  return from < to ? { from, to } : { from: 0, to: dayLength };
}

/** Numbers of the days that a part of the scale in pixels touches; `end` does not belong to them. */
export const daysWithin = ({ first, end, dayWidth }: TimeScale, left: number, right: number) => ({
  first: Math.max(first, first + Math.floor(left / dayWidth)),
  end: Math.min(end, first + Math.max(1, Math.ceil(right / dayWidth))),
});

export interface ScaleCell {
  /** Text of the cell. */
  kind: 'day' | 'month' | 'hour' | 'dayNumber' | 'week';
  /** Minutes since 1970 at its start. */
  time: number;
  x: number;
  width: number;
}

const monthOf = (number: number) => numberOfDay(startOfMonth(dayOfNumber(number)));

/** Cells of the two lines of the heading for some days of the scale. */
export function headingCells(
  scale: TimeScale,
  days: { first: number; end: number },
): { upper: ScaleCell[]; lower: ScaleCell[] } {
  const { dayWidth, hours } = scale;
  const upper: ScaleCell[] = [];
  const lower: ScaleCell[] = [];
  const at = (day: number) => (day - scale.first) * dayWidth;
  const hasHours = scale.zoom === 'day' || scale.zoom === 'week';
  const perMinute = dayWidth / (hours.to - hours.from);
  const step = hourSteps.find((minutes) => minutes * perMinute >= hourWidth) ?? dayLength;
  for (let day = days.first; day < days.end; day++) {
    const time = day * dayLength;
    if (hasHours) {
      upper.push({ kind: 'day', time, x: at(day), width: dayWidth });
      for (let minute = Math.ceil(hours.from / 60) * 60; minute < hours.to; minute += step)
        lower.push({
          kind: 'hour',
          time: time + minute,
          x: at(day) + (minute - hours.from) * perMinute,
          width: Math.min(step, hours.to - minute) * perMinute,
        });
      continue;
    }
    const month = Math.max(monthOf(day), scale.first);
    const last = upper.at(-1);
    // The month that the part starts in is whole, so that its name stays when the days scroll.
    if (last?.time === month * dayLength) last.width = at(day + 1) - last.x;
    else upper.push({ kind: 'month', time: month * dayLength, x: at(month), width: at(day + 1) - at(month) });
    if (scale.zoom === 'month') lower.push({ kind: 'dayNumber', time, x: at(day), width: dayWidth });
    else if (weekdayOf(day) === 1) lower.push({ kind: 'week', time, x: at(day), width: 7 * dayWidth });
  }
  return { upper, lower };
}
