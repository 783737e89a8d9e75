import { useContext, useImperativeHandle, type ReactElement, type Ref } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components';
import { useLocale } from '../../locale.tsx';
import * as styles from './Date.css.ts';
import { americanText, handleOf, type SegmentPart, type SegmentsHandle } from './dateSegments.ts';

function AmericanSegment({ segment }: { segment: SegmentPart }) {
  const state = useContext(DateFieldStateContext);
  return (
    <DateSegment segment={segment} className={styles.segment}>
      {americanText(segment, state?.segments ?? [])}
    </DateSegment>
  );
}

/** The day, with the handle of the field. */
function DayPart({ handle, children }: { handle: Ref<SegmentsHandle>; children: ReactElement }) {
  const state = useContext(DateFieldStateContext);
  useImperativeHandle(handle, () =>
    state ? handleOf(state) : { isNoDay: () => false, emptyDay: () => undefined },
  );
  return children;
}

const plainSegment = (segment: SegmentPart) => <DateSegment segment={segment} className={styles.segment} />;

/** Day and time to type or step through inside of React Aria's date picker, in the locale's own order. */
export function Segments({ handle }: { handle?: Ref<SegmentsHandle> }) {
  const { locale } = useLocale();
  return (
    <DateInput className={styles.input}>
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
