import { parseTime as parseCalendarTime } from '@internationalized/date';
import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useField, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import * as styles from './Date.css.ts';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
import { TimeSegments } from './segments.tsx';
import { timeFieldMessages } from './TimeField.messages.ts';
import { minutesOf, nearestStep, parseTime, stepTime } from './times.ts';
import { ariaDateProps, typedDate, useSegmentFocus, type SegmentHandle } from './useDay.ts';

export interface TimeFieldProps extends FieldProps {
  /** HH:mm of 24 hours; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the time as HH:MM, or null when cleared. */
  onChange?: (value: string | null) => void;
  /** Earliest allowed time, HH:MM; other times are rejected with a message that names the range. */
  min?: string;
  /** Latest allowed time, HH:MM. */
  max?: string;
  /** Step in minutes of arrow keys, to which typed times are rounded. @default 1 */
  step?: number;
  /** Called when the focus leaves. */
  onBlur?: (event: FocusEvent<Element>) => void;
  /** Without a border, for table cells. */
  isBare?: boolean;
  /** Handle to focus the hour. */
  ref?: Ref<SegmentHandle>;
}

const toTime = (value: string | null | undefined) =>
  minutesOf(value) === undefined || !value ? null : parseCalendarTime(value);

/**
 * Time input in 12 or 24 hours by locale.
 *
 * @example
 * const [start, setStart] = useState<string | null>('07:00');
 * return <TimeField label="Shift start" value={start} onChange={setStart} />;
 */
export function TimeField(props: TimeFieldProps) {
  const { min, max, step = 1, errorMessage } = props;
  const messages = useMessages('timeField', timeFieldMessages);
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [value, change] = useControlled<string | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const [hasLeft, setLeft] = useState(false);
  const [isPart, setPart] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useSegmentFocus(props.ref, box);

  const show = (time: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`2000-01-01T${time}:00Z`),
    );
  const isOutside =
    value !== null && ((min !== undefined && value < min) || (max !== undefined && value > max));
  const limits =
    min !== undefined && max !== undefined
      ? messages.between(show(min), show(max))
      : min !== undefined
        ? messages.from(show(min))
        : max !== undefined
          ? messages.until(show(max))
          : undefined;
  const ownProps = {
    ...props,
    errorMessage: isPart ? messages.notWhole : (errorMessage ?? (hasLeft && isOutside ? limits : undefined)),
    isUnread: isPart,
  };
  const [checked, ids] = useField(ownProps, value === null);
  const isInert = props.isDisabled || props.isReadOnly;

  const checkParts = () => setPart(!isInert && typedDate(box.current).share === 'some');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') checkParts();
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const isMinute = event.target instanceof HTMLElement && event.target.dataset['type'] === 'minute';
    if (by === undefined || !isMinute || step === 1 || value === null || isInert) return;
    event.preventDefault();
    event.stopPropagation();
    change(stepTime(value, by, step, min, max));
  };
  const onPaste = (event: ClipboardEvent) => {
    const time = parseTime(event.clipboardData.getData('text'));
    if (time === null || isInert) return;
    event.preventDefault();
    change(time);
  };
  const onBlur = (event: FocusEvent<Element>) => {
    checkParts();
    if (value !== null && step > 1) {
      const rounded = nearestStep(value, step);
      if (rounded !== value) {
        change(rounded);
        setAnnouncement(messages.rounded(show(rounded)));
      }
    }
    setLeft(true);
    props.onBlur?.(event);
  };

  return (
    <SegmentFrame props={checked} ids={ids} box={box}>
      <AriaTimeField
        {...ariaDateProps(checked, ids)}
        value={toTime(value)}
        onChange={(time) => {
          setPart(false);
          change(time ? time.toString().slice(0, 5) : null);
        }}
        onBlur={onBlur}
        granularity="minute"
        className={styles.root}
      >
        <div onKeyDownCapture={onKeyDown}>
          <SegmentBox props={checked} box={box} onPaste={onPaste}>
            <TimeSegments />
          </SegmentBox>
        </div>
      </AriaTimeField>
      <span role="status" className={field.live}>
        {announcement}
      </span>
    </SegmentFrame>
  );
}
