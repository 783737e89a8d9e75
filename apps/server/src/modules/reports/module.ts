import { defineModule } from '../../module/define-module.ts';
import { runExport } from './export-job.ts';
import { reportFileHandlers } from './exports.ts';
import { reportHandlers } from './operations.ts';
import { purgeExports } from './purge-exports.ts';

declare module '../../ports/jobs.ts' {
  interface JobKinds {
    /** Creates a requested export file. */
    'report-file': { tenantId: string; fileId: string };
  }
}

export const reports = defineModule({
  key: 'reports',
  operations: { ...reportHandlers, ...reportFileHandlers },
  cacheTopics: { invalidates: { report: ['reports'] } },
  jobs: [{ kind: 'report-file', run: runExport }],
  housekeeping: ({ tenantId, database, ports, before }) =>
    purgeExports(tenantId, before(0), { database, storage: ports.storage }),
});
