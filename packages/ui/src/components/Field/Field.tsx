import { CircleAlert } from 'lucide-react';
import { use, useId, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';
import { fieldMessages } from './Field.messages.ts';
import { MissingFieldsContext, requiredMark } from './requiredFields.ts';

export type FieldSize = keyof typeof styles.boxSize;

/** Props shared by all form controls. */
export interface FieldProps {
  /** Label of the field. */
  label: string;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean;
  /** Help text below the field. */
  description?: ReactNode;
  /** Error message; its presence marks the field as invalid. */
  errorMessage?: ReactNode;
  /** Marks the field as required. */
  isRequired?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Shows the value read-only. */
  isReadOnly?: boolean;
  /** Name of the form control. */
  name?: string;
  /** Focuses the control on mount. */
  autoFocus?: boolean;
  /** Size of the control. */
  size?: FieldSize;
  /** Element id. */
  id?: string;
  /** Content at the end of the label's line, e.g. a link or a unit switch. */
  labelAside?: ReactNode;
  /** Ids of further text that describes the control. */
  'aria-describedby'?: string;
}

export interface FieldIds {
  inputId: string;
  labelId: string;
  describedBy: string | undefined;
  helpId: string | undefined;
  errorId: string | undefined;
  /** Attributes of the frame of a required field. */
  requiredMark?: ReturnType<typeof requiredMark>;
}

/** Ids that associate a control with its label, help and error. */
export function useFieldIds(props: FieldProps): FieldIds {
  const id = useId();
  return fieldIds(props, props.id ?? id);
}

function fieldIds(props: FieldProps, inputId: string): FieldIds {
  const helpId = props.description ? `${inputId}-help` : undefined;
  const errorId = props.errorMessage ? `${inputId}-error` : undefined;
  return {
    inputId,
    labelId: `${inputId}-label`,
    helpId,
    errorId,
    describedBy: [errorId, helpId, props['aria-describedby']].filter(Boolean).join(' ') || undefined,
  };
}

/** Props of a field, with the message of a required field if it was empty when its form was submitted. */
export function useMissingMessage<Props extends Pick<FieldProps, 'errorMessage'>>(
  props: Props,
  mark: ReturnType<typeof requiredMark>,
): Props {
  const { required } = useMessages('field', fieldMessages);
  const missing = use(MissingFieldsContext);
  return mark && mark['data-empty'] !== false && !props.errorMessage && missing?.has(mark['data-required'])
    ? { ...props, errorMessage: required }
    : props;
}

/**
 * Props of a field, with the message of a required field if it was empty when its form was submitted, and its ids.
 * `isEmpty` is undefined for native text fields, which their form reads itself.
 */
export function useField<Props extends FieldProps>(given: Props, isEmpty?: boolean): [Props, FieldIds] {
  const id = useId();
  const inputId = given.id ?? id;
  const mark = requiredMark(given, inputId, isEmpty);
  const props = useMissingMessage(given, mark);
  return [props, { ...fieldIds(props, inputId), requiredMark: mark }];
}

interface FieldFrameProps {
  field: FieldProps;
  ids: FieldIds;
  children: ReactNode;
  /** A group of parts has no single element that a label can point at. */
  labelAs?: 'label' | 'span';
  onLabelClick?: (event: MouseEvent) => void;
  counter?: ReactNode;
}

/** Label above, control, then the error or the help. */
export function FieldFrame({
  field,
  ids,
  children,
  labelAs: Label = 'label',
  onLabelClick,
  counter,
}: FieldFrameProps) {
  const { label, hideLabel, description, errorMessage, isRequired, labelAside } = field;
  const messages = (
    <Label
      id={ids.labelId}
      {...(Label === 'label' ? { htmlFor: ids.inputId } : {})}
      className={hideLabel ? styles.hiddenLabel : styles.label}
      onClick={onLabelClick}
    >
      {label}
      {isRequired && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
    </Label>
  );
  const hasAside = Boolean(labelAside) && !hideLabel;
  return (
    <div className={cx(styles.field, hasAside && styles.withAside)} {...ids.requiredMark}>
      {messages}
      {hasAside ? <div className={styles.wholeRow}>{children}</div> : children}
      {/* Seen beside the label; reached after the control, so that Tab leads from one control to the next. */}
      {hasAside && <div className={styles.aside}>{labelAside}</div>}
      {(errorMessage || description || counter) && (
        <div className={cx(styles.footRow, hasAside && styles.wholeRow)}>
          <div>
            {errorMessage && (
              <div id={ids.errorId} className={styles.error}>
                <span className={styles.errorGlyph}>
                  <Icon icon={CircleAlert} size={14} />
                </span>
                <span>{errorMessage}</span>
              </div>
            )}
            {description && (
              <div id={ids.helpId} className={styles.help}>
                {description}
              </div>
            )}
          </div>
          {counter && <div className={cx(styles.help, styles.counter)}>{counter}</div>}
        </div>
      )}
    </div>
  );
}

/** State attributes of the box around a control; the style sheet reads them. */
export const boxState = (field: FieldProps) => ({
  'data-invalid': field.errorMessage ? true : undefined,
  'data-disabled': field.isDisabled || undefined,
  'data-readonly': field.isReadOnly || undefined,
});
