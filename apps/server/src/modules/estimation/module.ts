import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { HOUSEKEEPING_BATCH } from '../../jobs/housekeeping.ts';
import { defineModule } from '../../module/define-module.ts';
import { aiRequestCommands } from './ai-estimates/ai-request-commands.ts';
import { estimationAssistantEntities } from './assistant.ts';
import { calculatorResources } from './calculators/calculator.ts';
import { estimationStatuses } from './default-statuses.ts';
import { insertEstimationDefaults } from './defaults.ts';
import { detectStaleness, recomputeAffected } from './estimates/recompute.ts';
import { estimationInbox } from './inbox.ts';
import { estimationOperations } from './operations.ts';
import { planSheetCommands } from './plans/plan-sheet-commands.ts';
import { quoteConfigurationResources } from './quotes/configuration.ts';
import { publicQuote } from './quotes/shared-quote.ts';
import { quoteTemplateResources } from './quotes/templates.ts';
import { planMarkResources } from './takeoff/plan-marks.ts';

declare module '../../ports/jobs.ts' {
  interface JobKinds {
    /**
     * After a change of a price, material, assembly or the date, recomputes the stored totals and the staleness of the
     * estimates concerned.
     */
    'estimate-totals': {
      tenantId: string;
      materialId?: string;
      assemblyId?: string;
      calculators?: true;
      estimationId?: string;
    };
    /** An estimate was edited: its outdated badge is computed again. */
    'estimate-staleness': { tenantId: string; estimationId: string };
  }
}

declare module '../../capabilities/published-commands.ts' {
  interface PublishedCommands {
    aiRequests: typeof aiRequestCommands;
    planSheets: typeof planSheetCommands;
  }
}

export const estimation = defineModule({
  key: 'estimation',
  publishes: [
    'estimation_directory',
    'estimation_view',
    'plan_sheet',
    'plan_sheet_measure',
    'sheet_revision',
  ],
  purchase: 'estimation',
  operations: estimationOperations,
  commands: { aiRequests: aiRequestCommands, planSheets: planSheetCommands },
  resources: {
    ...calculatorResources,
    ...quoteConfigurationResources,
    ...quoteTemplateResources,
    ...planMarkResources,
  },
  inbox: estimationInbox,
  cacheTopics: {
    invalidates: {
      ai_request: ['estimations', 'ac-api/estimation-ai-requests'],
      estimat: ['estimations', 'estimation', 'setup/waiting'],
      calculator_: ['estimations', 'estimation'],
      inclusion_exclusion: ['estimations', 'estimation'],
      plan_: ['estimations', 'task-management'],
      quote: ['estimations', 'estimation', 'setup/waiting'],
      sheet_: ['estimations'],
      takeoff: ['estimations'],
      typical_group: ['estimations'],
    },
  },
  defaultStatuses: estimationStatuses,
  defaults: insertEstimationDefaults,
  numbered: {
    estimation: {
      label: 'Estimations and quotes',
      one: 'estimation',
      pattern: 'EST-{YYYY}-####',
      table: 'estimation',
      column: 'quote_number',
    },
  },
  references: [
    {
      name: 'estimation',
      one: 'estimation',
      module: 'estimation',
      view: 'estimation_view',
      key: 'uuid',
      title: ['name'],
      right: { app: 7, name: 'estimation' },
      page: '/estimation/{uuid}/view',
    },
    {
      name: 'planPin',
      one: 'comment',
      module: 'estimation',
      view: 'plan_pin_view',
      key: 'uuid',
      title: ['title'],
      right: { app: 7, name: 'estimation' },
      page: '/estimation/pin/{uuid}',
    },
    {
      name: 'quote',
      one: 'quote',
      module: 'estimation',
      view: 'quote_view',
      key: 'quote_id',
      title: ['name'],
      right: { app: 7, name: 'quote' },
    },
  ],
  documentedNames: { estimations: 'estimation' },
  // The drive stores plan sets of an estimation under a name of their own.
  commentStorage: { estimation: { files: 'estimation_files' } },
  shareables: { quote: publicQuote },
  merge: { columns: [{ entity: 'opportunity', table: 'estimation', column: 'opportunity_id' }] },
  assistant: {
    aliases: {
      calculatorField: { alias: ['calculator column'] },
      estimationFolder: { alias: ['estimation folder'] },
    },
    entities: estimationAssistantEntities,
    help: {
      lists: { estimation: 50 },
      questions: [{ entity: 'estimation', question: 'Estimations by status', sequence: 70 }],
    },
  },
  jobs: [
    { kind: 'estimate-totals', run: recomputeAffected },
    { kind: 'estimate-staleness', run: detectStaleness },
  ],
  housekeeping: async ({ tenantId, database, ports, before }) => {
    // A price begins or ends today, or the estimate has not been compared yet.
    const { rows } = await database.transaction({ tenantId }, 'read', ({ tx }) =>
      sql<{ estimation_id: string }>`select estimation_id from estimation
        where deleted_at is null and frozen_at is null and (staleness_check_due is null or staleness_check_due <= ${utcDay(before(0))}::date)
        limit ${HOUSEKEEPING_BATCH}`.execute(tx),
    );
    for (const { estimation_id: estimationId } of rows)
      await ports.jobs.sendOnce('estimate-totals', { tenantId, estimationId });
  },
  demoData: () => import('./seed.ts'),
});
