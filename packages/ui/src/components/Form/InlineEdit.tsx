import { Check } from 'lucide-react';
import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pressHandlers } from '../Press/press.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Form.css.ts';
import { inlineEditMessages } from './Form.messages.ts';
import { useInlineEditing, type SaveState } from './useInlineEditing.ts';

/** Props for the field in edit mode; spread them on a TextField, CurrencyField, DatePicker or ComboBox. */
export interface InlineFieldProps<Value> {
  /** Label for assistive technology. */
  label: string;
  /** Always true: the label is shown by the surrounding row. */
  hideLabel: true;
  /** Always `sm`. */
  size: 'sm';
  /** Current value. */
  value: Value;
  /** Called with the new value. */
  onChange: (value: Value) => void;
  /** Error of the last save. */
  errorMessage: ReactNode;
  /** Always true: the field appears on edit. */
  autoFocus: true;
}

export interface InlineEditProps<Value> {
  /** Label of the field. */
  label: string;
  /** Saved value. */
  value: Value;
  /** Formatted value. */
  display: ReactNode;
  /** Content beside the value, e.g. a link to the record. */
  aside?: ReactNode;
  /** Text in place of an empty value: "Add a reviewer". */
  emptyText?: string;
  /** True if the value counts as empty. */
  isEmpty?: boolean;
  /** Saves the value. A rejection's message is shown and the field stays open with the input. */
  onSave: (value: Value) => void | Promise<void>;
  /** Returns the error of a value before it is saved. */
  validate?: (value: Value) => string | undefined;
  /** Renders the input from the given props. */
  children: (field: InlineFieldProps<Value>) => ReactElement;
  /** Shows the value read-only. */
  isReadOnly?: boolean;
  /** Label beside or above the value. */
  layout?: 'row' | 'stack';
  /** Saves immediately on change, for lists and switches. */
  savesOnChange?: boolean;
}

interface InlineValueProps {
  /** Id of the label. */
  labelId: string;
  layout: 'row' | 'stack';
  isReadOnly: boolean | undefined;
  isEmpty: boolean;
  state: SaveState;
  /** Content beside the value. */
  aside: ReactNode;
  onOpen: () => void;
  /** Formatted value, or the text of an empty one. */
  children: ReactNode;
  /** Ref to the button. */
  ref: Ref<HTMLButtonElement>;
}

/** Value as a button that opens the field. */
function InlineValue({
  labelId,
  layout,
  isReadOnly,
  isEmpty,
  state,
  aside,
  onOpen,
  children,
  ref,
}: InlineValueProps) {
  const messages = useMessages('inlineEdit', inlineEditMessages);
  return (
    <div className={cx(styles.inlineBody, styles.inlineReading)}>
      <button
        ref={ref}
        type="button"
        className={styles.inlineValue}
        disabled={isReadOnly}
        {...pressHandlers({ onPress: onOpen })}
        aria-labelledby={`${labelId} ${labelId}-value`}
      >
        <span
          id={`${labelId}-value`}
          className={cx(
            styles.inlineText,
            layout === 'stack' && styles.inlineTextStack,
            isEmpty && styles.inlineEmpty,
          )}
        >
          {children}
        </span>
      </button>
      {!isEmpty && aside}
      {state === 'saved' && (
        <span className={styles.saved} aria-hidden>
          <Icon icon={Check} size={14} />
          {messages.saved}
        </span>
      )}
      {state === 'saving' && (
        <span className={cx(styles.saved, styles.saving)} aria-hidden>
          {messages.saving}
        </span>
      )}
    </div>
  );
}

/**
 * Inline edit of a record field. A press or Enter opens it; Enter or blur saves, Escape cancels.
 *
 * @example
 * const [name, setName] = useState('Riverside Clinic');
 * return (
 *   <InlineEdit label="Name" value={name} display={name} onSave={setName}>
 *     {(field) => <TextField {...field} />}
 *   </InlineEdit>
 * );
 */
export function InlineEdit<Value>({
  label,
  value,
  display,
  aside,
  emptyText,
  isEmpty = value === null || value === undefined || value === '',
  onSave,
  validate,
  children,
  isReadOnly,
  layout = 'row',
  savesOnChange: saveOnChange,
}: InlineEditProps<Value>) {
  const messages = useMessages('inlineEdit', inlineEditMessages);
  const id = useId();
  const { isEditing, draft, state, error, opener, body, open, change, fieldProps } = useInlineEditing({
    label,
    value,
    onSave,
    validate,
    savesOnChange: saveOnChange,
  });
  return (
    <div className={cx(styles.inlineRow, layout === 'stack' && styles.inlineStack)}>
      <span
        id={id}
        className={cx(styles.inlineLabel, layout === 'stack' && styles.inlineLabelStack)}
        title={label}
      >
        {label}
      </span>
      {isEditing ? (
        <div ref={body} className={cx(styles.inlineBody, styles.inlineEditing)} data-writing {...fieldProps}>
          {children({
            label,
            hideLabel: true,
            size: 'sm',
            value: draft,
            onChange: change,
            errorMessage: error,
            autoFocus: true,
          })}
        </div>
      ) : (
        <InlineValue
          ref={opener}
          labelId={id}
          layout={layout}
          isReadOnly={isReadOnly}
          isEmpty={isEmpty}
          state={state}
          aside={aside}
          onOpen={open}
        >
          {isEmpty ? (isReadOnly ? messages.nothing : (emptyText ?? messages.add)) : display}
        </InlineValue>
      )}
      <span role="status" className={styles.announcer}>
        {state === 'saved' ? messages.savedField(label) : ''}
      </span>
    </div>
  );
}
