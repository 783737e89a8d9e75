import { useRef } from 'react';
import type { Estimate as EstimateData, EstimateUpdate } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { useEditHistory, type CellEdit } from '@plumbline/ui/DataTable';
import { lineCell } from './estimate-cells.ts';
import {
  columnOf,
  isByHand,
  isOverridable,
  valueOf,
  type LineRow,
  type Overridable,
  type SheetRow,
} from './estimate-rows.ts';
import type { SaveOutcome } from './save-queue.ts';
import type { ChangeEstimate } from './useEstimate.tsx';

type Edit = CellEdit<SheetRow>;

/** Edits of the sheet's cells, saved at once and undone step by step. */
export function useSheetEdits(estimate: EstimateData, change: ChangeEstimate) {
  const cellOf = ({ row, columnId }: Edit): string | undefined =>
    row.kind === 'line'
      ? lineCell(
          { condition_id: row.group.condition_id, line_id: row.line.uuid },
          columnOf(estimate, columnId)?.field_id ?? columnId,
        )
      : undefined;
  const write = (edits: readonly Edit[]): Promise<SaveOutcome> => {
    const overrides: NonNullable<EstimateUpdate['overrides']> = [];
    const values: NonNullable<EstimateUpdate['values']> = [];
    const before = new Map<string, string>();
    // The user saw the rows as they were when the editor opened, or at the time of the step that is undone.
    const seen: number[] = [];
    for (const edit of edits) {
      const { row, columnId, value: text } = edit;
      if (row.kind !== 'line') continue;
      const of = columnOf(estimate, columnId);
      const line = { condition_id: row.group.condition_id, line_id: row.line.uuid };
      const value = text === '' ? null : text;
      if (of) values.push({ ...line, field_id: of.field_id, value });
      else if (isOverridable(columnId)) overrides.push({ ...line, field: columnId, value });
      before.set(cellOf(edit) ?? '', edit.before);
      if (row.version !== undefined) seen.push(row.version);
    }
    return change(
      {
        ...(overrides.length ? { overrides } : {}),
        ...(values.length ? { values } : {}),
      },
      { before, ...(seen.length ? { seen: Math.min(...seen) } : {}) },
    );
  };
  const history = useEditHistory<SheetRow>((edits) => void write(edits).catch(showError));
  /** Undoing an override restores the computation instead of saving the old figure as an override. */
  const asItWas = (edit: Edit): Edit =>
    isByHand(edit.row, columnOf(estimate, edit.columnId), edit.columnId) ? edit : { ...edit, before: '' };
  /** Steps to undo: without cells that kept another user's value, and back to a value that was replaced. */
  const recorded = (edits: readonly Edit[], { dropped, replaced }: SaveOutcome): Edit[] =>
    edits.flatMap((edit) => {
      const cell = cellOf(edit) ?? '';
      if (dropped.has(cell)) return [];
      return replaced.has(cell) ? [{ ...edit, before: replaced.get(cell) ?? '' }] : [asItWas(edit)];
    });
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves edits and then records them for undo: an undo before the save would revert the previous step. */
  const save = (edits: readonly Edit[]): Promise<void> => {
    const done = write(edits).then((outcome) => {
      const steps = recorded(edits, outcome);
      if (steps.length) history.record(steps);
    });
    writing.current = done.catch(() => undefined);
    return done;
  };
  /** Overrides figures of one line from the derivation panel; undone like typed edits. */
  const override = async (row: LineRow, fields: Partial<Record<Overridable, string | null>>) => {
    const edits = Object.entries(fields).map(([columnId, value]): Edit => ({
      row,
      columnId,
      value: value ?? '',
      before: isOverridable(columnId) ? (valueOf(row, columnId) ?? '') : '',
    }));
    await save(edits);
  };
  return {
    save,
    override,
    undo: () => void writing.current.then(history.undo),
    redo: () => void writing.current.then(history.redo),
  };
}
