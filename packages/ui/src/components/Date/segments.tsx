import { parseDate as parseCalendarDate, type CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
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

/** The words of a part as Americans write a date out: Mar 09, 2026. */
function useAmericanWords(segment: SegmentProps['segment']): string {
  const state = useContext(DateFieldStateContext);
  const literals = state?.segments.filter(({ type }) => type === 'literal') ?? [];
  if (segment.type === 'literal') return literals[0] === segment ? ' ' : ', ';
  if (segment.isPlaceholder || segment.value === undefined || segment.value === null)
    return segment.placeholder;
  if (segment.type === 'month') return shortMonth(segment.value);
  return segment.type === 'day' ? String(segment.value).padStart(2, '0') : segment.text;
}

function AmericanSegment({ segment }: SegmentProps) {
  return (
    <DateSegment segment={segment} className={styles.segment}>
      {useAmericanWords(segment)}
    </DateSegment>
  );
}

const plainSegment = (segment: SegmentProps['segment']) => (
  <DateSegment segment={segment} className={styles.segment} />
);

/** Day, month and year to type or step through: MMM DD, YYYY in US English, elsewhere in the locale's own order. */
export function Segments({ slot }: { slot?: string }) {
  const { locale } = useLocale();
  return (
    <DateInput slot={slot} className={styles.input}>
      {(segment) => (locale === 'en-US' ? <AmericanSegment segment={segment} /> : plainSegment(segment))}
    </DateInput>
  );
}

/** Hours and minutes as the locale writes them. */
export function TimeSegments() {
  return <DateInput className={styles.input}>{plainSegment}</DateInput>;
}
