import { defineModule } from '../../module/define-module.ts';
import { retailCustomerStatuses } from './default-statuses.ts';
import { retailCrmInbox } from './inbox.ts';
import { retailCrmOperations, retailCrmResources } from './operations.ts';

export const retailCrm = defineModule({
  key: 'retail-crm',
  purchase: 'pos',
  operations: retailCrmOperations,
  resources: retailCrmResources,
  inbox: retailCrmInbox,
  cacheTopics: { invalidates: { retail_customer: ['retail-crm'] } },
  defaultStatuses: retailCustomerStatuses,
});
