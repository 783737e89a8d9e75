import { useEffect, useRef, useState } from 'react';
import { useUnsavedEditNotice } from '../../components/Form/useUnsavedEditNotice.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './EditableTitle.css.ts';
import { editableTitleMessages } from './EditableTitle.messages.ts';

export interface EditableTitleProps {
  /** Accessible name of the field, e.g. "Task name". */
  label: string;
  /** Saved name. */
  value: string;
  /** Called on blur with a changed, non-empty name and the name when editing began; a rejection's message is shown. */
  onSave: (value: string, begun: string) => void | Promise<void>;
  /** Shows the value as a heading without editing. */
  isReadOnly?: boolean;
  /** Maximum number of characters. */
  maxLength?: number;
}

/** Editable heading: Enter or blur saves, Escape restores. */
export function EditableTitle({ label, value, onSave, isReadOnly, maxLength }: EditableTitleProps) {
  const messages = useMessages('editableTitle', editableTitleMessages);
  const lost = useUnsavedEditNotice(label);
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isReverted = useRef(false);
  /** Text at the start of editing; a name that changes meanwhile does not replace the draft. */
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (begun.current === undefined) setDraft(value);
  }, [value]);
  if (isReadOnly) return <h2 className={styles.title}>{value}</h2>;
  const end = (shown: string) => {
    begun.current = undefined;
    setDraft(shown);
    setError(undefined);
    lost.settled();
  };
  const save = async () => {
    const next = draft.trim();
    const before = begun.current ?? value;
    if (isReverted.current || next === '' || next === before) {
      isReverted.current = false;
      end(value);
      return;
    }
    lost.settled();
    try {
      await onSave(next, before);
      // An edit in progress is not interrupted.
      if (document.activeElement === field.current) begun.current = next;
      else end(next);
    } catch (failure) {
      setError(failure instanceof Error && failure.message ? failure.message : messages.notSaved);
      lost.held(next);
    }
  };
  return (
    <div className={styles.field} data-value={draft}>
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        className={styles.input}
        value={draft}
        maxLength={maxLength}
        onFocus={() => {
          begun.current ??= value;
        }}
        onChange={(event) => {
          const written = event.target.value.replace(/\n/g, ' ');
          setDraft(written);
          lost.held(written.trim());
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            field.current?.blur();
          } else if (event.key === 'Escape' && (draft !== value || error)) {
            // Escape discards the text and keeps the panel open.
            event.preventDefault();
            event.stopPropagation();
            isReverted.current = true;
            field.current?.blur();
          }
        }}
      />
      {error && (
        <div role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </div>
  );
}
