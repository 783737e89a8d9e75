import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { invalidField } from '../../core/http-error.ts';
import { assertUnreferenced, assertNoOpenBid } from '../../resource/reference-checks.ts';
import { probabilityAfterMove } from './rules.ts';

export const accounts = defineResource('account', {
  sought: ['name', 'email', 'city', 'number'],
  table: 'crm_account',
  key: 'account_id',
  whole: { view: 'crm_account_whole', fields: ['open_pipeline', 'won_year', 'last_activity'] },
  beforeRemove: (uuids, context) => assertNoOpenBid('account_id', uuids, context),
});

/** Entry dates of an opportunity's stages in order. */
export async function stagesOf(uuid: string, { tx }: Context) {
  const rows = await tx
    .selectFrom('crm_opportunity_stage')
    .select(['stage', 'entered_at as entered'])
    .where('opportunity_id', '=', uuid)
    .orderBy('entered_at')
    .execute();
  return rows;
}

const stageList = ({ tx }: Context) =>
  tx
    .selectFrom('record_status')
    .select(['name', 'outcome', 'probability', 'sequence'])
    .where('module', '=', 'opportunity')
    .where('field_name', '=', 'status')
    .orderBy('sequence')
    .execute();

async function enterStage(uuid: string, { tx, user }: Pick<Context, 'tx' | 'user'>): Promise<void> {
  await sql`insert into crm_opportunity_stage (tenant_id, opportunity_id, stage)
    select ${user.tenant_id}, opportunity_id, stage from crm_opportunity where opportunity_id = ${uuid}::uuid
    on conflict (tenant_id, opportunity_id, stage) do update set entered_at = now()`.execute(tx);
}

export const opportunities = defineResource('opportunity', {
  sought: ['name', 'number'],
  table: 'crm_opportunity',
  key: 'opportunity_id',
  order: 'bid_date,name',
  // Stage dates are returned with single records only.
  present: (rows) => rows.map((row) => ({ ...row, stage_dates: [] })),
  beforeCreate: async (values, context) => {
    const stages = await stageList(context);
    const stage = values.stage || stages[0]?.name || '';
    if (!stages.some((each) => each.name === stage))
      throw invalidField('stage', `The stage “${stage}” does not exist.`);
    return {
      ...values,
      stage,
      probability: values.probability ?? stages.find((each) => each.name === stage)?.probability ?? 0,
    };
  },
  beforeUpdate: async (values, before, context) => {
    if (values.stage === undefined || values.stage === before.stage) return values;
    const stages = await stageList(context);
    if (!stages.some((each) => each.name === values.stage))
      throw invalidField('stage', `The stage “${values.stage}” does not exist.`);
    return {
      ...values,
      probability: values.probability ?? probabilityAfterMove(stages, values.stage, before.probability ?? 0),
      stage_since: context.ports.clock().toISOString(),
    };
  },
  afterWrite: async (uuid, values, before, { tx, user }) => {
    if (before && (values.stage === undefined || values.stage === before.stage)) return;
    await enterStage(uuid, { tx, user });
  },
  // A stage taken over by a merge is treated like an entered one.
  afterMerge: async (before, after, context) => {
    if (before.stage === after.stage) return;
    await sql`update crm_opportunity set stage_since = ${context.ports.clock().toISOString()}::timestamptz
      where opportunity_id = ${after.uuid}::uuid`.execute(context.tx);
    await enterStage(after.uuid, context);
  },
  beforeRemove: (uuids, context) =>
    assertUnreferenced(
      context,
      uuids,
      { view: 'estimation_view', by: 'opportunity_id', name: 'opportunity_name' },
      ['an estimation', 'estimations'],
    ),
});

export const contacts = defineResource('contact', {
  sought: ['firstname', 'lastname', 'email'],
  table: 'crm_contact',
  key: 'contact_id',
  order: 'lastname,firstname',
});
