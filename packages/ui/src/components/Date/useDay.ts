import type { ClipboardEvent, FocusEvent, KeyboardEvent, Ref, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDate, DateValue } from '@internationalized/date';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useField, type FieldIds, type FieldProps } from '../Field/Field.tsx';
import { dateMessages } from './Date.messages.ts';
import { parseDate } from './parse-date.ts';
import type { SegmentsHandle } from './dateSegments.ts';
import { toCalendar } from './toCalendar.ts';

/** Props shared by all fields of one day. */
export interface DayProps extends FieldProps {
  /** YYYY-MM-DD; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the day as YYYY-MM-DD, or null when cleared. */
  onChange?: (value: string | null) => void;
  /**
   * Called on blur or Enter with incomplete input, so that a form can reject it instead of saving the old value;
   * `message` is the message shown. If it is omitted, `Form` and `InlineEdit` block the submission.
   */
  onUnread?: (text: string, message: string) => void;
  /** YYYY-MM-DD. */
  min?: string;
  /** Last allowed day, YYYY-MM-DD. */
  max?: string;
  /** Called when the focus leaves. */
  onBlur?: (event: FocusEvent<Element>) => void;
  /** Without a border, for table cells. */
  isBare?: boolean;
  /** Handle to focus the first segment. */
  ref?: Ref<SegmentHandle>;
}

export interface SegmentHandle {
  focus: () => void;
}

export const focusSegment = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();

/** Handle for forms, because a group of segments has no input to focus. */
export function useSegmentFocus(ref: Ref<SegmentHandle> | undefined, box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const handle = { focus: () => focusSegment(box.current) };
    if (typeof ref === 'function') ref(handle);
    else if (ref) ref.current = handle;
    return () => {
      if (typeof ref === 'function') ref(null);
      else if (ref) ref.current = null;
    };
  }, [ref, box]);
}

/** Handles pasting a date in any common format. */
export const pastedDay = (props: FieldProps, change: (day: string) => void) => (event: ClipboardEvent) => {
  const day = parseDate(event.clipboardData.getData('text'));
  if (day === null || props.isDisabled || props.isReadOnly) return;
  event.preventDefault();
  change(day);
};

/** Props of React Aria's date and time fields, without the value. */
export const ariaDateProps = (props: FieldProps & Pick<DayProps, 'onBlur'>, ids: FieldIds) => ({
  id: ids.inputId,
  onBlur: props.onBlur,
  name: props.name,
  isDisabled: props.isDisabled,
  isReadOnly: props.isReadOnly,
  isRequired: props.isRequired,
  isInvalid: Boolean(props.errorMessage),
  validationBehavior: 'aria' as const,
  autoFocus: props.autoFocus,
  'aria-labelledby': ids.labelId,
  'aria-describedby': ids.describedBy,
});

/** Returns the number of filled segments of a date and their text. */
export function typedDate(box: Element | null): { share: 'nothing' | 'some' | 'all'; text: string } {
  const parts = [...(box?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  return {
    share: empty === 0 ? 'all' : empty === parts.length ? 'nothing' : 'some',
    text: parts.map((part) => part.textContent).join(' '),
  };
}

/** Value, ids and box of a single day, for the field and the picker. */
export function useDay(props: DayProps) {
  const messages = useMessages('date', dateMessages);
  const [wrong, setWrong] = useState<string>();
  const checked: DayProps & { isUnread?: boolean } =
    wrong === undefined ? props : { ...props, errorMessage: wrong, isUnread: props.onUnread === undefined };
  const box = useRef<HTMLDivElement>(null);
  const [value, change] = useControlled<string | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const [field, ids] = useField(checked, value === null);
  /** Date with an incomplete year (202 on the way to 2024), which is not yet a value of the form. */
  const [unfinished, setUnfinished] = useState<CalendarDate | null>(null);
  useSegmentFocus(props.ref, box);
  // Memoized, because a new object would reset the segments while the user types.
  const read = useMemo(() => toCalendar(value), [value]);
  /** Last complete date; its segments stay in the box while the form holds an incomplete one. */
  const [held, setHeld] = useState(read);
  const isUnread = value !== null && read === null;
  if (!isUnread && held !== read) setHeld(read);
  const isTold = useRef(false);
  const parts = useRef<SegmentsHandle>(null);
  /** Message for a day that does not exist in its month; the segment was emptied. */
  const noDay = useRef<string>(undefined);
  /** React Aria would change Feb 30 to the last of February on blur; an error is shown instead. */
  const dropNoDay = () => {
    if (props.isDisabled || props.isReadOnly || !parts.current?.isNoDay()) return;
    const message = messages.noSuchDay(typedDate(box.current).text);
    noDay.current = message;
    flushSync(() => {
      parts.current?.emptyDay();
      setWrong(message);
    });
  };
  const mended = () => {
    noDay.current = undefined;
    setWrong(undefined);
  };
  const check = () => {
    if (props.isDisabled || props.isReadOnly) return;
    const { share, text } = typedDate(box.current);
    const isPartial = share === 'some' || unfinished !== null;
    const message = noDay.current ?? messages.notWhole;
    if (isPartial) {
      setWrong(message);
      props.onUnread?.(text, message);
    } else {
      mended();
      // Segments that were reset or cleared cause no change event, so the change is reported here.
      if (isUnread && !isTold.current) change(share === 'all' ? (held?.toString() ?? null) : null);
    }
    isTold.current = false;
  };
  return {
    field,
    ids,
    box,
    parts,
    value,
    change: (next: string | null) => {
      mended();
      setUnfinished(null);
      change(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.target as Element).role === 'spinbutton') {
        dropNoDay();
        check();
      }
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isPart = relatedTarget instanceof Element && relatedTarget.role === 'spinbutton';
      if (!isPart || !box.current?.contains(relatedTarget)) dropNoDay();
    },
    aria: {
      ...ariaDateProps(field, ids),
      onBlur: (event: FocusEvent<Element>) => {
        check();
        props.onBlur?.(event);
      },
      value: isUnread ? (unfinished ?? held) : value === null ? unfinished : read,
      onChange: (date: DateValue | null) => {
        mended();
        isTold.current = true;
        const isWhole = date === null || date.year >= 1000;
        const day = date?.toString() ?? null;
        setUnfinished(isWhole ? null : toCalendar(day));
        const next = isWhole ? day : null;
        if (next !== value) change(next);
      },
      minValue: toCalendar(props.min),
      maxValue: toCalendar(props.max),
    },
  };
}
