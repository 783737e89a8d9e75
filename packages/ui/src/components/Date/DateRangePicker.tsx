import { getLocalTimeZone, today as localToday, type CalendarDate } from '@internationalized/date';
import { Calendar as CalendarGlyph, X } from 'lucide-react';
import { useMemo, useRef, useState, type ClipboardEvent, type FocusEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { useField, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { dateMessages } from './Date.messages.ts';
import { dateRangeMessages } from './DateRange.messages.ts';
import * as styles from './Date.css.ts';
import { DayInput } from './DayInput.tsx';
import { formatLocalDate } from './dates.ts';
import { parseDate } from './parse-date.ts';
import { orderRange, rangeFault, rangeText, type DateRange } from './range.ts';
import { RangePopover, type DateRangePreset } from './RangePopover.tsx';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
import type { SegmentsHandle } from './dateSegments.ts';
import { toCalendar } from './toCalendar.ts';
import { typedDate, useSegmentFocus, type SegmentHandle } from './useDay.ts';

export type { DateRange } from './range.ts';
export type { DateRangePreset } from './RangePopover.tsx';

export interface DateRangePickerProps extends Omit<FieldProps, 'label'> {
  /** Label. @default "Date Range" */
  label?: string;
  /** Controlled value. */
  value?: DateRange;
  /** Initial value when uncontrolled. */
  defaultValue?: DateRange;
  /** Called with the ordered range; an end is null while it is missing. */
  onChange?: (value: DateRange) => void;
  /** Days before today may be chosen. */
  allowsPast?: boolean;
  /** Current day, YYYY-MM-DD; by default that of the device. */
  today?: string;
  /** YYYY-MM-DD. */
  min?: string;
  /** Last allowed day, YYYY-MM-DD. */
  max?: string;
  /** Ranges in one press: this week, next month. */
  presets?: readonly DateRangePreset[];
  /** Called when the focus leaves. */
  onBlur?: (event: FocusEvent<Element>) => void;
  /** Handle to focus the first segment. */
  ref?: Ref<SegmentHandle>;
}

const nothing: DateRange = { start: null, end: null };

/**
 * Date range, typed or picked from two months. A reversed range is swapped; a missing end or past day is reported on
 * blur.
 *
 * @example
 * const [period, setPeriod] = useState<DateRange>({ start: null, end: null });
 * return <DateRangePicker label="Billing period" value={period} onChange={setPeriod} />;
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const messages = useMessages('dateRange', dateRangeMessages);
  const { noSuchDay } = useMessages('date', dateMessages);
  const { locale } = useLocale();
  const { allowsPast, min, max, presets } = props;
  const fieldProps = { ...props, label: props.label ?? messages.label };
  const today = props.today ?? localToday(getLocalTimeZone()).toString();
  const earliest = allowsPast || (min && min > today) ? min : today;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? nothing, props.onChange);
  const [hasLeft, setLeft] = useState(false);
  // Memoized, because a new object would reset the segments while the user types.
  const start = useMemo(() => toCalendar(value.start), [value.start]);
  const end = useMemo(() => toCalendar(value.end), [value.end]);
  const read = { start, end };
  /** Date with an incomplete year (202 on the way to 2024), which is not yet an end of the range. */
  const [unfinished, setUnfinished] = useState<{ [End in keyof DateRange]?: CalendarDate | null }>({});
  /** Error for typed text that is not a date. */
  const [wrong, setWrong] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useSegmentFocus(props.ref, box);
  const starts = useRef<SegmentsHandle>(null);
  const ends = useRef<SegmentsHandle>(null);
  /** Message for a day that does not exist in its month; the segment was emptied. */
  const noDays = useRef<{ start?: string | undefined; end?: string | undefined }>({});
  const noDay = () => noDays.current.start ?? noDays.current.end;

  const fault = hasLeft ? rangeFault(value, earliest) : undefined;
  const faultMessage =
    wrong ?? (fault === 'one end' ? messages.bothEnds : fault === 'past' ? messages.noPast : undefined);
  const ownProps = {
    ...fieldProps,
    errorMessage: fieldProps.errorMessage ?? faultMessage,
    isUnread: wrong !== undefined,
  };
  const isInert = fieldProps.isDisabled || fieldProps.isReadOnly;
  const isEmpty = value.start === null && value.end === null;
  const [checked, ids] = useField(ownProps, isEmpty);
  const textOf = (range: DateRange) => rangeText(range, (day) => formatLocalDate(day, locale));

  const forget = () => {
    noDays.current = {};
    setUnfinished({});
    setWrong(undefined);
  };
  const choose = (range: DateRange) => {
    forget();
    setValue(range);
    setLeft(true);
    setOpen(false);
    setAnnouncement(messages.chosen(textOf(range)));
  };
  const settle = () => {
    const range = orderRange(value);
    if (range.start !== value.start) {
      setValue(range);
      setAnnouncement(messages.swapped(textOf(range)));
    }
    setLeft(!isEmpty || hasLeft);
  };
  const checkParts = () => {
    const isPart =
      Boolean(unfinished.start ?? unfinished.end) ||
      [...(box.current?.querySelectorAll('[data-range-end]') ?? [])].some(
        (end) => typedDate(end).share === 'some',
      );
    setWrong(isPart && !isInert ? (noDay() ?? messages.notWhole) : undefined);
  };
  /** React Aria would change Feb 30 to the last of February on blur; an error is shown instead. */
  const dropNoDay = (target: EventTarget) => {
    const part = target instanceof Element ? target.closest('[data-range-end]') : null;
    if (!part || isInert) return;
    const end = part.getAttribute('data-range-end') === 'end' ? 'end' : 'start';
    const handle = (end === 'end' ? ends : starts).current;
    if (!handle?.isNoDay()) return;
    const problem = noSuchDay(typedDate(part).text);
    noDays.current[end] = problem;
    flushSync(() => {
      handle.emptyDay();
      setWrong(problem);
    });
  };
  const onLeavePart = ({ target, relatedTarget }: FocusEvent) => {
    const next = relatedTarget instanceof Element ? relatedTarget.closest('[data-range-end]') : null;
    if (target.closest('[data-range-end]') !== next) dropNoDay(target);
  };
  const onBlur = (event: FocusEvent<Element>) => {
    if (isOpen || event.currentTarget.contains(event.relatedTarget)) return;
    checkParts();
    settle();
    props.onBlur?.(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const days = event.clipboardData
      .getData('text')
      .split(/\s*(?:~|–|—|\bto\b)\s*/)
      .map(parseDate);
    const [start, end] = days;
    if (isInert || days.length !== 2 || !start || !end) return;
    event.preventDefault();
    forget();
    setValue(orderRange({ start, end }));
  };
  const part = (end: 'start' | 'end') => (
    <div className={styles.rangePart} data-range-end={end}>
      <DayInput
        value={unfinished[end] ?? read[end]}
        onChange={(date) => {
          const day = date?.toString() ?? null;
          const isWhole = date === null || date.year >= 1000;
          noDays.current[end] = undefined;
          setUnfinished({ ...unfinished, [end]: isWhole ? null : toCalendar(day) });
          setWrong(noDay());
          setValue({ ...value, [end]: isWhole ? day : null });
        }}
        name={fieldProps.name && `${fieldProps.name}.${end}`}
        maxValue={toCalendar(max)}
        isDisabled={fieldProps.isDisabled}
        isReadOnly={fieldProps.isReadOnly}
        isRequired={fieldProps.isRequired}
        isInvalid={Boolean(checked.errorMessage)}
        autoFocus={end === 'start' && fieldProps.autoFocus}
        aria-label={end === 'start' ? messages.startOf(fieldProps.label) : messages.endOf(fieldProps.label)}
        aria-describedby={ids.describedBy}
        handle={end === 'start' ? starts : ends}
      />
    </div>
  );

  return (
    <SegmentFrame props={checked} ids={ids} box={box}>
      <div onBlur={onBlur}>
        <SegmentBox
          props={checked}
          box={box}
          onPaste={onPaste}
          onKeyDown={({ key, target }) => {
            if (key !== 'Enter') return;
            dropNoDay(target);
            checkParts();
          }}
          onBlur={onLeavePart}
          labelledBy={ids.labelId}
        >
          <span className={styles.rangeParts}>
            {part('start')}
            <span className={styles.tilde} aria-hidden>
              ~
            </span>
            {part('end')}
          </span>
          <span className={styles.rangeEnd}>
            {!isEmpty && !isInert && !fieldProps.isRequired && (
              <IconButton
                icon={X}
                label={messages.clear(fieldProps.label)}
                size="xs"
                hideTooltip
                onPress={() => {
                  setValue(nothing);
                  forget();
                  setLeft(false);
                  box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
                }}
              />
            )}
            <IconButton
              icon={CalendarGlyph}
              label={messages.openCalendar(fieldProps.label)}
              size="xs"
              hideTooltip
              isDisabled={isInert}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPress={() => setOpen(true)}
            />
          </span>
        </SegmentBox>
      </div>
      <RangePopover
        anchor={box}
        label={messages.openCalendar(fieldProps.label)}
        presetsLabel={messages.presets}
        value={orderRange(value)}
        earliest={earliest}
        latest={max}
        presets={presets}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          if (!open) settle();
        }}
        onChoose={choose}
      />
      <span role="status" className={field.live}>
        {announcement}
      </span>
    </SegmentFrame>
  );
}
