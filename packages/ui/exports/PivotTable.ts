export * from '../src/patterns/ReportBuilder/PivotTable.tsx';
export { buildPivot, type BuildPivotOptions } from '../src/patterns/ReportBuilder/buildPivot.ts';
export { aggregateOf, aggregatesOf } from '../src/patterns/ReportBuilder/pivotAggregate.ts';
export type { WeekStart } from '../src/patterns/ReportBuilder/pivotPeriod.ts';
export { sortPivot } from '../src/patterns/ReportBuilder/sortPivot.ts';
export * from '../src/patterns/ReportBuilder/pivotTypes.ts';
