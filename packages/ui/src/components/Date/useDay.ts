import type { ClipboardEvent, FocusEvent, KeyboardEvent, Ref, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDate, DateValue } from '@internationalized/date';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useFieldIds, type FieldIds, type FieldProps } from '../Field/Field.tsx';
import { dateWords } from './Date.messages.ts';
import { parseDate } from './parse-date.ts';
import { toCalendar, type SegmentsHandle } from './segments.tsx';

/** What every field of one day takes. */
export interface DayProps extends FieldProps {
  /** YYYY-MM-DD; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the day as YYYY-MM-DD, or null when cleared. */
  onChange?: (value: string | null) => void;
  /**
   * Called on blur or Enter with incomplete input, so that a form can reject it instead of saving the old value;
   * `said` is the message shown. If it is omitted, `Form` and `InlineEdit` block the submission.
   */
  onUnread?: (text: string, said: string) => void;
  /** YYYY-MM-DD. */
  min?: string;
  /** Last allowed day, YYYY-MM-DD. */
  max?: string;
  /** Called when the focus leaves. */
  onBlur?: (event: FocusEvent<Element>) => void;
  /** No box of its own: inside a table's cell. */
  bare?: boolean;
  /** Handle to focus the first segment. */
  ref?: Ref<SegmentHandle>;
}

export interface SegmentHandle {
  focus: () => void;
}

export const focusSegment = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();

/** A handle for forms: a group of parts has no input of its own to focus. */
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

/** The paste of a date in any usual form, taken as a whole. */
export const pastedDay = (props: FieldProps, change: (day: string) => void) => (event: ClipboardEvent) => {
  const day = parseDate(event.clipboardData.getData('text'));
  if (day === null || props.isDisabled || props.isReadOnly) return;
  event.preventDefault();
  change(day);
};

/** What React Aria's parts of a date or a time take from our field, but the value. */
export const ariaOf = (props: FieldProps & Pick<DayProps, 'onBlur'>, ids: FieldIds) => ({
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

/** How much of a date stands in its parts, and how it reads. */
export function typedIn(box: Element | null): { share: 'nothing' | 'some' | 'all'; text: string } {
  const parts = [...(box?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  return {
    share: empty === 0 ? 'all' : empty === parts.length ? 'nothing' : 'some',
    text: parts.map((part) => part.textContent).join(' '),
  };
}

/** One day's value, ids and box, for the typed field and for the picker alike. */
export function useDay(props: DayProps) {
  const words = useMessages('date', dateWords);
  const [wrong, setWrong] = useState<string>();
  const field: DayProps & { isUnread?: boolean } =
    wrong === undefined ? props : { ...props, errorMessage: wrong, isUnread: props.onUnread === undefined };
  const ids = useFieldIds(field);
  const box = useRef<HTMLDivElement>(null);
  const [value, change] = useControlled<string | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  /** While the year is being typed: 202 is on its way to 2024, and no value of the form. */
  const [unfinished, setUnfinished] = useState<CalendarDate | null>(null);
  useSegmentFocus(props.ref, box);
  // One and the same from one drawing to the next: another one would put back what is being typed.
  const read = useMemo(() => toCalendar(value), [value]);
  /** The last whole date: its parts stay in the box while the form holds what was typed of another. */
  const [held, setHeld] = useState(read);
  const isUnread = value !== null && read === null;
  if (!isUnread && held !== read) setHeld(read);
  const isTold = useRef(false);
  const parts = useRef<SegmentsHandle>(null);
  /** What was said of a day that its month does not have; its place is empty since. */
  const noDay = useRef<string>(undefined);
  /** React Aria would make Feb 30 the last of February as the field is left: the day is asked for again instead. */
  const dropNoDay = () => {
    if (props.isDisabled || props.isReadOnly || !parts.current?.isNoDay()) return;
    const said = words.noSuchDay(typedIn(box.current).text);
    noDay.current = said;
    flushSync(() => {
      parts.current?.emptyDay();
      setWrong(said);
    });
  };
  const mended = () => {
    noDay.current = undefined;
    setWrong(undefined);
  };
  const check = () => {
    if (props.isDisabled || props.isReadOnly) return;
    const { share, text } = typedIn(box.current);
    const isPartial = share === 'some' || unfinished !== null;
    const said = noDay.current ?? words.notWhole;
    if (isPartial) {
      setWrong(said);
      props.onUnread?.(text, said);
    } else {
      mended();
      // The parts were put back to what they were, or emptied: nothing else tells of it.
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
      ...ariaOf(field, ids),
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
