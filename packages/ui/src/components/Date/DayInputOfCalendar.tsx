import type { createCalendar, DateValue } from '@internationalized/date';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldStateOptions } from 'react-stately/useDateFieldState';
import { useLocale } from '../../locale.tsx';
import * as styles from './Date.css.ts';
import {
  americanText,
  handleOf,
  type SegmentPart,
  type SegmentsHandle,
  type SegmentsState,
} from './dateSegments.ts';

interface SegmentProps {
  state: SegmentsState;
  part: SegmentPart;
  text: string;
}

/** Part of a day that is typed or stepped through. */
function Segment({ state, part, text }: SegmentProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(part, state, ref);
  return (
    <span
      {...segmentProps}
      ref={ref}
      className={styles.segment}
      data-placeholder={part.isPlaceholder || undefined}
      data-type={part.type}
    >
      {text}
    </span>
  );
}

export interface DayInputProps extends Pick<
  DateFieldStateOptions<DateValue>,
  'value' | 'onChange' | 'minValue' | 'maxValue' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'isInvalid'
> {
  id?: string;
  name?: string | undefined;
  autoFocus?: boolean | undefined;
  /** Called when the focus leaves the segments. */
  onBlur?: Parameters<typeof useDateField>[0]['onBlur'];
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  /** Handle of the segments. */
  handle?: Ref<SegmentsHandle>;
}

interface DayInputOfCalendarProps extends DayInputProps {
  /** Makes the calendar of the locale. */
  calendarOf: typeof createCalendar;
}

/** Segments of a day in a calendar. */
export function DayInputOfCalendar({ calendarOf, handle, ...props }: DayInputOfCalendarProps) {
  const { locale } = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const options = { ...props, validationBehavior: 'aria' as const };
  const state = useDateFieldState({ ...options, locale, createCalendar: calendarOf });
  const { fieldProps, inputProps } = useDateField({ ...options, inputRef: hidden }, state, ref);
  useImperativeHandle(handle, () => handleOf(state));
  return (
    <>
      <div {...fieldProps} ref={ref} className={styles.input}>
        {state.segments.map((part, index) => {
          const text = locale === 'en-US' ? americanText(part, state.segments) : part.text;
          // React Aria's segments have no identity but their place.
          return part.type === 'literal' ? (
            <span key={index} className={styles.segment} data-type="literal" aria-hidden>
              {text}
            </span>
          ) : (
            <Segment key={index} state={state} part={part} text={text} />
          );
        })}
      </div>
      <input {...inputProps} ref={hidden} />
    </>
  );
}
