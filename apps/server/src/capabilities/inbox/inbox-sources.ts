import { crmWaits } from '../../modules/crm/inbox.ts';
import { estimationWaits } from '../../modules/estimation/inbox.ts';
import { importWaits } from '../../modules/imports/inbox.ts';
import { retailCrmWaits } from '../../modules/retail-crm/inbox.ts';
import { taskWaits } from '../../modules/tasks/inbox.ts';
import { vendorWaits } from '../../modules/vendors/inbox.ts';
import type { Wait } from './inbox-source.ts';

/** Everything that can wait for somebody, by module. */
export const waits: readonly Wait[] = [
  ...crmWaits,
  ...taskWaits,
  ...estimationWaits,
  ...vendorWaits,
  ...retailCrmWaits,
  ...importWaits,
];
