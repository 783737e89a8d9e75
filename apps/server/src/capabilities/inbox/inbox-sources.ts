import { crmInbox } from '../../modules/crm/inbox.ts';
import { estimationInbox } from '../../modules/estimation/inbox.ts';
import { importInbox } from '../../modules/imports/inbox.ts';
import { retailCrmInbox } from '../../modules/retail-crm/inbox.ts';
import { taskInbox } from '../../modules/tasks/inbox.ts';
import { vendorInbox } from '../../modules/vendors/inbox.ts';
import type { InboxSource } from './inbox-source.ts';

/** Everything that can wait for somebody, by module. */
export const waits: readonly InboxSource[] = [
  ...crmInbox,
  ...taskInbox,
  ...estimationInbox,
  ...vendorInbox,
  ...retailCrmInbox,
  ...importInbox,
];
