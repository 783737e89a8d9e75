import { sql } from 'kysely';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid, notFound, stale } from '../../http/problem.ts';
import { differences } from '../../http/resource.ts';
import { estimateData, estimationRow, recordChange } from './data.ts';
import { defaultSettings, estimateOf, type Settings } from './rules.ts';

type Override = NonNullable<
  Parameters<Handlers['estimationWorkChangeEstimate']>[0]['body']['overrides']
>[number];

/** Sets one figure of a line by hand, or lets it follow its sources again. */
async function override(
  estimationId: string,
  { condition_id, line_id, field, value }: Override,
  { tx, user }: Context,
): Promise<void> {
  if (value !== null && Number(value) < 0) throw invalid(field, "The Value cann't be less than 0");
  const known =
    await sql`select 1 from estimation_condition c join assembly_material l on l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id
    where c.condition_id = ${condition_id}::uuid and c.estimation_id = ${estimationId}::uuid and l.line_id = ${line_id}::uuid and c.deleted_at is null`.execute(
      tx,
    );
  if (!known.rows.length) throw notFound('This line');
  const target = { estimation_id: estimationId, condition_id, line_id, field };
  if (value === null) {
    let removal = tx.deleteFrom('estimate_override');
    for (const [column, is] of Object.entries(target))
      removal = removal.where(column as keyof typeof target, '=', is);
    await removal.execute();
    return;
  }
  await tx
    .insertInto('estimate_override')
    .values({ tenant_id: user.tenant_id, ...target, value, user_id: user.user_id })
    .onConflict((each) =>
      each
        .columns(['tenant_id', 'estimation_id', 'condition_id', 'line_id', 'field'])
        .doUpdateSet({ value, user_id: user.user_id }),
    )
    .execute();
}

export const estimateOperations = {
  estimationWorkEstimate: async ({ params }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    return {
      data: {
        ...estimateOf(await estimateData(params.estimation_id, context, row.settings)),
        version: row.version,
      },
    };
  },
  estimationWorkChangeEstimate: async ({ params, body }, context) => {
    const row = await estimationRow(params.estimation_id, context, true);
    if (row.version !== body.version) throw stale();
    const before = { ...defaultSettings, ...row.settings } as Settings;
    const given = Object.fromEntries(
      Object.entries(body.settings ?? {}).filter(([, value]) => value !== undefined),
    ) as Partial<Settings>;
    for (const [field, value] of Object.entries(given)) {
      if (Number(value) < 0 || Number(value) > 1000)
        throw invalid(`settings.${field}`, 'Enter number between 0 and 1000');
    }
    const settings = { ...before, ...given };
    for (const each of body.overrides ?? []) await override(params.estimation_id, each, context);
    await context.tx
      .updateTable('estimation')
      .set({
        settings: JSON.stringify(settings),
        version: row.version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('estimation_id', '=', params.estimation_id)
      .execute();
    const changes = differences(before, settings, Object.keys(settings));
    for (const each of body.overrides ?? [])
      changes.push({ field: each.field, ...(each.value === null ? {} : { after: each.value }) });
    return { data: await recordChange(row, context, { entity: 'estimate', action: 'updated', changes }) };
  },
} satisfies Partial<Handlers>;
