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
  assistant: {
    help: {
      lists: { retailCustomer: 100 },
      questions: [
        { entity: 'retailCustomer', question: 'How many customers were created this month?', sequence: 80 },
      ],
    },
  },
});
