export { TreeTable, type TreeMove, type TreeTableProps } from '../src/components/TreeTable/TreeTable.tsx';
