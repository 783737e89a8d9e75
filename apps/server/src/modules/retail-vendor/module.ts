import { defineModule } from '../../module/define-module.ts';
import { retailVendorStatuses } from './default-statuses.ts';
import { retailVendorOperations, retailVendorResources } from './operations.ts';

export const retailVendor = defineModule({
  key: 'retail-vendor',
  purchase: 'pos',
  operations: retailVendorOperations,
  resources: retailVendorResources,
  cacheTopics: { invalidates: { retail_vendor: ['retail-vendor'] } },
  defaultStatuses: retailVendorStatuses,
  assistant: { help: { lists: { retailVendor: 110 } } },
});
