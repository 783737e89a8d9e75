import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField, notFoundError, versionConflict } from '../../../core/http-error.ts';
import { diffRecords } from '../../../resource/record-diff.ts';
import { estimateData, estimationRow, openEstimation, presentEstimate, withoutFreeze } from './queries.ts';
import { recordChange } from './recompute.ts';
import { estimateAnswer } from './serialize-estimate.ts';
import { calculatorOf } from '../calculators/queries.ts';
import { adjustmentChanges, checkedAdjustments, validSettings } from './adjustments.ts';
import { cachedEstimating } from './estimate-cache.ts';
import { carriedRounding, explainColumnFigure, explainLineFigures } from './explain-figures.ts';
import { overrideItem } from './estimate-items.ts';
import { defaultSettings, type Settings } from './estimate-settings.ts';
import { estimateSpreadsheet } from './estimate-spreadsheet.ts';
import { resultOf } from './rules.ts';
import { figuresOf, sourcesOf, versionOf } from '../versions/version-storage.ts';
import { loadSheetChanges, withSheetChecks } from '../staleness/sheets.ts';
import { assertExists } from '../../../resource/reference-checks.ts';
import type { Transaction } from '../../../database/database.ts';

type Override = NonNullable<Parameters<Handlers['estimatesUpdate']>[0]['body']['overrides']>[number];

/** @throws HttpError 404 for an unknown line. */
async function assertLineExists(estimation: string, condition: string, line: string, tx: Transaction) {
  const { rows } =
    await sql`select 1 from estimate_item i where i.item_id = ${line}::uuid and i.item_id = ${condition}::uuid
      and i.estimation_id = ${estimation}::uuid and i.deleted_at is null
    union all select 1 from estimation_condition c join assembly_line l on l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id
    where c.condition_id = ${condition}::uuid and c.estimation_id = ${estimation}::uuid and l.line_id = ${line}::uuid and c.deleted_at is null`.execute(
      tx,
    );
  if (!rows.length) throw notFoundError('This line');
}

/** Labor hour mix in percent, at most 100 in total. */
const shares = ['overtime_percentage', 'double_overtime_percentage', 'nightshift_percentage'] as const;
const isShare = (field: Override['field']) => shares.some((share) => share === field);

/** @throws HttpError 422 for invalid hours or a line without labor. */
async function checkHours({ condition_id, line_id, field, value }: Override, { tx }: Context): Promise<void> {
  if (value === null || (field !== 'difficulty' && !isShare(field))) return;
  // Stored with six decimals, so smaller values would become 0.
  const [least, most] = field === 'difficulty' ? [0.01, 10] : [0, 100];
  if (Number(value) < least || Number(value) > most)
    throw invalidField(field, `Enter number between ${least} and ${most}`);
  const { rows } = await sql`select 1 from estimation_condition c
    join assembly_line l on l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id
    join labor_rate r on r.tenant_id = l.tenant_id and r.labor_cost_id = l.labor_cost_id and not r.is_non_labor
    where c.condition_id = ${condition_id}::uuid and l.line_id = ${line_id}::uuid and l.labor_unit is not null`.execute(
    tx,
  );
  if (!rows.length) throw invalidField(field, 'This line has no labor.');
}

/** @throws HttpError 422 if the hour mix of a line exceeds 100% with its existing shares. */
async function checkShares(
  estimationId: string,
  overrides: readonly Override[],
  { tx }: Context,
): Promise<void> {
  const ids = [...new Set(overrides.flatMap(({ field, line_id }) => (isShare(field) ? [line_id] : [])))];
  if (!ids.length) return;
  const { rows } = await sql<{
    sum: string;
  }>`select trim_scale(sum(value))::text as sum from estimate_override
    where estimation_id = ${estimationId}::uuid and line_id = any(${ids}::uuid[]) and field = any(${[...shares]}::text[])
    group by condition_id, line_id having sum(value) > 100 limit 1`.execute(tx);
  if (rows[0])
    throw invalidField(
      overrides.findLast(({ field }) => isShare(field))?.field ?? '',
      `Overtime, double time and night shift add up to ${rows[0].sum}%. They can be at most 100% of the hours.`,
    );
}

/** Overrides one figure of a line, or resets it. */
async function override(
  estimationId: string,
  { condition_id, line_id, field, value }: Override,
  context: Context,
): Promise<void> {
  const { tx, user } = context;
  if (value !== null && Number(value) < 0) throw invalidField(field, "The Value cann't be less than 0");
  if (condition_id === line_id && (await overrideItem(estimationId, { id: line_id, field, value }, context)))
    return;
  await assertLineExists(estimationId, condition_id, line_id, tx);
  await checkHours({ condition_id, line_id, field, value }, context);
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

type FieldValue = NonNullable<Parameters<Handlers['estimatesUpdate']>[0]['body']['values']>[number];

/** Overrides a column of a line, or resets it to its formula. */
async function setValue(
  estimation: Awaited<ReturnType<typeof estimationRow>>,
  { condition_id, line_id, field_id, value }: FieldValue,
  context: Context,
): Promise<{ field: string; after?: string }> {
  const { tx, user } = context;
  const { estimation_id } = estimation;
  const calculator = await calculatorOf(estimation, tx);
  const field = calculator?.fields.find(({ id }) => id === field_id);
  if (!field) throw invalidField('values', 'This column does not belong to the template of this estimate.');
  if (!field.isEditable) throw invalidField('values', `${field.label} is computed and cannot be entered.`);
  if (value !== null && field.type === 'number' && !/^-?\d{1,15}(\.\d{1,10})?$/.test(value))
    throw invalidField('values', `${field.label} must be a number, for example 12 or 0.5.`);
  if (value !== null && field.isLaborProductivity && Number(value) <= 0)
    throw invalidField('values', `${field.label} must be more than 0.`);
  const change = { field: field.label, ...(value === null ? {} : { after: value }) };
  const own = (['quantity', 'unit_price', 'markup'] as const).find((name) => name === field.formula);
  if (own) {
    await override(estimation_id, { condition_id, line_id, field: own, value }, context);
    return change;
  }
  await assertLineExists(estimation_id, condition_id, line_id, tx);
  const target = { estimation_id, condition_id, line_id, field_id };
  if (value === null || value.trim() === '') {
    let removal = tx.deleteFrom('estimate_field_value');
    for (const [column, is] of Object.entries(target))
      removal = removal.where(column as keyof typeof target, '=', is);
    await removal.execute();
    return change;
  }
  await tx
    .insertInto('estimate_field_value')
    .values({ tenant_id: user.tenant_id, ...target, value, user_id: user.user_id })
    .onConflict((each) =>
      each
        .columns(['tenant_id', 'estimation_id', 'condition_id', 'line_id', 'field_id'])
        .doUpdateSet({ value, user_id: user.user_id }),
    )
    .execute();
  return change;
}

async function templateName(key: 'before' | 'after', uuid: string | null, tx: Transaction) {
  if (!uuid) return {};
  const { rows } = await sql<{
    name: string;
  }>`select name from calculator_template where row_id = ${uuid}::uuid`.execute(tx);
  return { [key]: rows[0]?.name ?? '' };
}

/** The current estimate with the state of its sheets. */
async function checked(row: Awaited<ReturnType<typeof estimationRow>>, context: Context) {
  const estimate = await presentEstimate(row, context);
  // Reissued sheets are reported for a frozen estimate too.
  return {
    ...estimate,
    checks: withSheetChecks(estimate.checks, await loadSheetChanges(withoutFreeze(row), context)),
  };
}

/** Source of requested figures: the current estimate or a version. */
async function requestedSources(
  estimationId: string,
  { condition_id, version_id }: { condition_id: string; version_id?: string | undefined },
  context: Context,
) {
  const row = await estimationRow(estimationId, context);
  if (version_id === undefined) return estimateData(row, context, condition_id);
  await versionOf(estimationId, version_id, context);
  return sourcesOf(version_id, context);
}

/** Stored figures of a version. @throws HttpError 404 for another estimation's. */
async function versionFigures(estimationId: string, version: string, context: Context) {
  await versionOf(estimationId, version, context);
  return figuresOf(version, context);
}

/** Engine figures of the current estimate or a version. */
async function engineResult(estimationId: string, version: string | undefined, context: Context) {
  const row = await estimationRow(estimationId, context);
  const kept = version ?? row.frozen_version_id;
  return kept
    ? resultOf(await sourcesOf(kept, context))
    : resultOf(await estimateData(row, context), cachedEstimating(estimationId));
}

export const estimateOperations = {
  estimatesExplainFigure: async ({ params, query }, context) => {
    const data = await requestedSources(params.estimation_id, query, context);
    const line = { condition: query.condition_id, id: query.line_id };
    // A line of a version may no longer exist.
    if (!query.version_id) await assertLineExists(params.estimation_id, line.condition, line.id, context.tx);
    else if (!explainLineFigures(data, line)) throw notFoundError('This line');
    const carriedCents = await carriedRounding(query.field_id, data.calculator, () =>
      engineResult(params.estimation_id, query.version_id, context),
    );
    return { data: explainColumnFigure(data, { ...line, field: query.field_id }, carriedCents) };
  },
  estimatesExplainLine: async ({ params, query }, context) => {
    const data = await requestedSources(params.estimation_id, query, context);
    const { carried } = await engineResult(params.estimation_id, query.version_id, context);
    const steps = explainLineFigures(data, { condition: query.condition_id, id: query.line_id }, carried);
    if (!steps) throw notFoundError('This line');
    return { data: steps };
  },
  estimatesExport: async ({ params, query }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    const estimate = query.version_id
      ? await versionFigures(params.estimation_id, query.version_id, context)
      : await presentEstimate(row, context);
    const result = await engineResult(params.estimation_id, query.version_id, context);
    const name = [row.quote_number, 'estimate'].filter(Boolean).join(' ');
    return estimateSpreadsheet(name, estimate, result);
  },
  estimatesRead: async ({ params }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    return { data: estimateAnswer(await checked(row, context), row.version) };
  },
  estimatesRecompute: async ({ params, body }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    return { data: estimateAnswer(await checked(row, context), row.version, body.known) };
  },
  estimatesUpdate: async ({ params, body }, context) => {
    const row = await openEstimation(params.estimation_id, context);
    if (row.version !== body.version) throw versionConflict();
    const before = { ...defaultSettings, ...row.settings } as Settings;
    const validatedSettings = validSettings(body.settings);
    const settings = { ...before, ...validatedSettings };
    const adjustments =
      body.adjustments === undefined ? row.adjustments : checkedAdjustments(body.adjustments);
    for (const each of body.overrides ?? []) await override(params.estimation_id, each, context);
    await checkShares(params.estimation_id, body.overrides ?? [], context);
    const chosen = body.template_id === undefined ? row.calculator_template_id : body.template_id;
    await assertExists(
      context,
      'calculator_template_view',
      'template_id',
      body.template_id,
      'This calculator template',
    );
    const current = { ...row, calculator_template_id: chosen, adjustments };
    const set: { field: string; after?: string }[] = [];
    for (const each of body.values ?? []) set.push(await setValue(current, each, context));
    await context.tx
      .updateTable('estimation')
      .set({
        calculator_template_id: chosen,
        settings: JSON.stringify(settings),
        adjustments: adjustments && JSON.stringify(adjustments),
        version: row.version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('estimation_id', '=', params.estimation_id)
      .execute();
    const changes = diffRecords(before, settings, Object.keys(settings));
    changes.push(...adjustmentChanges(row.adjustments, adjustments));
    for (const each of body.overrides ?? [])
      changes.push({ field: each.field, ...(each.value === null ? {} : { after: each.value }) });
    changes.push(...set);
    if (chosen !== row.calculator_template_id)
      changes.push({
        field: 'calculator',
        ...(await templateName('before', row.calculator_template_id, context.tx)),
        ...(await templateName('after', chosen, context.tx)),
      });
    const { estimate, version } = await recordChange(row, context, {
      entity: 'estimate',
      action: 'updated',
      changes,
    });
    const checks = withSheetChecks(estimate.checks, await loadSheetChanges(current, context));
    return { data: estimateAnswer({ ...estimate, checks }, version, body.known) };
  },
} satisfies Partial<Handlers>;
