import { DAY } from '../../jobs/housekeeping.ts';
import { defineModule } from '../../module/define-module.ts';
import { runImport } from './import-job.ts';
import { importInbox } from './inbox.ts';
import { importOperations } from './operations.ts';
import { purgeAbandonedImports } from './purge-abandoned.ts';

declare module '../../ports/jobs.ts' {
  interface JobKinds {
    /** The next step of an import is done. */
    'import-work': { tenantId: string; importId: string };
  }
}

/** Milliseconds after which an unfinished import is deleted. */
const ABANDONED_AFTER = 30 * DAY;

export const imports = defineModule({
  key: 'imports',
  operations: importOperations,
  inbox: importInbox,
  cacheTopics: {
    invalidates: { import_batch: ['setup/imports'] },
    uncached: ['import_mapping', 'import_row'],
  },
  jobs: [{ kind: 'import-work', concurrency: 2, run: runImport }],
  housekeeping: ({ tenantId, database, ports, before }) =>
    purgeAbandonedImports(tenantId, before(ABANDONED_AFTER), { database, storage: ports.storage }),
});
