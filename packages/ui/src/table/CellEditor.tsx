import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import * as styles from './DataTable.css.ts';
import { parseDecimal } from '../components/Number/decimal.ts';
import type { CellEditorKind } from './types.ts';

export type EditorMove = 'down' | 'up' | 'next' | 'previous' | 'stay';

interface CellEditorProps {
  editor: CellEditorKind;
  /** Name of the cell for assistive technology. */
  label: string;
  value: string;
  /** What was typed to begin with; it replaces the value. */
  typed?: string;
  /** The last refusal, in words. */
  error?: string;
  alignEnd: boolean;
  isFirstRow: boolean;
  onCommit: (value: string, move: EditorMove) => void;
  onCancel: () => void;
}

const moveOf = (event: KeyboardEvent): EditorMove | undefined => {
  if (event.key === 'Enter') return event.shiftKey ? 'up' : 'down';
  if (event.key === 'Tab') return event.shiftKey ? 'previous' : 'next';
  return undefined;
};

/** The control that stands in a cell while it is edited. It keeps its place and the figures keep theirs. */
export function CellEditor({
  editor,
  label,
  value,
  typed,
  error,
  alignEnd,
  isFirstRow,
  onCommit,
  onCancel,
}: CellEditorProps) {
  const [draft, setDraft] = useState(typed ?? value);
  const [problem, setProblem] = useState<string>();
  const isDone = useRef(false);
  const messageId = useId();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const message = problem ?? error;

  useEffect(() => {
    field.current?.focus();
    if (typed === undefined && editor.kind !== 'select') field.current?.select();
  }, [typed, editor.kind]);
  useEffect(() => {
    isDone.current = false;
    if (error) field.current?.focus();
  }, [error]);

  const commit = (move: EditorMove, final = draft) => {
    if (isDone.current) return;
    if (editor.kind === 'decimal' && final.trim() !== '') {
      const plain = parseDecimal(final);
      if (plain === null) {
        setProblem('Enter a number');
        return;
      }
      isDone.current = true;
      onCommit(plain, move);
      return;
    }
    isDone.current = true;
    onCommit(final, move);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const move = moveOf(event);
    if (move) {
      event.preventDefault();
      commit(move);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      onCancel();
    }
  };
  const shared = {
    ref: field,
    'aria-label': label,
    'aria-invalid': message ? true : undefined,
    'aria-errormessage': message ? messageId : undefined,
    className: cx(styles.editor, message && styles.editorInvalid),
    onKeyDown,
    onBlur: () => {
      if (editor.kind === 'decimal' && draft.trim() !== '' && parseDecimal(draft) === null) {
        isDone.current = true;
        onCancel();
      } else commit('stay');
    },
  };
  return (
    <>
      {editor.kind === 'select' ? (
        <select
          {...shared}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
        >
          {editor.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          value={draft}
          inputMode={editor.kind === 'decimal' ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(undefined);
          }}
        />
      )}
      {message && (
        <span
          id={messageId}
          role="alert"
          className={cx(styles.cellError, isFirstRow && styles.errorBelow, alignEnd && styles.errorAtEnd)}
        >
          {message}
        </span>
      )}
    </>
  );
}
