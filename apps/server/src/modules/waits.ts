import { crmWaits } from './crm/waits.ts';
import { estimationWaits } from './estimation/waits.ts';
import { importWaits } from './imports/waits.ts';
import { retailCrmWaits } from './retail-crm/waits.ts';
import { taskWaits } from './tasks/waits.ts';
import { vendorWaits } from './vendors/waits.ts';
import type { Wait } from './wait.ts';

/** Everything that can wait for somebody, by module. */
export const waits: readonly Wait[] = [
  ...crmWaits,
  ...taskWaits,
  ...estimationWaits,
  ...vendorWaits,
  ...retailCrmWaits,
  ...importWaits,
];
