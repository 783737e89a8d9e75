import { useState, type Ref } from 'react';
import { useField, type FieldProps } from '../Field/Field.tsx';
import { GroupFrame } from '../Choice/Group.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DatePicker } from './DatePicker.tsx';
import { dateRangeMessages } from './DateRange.messages.ts';
import type { DateRange } from './range.ts';

export type { DateRange } from './range.ts';

export interface DateRangeFieldProps extends FieldProps {
  /** Controlled value. */
  value?: DateRange;
  /** Initial value when uncontrolled. */
  defaultValue?: DateRange;
  /** Called with the new range. */
  onChange?: (value: DateRange) => void;
  /** First allowed day, YYYY-MM-DD. */
  min?: string;
  /** Last allowed day, YYYY-MM-DD. */
  max?: string;
  /** Label of the start field. */
  startLabel?: string;
  /** Label of the end field. */
  endLabel?: string;
  /** Handle to focus the field. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Date range field; either end can stay open. The end cannot be before the start.
 *
 * @example
 * const [period, setPeriod] = useState<DateRange>({ start: null, end: null });
 * return <DateRangeField label="Billing period" value={period} onChange={setPeriod} />;
 */
export function DateRangeField(given: DateRangeFieldProps) {
  const {
    value: controlled,
    defaultValue = { start: null, end: null },
    onChange,
    min,
    max,
    startLabel,
    endLabel,
  } = given;
  const messages = useMessages('dateRange', dateRangeMessages);
  const [own, setOwn] = useState(defaultValue);
  const value = controlled ?? own;
  const [props, ids] = useField(given, value.start === null && value.end === null);
  const change = (part: Partial<DateRange>) => {
    const next = { ...value, ...part };
    setOwn(next);
    onChange?.(next);
  };
  const shared = {
    size: props.size,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
  };
  return (
    <GroupFrame props={props} ids={ids} role="group" orientation="horizontal">
      <DatePicker
        {...shared}
        ref={props.ref}
        label={startLabel ?? messages.from}
        value={value.start}
        onChange={(start) => change({ start })}
        min={min}
        max={value.end ?? max}
        autoFocus={props.autoFocus}
        name={props.name && `${props.name}.start`}
      />
      <DatePicker
        {...shared}
        label={endLabel ?? messages.to}
        value={value.end}
        onChange={(end) => change({ end })}
        min={value.start ?? min}
        max={max}
        name={props.name && `${props.name}.end`}
      />
    </GroupFrame>
  );
}
