import { defineModule } from '../../module/define-module.ts';
import { vendorStatuses } from './default-statuses.ts';
import { vendorInbox } from './inbox.ts';
import { vendorOperations, vendorResources } from './operations.ts';

export const vendors = defineModule({
  key: 'vendors',
  publishes: ['vendor_directory', 'vendor_view'],
  purchase: 'vendorManagement',
  operations: vendorOperations,
  resources: vendorResources,
  inbox: vendorInbox,
  cacheTopics: { invalidates: { vendor: ['vendors'] } },
  defaultStatuses: vendorStatuses,
  documentedNames: { vendors: 'vendor' },
  locatedEntities: ['vendor'],
  assistant: {
    aliases: { vendor: { alias: ['supplier'], module: 'vendors' } },
    help: {
      lists: { vendor: 90 },
      questions: [{ entity: 'vendor', question: 'Preferred vendors', sequence: 90 }],
    },
  },
  demoData: () => import('./seed.ts'),
});
