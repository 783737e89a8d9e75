import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import * as field from '../Field/Field.css.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { marksOf, toLocal, toPlain } from './marks.ts';
import { numberFieldMessages } from './NumberFields.messages.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'mono'
  | 'role'
  | 'inputMode'
  | 'maxLength'
  | 'showCount'
  | 'aria'
> {
  /** Integer; null if empty. Use DecimalField and CurrencyField for quantities and money. */
  value?: number | null;
  /** Initial value when uncontrolled. */
  defaultValue?: number | null;
  /** Called with the number, or null when cleared. */
  onChange?: (value: number | null) => void;
  /** Smallest allowed value. */
  min?: number;
  /** Largest allowed value. */
  max?: number;
  /** Step of the value. */
  step?: number;
  /** Hides the plus and minus buttons. */
  hideStepper?: boolean;
}

/**
 * Input for a count such as days, copies or pages. Arrow keys step by one, Page Up and Page Down by ten.
 *
 * @example
 * const [count, setCount] = useState<number | null>(4);
 * return <NumberField label="Crew size" min={1} value={count} onChange={setCount} />;
 */
export function NumberField({
  value: controlled,
  defaultValue = null,
  onChange,
  min = 0,
  max = 999_999_999,
  step = 1,
  hideStepper,
  suffix,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const value = controlled === undefined ? own : controlled;
  const messages = useMessages('numberField', numberFieldMessages);
  const { locale } = useLocale();
  const marks = marksOf(locale);

  const commit = (next: number | null) => {
    setDraft(undefined);
    if (next === value) return;
    setOwn(next);
    onChange?.(next);
  };
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const stepBy = (steps: number) => {
    if (props.isDisabled || props.isReadOnly) return;
    commit(clamp((value ?? min - step * Math.sign(steps)) + steps * step));
  };
  const settle = () => {
    if (draft === undefined) return;
    const digits = toPlain(draft, marks).replace(/[^\d-]/g, '');
    commit(digits === '' || digits === '-' ? null : clamp(Number.parseInt(digits, 10)));
  };
  const stepper = (label: string, icon: typeof Plus, by: number, end: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      size="xs"
      hideTooltip
      excludeFromTabOrder
      preventFocusOnPress
      isDisabled={props.isDisabled || props.isReadOnly || end}
      onPress={() => stepBy(by)}
    />
  );
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria={{
        'aria-valuenow': value ?? undefined,
        'aria-valuemin': min,
        'aria-valuemax': max,
        'aria-valuetext': value === null ? messages.empty : undefined,
      }}
      align={props.align ?? 'start'}
      value={draft ?? (value === null ? '' : toLocal(String(value), marks))}
      onChange={(text) => {
        const plain = toPlain(text, marks).replace(/,/g, '');
        if (!/^-?\d*$/.test(plain)) return;
        const next = Number.parseInt(plain, 10);
        if (text === '') commit(null);
        else if (next >= min && next <= max) commit(next);
        setDraft(text);
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
        if (by !== undefined) {
          event.preventDefault();
          stepBy(by);
        } else if (event.key === 'Enter') settle();
        onKeyDown?.(event);
      }}
      suffix={
        <>
          {suffix}
          {!hideStepper && (
            <span className={field.steppers}>
              {stepper(messages.decrease(props.label), Minus, -1, value !== null && value <= min)}
              {stepper(messages.increase(props.label), Plus, 1, value !== null && value >= max)}
            </span>
          )}
        </>
      }
    />
  );
}
