import type { FocusEventHandler, Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import type { IconType } from '../Icon/Icon.tsx';
import type { Option } from './options.ts';
import type { OptionSource } from './useOptions.ts';

export interface ComboBoxProps extends FieldProps, OptionSource {
  /** The id of the chosen option; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the id and option, or null when cleared. */
  onChange?: (value: string | null, option: Option | null) => void;
  /** Label of the value while its option is not loaded. */
  valueLabel?: string;
  /** Offers to create an option from the input. */
  onCreate?: (query: string) => void;
  /** Returns the label of the option that creates a value. */
  createLabel?: (query: string) => string;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Icon in the field. */
  icon?: IconType;
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
  /** Text shown when no option matches. */
  noMatch?: string;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Without a border, for table cells. */
  isBare?: boolean;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}
