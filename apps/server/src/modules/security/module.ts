import { defineModule } from '../../module/define-module.ts';
import { securityAssistantEntities } from './assistant.ts';
import { securityOperations } from './operations.ts';

export const security = defineModule({
  key: 'security',
  purchase: 'security',
  operations: securityOperations,
  cacheTopics: { invalidates: { security_: ['security', 'notification'] } },
  assistant: { entities: securityAssistantEntities },
});
