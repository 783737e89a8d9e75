import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import * as styles from './TaskPanel.css.ts';
import { taskPanelWords } from './TaskPanel.words.ts';

export interface TaskTitleProps {
  /** Names the field: "Task name". */
  label: string;
  value: string;
  /** Called as it is left, when it says something else and something at all; a rejection's message stands below. */
  onSave: (value: string) => void | Promise<void>;
  isReadOnly?: boolean;
  maxLength?: number;
}

/** The heading of an item as a field: Enter or leaving saves, Escape puts back what was there. */
export function TaskTitle({ label, value, onSave, isReadOnly, maxLength }: TaskTitleProps) {
  const words = useWords('taskPanel', taskPanelWords);
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isBack = useRef(false);
  useEffect(() => setDraft(value), [value]);
  if (isReadOnly) return <h2 className={styles.title}>{value}</h2>;
  const save = async () => {
    const next = draft.trim();
    if (isBack.current || next === '' || next === value) {
      isBack.current = false;
      setDraft(value);
      setError(undefined);
      return;
    }
    try {
      await onSave(next);
      setError(undefined);
    } catch (failure) {
      setError(failure instanceof Error && failure.message ? failure.message : words.notSaved);
    }
  };
  return (
    <div className={styles.titleField} data-value={draft}>
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        className={styles.titleInput}
        value={draft}
        maxLength={maxLength}
        onChange={(event) => setDraft(event.target.value.replace(/\n/g, ' '))}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            field.current?.blur();
          } else if (event.key === 'Escape' && draft !== value) {
            // What was typed goes; the panel stays.
            event.preventDefault();
            event.stopPropagation();
            isBack.current = true;
            field.current?.blur();
          }
        }}
      />
      {error && (
        <div role="alert" className={styles.titleError}>
          {error}
        </div>
      )}
    </div>
  );
}
