import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { formatDecimal, parseDecimal, roundDecimal } from './decimal.ts';
import { marksOf, toLocal, toPlain } from './marks.ts';
import { decimalFieldMessages } from './NumberFields.messages.ts';

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
  /** Plain decimal string ('1284.50'); '' for none. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with a decimal string while typing; rounded on blur. */
  onChange?: (value: string) => void;
  /** Called with invalid input while typing, so that the old value is not saved. */
  onUnread?: (text: string) => void;
  /** The unit after the figure: SF, %. */
  unit?: string;
  /** Minimum number of decimals. */
  minFractionDigits?: number;
  /** Maximum number of decimals. */
  maxFractionDigits?: number;
  /** Allows values below zero. */
  allowsNegative?: boolean;
  /** Message for invalid input. */
  invalidMessage?: string;
}

/**
 * A quantity. Shows thousands set apart; while it has the focus it is plain text to edit, and anything copied from
 * a sheet ("$1,284.50", "(12)") is understood. What cannot be read stays in the field with an error.
 *
 * @example
 * const [waste, setWaste] = useState('7.5');
 * return <DecimalField label="Waste" unit="%" value={waste} onChange={setWaste} />;
 */
export function DecimalField({
  value: controlled,
  defaultValue = '',
  onChange,
  onUnread,
  unit,
  minFractionDigits = 0,
  maxFractionDigits = 4,
  allowsNegative: allowNegative = false,
  invalidMessage,
  align = 'end',
  errorMessage,
  onFocus,
  onBlur,
  onKeyDown,
  ...props
}: DecimalFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  /** Text while it is edited or cannot be parsed; undefined while the value is shown. */
  const [draft, setDraft] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const value = controlled ?? own;
  const messages = useMessages('decimalField', decimalFieldMessages);
  const { locale } = useLocale();
  const marks = marksOf(locale);

  const read = (text: string) => {
    const parsed = parseDecimal(toPlain(text, marks));
    return parsed === null || (!allowNegative && parsed.startsWith('-')) ? null : parsed;
  };
  /** @param isAnew true if the previous text was not a number. */
  const commit = (next: string, isAnew = false) => {
    if (next === value && !isAnew) return;
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
  const shown =
    value === '' ? '' : toLocal(formatDecimal(value, minFractionDigits, maxFractionDigits), marks);
  const isUnread = draft !== undefined && !isEditing && read(draft) === null;
  const isNumber = isUnread && parseDecimal(toPlain(draft, marks)) !== null;
  const complaint = isNumber
    ? messages.negative
    : (invalidMessage ?? messages.notANumber(toLocal('1,284.50', marks)));

  return (
    <TextField
      {...props}
      align={align}
      inputMode="decimal"
      autoComplete={props.autoComplete ?? 'off'}
      suffix={unit}
      value={draft ?? shown}
      errorMessage={isUnread ? complaint : errorMessage}
      onChange={(text) => {
        const wasUnread = draft !== undefined && read(draft) === null;
        setDraft(text);
        const parsed = read(text);
        if (parsed === null) onUnread?.(text);
        else commit(parsed, wasUnread);
      }}
      onFocus={(event) => {
        setEditing(true);
        const input = event.currentTarget;
        const plain = draft ?? (props.isReadOnly ? shown : shown.replaceAll(marks.group, ''));
        if (draft === undefined && !props.isReadOnly) setDraft(plain);
        // Runs after the press has placed the caret, and keeps text that the user already types.
        requestAnimationFrame(() => {
          if (document.activeElement === input && input.value === plain) input.select();
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
