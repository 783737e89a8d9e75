import { Check, Minus } from 'lucide-react';
import { useEffect, useId, useRef, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import * as styles from './Choice.css.ts';

export interface CheckboxProps {
  label: ReactNode;
  hideLabel?: boolean;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  value?: string;
  autoFocus?: boolean;
  size?: 'md' | 'sm';
  tabIndex?: number;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({
  label,
  hideLabel,
  description,
  errorMessage,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  onChange,
  onBlur,
  isRequired,
  isDisabled,
  isReadOnly,
  name,
  value,
  autoFocus,
  size = 'md',
  tabIndex,
  ref,
}: CheckboxProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => {
    // Only a property, never an attribute; a press resets it.
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  const describedBy =
    [errorMessage && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label
        className={cx(styles.choice, size === 'sm' && styles.small)}
        data-disabled={isDisabled || undefined}
      >
        <span className={cx(styles.mark, hideLabel && styles.target)}>
          <input
            ref={merged}
            type="checkbox"
            className={cx(styles.input, styles.square)}
            checked={isSelected}
            defaultChecked={defaultSelected}
            onChange={(event) => {
              if (!isReadOnly) onChange?.(event.target.checked);
            }}
            onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
            onBlur={onBlur}
            name={name}
            value={value}
            autoFocus={autoFocus}
            disabled={isDisabled}
            tabIndex={tabIndex}
            aria-readonly={isReadOnly || undefined}
            aria-required={isRequired || undefined}
            aria-invalid={errorMessage ? true : undefined}
            aria-describedby={describedBy}
            aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          />
          <span className={styles.glyph}>
            <Icon icon={isIndeterminate ? Minus : Check} size={12} bold />
          </span>
        </span>
        {!hideLabel && (
          <span className={styles.words}>
            {label}
            {isRequired && (
              <span className={field.required} aria-hidden>
                *
              </span>
            )}
            {description && (
              <span id={`${id}-help`} className={styles.description}>
                {description}
              </span>
            )}
          </span>
        )}
      </label>
      {errorMessage && (
        <div id={`${id}-error`} className={field.error}>
          {errorMessage}
        </div>
      )}
    </div>
  );
}
