export { EditableTable, type EditableTableProps } from '../src/data-grid/EditableTable.tsx';
