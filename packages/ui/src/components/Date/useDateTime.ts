import type { CalendarDateTime, DateValue } from '@internationalized/date';
import { toCalendarDateTime } from '@internationalized/date';
import { useMemo, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useField } from '../Field/Field.tsx';
import { dateMessages } from './Date.messages.ts';
import { formatLocalDate } from './dates.ts';
import type { DateTimePickerProps } from './DateTimePicker.props.ts';
import { dateTimeMessages } from './DateTimePicker.messages.ts';
import type { SegmentsHandle } from './dateSegments.ts';
import { ariaDateProps, typedDate, useSegmentFocus } from './useDay.ts';
import { instantOf, parseInstant, wallTime, type ZonedTime } from './zonedTimes.ts';

/** Names of a time zone at an instant, and times as the locale writes them. */
export function useZoneFormat(zone: string) {
  const { locale } = useLocale();
  return useMemo(() => {
    const zoneName = (instant: string | null, timeZoneName: 'short' | 'long') =>
      new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
        .formatToParts(instant === null ? new Date() : new Date(instant))
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    /** Time of HH:mm. */
    const time = (text: string) => clock.format(new Date(`2000-01-01T${text}:00Z`));
    return {
      zoneName,
      time,
      /** Date and time of a wall clock. */
      wall: (wall: CalendarDateTime) => {
        const [day = '', at = ''] = wall.toString().split('T');
        return `${formatLocalDate(day, locale)} ${time(at.slice(0, 5))}`;
      },
    };
  }, [locale, zone]);
}

/** Limits on the wall clock, and the message for a time outside of them. */
function useLimits(
  min: string | undefined,
  max: string | undefined,
  zone: string,
  wall: CalendarDateTime | null,
  format: ReturnType<typeof useZoneFormat>,
  messages: typeof dateTimeMessages,
) {
  const [minWall, maxWall] = useMemo(() => [wallTime(min, zone), wallTime(max, zone)], [min, max, zone]);
  const isOutside =
    wall !== null &&
    ((minWall !== null && wall.compare(minWall) < 0) || (maxWall !== null && wall.compare(maxWall) > 0));
  const [earliest, latest] = [minWall && format.wall(minWall), maxWall && format.wall(maxWall)];
  const text =
    earliest && latest
      ? messages.between(earliest, latest)
      : earliest
        ? messages.from(earliest)
        : messages.until(latest ?? '');
  return { minWall, maxWall, limits: isOutside ? text : undefined };
}

/** Explains an instant where clocks change; undefined elsewhere. */
function shiftText(
  { instant, shift }: ZonedTime,
  zone: string,
  format: ReturnType<typeof useZoneFormat>,
  messages: typeof dateTimeMessages,
): string | undefined {
  const wall = wallTime(instant, zone);
  if (shift === 'skipped' && wall) return messages.skipped(format.wall(wall));
  return shift === 'repeated' ? messages.repeated(format.zoneName(instant, 'short')) : undefined;
}

/** Value, messages and parts of a field of a date and a time. */
export function useDateTime(props: DateTimePickerProps & { timeZone: string }) {
  const { timeZone: zone, min, max } = props;
  const messages = useMessages('dateTime', dateTimeMessages);
  const { noSuchDay } = useMessages('date', dateMessages);
  const format = useZoneFormat(zone);
  const [value, setValue] = useControlled<string | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const box = useRef<HTMLDivElement>(null);
  const parts = useRef<SegmentsHandle>(null);
  useSegmentFocus(props.ref, box);
  const [wrong, setWrong] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  /** Date with an incomplete year (202 on the way to 2026), which is not yet a value of the form. */
  const [unfinished, setUnfinished] = useState<DateValue | null>(null);
  const [note, setNote] = useState<{ instant: string; text: string }>();
  // Memoized, because a new object would reset the segments while the user types.
  const wall = useMemo(() => wallTime(value, zone), [value, zone]);
  const isInert = Boolean(props.isDisabled || props.isReadOnly);
  const noDay = useRef<string>(undefined);

  const { minWall, maxWall, limits } = useLimits(min, max, zone, wall, format, messages);
  const shownNote = note && note.instant === value ? note.text : undefined;
  const checked = {
    ...props,
    errorMessage: wrong ?? props.errorMessage ?? (hasLeft ? limits : undefined),
    description: shownNote ?? props.description,
    isUnread: wrong !== undefined && props.onUnread === undefined,
  };
  const [field, ids] = useField(checked, value === null);

  const mend = () => {
    noDay.current = undefined;
    setWrong(undefined);
    setUnfinished(null);
  };
  const take = (next: ZonedTime) => {
    const text = shiftText(next, zone, format, messages);
    setNote(text === undefined ? undefined : { instant: next.instant, text });
    if (next.instant !== value) setValue(next.instant);
  };
  const change = (next: string | null) => {
    mend();
    setNote(undefined);
    setValue(next);
  };
  const dropNoDay = () => {
    if (isInert || !parts.current?.isNoDay()) return;
    const message = noSuchDay(typedDate(box.current).text);
    noDay.current = message;
    // React Aria would change Feb 30 to the last of February on blur; an error is shown instead.
    flushSync(() => {
      parts.current?.emptyDay();
      setWrong(message);
    });
  };
  const check = () => {
    if (isInert) return;
    const { share, text } = typedDate(box.current);
    if (share !== 'some' && unfinished === null) {
      mend();
      return;
    }
    const message = noDay.current ?? messages.notWhole;
    setWrong(message);
    props.onUnread?.(text, message);
  };
  return {
    field,
    ids,
    box,
    parts,
    value,
    wall,
    format,
    messages,
    note: shownNote,
    isInert,
    change,
    onPaste: (event: ClipboardEvent) => {
      const instant = parseInstant(event.clipboardData.getData('text'), zone);
      if (instant === null || isInert) return;
      event.preventDefault();
      change(instant);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || (event.target as Element).role !== 'spinbutton') return;
      dropNoDay();
      check();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isPart = relatedTarget instanceof Element && relatedTarget.role === 'spinbutton';
      if (!isPart || !box.current?.contains(relatedTarget)) dropNoDay();
    },
    aria: {
      ...ariaDateProps(field, ids),
      onBlur: (event: FocusEvent<Element>) => {
        check();
        setLeft(true);
        props.onBlur?.(event);
      },
      value: unfinished ?? wall,
      onChange: (date: DateValue | null) => {
        mend();
        if (date === null) {
          if (value !== null) setValue(null);
        } else if (date.year < 1000) {
          setUnfinished(date);
          if (value !== null) setValue(null);
        } else take(instantOf(toCalendarDateTime(date), zone));
      },
      minValue: minWall,
      maxValue: maxWall,
    },
  };
}
