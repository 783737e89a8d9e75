import { defineModule } from '../../module/define-module.ts';
import { partnerOperations } from './operations.ts';

export const partner = defineModule({
  key: 'partner',
  operations: partnerOperations,
  cacheTopics: { invalidates: { company_detail: ['setup'] } },
});
