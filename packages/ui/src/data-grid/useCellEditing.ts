import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks.ts';
import { editText, parseCell } from './cellText.ts';
import type { dataTableMessages } from './DataTable.messages.ts';
import type { EditorMove } from './CellEditor.tsx';
import type { CellEdit, Column, EditCause } from './types.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridCursor, GridPlace } from './useGridCursor.ts';

export interface RefusedCell {
  value: string;
  message: string;
}

/** A cell to be changed, as text: typed, pasted, filled or empty. */
export interface WantedEdit<Row> {
  row: Row;
  column: Column<Row>;
  text: string;
}

export interface EditingCell {
  id: string;
  columnId: string;
  /** Initially typed text; it replaces the value. */
  typed?: string;
}

/** Values that are pending or refused, by row and column. */
export interface RowEdits {
  pending?: Readonly<Record<string, string>>;
  refused?: Readonly<Record<string, RefusedCell>>;
}

export interface CellEditing<Row> {
  editing: EditingCell | undefined;
  editorOf: (row: Row | undefined, col: number) => Column<Row> | undefined;
  isEditable: (row: Row, columnId: string) => boolean;
  start: (place: GridPlace, typed?: string) => boolean;
  /** Turns a boolean cell over. */
  toggle: (place: GridPlace) => boolean;
  commit: (row: Row, id: string, columnId: string, text: string, move: EditorMove) => void;
  cancel: () => void;
  apply: (edits: readonly WantedEdit<Row>[], cause: EditCause) => void;
  /** Puts the value back that was there before a refused one; false when none was refused. */
  putBack: (rowId: string, columnId: string) => boolean;
  editsOf: (rowId: string) => RowEdits | undefined;
  hasEdits: boolean;
}

type ByRow = ReadonlyMap<string, RowEdits>;

function withEdit(
  was: ByRow,
  id: string,
  columnId: string,
  change: { pending?: string | undefined; refused?: RefusedCell | undefined },
): ByRow {
  const row = was.get(id);
  if (!row && change.pending === undefined && change.refused === undefined) return was;
  const entries = <Value>(kept: Readonly<Record<string, Value>> | undefined, value: Value | undefined) => {
    const { [columnId]: _gone, ...others } = kept ?? {};
    return value === undefined ? others : { ...others, [columnId]: value };
  };
  const next = new Map(was);
  const pending = entries(row?.pending, 'pending' in change ? change.pending : row?.pending?.[columnId]);
  const refused = entries(row?.refused, 'refused' in change ? change.refused : row?.refused?.[columnId]);
  if (Object.keys(pending).length + Object.keys(refused).length === 0) next.delete(id);
  else next.set(id, { pending, refused });
  return next;
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

const problemText = (
  messages: typeof dataTableMessages,
  problem: 'number' | 'date' | 'option',
  text: string,
): string => {
  if (problem === 'number') return messages.enterNumber;
  return problem === 'date' ? messages.enterDate : messages.notAnOption(text);
};
/** Row as it was when the editor opened: the user has not seen a newer one behind the editor. */
const seenRow = <Row>(opened: Row | undefined, current: Row, idOf: (row: Row) => string): Row =>
  opened !== undefined && idOf(opened) === idOf(current) ? opened : current;

export function useCellEditing<Row extends object>(
  { props, traits, layout, lines, messages, idOf }: GridModel<Row>,
  { place: cursor, moveTo }: GridCursor,
  announce: (message: string) => void,
): CellEditing<Row> {
  const { onCellEdit, onCellsEdit, onPaste, onAppend } = props;
  const { firstCol, places } = layout;
  const [editing, setEditing] = useState<EditingCell>();
  const [edits, setEdits] = useState<ByRow>(new Map());

  const editorOf = (row: Row | undefined, col: number): Column<Row> | undefined => {
    const column = places[col - firstCol]?.column;
    if (!row || !column?.editor || !traits.canEdit) return undefined;
    return column.isEditable && !column.isEditable(row) ? undefined : column;
  };
  const isEditable = useLatest((row: Row, columnId: string): boolean => {
    const at = places.findIndex((place) => place.column.id === columnId);
    return editorOf(row, at + firstCol) !== undefined;
  });

  const set = (id: string, columnId: string, change: Parameters<typeof withEdit>[3]) =>
    setEdits((was) => withEdit(was, id, columnId, change));
  const refuse = (edit: CellEdit<Row>, message: string) => {
    const column = props.columns.find((one) => one.id === edit.columnId);
    set(idOf(edit.row), edit.columnId, { pending: undefined, refused: { value: edit.value, message } });
    announce(messages.refused(column?.header ?? '', message));
  };
  /** Passes valid values to the caller; they are pending until the caller's promise settles. */
  const save = (valid: readonly CellEdit<Row>[], cause: EditCause) => {
    const settle = (of: readonly CellEdit<Row>[], act: () => void | Promise<void>) => {
      try {
        const result = act();
        if (result === undefined) {
          for (const edit of of) set(idOf(edit.row), edit.columnId, { pending: undefined });
          return;
        }
        for (const edit of of) set(idOf(edit.row), edit.columnId, { pending: edit.value });
        result.then(
          () => {
            for (const edit of of) set(idOf(edit.row), edit.columnId, { pending: undefined });
          },
          (reason: unknown) => {
            for (const edit of of) refuse(edit, messageOf(reason));
          },
        );
      } catch (reason) {
        for (const edit of of) refuse(edit, messageOf(reason));
      }
    };
    if (valid.length === 0) return;
    if (onCellsEdit) settle(valid, () => onCellsEdit(valid, cause));
    else if (cause === 'paste' && onPaste)
      settle(valid, () => onPaste(valid.map(({ row, columnId, value }) => ({ row, columnId, value }))));
    else if (onCellEdit)
      for (const edit of valid) settle([edit], () => onCellEdit(edit.row, edit.columnId, edit.value));
  };
  const apply = useLatest((edits: readonly WantedEdit<Row>[], cause: EditCause): void => {
    const valid: CellEdit<Row>[] = [];
    const validating: { edit: CellEdit<Row>; verdict: Promise<string | undefined> }[] = [];
    for (const { row, column, text } of edits) {
      if (!column.editor) continue;
      const before = editText(column, row);
      const parsed = parseCell(column.editor, text);
      const edit = { row, columnId: column.id, value: 'value' in parsed ? parsed.value : text, before };
      if ('problem' in parsed) {
        refuse(edit, problemText(messages, parsed.problem, text));
        continue;
      }
      const verdict = column.validate?.(edit.value, row);
      if (verdict instanceof Promise) {
        validating.push({ edit, verdict });
        set(idOf(row), column.id, { pending: edit.value, refused: undefined });
        continue;
      }
      if (verdict !== undefined) {
        refuse(edit, verdict);
        continue;
      }
      set(idOf(row), column.id, { refused: undefined });
      valid.push(edit);
    }
    save(valid, cause);
    if (validating.length === 0) return;
    void Promise.all(
      validating.map(({ edit, verdict }) =>
        verdict.then(
          (reason) => ({ edit, reason }),
          (failure: unknown) => ({ edit, reason: messageOf(failure) }),
        ),
      ),
    ).then((judged) => {
      for (const { edit, reason } of judged) if (reason !== undefined) refuse(edit, reason);
      save(
        judged.flatMap(({ edit, reason }) => (reason === undefined ? [edit] : [])),
        cause,
      );
    });
  });

  /** Column that the cursor takes in the row that is being added; −1 for the first that can be edited. */
  const appendsTo = useRef<number>(undefined);
  const total = lines.length;
  const toAppended = useLatest((line: number): void => {
    const appendedColumn = appendsTo.current;
    if (appendedColumn === undefined) return;
    appendsTo.current = undefined;
    const first = places.findIndex((_, index) => editorOf(lines.rowAt(line), index + firstCol));
    moveTo({ row: line, col: appendedColumn >= 0 ? appendedColumn : first + firstCol });
  });
  useEffect(() => toAppended(total - 1), [total, toAppended]);

  const placeAfter = (move: EditorMove): GridPlace => {
    if (move === 'down') return { ...cursor, row: Math.min(cursor.row + 1, total - 1) };
    if (move === 'up') return { ...cursor, row: Math.max(cursor.row - 1, 0) };
    const step = move === 'next' ? 1 : -1;
    let { row, col } = cursor;
    for (let tries = total * places.length; tries > 0; tries--) {
      col += step;
      if (col >= firstCol + places.length) {
        col = firstCol;
        row += 1;
      } else if (col < firstCol) {
        col = firstCol + places.length - 1;
        row -= 1;
      }
      if (row < 0 || row >= total) return cursor;
      if (editorOf(lines.rowAt(row), col)) return { row, col };
    }
    return cursor;
  };
  const openedRow = useRef<Row>(undefined);
  const commit = useLatest((now: Row, id: string, columnId: string, text: string, move: EditorMove): void => {
    setEditing(undefined);
    const row = seenRow(openedRow.current, now, idOf);
    const column = props.columns.find((one) => one.id === columnId);
    if (!column) return;
    const wasRefused = edits.get(id)?.refused?.[columnId] !== undefined;
    if (text !== editText(column, row) || wasRefused) apply([{ row, column, text }], 'edit');
    if (move === 'stay') return;
    const next = placeAfter(move);
    const isAtEnd =
      (move === 'down' || move === 'next') && next.row === cursor.row && next.col === cursor.col;
    if (isAtEnd && onAppend && cursor.row === total - 1) {
      appendsTo.current = move === 'down' ? cursor.col : -1;
      onAppend();
    }
    moveTo(next);
  });
  const toggle = (place: GridPlace): boolean => {
    const row = lines.rowAt(place.row);
    const column = editorOf(row, place.col);
    if (!row || column?.editor?.kind !== 'boolean') return false;
    const shown = edits.get(idOf(row))?.pending?.[column.id] ?? editText(column, row);
    apply([{ row, column, text: shown === 'true' ? 'false' : 'true' }], 'edit');
    return true;
  };
  return {
    editing,
    editorOf,
    isEditable,
    start: (place, typed) => {
      const row = lines.rowAt(place.row);
      const column = editorOf(row, place.col);
      if (!row || !column) return false;
      if (column.editor?.kind === 'boolean') return toggle(place);
      openedRow.current = row;
      setEditing({ id: idOf(row), columnId: column.id, typed });
      return true;
    },
    toggle,
    commit,
    cancel: useLatest((): void => {
      setEditing(undefined);
      moveTo(cursor);
    }),
    apply,
    putBack: (rowId, columnId) => {
      if (edits.get(rowId)?.refused?.[columnId] === undefined) return false;
      set(rowId, columnId, { refused: undefined });
      return true;
    },
    editsOf: (rowId) => edits.get(rowId),
    hasEdits: edits.size > 0,
  };
}
