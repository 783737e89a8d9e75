import type { EntityName } from '@plumbline/api/operations';
import type { TaskRecords } from './tasks.ts';

/** Records of modules that are no entities, by declaration merging in their `test-values.ts`. */
export interface ModuleRecordIds {}

/** Records of every entity, and of what `makeRecords` creates itself. */
export interface CommonRecordIds extends Record<EntityName, string>, TaskRecords {
  line: string;
  estimation: string;
  condition: string;
  layer: string;
  planImage: string;
  pin: string;
  typicalGroup: string;
  file: string;
  page: string;
  takeoff: string;
  quote: string;
  version: string;
  notification: string;
  import: string;
  role: string;
  group: string;
  user: string;
  link: string;
  partnerRequest: string;
  workflow: string;
  communication: string;
  status: string;
  activity: string;
  bid: string;
  bidder: string;
  invoice: string;
  method: string;
  payment: string;
  coupon: string;
  redemption: string;
  /** An unconfirmed sign-up. */
  pending: string;
  /** A customer of the partner. */
  partnerReadCustomer: string;
  aiRequest: string;
  customer: string;
  report: string;
  reportFile: string;
}

/** One record of each kind in a company. */
export interface RecordIds extends CommonRecordIds, ModuleRecordIds {}
