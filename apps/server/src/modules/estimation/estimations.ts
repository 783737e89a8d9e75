import { EstimationFields } from '@plumbline/api/fields';
import type { Estimation, EstimationFields as EstimationInput, EstimationUpdate } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid } from '../../http/problem.ts';
import { resource } from '../../http/resource.ts';
import { recentChanges } from '../changes.ts';
import { mustExist } from '../references.ts';
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
      estimation_status: 'Take-off',
      estimator_id: bid?.estimator_id ?? context.user.user_id,
      bid_date: bid?.bid_date ?? null,
      ...values,
      settings: JSON.stringify(defaultSettings),
      quote_number: await context.nextNumber(`estimation-${year}`, `EST-${year}-`),
    };
  },
  beforeUpdate: async (values, _before, context) => {
    await checkReferences(values, context);
    return values;
  },
});

export const estimationOperations = {
  estimationsList: estimations.list,
  estimationsExport: estimations.export,
  estimationsCreate: estimations.create,
  estimationsRead: estimations.read,
  estimationsUpdate: estimations.update,
  estimationsRemove: estimations.remove,
  estimationsRemoveMany: estimations.removeMany,
  estimationLookupsEstimationChanges: ({ query }, context) => recentChanges(context, query, 'estimation'),
} satisfies Partial<Handlers>;
