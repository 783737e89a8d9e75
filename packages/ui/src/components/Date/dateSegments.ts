import { CalendarDate } from '@internationalized/date';
import type { DateFieldState } from 'react-stately/useDateFieldState';
import { shortMonth } from './dates.ts';

/** State of a field of segments, as React Aria holds it. */
export type SegmentsState = DateFieldState;
/** Part of a date or time: one to type, or the text between two. */
export type SegmentPart = SegmentsState['segments'][number];

/** Text of a segment in the US format: Mar 09, 2026 2:30 PM. */
export function americanText(part: SegmentPart, parts: readonly SegmentPart[]): string {
  if (part.type === 'literal') {
    const at = parts.filter(({ type }) => type === 'literal').indexOf(part);
    // Literals after the year belong to the time.
    return at === 1 ? ', ' : at < 3 ? ' ' : part.text;
  }
  if (part.isPlaceholder || part.value === undefined || part.value === null) return part.placeholder;
  if (part.type === 'month') return shortMonth(part.value);
  return part.type === 'day' ? String(part.value).padStart(2, '0') : part.text;
}

/** Methods of a field on its segments. */
export interface SegmentsHandle {
  /** True if all segments are typed and the month does not have that day. */
  isNoDay: () => boolean;
  emptyDay: () => void;
}

/** Handle of the day, which alone can be wrong where each part by itself is right. */
export const handleOf = (state: SegmentsState): SegmentsHandle => ({
  isNoDay: () => {
    const typed = (type: string) => {
      const part = state.segments.find((segment) => segment.type === type);
      return part?.isPlaceholder ? undefined : (part?.value ?? undefined);
    };
    const [year, month, day] = [typed('year'), typed('month'), typed('day')];
    if (year === undefined || month === undefined || day === undefined) return false;
    return day > state.calendar.getDaysInMonth(new CalendarDate(state.calendar, year, month, 1));
  },
  emptyDay: () => state.clearSegment('day'),
});
