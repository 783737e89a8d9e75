import { DataTable, type DataTableProps } from './DataTable.tsx';

export interface TreeTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'groupBy' | 'defaultGroupBy' | 'onGroupByChange' | 'isEndless' | 'onNearEnd' | 'rowNumbers'
> {
  /**
   * The rows below a row. With `hasSubRows` it may give undefined for those not loaded yet; `onLoadSubRows` is then
   * called as the row unfolds.
   */
  getSubRows: (row: Row) => readonly Row[] | undefined;
}

/**
 * Rows below rows: tasks and their parts, accounts and their branches. The arrows unfold and fold, a search keeps the
 * way to what it finds, and the rows below one may come from the server when it is unfolded.
 */
export function TreeTable<Row extends object>(props: TreeTableProps<Row>) {
  return <DataTable {...props} />;
}
