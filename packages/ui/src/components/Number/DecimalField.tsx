import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { formatDecimal, parseDecimal, roundDecimal } from './decimal.ts';

export interface DecimalFieldProps extends Omit<
  TextFieldProps,
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'suffix'
  | 'mono'
  | 'role'
  | 'inputMode'
  | 'maxLength'
  | 'showCount'
> {
  /** A plain decimal string ('1284.50'); '' for none. Never a float. */
  value?: string;
  defaultValue?: string;
  /** Called with a plain decimal string as it is typed, rounded once on leaving. */
  onChange?: (value: string) => void;
  /** The unit after the figure: SQFT, %. */
  unit?: string;
  /** Places that are always shown. */
  minFractionDigits?: number;
  /** Places that are kept. */
  maxFractionDigits?: number;
  allowNegative?: boolean;
  /** What is said about words that are no number. */
  invalidMessage?: string;
}

/**
 * A quantity. Shows thousands set apart; while it has the focus it is plain text to edit, and anything copied from
 * a sheet ("$1,284.50", "(12)") is understood. What cannot be read stays in the field with an error.
 */
export function DecimalField({
  value: controlled,
  defaultValue = '',
  onChange,
  unit,
  minFractionDigits = 0,
  maxFractionDigits = 4,
  allowNegative = false,
  invalidMessage = 'Enter a number, like 1,284.50.',
  align = 'end',
  errorMessage,
  onFocus,
  onBlur,
  onKeyDown,
  ...props
}: DecimalFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  /** The words while they are edited or cannot be read; undefined while the figure speaks for itself. */
  const [draft, setDraft] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const value = controlled ?? own;

  const read = (text: string) => {
    const parsed = parseDecimal(text);
    return parsed === null || (!allowNegative && parsed.startsWith('-')) ? null : parsed;
  };
  const commit = (next: string) => {
    if (next === value) return;
    setOwn(next);
    onChange?.(next);
  };
  const settle = () => {
    if (draft === undefined) return;
    const parsed = read(draft);
    if (parsed === null) return;
    commit(parsed === '' ? '' : roundDecimal(parsed, maxFractionDigits));
    setDraft(undefined);
  };
  const shown = value === '' ? '' : formatDecimal(value, minFractionDigits, maxFractionDigits);
  const unread = draft !== undefined && !isEditing && read(draft) === null;

  return (
    <TextField
      {...props}
      align={align}
      inputMode="decimal"
      autoComplete={props.autoComplete ?? 'off'}
      suffix={unit}
      value={draft ?? shown}
      errorMessage={unread ? invalidMessage : errorMessage}
      onChange={(text) => {
        setDraft(text);
        const parsed = read(text);
        if (parsed !== null) commit(parsed);
      }}
      onFocus={(event) => {
        setEditing(true);
        if (draft === undefined && !props.isReadOnly) setDraft(shown.replaceAll(',', ''));
        const input = event.currentTarget;
        requestAnimationFrame(() => {
          if (document.activeElement === input) input.select();
        });
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setEditing(false);
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        onKeyDown?.(event);
      }}
    />
  );
}
