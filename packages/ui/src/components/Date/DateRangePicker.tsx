import { getLocalTimeZone, today as localToday, type CalendarDate } from '@internationalized/date';
import { Calendar as CalendarGlyph, X } from 'lucide-react';
import { useMemo, useRef, useState, type ClipboardEvent, type FocusEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { DateField } from 'react-aria-components';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { dateWords } from './Date.messages.ts';
import { dateRangeWords } from './DateRange.messages.ts';
import * as styles from './Date.css.ts';
import { showDate } from './dates.ts';
import { parseDate } from './parse-date.ts';
import { ordered, rangeFault, rangeText, type DateRange } from './range.ts';
import { RangePopover, type DateRangePreset } from './RangePopover.tsx';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
import { Segments, toCalendar, type SegmentsHandle } from './segments.tsx';
import { typedIn, useSegmentFocus, type SegmentHandle } from './useDay.ts';

export type { DateRange } from './range.ts';
export type { DateRangePreset } from './RangePopover.tsx';

export interface DateRangePickerProps extends Omit<FieldProps, 'label'> {
  /** “Date Range” where not given. */
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
 */
export function DateRangePicker(given: DateRangePickerProps) {
  const words = useMessages('dateRange', dateRangeWords);
  const { noSuchDay } = useMessages('date', dateWords);
  const { locale } = useLocale();
  const { allowsPast, min, max, presets } = given;
  const props = { ...given, label: given.label ?? words.label };
  const today = given.today ?? localToday(getLocalTimeZone()).toString();
  const earliest = allowsPast || (min && min > today) ? min : today;
  const [value, setValue] = useControlled(given.value, given.defaultValue ?? nothing, given.onChange);
  const [hasLeft, setLeft] = useState(false);
  // One and the same from one drawing to the next: another one would put back what is being typed.
  const start = useMemo(() => toCalendar(value.start), [value.start]);
  const end = useMemo(() => toCalendar(value.end), [value.end]);
  const read = { start, end };
  /** While a year is being typed: 202 is on its way to 2024, and no end of the range. */
  const [unfinished, setUnfinished] = useState<{ [End in keyof DateRange]?: CalendarDate | null }>({});
  /** Of what was typed and is no date. */
  const [wrong, setWrong] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useSegmentFocus(given.ref, box);
  const starts = useRef<SegmentsHandle>(null);
  const ends = useRef<SegmentsHandle>(null);
  /** What was said of a day that its month does not have; its place is empty since. */
  const noDays = useRef<{ start?: string | undefined; end?: string | undefined }>({});
  const noDay = () => noDays.current.start ?? noDays.current.end;

  const fault = hasLeft ? rangeFault(value, earliest) : undefined;
  const faultWords =
    wrong ?? (fault === 'one end' ? words.bothEnds : fault === 'past' ? words.noPast : undefined);
  const checked = {
    ...props,
    errorMessage: props.errorMessage ?? faultWords,
    isUnread: wrong !== undefined,
  };
  const ids = useFieldIds(checked);
  const isInert = props.isDisabled || props.isReadOnly;
  const isEmpty = value.start === null && value.end === null;
  const textOf = (range: DateRange) => rangeText(range, (day) => showDate(day, locale));

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
    setSaid(words.chosen(textOf(range)));
  };
  const settle = () => {
    const range = ordered(value);
    if (range.start !== value.start) {
      setValue(range);
      setSaid(words.swapped(textOf(range)));
    }
    setLeft(!isEmpty || hasLeft);
  };
  const checkParts = () => {
    const isPart =
      Boolean(unfinished.start ?? unfinished.end) ||
      [...(box.current?.querySelectorAll('[data-range-end]') ?? [])].some(
        (end) => typedIn(end).share === 'some',
      );
    setWrong(isPart && !isInert ? (noDay() ?? words.notWhole) : undefined);
  };
  /** React Aria would make Feb 30 the last of February as its end is left: the day is asked for again instead. */
  const dropNoDay = (target: EventTarget) => {
    const part = target instanceof Element ? target.closest('[data-range-end]') : null;
    if (!part || isInert) return;
    const end = part.getAttribute('data-range-end') === 'end' ? 'end' : 'start';
    const handle = (end === 'end' ? ends : starts).current;
    if (!handle?.isNoDay()) return;
    const told = noSuchDay(typedIn(part).text);
    noDays.current[end] = told;
    flushSync(() => {
      handle.emptyDay();
      setWrong(told);
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
    given.onBlur?.(event);
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
    setValue(ordered({ start, end }));
  };
  const part = (end: 'start' | 'end') => (
    <DateField
      className={styles.rangePart}
      value={unfinished[end] ?? read[end]}
      onChange={(date) => {
        const day = date?.toString() ?? null;
        const isWhole = date === null || date.year >= 1000;
        noDays.current[end] = undefined;
        setUnfinished({ ...unfinished, [end]: isWhole ? null : toCalendar(day) });
        setWrong(noDay());
        setValue({ ...value, [end]: isWhole ? day : null });
      }}
      data-range-end={end}
      name={props.name && `${props.name}.${end}`}
      maxValue={toCalendar(max)}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={Boolean(checked.errorMessage)}
      validationBehavior="aria"
      autoFocus={end === 'start' && props.autoFocus}
      aria-label={end === 'start' ? words.startOf(props.label) : words.endOf(props.label)}
      aria-describedby={ids.describedBy}
    >
      <Segments handle={end === 'start' ? starts : ends} />
    </DateField>
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
            {!isEmpty && !isInert && !props.isRequired && (
              <IconButton
                icon={X}
                label={words.clear(props.label)}
                size="xs"
                noTooltip
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
              label={words.openCalendar(props.label)}
              size="xs"
              noTooltip
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
        label={words.openCalendar(props.label)}
        presetsLabel={words.presets}
        value={ordered(value)}
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
        {said}
      </span>
    </SegmentFrame>
  );
}
