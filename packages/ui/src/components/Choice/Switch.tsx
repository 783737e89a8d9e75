import { useId, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './Choice.css.ts';

export interface SwitchProps {
  label: ReactNode;
  hideLabel?: boolean;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  autoFocus?: boolean;
  size?: 'md' | 'sm';
  /** Words at the start, switch at the end: rows of settings. */
  labelPosition?: 'end' | 'start';
  ref?: Ref<HTMLInputElement>;
}

/** Something that is on or off and takes effect at once. */
export function Switch({
  label,
  hideLabel,
  description,
  errorMessage,
  isSelected,
  defaultSelected,
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
  name,
  autoFocus,
  size = 'md',
  labelPosition = 'end',
  ref,
}: SwitchProps) {
  const id = useId();
  const words = !hideLabel && (
    <span className={styles.words}>
      {label}
      {description && (
        <span id={`${id}-help`} className={styles.description}>
          {description}
        </span>
      )}
    </span>
  );
  return (
    <div>
      <label
        className={cx(
          styles.choice,
          size === 'sm' && styles.small,
          labelPosition === 'start' && styles.between,
        )}
        data-disabled={isDisabled || undefined}
      >
        {labelPosition === 'start' && words}
        <span className={styles.track}>
          <input
            ref={ref}
            type="checkbox"
            role="switch"
            className={styles.switchInput}
            checked={isSelected}
            defaultChecked={defaultSelected}
            onChange={(event) => {
              if (!isReadOnly) onChange?.(event.target.checked);
            }}
            onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
            onBlur={onBlur}
            name={name}
            autoFocus={autoFocus}
            disabled={isDisabled}
            aria-readonly={isReadOnly || undefined}
            aria-describedby={
              [errorMessage && `${id}-error`, description && !hideLabel && `${id}-help`]
                .filter(Boolean)
                .join(' ') || undefined
            }
            aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          />
        </span>
        {labelPosition === 'end' && words}
      </label>
      {errorMessage && (
        <div id={`${id}-error`} className={field.error}>
          {errorMessage}
        </div>
      )}
    </div>
  );
}
