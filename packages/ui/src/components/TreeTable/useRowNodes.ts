import { useMemo } from 'react';
import type { DataTableProps } from '../../data-grid/DataTable.tsx';
import { defaultRowId } from '../../data-grid/plainRows.ts';
import { indexNodes } from '../Tree/tree.ts';
import type { TreeNode } from '../Tree/treeTypes.ts';

type RowNodesOptions<Row extends object> = Pick<
  DataTableProps<Row>,
  'rows' | 'getRowId' | 'rowLabel' | 'getSubRows' | 'hasSubRows'
>;

/** Rows of a tree table as nodes of a tree, with the rows by node id and the index of the nodes. */
export function useRowNodes<Row extends object>({
  rows,
  getRowId = defaultRowId,
  rowLabel,
  getSubRows,
  hasSubRows,
}: RowNodesOptions<Row>) {
  const { nodes, byRow } = useMemo(() => {
    const found = new Map<string, Row>();
    const nodeOf = (row: Row): TreeNode => {
      const id = getRowId(row);
      found.set(id, row);
      const below = getSubRows?.(row);
      return {
        id,
        label: rowLabel?.(row) ?? id,
        ...(below ? { children: below.map(nodeOf) } : {}),
        ...(hasSubRows ? { hasChildren: hasSubRows(row) } : {}),
      };
    };
    return { nodes: rows.map(nodeOf), byRow: found };
    // oxlint-disable-next-line react/exhaustive-deps -- callers pass new functions with each render; the nodes change only with the rows
  }, [rows]);
  const index = useMemo(() => indexNodes(nodes), [nodes]);
  return { nodes, byRow, index };
}
