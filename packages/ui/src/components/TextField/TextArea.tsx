import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type Ref,
} from 'react';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { Length } from './Length.tsx';

export interface TextAreaProps extends FieldProps {
  /** Controlled value. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value. */
  onChange?: (value: string) => void;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Lines at least. */
  rows?: number;
  /** Lines at most before it scrolls. */
  maxRows?: number;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Shows the number of used characters. */
  showCount?: boolean;
  /** Enables spell checking. */
  spellCheck?: boolean;
  /** Uses the monospace font. */
  isMono?: boolean;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  /** Called on key down. */
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  /** Ref to the textarea. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Multi-line text input that grows with its content.
 *
 * @example
 * const [note, setNote] = useState('');
 * return <TextArea label="Crew note" value={note} onChange={setNote} />;
 */
export function TextArea(given: TextAreaProps) {
  const [props, ids] = useField(given);
  const {
    value,
    defaultValue,
    onChange,
    rows = 3,
    maxRows = 12,
    maxLength,
    showCount,
    isMono: mono,
    size = 'md',
  } = props;
  const [typed, setTyped] = useState(defaultValue?.length ?? 0);
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, props.ref);

  const fit = () => {
    const area = own.current;
    if (!area) return;
    const line = Number.parseFloat(getComputedStyle(area).lineHeight) || 20;
    const around = area.offsetHeight - area.clientHeight;
    area.style.height = 'auto';
    const lines = maxRows * line + 16;
    area.style.height = `${Math.min(area.scrollHeight + around, lines)}px`;
  };
  useLayoutEffect(fit, [value, maxRows]);

  return (
    <FieldFrame
      field={props}
      ids={ids}
      counter={
        showCount && maxLength ? <Length used={value?.length ?? typed} limit={maxLength} /> : undefined
      }
    >
      <div className={cx(styles.box, styles.boxSize[size], styles.boxTop)} {...boxState(props)}>
        <textarea
          ref={merged}
          id={ids.inputId}
          className={cx(styles.input, styles.textarea, mono && styles.mono)}
          rows={rows}
          name={props.name}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => {
            if (showCount && value === undefined) setTyped(event.target.value.length);
            onChange?.(event.target.value);
            fit();
          }}
          onBlur={props.onBlur}
          onKeyDown={props.onKeyDown}
          placeholder={props.placeholder}
          maxLength={maxLength}
          spellCheck={props.spellCheck}
          autoFocus={props.autoFocus}
          disabled={props.isDisabled}
          readOnly={props.isReadOnly}
          aria-required={props.isRequired || undefined}
          aria-invalid={props.errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </div>
    </FieldFrame>
  );
}
