import { useCallback, useRef, useState } from 'react';
import type { CellEdit, EditCause } from './types.ts';

export interface EditHistory<Row> {
  /** Takes note of edits that were made, as `onCellsEdit` hands them over. */
  record: (edits: readonly CellEdit<Row>[]) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

const stepsMost = 100;

/**
 * Undo and redo for a table whose rows the caller holds. `apply` writes the values of the edits into the rows, which
 * are those of the time of the edit: find yours by their id. A paste of many cells is one step; a hundred are kept.
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
