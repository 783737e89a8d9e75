export { TreeTable, type TreeTableProps } from '../src/table/TreeTable.tsx';
