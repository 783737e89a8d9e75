import type { ClipboardEvent, FocusEvent, Ref, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDate, DateValue } from '@internationalized/date';
import { useControlled } from '../../hooks.ts';
import { useFieldIds, type FieldIds, type FieldProps } from '../Field/Field.tsx';
import { parseDate } from './dates.ts';
import { toCalendar } from './segments.tsx';

/** What every field of one day takes. */
export interface DayProps extends FieldProps {
  /** YYYY-MM-DD; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** YYYY-MM-DD. */
  min?: string;
  max?: string;
  onBlur?: (event: FocusEvent<Element>) => void;
  /** No box of its own: inside a table's cell. */
  bare?: boolean;
  /** Its `focus` goes to the first part. */
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

/** One day's value, ids and box, for the typed field and for the picker alike. */
export function useDay(props: DayProps) {
  const ids = useFieldIds(props);
  const box = useRef<HTMLDivElement>(null);
  const [value, change] = useControlled<string | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  /** While the year is being typed: 202 is on its way to 2024, and no value of the form. */
  const [unfinished, setUnfinished] = useState<CalendarDate | null>(null);
  useSegmentFocus(props.ref, box);
  return {
    ids,
    box,
    value,
    change,
    aria: {
      ...ariaOf(props, ids),
      value: value === null ? unfinished : toCalendar(value),
      onChange: (date: DateValue | null) => {
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
