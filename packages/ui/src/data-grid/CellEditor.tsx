import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { useMessages } from '../messages/useMessages.ts';
import { parseCell } from './cellText.ts';
import { dataTableMessages } from './DataTable.messages.ts';
import * as styles from './editing.css.ts';
import type { CellEditorKind } from './types.ts';

export type EditorMove = 'down' | 'up' | 'next' | 'previous' | 'stay';

interface CellEditorProps {
  editor: CellEditorKind;
  /** Name of the cell for assistive technology. */
  label: string;
  value: string;
  /** Initially typed text; it replaces the value. */
  typed?: string;
  /** Reason of the last refusal. */
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

/** Initial value of the editor for a typed key; a select starts with the first option that begins with it. */
function beginWith(editor: CellEditorKind, value: string, typed: string | undefined): string {
  if (typed === undefined) return value;
  if (editor.kind !== 'select') return typed;
  const first = typed.toLowerCase();
  return editor.options.find((option) => option.label.toLowerCase().startsWith(first))?.value ?? value;
}

/** Message about a text that the cell cannot take. */
function problemOf(
  editor: CellEditorKind,
  text: string,
  messages: typeof dataTableMessages,
): string | undefined {
  const parsed = parseCell(editor, text);
  if (!('problem' in parsed)) return undefined;
  if (parsed.problem === 'number') return messages.enterNumber;
  return parsed.problem === 'date' ? messages.enterDate : messages.notAnOption(text);
}

/** Editor inside a cell; it keeps the position of the cell and the alignment of figures. */
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
  const messages = useMessages('dataTable', dataTableMessages);
  const [draft, setDraft] = useState(() => beginWith(editor, value, typed));
  const [problem, setProblem] = useState<string>();
  const isDone = useRef(false);
  const messageId = useId();
  const listId = useId();
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

  const parsedText = (): string => {
    const parsed = parseCell(editor, draft);
    return 'value' in parsed ? parsed.value : draft;
  };
  const commit = (move: EditorMove) => {
    if (isDone.current) return;
    const wrong = problemOf(editor, draft, messages);
    if (wrong !== undefined) {
      setProblem(wrong);
      return;
    }
    isDone.current = true;
    onCommit(parsedText(), move);
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
    'data-writing': true,
    onKeyDown,
    onBlur: () => {
      if (isDone.current) return;
      isDone.current = true;
      // An invalid value is refused by the table on blur, and stays in the cell to be corrected.
      onCommit(parsedText(), 'stay');
    },
  };
  const suggestions = editor.kind === 'tags' ? editor.options : undefined;
  return (
    <>
      {editor.kind === 'select' ? (
        <select {...shared} value={draft} onChange={(event) => setDraft(event.target.value)}>
          {/* A cell may be without a choice; then the first one must not seem chosen. */}
          {!editor.options.some((option) => option.value === draft) && <option value={draft}>{draft}</option>}
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
          type={editor.kind === 'link' ? 'url' : 'text'}
          list={suggestions && listId}
          inputMode={editor.kind === 'decimal' ? 'decimal' : undefined}
          placeholder={editor.kind === 'date' ? messages.dateShape : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(undefined);
          }}
        />
      )}
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
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
