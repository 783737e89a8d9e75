import type { RouteName } from '../navigation/routes.ts';
import type { StandardReport } from './settings.ts';
import type { SummedKind } from './use-fields.ts';

export interface ReportsProps {
  /** Whose kinds they are of: the word of the contract. */
  module: string;
  /** The route of the reports, with `id?`. */
  route: RouteName;
  kinds: readonly SummedKind[];
  /** Reports that come with the module. */
  standard: readonly StandardReport[];
}
/** In the address of a report that nobody has saved yet. */
export const newReport = 'new';
