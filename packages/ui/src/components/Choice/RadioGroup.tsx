import { useId, useState, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useField, type FieldProps } from '../Field/Field.tsx';
import type { ChoiceOption } from './CheckboxGroup.tsx';
import * as styles from './Choice.css.ts';
import { GroupFrame } from './Group.tsx';

export interface RadioGroupProps extends FieldProps {
  /** Options to choose from. */
  options: readonly ChoiceOption[];
  /** Controlled id of the checked option. */
  value?: string | null;
  /** Initially checked id when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the checked id. */
  onChange?: (value: string) => void;
  /** Direction of the layout. */
  orientation?: 'vertical' | 'horizontal';
  /** Shows each option as a card, for options with a description. */
  hasCards?: boolean;
  /** Ref to the first input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Choice of one of a few visible options.
 *
 * @example
 * const [terms, setTerms] = useState<string | null>('net30');
 * return (
 *   <RadioGroup
 *     label="Payment terms"
 *     options={[
 *       { id: 'net30', label: 'Net 30' },
 *       { id: 'net60', label: 'Net 60' },
 *     ]}
 *     value={terms}
 *     onChange={setTerms}
 *   />
 * );
 */
export function RadioGroup(given: RadioGroupProps) {
  const {
    options,
    value: controlled,
    defaultValue = null,
    onChange,
    orientation,
    hasCards: cards,
    ref,
  } = given;
  const unique = useId();
  const [own, setOwn] = useState(defaultValue);
  const value = controlled === undefined ? own : controlled;
  const [props, ids] = useField(given, value === null);
  // Browsers focus the checked radio of a group, so a failed save points at it.
  const focusable = options.findIndex(({ id }) => id === value);
  return (
    <GroupFrame props={props} ids={ids} role="radiogroup" orientation={orientation}>
      {options.map((option, at) => {
        const isDisabled = props.isDisabled || option.isDisabled;
        return (
          <label
            key={option.id}
            className={cx(styles.choice, props.size === 'sm' && styles.small, cards && styles.card)}
            data-disabled={isDisabled || undefined}
          >
            <span className={styles.mark}>
              <input
                ref={at === Math.max(0, focusable) ? ref : undefined}
                type="radio"
                className={cx(styles.input, styles.round)}
                name={props.name ?? unique}
                value={option.id}
                checked={value === option.id}
                disabled={isDisabled}
                autoFocus={props.autoFocus && at === Math.max(0, focusable)}
                aria-describedby={option.description ? `${unique}-${option.id}` : undefined}
                onClick={props.isReadOnly ? (event) => event.preventDefault() : undefined}
                onChange={() => {
                  if (props.isReadOnly) return;
                  setOwn(option.id);
                  onChange?.(option.id);
                }}
              />
              <span className={styles.glyph}>
                <span className={styles.dot} />
              </span>
            </span>
            <span className={styles.text}>
              {option.label}
              {option.description && (
                <span id={`${unique}-${option.id}`} className={styles.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </GroupFrame>
  );
}
