import { EstimationFields } from '@plumbline/api/fields';
import type { Estimation, EstimationFields as EstimationInput, EstimationUpdate } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid } from '../../http/problem.ts';
import { crud, resource } from '../../http/resource.ts';
import { recentChanges } from '../changes.ts';
import { firstStatus, mustFollowWorkflow } from '../configured.ts';
import { mustExist, mustStand } from '../references.ts';
import { defaultSettings } from './rules.ts';

async function checkReferences(values: Partial<EstimationInput>, context: Context): Promise<void> {
  await mustExist(
    context,
    'crm_opportunity_view',
    'opportunity_id',
    values.opportunity_id,
    'This opportunity',
  );
  await mustExist(context, 'security_user_view', 'estimator_id', values.estimator_id, 'This user');
  await mustExist(context, 'security_user_view', 'reviewer_id', values.reviewer_id, 'This user');
  if (values.estimation_status) {
    const { rows } =
      await sql`select 1 from setup_status where module = 'estimation' and name = ${values.estimation_status}`.execute(
        context.tx,
      );
    if (!rows.length) throw invalid('estimation_status', `There is no status “${values.estimation_status}”.`);
  }
}

const estimations = resource<Estimation, EstimationInput, EstimationUpdate>({
  module: 'estimation',
  entity: 'estimation',
  label: 'This estimation',
  table: 'estimation',
  view: 'estimation_view',
  key: 'estimation_id',
  fields: EstimationFields,
  order: '-createdAt',
  title: (row) => row.name,
  beforeCreate: async (values, context) => {
    await checkReferences(values, context);
    const year = context.ports.clock().getUTCFullYear();
    const bid = values.opportunity_id
      ? await context.tx
          .selectFrom('crm_opportunity')
          .select(['bid_date', 'estimator_id'])
          .where('opportunity_id', '=', values.opportunity_id)
          .executeTakeFirst()
      : undefined;
    return {
      estimation_status: await firstStatus('estimation', context),
      estimator_id: bid?.estimator_id ?? context.user.user_id,
      bid_date: bid?.bid_date ?? null,
      ...values,
      settings: JSON.stringify(defaultSettings),
      quote_number: await context.nextNumber(`estimation-${year}`, `EST-${year}-`),
    };
  },
  beforeUpdate: async (values, before, context) => {
    await checkReferences(values, context);
    await mustFollowWorkflow(
      'estimation',
      'estimation_status',
      before.estimation_status,
      values.estimation_status,
      context,
    );
    return values;
  },
  afterRestore: (rows, context) =>
    mustStand(
      context,
      rows.map(({ opportunity_id }) => opportunity_id),
      { table: 'crm_opportunity', key: 'opportunity_id', word: 'opportunity' },
    ),
});

export const estimationOperations = {
  ...crud('estimations', estimations, ['restoreMany']),
  estimationLookupsEstimationChanges: ({ query }, context) =>
    recentChanges(context, query, 'estimation', { restores: ['estimation'] }),
} satisfies Partial<Handlers>;
