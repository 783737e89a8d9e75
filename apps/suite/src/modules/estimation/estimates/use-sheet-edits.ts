import { useRef } from 'react';
import type { Estimate as EstimateData, EstimateUpdate } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { useEditHistory, type CellEdit } from '@plumbline/ui/DataTable';
import {
  columnOf,
  isByHand,
  isOverridable,
  valueOf,
  type LineRow,
  type Overridable,
  type SheetRow,
} from './estimate-rows.ts';
import type { useEstimate } from './useEstimate.ts';

/** Edits of the sheet's cells, saved at once and undone step by step. */
export function useSheetEdits(estimate: EstimateData, change: ReturnType<typeof useEstimate>['change']) {
  const write = (edits: readonly CellEdit<SheetRow>[]): Promise<void> => {
    const overrides: NonNullable<EstimateUpdate['overrides']> = [];
    const values: NonNullable<EstimateUpdate['values']> = [];
    for (const { row, columnId, value: text } of edits) {
      if (row.kind !== 'line') continue;
      const of = columnOf(estimate, columnId);
      const line = { condition_id: row.group.condition_id, line_id: row.line.uuid };
      const value = text === '' ? null : text;
      if (of) values.push({ ...line, field_id: of.field_id, value });
      else if (isOverridable(columnId)) overrides.push({ ...line, field: columnId, value });
    }
    return change({
      ...(overrides.length ? { overrides } : {}),
      ...(values.length ? { values } : {}),
    });
  };
  const history = useEditHistory<SheetRow>((edits) => void write(edits).catch(showError));
  /** Undoing an override restores the computation instead of saving the old figure as an override. */
  const asItWas = (edit: CellEdit<SheetRow>): CellEdit<SheetRow> =>
    isByHand(edit.row, columnOf(estimate, edit.columnId), edit.columnId) ? edit : { ...edit, before: '' };
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves edits and then records them for undo: an undo before the save would revert the previous step. */
  const save = (edits: readonly CellEdit<SheetRow>[]): Promise<void> => {
    const done = write(edits).then(() => history.record(edits.map(asItWas)));
    writing.current = done.catch(() => undefined);
    return done;
  };
  /** Overrides figures of one line from the derivation panel; undone like typed edits. */
  const override = async (row: LineRow, fields: Partial<Record<Overridable, string | null>>) => {
    const edits = Object.entries(fields).map(([columnId, value]): CellEdit<SheetRow> => ({
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
