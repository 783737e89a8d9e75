import { defineModule } from '../../module/define-module.ts';
import { securityAssistantEntities } from './assistant.ts';
import { securityOperations } from './operations.ts';
import { permissionCommands } from './permission-commands.ts';

declare module '../../capabilities/published-commands.ts' {
  interface PublishedCommands {
    permissions: typeof permissionCommands;
  }
}

export const security = defineModule({
  key: 'security',
  publishes: ['user_directory'],
  purchase: 'security',
  operations: securityOperations,
  commands: { permissions: permissionCommands },
  cacheTopics: { invalidates: { security_: ['security', 'notification'] } },
  assistant: { entities: securityAssistantEntities, help: { lists: { user: 120 } } },
  demoData: () => import('./seed.ts'),
});
