import { useCallback, useRef, useState } from 'react';
import type { CellEdit, EditCause } from './types.ts';

export interface EditHistory<Row> {
  /** Records edits from `onCellsEdit`. */
  record: (edits: readonly CellEdit<Row>[]) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

const stepsMost = 100;

/**
 * Undo and redo for a table whose rows the caller owns. `apply` writes the values of the edits to the rows; find
 * current rows by id, because the edits contain rows of their time. A paste is one step; up to 100 steps are kept.
 */
export function useEditHistory<Row>(
  apply: (edits: readonly CellEdit<Row>[], cause: EditCause) => void,
): EditHistory<Row> {
  const done = useRef<(readonly CellEdit<Row>[])[]>([]);
  const undone = useRef<(readonly CellEdit<Row>[])[]>([]);
  const [steps, setSteps] = useState({ done: 0, undone: 0 });
  const count = useCallback(() => setSteps({ done: done.current.length, undone: undone.current.length }), []);
  return {
    record: (edits) => {
      done.current = [...done.current, edits].slice(-stepsMost);
      undone.current = [];
      count();
    },
    undo: () => {
      const edits = done.current.pop();
      if (!edits) return;
      undone.current.push(edits);
      const back = edits.map((edit) => ({ ...edit, value: edit.before, before: edit.value }));
      apply(back.toReversed(), 'undo');
      count();
    },
    redo: () => {
      const edits = undone.current.pop();
      if (!edits) return;
      done.current.push(edits);
      apply(edits, 'redo');
      count();
    },
    canUndo: steps.done > 0,
    canRedo: steps.undone > 0,
  };
}
