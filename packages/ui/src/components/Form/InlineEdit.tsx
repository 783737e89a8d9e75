import { Check } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../../cx.ts';
import { unreadIn } from '../Field/unread.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pressHandlers } from '../Press/press.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Form.css.ts';
import { inlineEditWords } from './Form.messages.ts';
import { useLostEdit } from './useLostEdit.ts';

const isDatePart = (element: Element) =>
  element.role === 'spinbutton' && !(element instanceof HTMLInputElement);

/** What the field in edit takes; spread it on a TextField, CurrencyField, DatePicker, ComboBox … */
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
  /** Words in place of an empty value: "Add a reviewer". */
  emptyText?: string;
  /** True if the value counts as empty. */
  isEmpty?: boolean;
  /** Saves the value. A rejection's message is shown and the field stays open with the input. */
  onSave: (value: Value) => void | Promise<void>;
  /** What is wrong with a value, before it is saved. */
  validate?: (value: Value) => string | undefined;
  /** Renders the input from the given props. */
  children: (field: InlineFieldProps<Value>) => ReactElement;
  /** Shows the value without the means to change it. */
  isReadOnly?: boolean;
  /** Label beside or above the value. */
  layout?: 'row' | 'stack';
  /** Saves with the choice itself: lists and switches. */
  saveOnChange?: boolean;
}

/** Inline edit of a record field. A press or Enter opens it; Enter or blur saves, Escape cancels. */
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
  saveOnChange,
}: InlineEditProps<Value>) {
  const words = useMessages('inlineEdit', inlineEditWords);
  const lost = useLostEdit(label);
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const [draft, setDraft] = useState(value);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [error, setError] = useState<string>();
  const latest = useRef(value);
  const opener = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const hasLeft = useRef(false);

  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const open = () => {
    latest.current = value;
    setDraft(value);
    setError(undefined);
    setState('idle');
    hasLeft.current = false;
    setEditing(true);
  };
  const shut = (refocus: boolean) => {
    setEditing(false);
    setError(undefined);
    lost.settled();
    // Saving takes its time: whoever has gone on to another field meanwhile is not fetched back.
    if (!refocus || hasLeft.current) return;
    const held = document.activeElement;
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now === held || now === document.body) opener.current?.focus();
    });
  };
  const save = async (refocus: boolean) => {
    if (busy.current) return;
    const next = latest.current;
    // The field says so itself; whoever has gone on is not fetched back.
    if (unreadIn(body.current)) return;
    if (Object.is(next, value)) return shut(refocus);
    const wrong = validate?.(next);
    if (wrong) return setError(wrong);
    busy.current = true;
    setState('saving');
    setError(undefined);
    lost.settled();
    try {
      await onSave(next);
      setState('saved');
      shut(refocus);
    } catch (failure) {
      setState('idle');
      setError(failure instanceof Error && failure.message ? failure.message : words.notSaved);
      lost.held(next);
    } finally {
      busy.current = false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      shut(true);
    } else if (
      event.key === 'Enter' &&
      !(event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey)
    ) {
      // Enter on a button inside the field is that button's.
      if (event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      void save(true);
    }
  };

  /** Parts of a date keep Enter for themselves: it is heard before them, and saves once they have read what was typed. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const part = event.target;
    if (event.key !== 'Enter' || !(part instanceof Element) || !isDatePart(part)) return;
    event.preventDefault();
    setTimeout(() => void save(true));
  };

  const name = (
    <span
      id={id}
      className={cx(styles.inlineLabel, layout === 'stack' && styles.inlineLabelStack)}
      title={label}
    >
      {label}
    </span>
  );
  return (
    <div className={cx(styles.inlineRow, layout === 'stack' && styles.inlineStack)}>
      {name}
      {isEditing ? (
        <div
          ref={body}
          className={cx(styles.inlineBody, styles.inlineEditing)}
          data-writing
          onKeyDown={onKeyDown}
          onKeyDownCapture={onKeyDownCapture}
          onFocus={() => {
            clearTimeout(leaving.current);
            hasLeft.current = false;
          }}
          onBlur={(event: FocusEvent) => {
            // Focus that goes into the field's own popover comes back here as a focus event a moment later.
            if (event.currentTarget.contains(event.relatedTarget)) return;
            clearTimeout(leaving.current);
            leaving.current = setTimeout(() => {
              hasLeft.current = true;
              void save(false);
            }, 0);
          }}
        >
          {children({
            label,
            hideLabel: true,
            size: 'sm',
            value: draft,
            onChange: (next) => {
              latest.current = next;
              setDraft(next);
              setError(undefined);
              if (Object.is(next, value)) lost.settled();
              else lost.held(next);
              if (saveOnChange) void save(true);
            },
            errorMessage: error,
            autoFocus: true,
          })}
        </div>
      ) : (
        <div className={cx(styles.inlineBody, styles.inlineReading)}>
          <button
            ref={opener}
            type="button"
            className={styles.inlineValue}
            disabled={isReadOnly}
            {...pressHandlers({ onPress: open })}
            aria-labelledby={`${id} ${id}-value`}
          >
            <span
              id={`${id}-value`}
              className={cx(
                styles.inlineWords,
                layout === 'stack' && styles.inlineWordsStack,
                isEmpty && styles.inlineEmpty,
              )}
            >
              {isEmpty ? (isReadOnly ? words.nothing : (emptyText ?? words.add)) : display}
            </span>
          </button>
          {!isEmpty && aside}
          {state === 'saved' && (
            <span className={styles.saved} aria-hidden>
              <Icon icon={Check} size={14} />
              {words.saved}
            </span>
          )}
          {state === 'saving' && (
            <span className={cx(styles.saved, styles.saving)} aria-hidden>
              {words.saving}
            </span>
          )}
        </div>
      )}
      <span role="status" className={styles.announcer}>
        {state === 'saved' ? words.savedField(label) : ''}
      </span>
    </div>
  );
}
