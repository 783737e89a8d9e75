import { CalendarDate, parseDate as parseCalendarDate } from '@internationalized/date';
import { useContext, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components';
import { useLocale } from '../../locale.tsx';
import { shortMonth } from './dates.ts';
import * as styles from './Date.css.ts';

export const toCalendar = (value: string | null | undefined): CalendarDate | null => {
  if (!value) return null;
  try {
    return parseCalendarDate(value.slice(0, 10));
  } catch {
    return null;
  }
};

interface SegmentProps {
  segment: Parameters<Parameters<typeof DateInput>[0]['children']>[0];
}

/** Text of a segment in the US format: Mar 09, 2026 2:30 PM. */
function useAmericanText(segment: SegmentProps['segment']): string {
  const state = useContext(DateFieldStateContext);
  const literals = state?.segments.filter(({ type }) => type === 'literal') ?? [];
  if (segment.type === 'literal') {
    const at = literals.indexOf(segment);
    // Literals after the year belong to the time.
    return at === 1 ? ', ' : at < 3 ? ' ' : segment.text;
  }
  if (segment.isPlaceholder || segment.value === undefined || segment.value === null)
    return segment.placeholder;
  if (segment.type === 'month') return shortMonth(segment.value);
  return segment.type === 'day' ? String(segment.value).padStart(2, '0') : segment.text;
}

/** Methods of a field on its segments. */
export interface SegmentsHandle {
  /** True if all segments are typed and the month does not have that day. */
  isNoDay: () => boolean;
  emptyDay: () => void;
}

/** The day, which alone can be wrong where each part by itself is right. */
function DayPart({ handle, children }: { handle: Ref<SegmentsHandle>; children: ReactNode }) {
  const state = useContext(DateFieldStateContext);
  useImperativeHandle(handle, () => ({
    isNoDay: () => {
      if (!state) return false;
      const typed = (type: string) => {
        const part = state.segments.find((segment) => segment.type === type);
        return part?.isPlaceholder ? undefined : (part?.value ?? undefined);
      };
      const [year, month, day] = [typed('year'), typed('month'), typed('day')];
      if (year === undefined || month === undefined || day === undefined) return false;
      return day > state.calendar.getDaysInMonth(new CalendarDate(state.calendar, year, month, 1));
    },
    emptyDay: () => state?.clearSegment('day'),
  }));
  return children;
}

function AmericanSegment({ segment }: SegmentProps) {
  return (
    <DateSegment segment={segment} className={styles.segment}>
      {useAmericanText(segment)}
    </DateSegment>
  );
}

const plainSegment = (segment: SegmentProps['segment']) => (
  <DateSegment segment={segment} className={styles.segment} />
);

interface SegmentsProps {
  slot?: string;
  handle?: Ref<SegmentsHandle>;
}

/** Day, month and year to type or step through: MMM DD, YYYY in US English, elsewhere in the locale's own order. */
export function Segments({ slot, handle }: SegmentsProps) {
  const { locale } = useLocale();
  return (
    <DateInput slot={slot} className={styles.input}>
      {(segment) => {
        const part = locale === 'en-US' ? <AmericanSegment segment={segment} /> : plainSegment(segment);
        return handle && segment.type === 'day' ? <DayPart handle={handle}>{part}</DayPart> : part;
      }}
    </DateInput>
  );
}

/** Hours and minutes as the locale writes them. */
export function TimeSegments() {
  return <DateInput className={styles.input}>{plainSegment}</DateInput>;
}
