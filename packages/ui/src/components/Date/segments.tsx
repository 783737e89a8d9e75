import { parseDate as parseCalendarDate, type CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components';
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

function Segment({ segment }: { segment: Parameters<Parameters<typeof DateInput>[0]['children']>[0] }) {
  const state = useContext(DateFieldStateContext);
  const literals = state?.segments.filter(({ type }) => type === 'literal') ?? [];
  // The order is the US one, so the first separator follows the month and the second the day.
  const words =
    segment.type === 'literal'
      ? literals[0] === segment
        ? ' '
        : ', '
      : segment.isPlaceholder || segment.value === undefined || segment.value === null
        ? segment.placeholder
        : segment.type === 'month'
          ? shortMonth(segment.value)
          : segment.type === 'day'
            ? String(segment.value).padStart(2, '0')
            : segment.text;
  return (
    <DateSegment segment={segment} className={styles.segment}>
      {words}
    </DateSegment>
  );
}

/** Month, day and year to type or step through, reading MMM DD, YYYY. */
export function Segments() {
  return <DateInput className={styles.input}>{(segment) => <Segment segment={segment} />}</DateInput>;
}
