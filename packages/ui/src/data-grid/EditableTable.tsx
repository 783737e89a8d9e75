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
  /** `sheet` (default) with cell lines, `document` with only a cursor. */
  variant?: 'sheet' | 'document';
  /**
   * Called with changed cells: typed, pasted, filled, cleared, undone (`undo`) or redone. Write `value` to the row
   * with the id. A rejection marks the cells and shows its message.
   */
  onCellsEdit: (edits: readonly CellEdit<Row>[], cause: EditCause) => void | Promise<void>;
}

/**
 * Spreadsheet-like table: typing edits, Enter moves down, Tab moves on; ranges can be copied, pasted, filled (Ctrl+D)
 * and cleared, and Ctrl+Z undoes.
 *
 * @example
 * const lines = [{ id: '1', name: 'Gypsum board 5/8″', quantity: '412' }];
 * return (
 *   <EditableTable
 *     label="Order lines"
 *     rows={lines}
 *     columns={[
 *       { id: 'name', header: 'Item', accessor: (line) => line.name },
 *       {
 *         id: 'quantity',
 *         header: 'Quantity',
 *         type: 'quantity',
 *         accessor: (line) => line.quantity,
 *         editor: { kind: 'decimal' },
 *       },
 *     ]}
 *     onCellsEdit={(edits) => console.log(edits)}
 *   />
 * );
 */
export function EditableTable<Row extends object>({
  variant = 'sheet',
  onCellsEdit,
  ...props
}: EditableTableProps<Row>) {
  const history = useEditHistory<Row>((edits, cause) => void onCellsEdit(edits, cause));
  return (
    <DataTable
      showRowNumbers
      {...props}
      variant={variant}
      onCellsEdit={(edits, cause) => {
        const result = onCellsEdit(edits, cause);
        if (result === undefined) history.record(edits);
        // A refused edit was never applied, so it is not recorded for undo.
        else return result.then(() => history.record(edits));
        return undefined;
      }}
      onUndo={history.undo}
      onRedo={history.redo}
    />
  );
}
