import { CircleAlert } from 'lucide-react';
import { useId, type FocusEventHandler, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { useMissingMessage } from '../Field/Field.tsx';
import { requiredMark } from '../Field/requiredFields.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Choice.css.ts';

/** Props shared by checkbox and switch. */
export interface ToggleProps {
  /** Label of the control. */
  label: ReactNode;
  /** Hides the label visually; assistive technology still reads it. */
  hideLabel?: boolean;
  /** Help text below the label. */
  description?: ReactNode;
  /** Error message; its presence marks the field as invalid. */
  errorMessage?: ReactNode;
  /** Controlled selected state. */
  isSelected?: boolean;
  /** Initial selected state when uncontrolled. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Marks the field as required. */
  isRequired?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Shows the value without editing. */
  isReadOnly?: boolean;
  /** Name of the form control. */
  name?: string;
  /** Value submitted with the form. */
  value?: string;
  /** Focuses the control on mount. */
  autoFocus?: boolean;
  /** Size of the control. */
  size?: 'md' | 'sm';
  /** Extends the press area to the nearest positioned parent, e.g. a card. */
  isCover?: boolean;
  /** Tab order of the element. */
  tabIndex?: number;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** Props of a toggle with the message of a required one, ids of its texts and props of its native input. */
export function useToggle(given: ToggleProps) {
  const id = useId();
  const mark = requiredMark(given, id);
  const props = useMissingMessage(given, mark);
  const { label, hideLabel, description, errorMessage, isReadOnly } = props;
  const helpId = description && !hideLabel ? `${id}-help` : undefined;
  const errorId = errorMessage ? `${id}-error` : undefined;
  return {
    props,
    mark,
    helpId,
    errorId,
    input: {
      type: 'checkbox' as const,
      checked: props.isSelected,
      defaultChecked: props.defaultSelected,
      onChange: (event: { target: HTMLInputElement }) => {
        if (!isReadOnly) props.onChange?.(event.target.checked);
      },
      onClick: isReadOnly ? (event: { preventDefault: () => void }) => event.preventDefault() : undefined,
      onBlur: props.onBlur,
      name: props.name,
      value: props.value,
      autoFocus: props.autoFocus,
      disabled: props.isDisabled,
      tabIndex: props.tabIndex,
      'aria-readonly': isReadOnly || undefined,
      'aria-required': props.isRequired || undefined,
      'aria-invalid': errorMessage ? true : undefined,
      'aria-describedby': cx(errorId, helpId) || undefined,
      'aria-label': hideLabel && typeof label === 'string' ? label : undefined,
    },
  };
}

interface ToggleFrameProps {
  props: ToggleProps;
  helpId: string | undefined;
  errorId: string | undefined;
  /** Attributes of a required toggle. */
  mark: ReturnType<typeof requiredMark>;
  /** Places the label at the start and the control at the end. */
  isReversed?: boolean;
  /** Checkbox or switch. */
  children: ReactElement;
}

/** Layout of a toggle: label beside the control, help and error below. */
export function ToggleFrame({ props, helpId, errorId, mark, isReversed, children }: ToggleFrameProps) {
  const { label, hideLabel, description, errorMessage, isRequired, isDisabled, size, isCover } = props;
  const labelElement = !hideLabel && (
    <span className={styles.text}>
      {label}
      {isRequired && (
        <span className={field.required} aria-hidden>
          *
        </span>
      )}
      {description && (
        <span id={helpId} className={styles.description}>
          {description}
        </span>
      )}
    </span>
  );
  return (
    <div {...mark}>
      <label
        className={cx(
          styles.choice,
          size === 'sm' && styles.small,
          isReversed && styles.between,
          isCover && styles.cover,
        )}
        data-disabled={isDisabled || undefined}
      >
        {isReversed && labelElement}
        {children}
        {!isReversed && labelElement}
      </label>
      {errorMessage && (
        <div id={errorId} className={field.error}>
          <span className={field.errorGlyph}>
            <Icon icon={CircleAlert} size={14} />
          </span>
          <span>{errorMessage}</span>
        </div>
      )}
    </div>
  );
}
