import type { Report, ReportSettings } from '@plumbline/api';
import type { ReportsProps } from './props.ts';
import type { AggregatableEntity } from './use-fields.ts';

/** Props of a report that is shown. */
export interface ReportViewProps extends ReportsProps {
  id: string;
  entity: AggregatableEntity;
  name: string;
  description: string;
  saved: ReportSettings;
  /** Stored report; undefined for standard and new reports. */
  report?: Report;
  /** Reloads the report. */
  reload?: () => Promise<{ data: Report } | undefined>;
}
