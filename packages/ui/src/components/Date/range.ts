/** From one day to another. */
export interface DateRange {
  /** YYYY-MM-DD; null for open. */
  start: string | null;
  end: string | null;
}

export type RangeFault = 'one end' | 'past';

/** The range the right way round: what was given backwards was meant forwards. */
export function ordered({ start, end }: DateRange): DateRange {
  return start !== null && end !== null && start > end ? { start: end, end: start } : { start, end };
}

/** What keeps a range from standing; undefined where nothing does. Nothing at all is no fault. */
export function rangeFault({ start, end }: DateRange, earliest?: string): RangeFault | undefined {
  if ((start === null) !== (end === null)) return 'one end';
  if (start !== null && earliest !== undefined && start < earliest) return 'past';
  return undefined;
}

/** Both ends as they are shown, joined by a tilde; '' while there are not both. */
export const rangeText = ({ start, end }: DateRange, show: (day: string) => string): string =>
  start === null || end === null ? '' : `${show(start)} ~ ${show(end)}`;
