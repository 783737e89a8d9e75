import { sql } from 'kysely';
import { DAY } from '../../jobs/housekeeping.ts';
import { defineModule } from '../../module/define-module.ts';
import { assistantOperations } from './operations.ts';

/** Milliseconds for which a conversation can be continued. */
const CONVERSATION_RETENTION = DAY;

export const assistant = defineModule({
  key: 'assistant',
  operations: assistantOperations,
  cacheTopics: { uncached: ['assistant_question'] },
  housekeeping: async ({ tenantId, database, before }) => {
    await database.transaction({ tenantId }, 'write', ({ tx }) =>
      sql`delete from assistant_question where asked_at < ${before(CONVERSATION_RETENTION)}::timestamptz`.execute(
        tx,
      ),
    );
  },
});
