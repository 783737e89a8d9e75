import { EstimationFields } from '@plumbline/api/fields';
import type { Estimation, EstimationFields as EstimationInput, EstimationUpdate } from '@plumbline/api';
import { entities, type EntityMeta } from '@plumbline/api/operations';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { crudHandlers } from '../../resource/crud-handlers.ts';
import { defineCrud } from '../../resource/crud.ts';
import { after, before } from '../../resource/pipeline.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { assertNoPendingRequest } from '../../capabilities/ai-estimates/requests.ts';
import { createDefaultFolders } from './default-folders.ts';
import { recentChanges } from '../../resource/history.ts';
import { firstStatus, assertFollowsWorkflow } from '../../resource/workflow.ts';
import { assertExists, assertNotDeleted } from '../../resource/reference-checks.ts';
import { openEstimation } from './estimates/queries.ts';
import { defaultSettings } from './estimates/estimate-settings.ts';
import { assertTagsExist } from './quotes/tags.ts';

async function checkReferences(values: Partial<EstimationInput>, context: Context): Promise<void> {
  await assertExists(
    context,
    'crm_opportunity_view',
    'opportunity_id',
    values.opportunity_id,
    'This opportunity',
  );
  await assertExists(context, 'security_user_view', 'estimator_id', values.estimator_id, 'This user');
  await assertExists(context, 'security_user_view', 'reviewer_id', values.reviewer_id, 'This user');
  await assertTagsExist(values.tag_ids, context);
  if (values.estimation_status) {
    const { rows } =
      await sql`select 1 from record_status where module = 'estimation' and name = ${values.estimation_status}`.execute(
        context.tx,
      );
    if (!rows.length)
      throw invalidField('estimation_status', `The status “${values.estimation_status}” does not exist.`);
  }
}

/** Default calculator template; null if the company has none. */
export async function defaultTemplate(tx: Transaction): Promise<string | null> {
  const { rows } = await sql<{
    uuid: string;
  }>`select uuid from calculator_template_view where is_default`.execute(tx);
  return rows[0]?.uuid ?? null;
}

const estimations = defineCrud<Estimation, EstimationInput, EstimationUpdate>({
  module: 'estimation',
  entity: 'estimation',
  label: 'This estimation',
  table: 'estimation',
  view: 'estimation_view',
  key: 'estimation_id',
  fields: EstimationFields,
  order: '-createdAt',
  title: (row) => row.name,
  steps: {
    create: [
      after('workflow', ({ body }, context) => checkReferences(body, context)),
      after('workflow', async (state, context) => {
        const { body } = state;
        const year = context.ports.clock().getUTCFullYear();
        const bid = body.opportunity_id
          ? await context.tx
              .selectFrom('crm_opportunity_directory')
              .select(['bid_date', 'estimator_id'])
              .where('opportunity_id', '=', body.opportunity_id)
              .executeTakeFirst()
          : undefined;
        state.columns = {
          estimation_status: await firstStatus('estimation', context),
          estimator_id: bid?.estimator_id ?? context.user.user_id,
          bid_date: bid?.bid_date ?? null,
          ...body,
          settings: JSON.stringify(defaultSettings),
          calculator_template_id: await defaultTemplate(context.tx),
          quote_number: (await context.nextNumbers(`estimation-${year}`, `EST-${year}-`, 1))[0],
        };
      }),
      after('write', ({ uuid }, context) => createDefaultFolders(uuid, context)),
    ],
    update: [
      after('workflow', ({ body }, context) => checkReferences(body, context)),
      after('workflow', ({ body, before }, context) =>
        assertFollowsWorkflow(
          'estimation',
          'estimation_status',
          before.estimation_status,
          body.estimation_status,
          context,
        ),
      ),
    ],
    delete: [
      // A frozen estimate is relied on, so only those who can unfreeze it may delete it.
      before('dependents', async ({ uuids }, context) => {
        for (const uuid of uuids) await openEstimation(uuid, context);
      }),
      before('dependents', ({ uuids }, context) => assertNoPendingRequest(uuids, context)),
    ],
    restore: [
      after('parents', ({ rows }, context) =>
        assertNotDeleted(
          context,
          rows.map(({ opportunity_id }) => opportunity_id),
          { table: 'crm_opportunity', key: 'opportunity_id', word: 'opportunity' },
        ),
      ),
    ],
  },
});

/** Estimation as returned by lists and records. */
export const presentEstimation = async (uuid: string, context: Context): Promise<Estimation> => {
  const [row] = await estimations.presentAll([await estimations.find(uuid, context)], context);
  if (!row) throw new Error('an estimation was lost on its way out');
  return row;
};

export const estimationOperations = {
  ...crudHandlers('estimations', estimations, ['restoreMany']),
  estimationsListChanges: ({ query }, context) => {
    const own = Object.values<EntityMeta>(entities).filter(({ module }) => module === 'estimation');
    const rights = [
      ...own.map(({ name, right }) => ({ entity: name, right })),
      ...['quote', 'aiRequest'].map((name) => ({ entity: name, right: { app: 7, name } })),
    ];
    // Hides figures the user has no right to.
    const closed = rights.filter(({ right }) => !hasPermission({ ...right, type: 'v' }, context));
    return recentChanges(context, query, 'estimation', {
      where: sql`entity <> all(${closed.map(({ entity }) => entity)}::text[])`,
      restores: ['estimation', ...own.filter(({ restores }) => restores).map(({ name }) => name)],
    });
  },
} satisfies Partial<Handlers>;
