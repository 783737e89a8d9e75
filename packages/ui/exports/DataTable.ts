export { DataTable, type DataTableProps } from '../src/table/DataTable.tsx';
export type {
  CellEditorKind,
  CellValue,
  Column,
  ColumnState,
  ColumnType,
  LinkValue,
  PastedCell,
  PersonValue,
  SortKey,
  StatusTone,
  StatusValue,
  TableSelection,
} from '../src/table/types.ts';
