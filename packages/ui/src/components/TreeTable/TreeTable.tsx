import { DataTable, type DataTableProps } from '../../data-grid/DataTable.tsx';
import { MovableRows, type RowMoves } from './MovableRows.tsx';

export type { TreeMove } from '../Tree/treeTypes.ts';

export interface TreeTableProps<Row extends object>
  extends
    Omit<DataTableProps<Row>, 'groupBy' | 'defaultGroupBy' | 'onGroupByChange' | 'isEndless' | 'rowNumbers'>,
    Partial<RowMoves> {
  /**
   * Returns the children of a row. With `hasSubRows` it may return undefined for rows not loaded; `onLoadSubRows` is
   * then called on expansion. For movable rows, pass a new `rows` array when the result changes.
   */
  getSubRows: (row: Row) => readonly Row[] | undefined;
}

/**
 * Table with nested rows. Arrows expand and collapse, a search keeps the parents of matches, children can be loaded
 * on expansion. With `onMove`, rows can be dragged or moved with Alt and an arrow.
 *
 * @example
 * interface Task {
 *   id: string;
 *   name: string;
 *   subtasks?: Task[];
 * }
 * const tasks: Task[] = [{ id: '1', name: 'Permits', subtasks: [{ id: '2', name: 'Plan check' }] }];
 * return (
 *   <TreeTable
 *     label="Tasks"
 *     rows={tasks}
 *     getSubRows={(task) => task.subtasks}
 *     columns={[{ id: 'name', header: 'Name', accessor: (task) => task.name }]}
 *   />
 * );
 */
export function TreeTable<Row extends object>({ onMove, refuseMove, ...table }: TreeTableProps<Row>) {
  if (!onMove) return <DataTable {...table} />;
  return <MovableRows {...table} onMove={onMove} {...(refuseMove ? { refuseMove } : {})} />;
}
