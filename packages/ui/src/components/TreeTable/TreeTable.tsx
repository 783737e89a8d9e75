import { DataTable, type DataTableProps } from '../../data-grid/DataTable.tsx';
import { MovableRows, type RowMoves } from './MovableRows.tsx';

export type { TreeMove } from '../Tree/treeTypes.ts';

export interface TreeTableProps<Row extends object>
  extends
    Omit<DataTableProps<Row>, 'groupBy' | 'defaultGroupBy' | 'onGroupByChange' | 'isEndless' | 'rowNumbers'>,
    Partial<RowMoves> {
  /**
   * The rows below a row. With `hasSubRows` it may give undefined for those not loaded yet; `onLoadSubRows` is then
   * called as the row unfolds. Where rows are moved, `rows` is a new list whenever what this gives has changed.
   */
  getSubRows: (row: Row) => readonly Row[] | undefined;
}

/**
 * Rows below rows: tasks and their parts, accounts and their branches. The arrows unfold and fold, a search keeps the
 * way to what it finds, and the rows below one may come from the server when it is unfolded. With `onMove` rows are
 * dragged, or moved by Alt and an arrow, between others and into them.
 */
export function TreeTable<Row extends object>({ onMove, refuseMove, ...table }: TreeTableProps<Row>) {
  if (!onMove) return <DataTable {...table} />;
  return <MovableRows {...table} onMove={onMove} {...(refuseMove ? { refuseMove } : {})} />;
}
