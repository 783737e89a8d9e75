import { useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { phoneFieldMessages } from './NumberFields.messages.ts';
import { formatPhone } from './phone.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'showCount' | 'role' | 'mono' | 'align'
> {
  /** Phone number, XXX-XXX-XXXX or the entered part. */
  value?: string;
}

/**
 * Phone input that formats XXX-XXX-XXXX while typing.
 *
 * @example
 * const [phone, setPhone] = useState('+19705550142');
 * return <PhoneField label="Phone" value={phone} onChange={setPhone} />;
 */
export function PhoneField({
  value: controlled,
  defaultValue = '',
  onChange,
  ref,
  ...props
}: PhoneFieldProps) {
  const messages = useMessages('phoneField', phoneFieldMessages);
  const [own, setOwn] = useState(() => formatPhone(defaultValue));
  const value = formatPhone(controlled ?? own);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const digitsBefore = useRef<number>(undefined);

  useLayoutEffect(() => {
    const field = input.current;
    const count = digitsBefore.current;
    digitsBefore.current = undefined;
    if (!field || count === undefined || document.activeElement !== field) return;
    let at = 0;
    for (let seen = 0; at < value.length && seen < count; at++) if (/\d/.test(value[at] ?? '')) seen++;
    // After a complete group the caret is placed behind the hyphen, where the next digit is inserted.
    if (value[at] === '-' && count > 0) at++;
    field.setSelectionRange(at, at);
  });

  return (
    <TextField
      {...props}
      ref={merged}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete ?? 'tel-national'}
      placeholder={props.placeholder ?? messages.shape}
      value={value}
      onChange={(text) => {
        const caret = input.current?.selectionStart ?? text.length;
        let before = text.slice(0, caret).replace(/\D/g, '').length;
        let next = formatPhone(text);
        const all = text.replace(/\D/g, '');
        if (all.length > 10 && all.startsWith('1')) before -= 1;
        // A deleted hyphen would be inserted again, so the digit before it is deleted instead.
        if (text.length < value.length && next === value && before > 0) {
          const digits = all.slice(0, before - 1) + all.slice(before);
          before -= 1;
          next = formatPhone(digits);
        }
        digitsBefore.current = Math.max(0, before);
        setOwn(next);
        onChange?.(next);
      }}
    />
  );
}
