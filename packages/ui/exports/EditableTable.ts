export { EditableTable, type EditableTableProps } from '../src/table/EditableTable.tsx';
