import { defineModule } from '../../module/define-module.ts';
import { workdriveAssistantEntities } from './assistant.ts';
import { driveFileComments } from './comments.ts';
import { extractText } from './extract-text.ts';
import { driveFolderCommands } from './folder-commands.ts';
import { cleanUpDrive } from './housekeeping.ts';
import { workdriveOperations } from './operations.ts';
import { processPlanSet } from './process-plan-set.ts';
import { publicFile } from './public.ts';

declare module '../../ports/jobs.ts' {
  interface JobKinds {
    /** A plan set is split into sheets. */
    'plan-process': { tenantId: string; fileId: string };
    /** The text of a new file content is extracted for search. */
    'drive-text': { tenantId: string; fileId: string };
  }
}

declare module '../../capabilities/published-commands.ts' {
  interface PublishedCommands {
    driveFolders: typeof driveFolderCommands;
  }
}

export const workdrive = defineModule({
  key: 'workdrive',
  publishes: ['drive_file_directory', 'drive_file_view', 'drive_usage'],
  purchase: 'workdrive',
  operations: workdriveOperations,
  commands: { driveFolders: driveFolderCommands },
  cacheTopics: { invalidates: { drive_: ['workdrive', 'estimations'] } },
  commentables: [driveFileComments],
  shareables: { file: publicFile },
  merge: { followers: [{ table: 'drive_file', type: 'prop_type', id: 'prop_id', as: 'text' }] },
  assistant: { entities: workdriveAssistantEntities },
  jobs: [
    { kind: 'plan-process', concurrency: ({ jobConcurrency }) => jobConcurrency, run: processPlanSet },
    { kind: 'drive-text', run: extractText },
  ],
  housekeeping: cleanUpDrive,
});
