import type { FocusEvent, Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import type { SegmentHandle } from './useDay.ts';

export interface DateTimePickerProps extends FieldProps {
  /** Instant in ISO 8601, e.g. 2026-03-11T16:30:00Z; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the instant in UTC, or null when cleared. */
  onChange?: (value: string | null) => void;
  /** IANA time zone that the date and time are shown and entered in, e.g. that of a site; the device's by default. */
  timeZone?: string;
  /** Earliest allowed instant. */
  min?: string;
  /** Latest allowed instant. */
  max?: string;
  /** Minutes between the times of the list; any minute can be typed. @default 30 */
  step?: number;
  /** Time that is set when only a day is chosen, HH:mm. @default '08:00' */
  defaultTime?: string;
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
  /**
   * Called on blur or Enter with incomplete input, so that a form can reject it instead of saving the old value;
   * `message` is the message shown. If it is omitted, `Form` and `InlineEdit` block the submission.
   */
  onUnread?: (text: string, message: string) => void;
  /** Called when the focus leaves. */
  onBlur?: (event: FocusEvent<Element>) => void;
  /** Handle to focus the first segment. */
  ref?: Ref<SegmentHandle>;
}
