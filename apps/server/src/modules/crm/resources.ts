import { companyDuplicates } from '@plumbline/validation/duplicates';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after, before } from '../../resource/pipeline.ts';
import { invalidField } from '../../core/http-error.ts';
import { assertUnreferenced, assertNoOpenBid } from '../../resource/reference-checks.ts';
import { contactDuplicates, opportunityDuplicates } from './duplicate-rules.ts';
import { probabilityAfterMove } from './rules.ts';

export const accounts = defineResource('account', {
  searchColumns: ['name', 'email', 'city', 'number'],
  duplicates: companyDuplicates,
  table: 'crm_account',
  key: 'account_id',
  aggregateView: { view: 'crm_account_with_totals', fields: ['open_pipeline', 'won_year', 'last_activity'] },
  steps: {
    delete: [before('dependents', ({ uuids }, context) => assertNoOpenBid('account_id', uuids, context))],
  },
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

/**
 * Takes back that an opportunity entered a stage. The stage gets the date of an earlier entry if the audit log has one, else
 * none, and the stage that the opportunity returns to keeps its own.
 */
async function leaveStage(uuid: string, stage: string, { tx }: Pick<Context, 'tx'>): Promise<void> {
  const { rows } = await sql<{ created_at: string }>`select created_at from audit_change
    where entity = 'opportunity' and entity_id = ${uuid}::uuid
      and changes @> ${JSON.stringify([{ field: 'stage', after: stage }])}::jsonb
    order by created_at desc, change_id desc offset 1 limit 1`.execute(tx);
  const of = sql`opportunity_id = ${uuid}::uuid and stage = ${stage}`;
  if (rows[0])
    await sql`update crm_opportunity_stage set entered_at = ${rows[0].created_at} where ${of}`.execute(tx);
  else await sql`delete from crm_opportunity_stage where ${of}`.execute(tx);
  await sql`update crm_opportunity o set stage_since = s.entered_at from crm_opportunity_stage s
    where o.opportunity_id = ${uuid}::uuid and s.tenant_id = o.tenant_id and s.opportunity_id = o.opportunity_id
      and s.stage = o.stage`.execute(tx);
}

export const opportunities = defineResource('opportunity', {
  searchColumns: ['name', 'number'],
  duplicates: opportunityDuplicates,
  table: 'crm_opportunity',
  key: 'opportunity_id',
  order: 'bid_date,name',
  // Stage dates are returned with single records only.
  present: (rows) => rows.map((row) => ({ ...row, stage_dates: [] })),
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { body } = state;
        const stages = await stageList(context);
        const stage = body.stage || stages[0]?.name || '';
        if (!stages.some((each) => each.name === stage))
          throw invalidField('stage', `The stage “${stage}” does not exist.`);
        state.columns = {
          ...body,
          stage,
          probability: body.probability ?? stages.find((each) => each.name === stage)?.probability ?? 0,
        };
      }),
      after('write', ({ uuid }, context) => enterStage(uuid, context)),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { body, before } = state;
        if (body.stage === undefined || body.stage === before.stage) return;
        const stages = await stageList(context);
        if (!stages.some((each) => each.name === body.stage))
          throw invalidField('stage', `The stage “${body.stage}” does not exist.`);
        state.columns = {
          ...body,
          probability: body.probability ?? probabilityAfterMove(stages, body.stage, before.probability ?? 0),
          stage_since: context.ports.clock().toISOString(),
        };
      }),
      after('write', async ({ uuid, body, before, revertedStatuses }, context) => {
        if (body.stage === undefined || body.stage === before.stage) return;
        if (revertedStatuses.has('stage')) await leaveStage(uuid, before.stage ?? '', context);
        else await enterStage(uuid, context);
      }),
    ],
    delete: [
      before('dependents', ({ uuids }, context) =>
        assertUnreferenced(
          context,
          uuids,
          { view: 'estimation_view', by: 'opportunity_id', name: 'opportunity_name' },
          ['an estimation', 'estimations'],
        ),
      ),
    ],
    merge: [
      // A stage taken over by a merge is treated like an entered one.
      after('read', async (state, context) => {
        if (state.before.stage === state.after.stage) return;
        await sql`update crm_opportunity set stage_since = ${context.ports.clock().toISOString()}::timestamptz
          where opportunity_id = ${state.survivor}::uuid`.execute(context.tx);
        await enterStage(state.survivor, context);
      }),
    ],
  },
});

export const contacts = defineResource('contact', {
  searchColumns: ['firstname', 'lastname', 'email'],
  duplicates: contactDuplicates,
  table: 'crm_contact',
  key: 'contact_id',
  order: 'lastname,firstname',
});
