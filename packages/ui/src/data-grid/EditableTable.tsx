import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { CellEdit, EditCause } from './types.ts';
import { useEditHistory } from './useEditHistory.ts';

export interface EditableTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  | 'variant'
  | 'cardView'
  | 'rowHref'
  | 'onRowOpen'
  | 'onCellEdit'
  | 'onPaste'
  | 'onUndo'
  | 'onRedo'
  | 'selectsCells'
> {
  /** `sheet` (default) has lines between its cells, `document` the cursor alone. */
  variant?: 'sheet' | 'document';
  /**
   * Cells were changed: typed, pasted, filled down, emptied, taken back (`undo`) or made again. Write `value` into the
   * row of that id. A rejected promise marks the cells and shows the error's message in them.
   */
  onCellsEdit: (edits: readonly CellEdit<Row>[], cause: EditCause) => void | Promise<void>;
}

/**
 * A table that is worked in like a spreadsheet: typing edits, Enter goes down and Tab on, ranges are marked, copied,
 * pasted, filled (Ctrl+D) and emptied, and Ctrl+Z takes the last change back.
 */
export function EditableTable<Row extends object>({
  variant = 'sheet',
  onCellsEdit,
  ...props
}: EditableTableProps<Row>) {
  const history = useEditHistory<Row>((edits, cause) => void onCellsEdit(edits, cause));
  return (
    <DataTable
      rowNumbers
      {...props}
      variant={variant}
      onCellsEdit={(edits, cause) => {
        const result = onCellsEdit(edits, cause);
        if (result === undefined) history.record(edits);
        // What was refused was never made, so there is nothing to take back.
        else return result.then(() => history.record(edits));
        return undefined;
      }}
      onUndo={history.undo}
      onRedo={history.redo}
    />
  );
}
