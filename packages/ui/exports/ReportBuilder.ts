export * from '../src/patterns/ReportBuilder/ReportBuilder.tsx';
export {
  addEntry,
  emptyReportLayout,
  moveEntry,
  moveSort,
  refuseEntry,
  removeEntry,
  setSort,
  suggestSlot,
  updateEntry,
} from '../src/patterns/ReportBuilder/reportLayout.ts';
