import type { Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';

export interface KeypadProps extends Omit<FieldProps, 'size' | 'isRequired' | 'labelAside'> {
  /** Decimal string ('12.34'); '' for none. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with a decimal string after each key; '' for none. */
  onChange?: (value: string) => void;
  /** Called with the value by Enter in the field and by the key that submits; without it there is no such key. */
  onSubmit?: (value: string) => void;
  /** Label of the key that submits. @default 'Enter' */
  submitLabel?: string;
  /** Leaves out the key that submits, where a button beside the keys does it; Enter in the field still submits. */
  hideSubmitKey?: boolean;
  /** ISO 4217 code. Makes the value money: digits fill from the smallest unit, so that 1 2 3 4 is 12.34. */
  currency?: string;
  /** Digits after the point of a quantity; 0 for whole numbers. @default 0 */
  maxFractionDigits?: number;
  /** Digits before the point. @default 9 */
  maxDigits?: number;
  /** Unit after a quantity. */
  unit?: string;
  /** Decimal strings that are entered with one press. */
  quickValues?: readonly string[];
  /**
   * The next digit replaces the value. By default a value that was not typed here is replaced, as selected text is in
   * a field.
   */
  isReplacing?: boolean;
  /** Takes digits of the hardware keyboard wherever the focus is, except in other fields and in dialogs above. */
  listensEverywhere?: boolean;
  /** Shows the keys only, for a value that is shown elsewhere. */
  hideDisplay?: boolean;
  /** Ref to the input that shows the value. */
  ref?: Ref<HTMLInputElement>;
}
