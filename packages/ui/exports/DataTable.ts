export { DataTable, type DataTableHandle, type DataTableProps } from '../src/data-grid/DataTable.tsx';
export { useEditHistory, type EditHistory } from '../src/data-grid/useEditHistory.ts';
export { readPreferences, writePreferences } from '../src/data-grid/preferences.ts';
export type {
  Aggregate,
  CellEdit,
  CellMark,
  CellMarks,
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
} from '../src/data-grid/types.ts';
