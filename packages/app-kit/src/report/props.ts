import type { RouteName } from '../navigation/routes.ts';
import type { StandardReport } from './settings.ts';
import type { AggregatableEntity } from './use-fields.ts';

export interface ReportsProps {
  /** Module name in the contract. */
  module: string;
  /** Route of the reports with optional parameter `id`. */
  route: RouteName;
  entities: readonly AggregatableEntity[];
  /** Standard reports of the module. */
  standard: readonly StandardReport[];
}
/** Route parameter of an unsaved report. */
export const newReport = 'new';
