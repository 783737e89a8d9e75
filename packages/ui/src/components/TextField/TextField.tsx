import {
  useState,
  type AriaAttributes,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type KeyboardEventHandler,
  type ClipboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Length } from './Length.tsx';

export interface InputProps {
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Browser autocomplete hint. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Keyboard hint for touch devices. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none';
  /** Maximum number of characters. */
  maxLength?: number;
  /** Label hint for the Enter key on touch devices. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
  /** Enables spell checking. */
  spellCheck?: boolean;
  /** Id of a form elsewhere on the page. */
  form?: string;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Called when the focus enters. */
  onFocus?: FocusEventHandler<HTMLInputElement>;
  /** Called on key down. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** Called on paste. */
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

export interface TextFieldProps extends FieldProps, InputProps {
  /** Controlled value. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value. */
  onChange?: (value: string) => void;
  /** Input type. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'>;
  /** Content before the input. */
  prefix?: ReactNode;
  /** Content after the input. */
  suffix?: ReactNode;
  /** Icon in the field. */
  icon?: IconType;
  /** Aligns the text to the end with tabular figures. */
  align?: 'start' | 'end';
  /** Uses the monospace font. */
  isMono?: boolean;
  /** Without a border, for table cells. */
  isBare?: boolean;
  /** Shows the used length of `maxLength`. */
  showCount?: boolean;
  /** ARIA role of the input. */
  role?: 'searchbox' | 'spinbutton';
  /** ARIA attributes that the role requires on the input. */
  aria?: AriaAttributes;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Single-line text field.
 *
 * @example
 * const [name, setName] = useState('');
 * return <TextField label="Name" isRequired value={name} onChange={setName} />;
 */
export function TextField(given: TextFieldProps) {
  const [props, ids] = useField(given);
  const {
    value,
    defaultValue,
    onChange,
    type = 'text',
    prefix,
    suffix,
    icon,
    align,
    isMono: mono,
    isBare: bare,
    showCount,
    role,
    aria,
    ref,
    size = 'md',
    placeholder,
    autoComplete,
    inputMode,
    maxLength,
    enterKeyHint,
    spellCheck,
    form,
    onBlur,
    onFocus,
    onKeyDown,
    onPaste,
  } = props;
  const [typed, setTyped] = useState(defaultValue?.length ?? 0);
  return (
    <FieldFrame
      field={props}
      ids={ids}
      counter={
        showCount && maxLength ? <Length used={value?.length ?? typed} limit={maxLength} /> : undefined
      }
    >
      <div
        className={cx(styles.box, styles.boxSize[size], bare && styles.bare)}
        {...boxState(props)}
        onMouseDown={(event) => {
          // A press on an affix or the padding belongs to the input.
          const { target, currentTarget } = event;
          if (target instanceof Element && target.closest('button, a, input')) return;
          event.preventDefault();
          currentTarget.querySelector('input')?.focus();
        }}
      >
        {icon && (
          <span className={styles.affix}>
            <Icon icon={icon} />
          </span>
        )}
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          ref={ref}
          id={ids.inputId}
          className={cx(styles.input, align === 'end' && styles.alignEnd, mono && styles.mono)}
          type={type}
          role={role}
          name={props.name}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => {
            if (showCount && value === undefined) setTyped(event.target.value.length);
            onChange?.(event.target.value);
          }}
          onBlur={onBlur}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          enterKeyHint={enterKeyHint}
          spellCheck={spellCheck}
          form={form}
          autoFocus={props.autoFocus}
          disabled={props.isDisabled}
          readOnly={props.isReadOnly}
          {...aria}
          aria-required={props.isRequired || undefined}
          aria-invalid={props.errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {suffix !== undefined && (
          <span className={styles.affix}>{typeof suffix === 'string' ? <bdi>{suffix}</bdi> : suffix}</span>
        )}
      </div>
    </FieldFrame>
  );
}
