export { DataTable, type DataTableHandle, type DataTableProps } from '../src/table/DataTable.tsx';
export { useEditHistory, type EditHistory } from '../src/table/useEditHistory.ts';
export { readPreferences, writePreferences } from '../src/table/preferences.ts';
export type {
  Aggregate,
  CellEdit,
  CellEditorKind,
  CellOption,
  CellValue,
  CellVerdict,
  Column,
  ColumnState,
  ColumnType,
  EditCause,
  LinkValue,
  PastedCell,
  PersonValue,
  SortKey,
  StatusTone,
  StatusValue,
  TableAction,
  TableDensity,
  TablePreferences,
  TableSearch,
  TableSelection,
  TagsValue,
} from '../src/table/types.ts';
