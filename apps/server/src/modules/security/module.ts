import { sql } from 'kysely';
import { DAY } from '../../jobs/housekeeping.ts';
import { defineModule } from '../../module/define-module.ts';
import { securityAssistantEntities } from './assistant.ts';
import { securityOperations } from './operations.ts';
import { permissionCommands } from './permission-commands.ts';

declare module '../../capabilities/published-commands.ts' {
  interface PublishedCommands {
    permissions: typeof permissionCommands;
  }
}

/** Milliseconds for which events of the security log are kept. */
const EVENT_RETENTION = 365 * DAY;

export const security = defineModule({
  key: 'security',
  publishes: ['user_directory'],
  purchase: 'security',
  operations: securityOperations,
  commands: { permissions: permissionCommands },
  cacheTopics: { invalidates: { security_: ['security', 'notification'] } },
  assistant: { entities: securityAssistantEntities, help: { lists: { user: 120 } } },
  housekeeping: ({ tenantId, database, before }) =>
    database.transaction({ tenantId }, 'write', async ({ tx }) => {
      await sql`select platform.purge_security_events(${before(EVENT_RETENTION)}::timestamptz)`.execute(tx);
    }),
  demoData: () => import('./seed.ts'),
});
