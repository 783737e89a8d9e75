import type { ReactNode } from 'react';
import type { ReportLayout, ReportLimits, ReportSource } from './reportTypes.ts';

export interface ReportBuilderProps {
  /** Names the builder, e.g. the title of the report. */
  label: string;
  /** Sources with their fields, shown as a tree. */
  sources: readonly ReportSource[];
  /** Controlled layout. */
  layout?: ReportLayout;
  /** Initial layout when uncontrolled. */
  defaultLayout?: ReportLayout;
  /** Called with the new layout after each change. */
  onLayoutChange?: (layout: ReportLayout) => void;
  /** Maximum number of fields by slot; by default 3 for rows, 2 for columns and 10 for values. */
  limits?: ReportLimits;
  /** Result, usually a `PivotTable` that fills its parent. */
  children: ReactNode;
  /** Content of the Filters slot, e.g. a `FilterBar`. Without it the slot is not shown. */
  filters?: ReactNode;
  /** Called with the id of a field that was dropped on Filters or added to them by menu. */
  onFilterAdd?: (fieldId: string) => void;
  /** Content at the end of the filters row, e.g. a `SegmentedControl` for the kind of report. */
  actions?: ReactNode;
  /** Content below the fields, e.g. a button for a new formula. */
  fieldsFooter?: ReactNode;
  /** Line below the result, e.g. the time of the data. */
  footer?: ReactNode;
  /** Shows the layout without a way to change it, and no fields. */
  isReadOnly?: boolean;
  /** Shows placeholders instead of the fields. */
  isLoading?: boolean;
  /** Explanation of an error that is shown instead of the fields. */
  error?: string;
  /** Called to load the fields again after an error; shows a button. */
  onRetry?: () => void;
}
