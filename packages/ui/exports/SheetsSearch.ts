export {
  SheetsSearch,
  type SheetMarks,
  type SheetsSearchHost,
} from '../src/takeoff/symbol-search/SheetsSearch.ts';
export type { SearchableSheet, SheetsQuery } from '../src/takeoff/symbol-search/SheetsQuery.ts';
export {
  SheetsSearchPanel,
  type SheetsSearchPanelProps,
} from '../src/takeoff/symbol-search/SheetsSearchPanel.tsx';
