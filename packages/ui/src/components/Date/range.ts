/** Range of days; null is an open end. */
export interface DateRange {
  /** YYYY-MM-DD; null for open. */
  start: string | null;
  end: string | null;
}

export type RangeFault = 'one end' | 'past';

/** Swaps the ends of a reversed range. */
export function orderRange({ start, end }: DateRange): DateRange {
  return start !== null && end !== null && start > end ? { start: end, end: start } : { start, end };
}

/** Problem of a range; undefined for a valid or empty range. */
export function rangeFault({ start, end }: DateRange, earliest?: string): RangeFault | undefined {
  if ((start === null) !== (end === null)) return 'one end';
  if (start !== null && earliest !== undefined && start < earliest) return 'past';
  return undefined;
}

/** Formats both ends joined by a tilde; empty while an end is missing. */
export const rangeText = ({ start, end }: DateRange, show: (day: string) => string): string =>
  start === null || end === null ? '' : `${show(start)} ~ ${show(end)}`;
