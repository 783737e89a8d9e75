import type { Estimate, EstimateAdjustments } from '@plumbline/api';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError, versionConflict } from '../../../core/http-error.ts';
import { diffRecords } from '../../../resource/record-diff.ts';
import { estimateData, estimationRow, openEstimation, presentEstimate, withoutFreeze } from './queries.ts';
import { recordChange } from './recompute.ts';
import { estimateAnswer } from './serialize-estimate.ts';
import { calculatorOf } from '../calculators/queries.ts';
import { adjustmentChanges, adjustmentsText, checkedAdjustments, validSettings } from './adjustments.ts';
import { assertNoConflict, cellChanges, recordCellChanges } from './cell-changes.ts';
import { isSameValue, lastWrites, type CellWrite } from './cell-conflicts.ts';
import { assertLineExists, checkShares, lineWrites, override, setValue } from './line-overrides.ts';
import { cachedEstimating } from './estimate-cache.ts';
import { carriedRounding, explainColumnFigure, explainLineFigures } from './explain-figures.ts';
import { defaultSettings, type Settings } from './estimate-settings.ts';
import { estimateSpreadsheet } from './estimate-spreadsheet.ts';
import { resultOf } from './rules.ts';
import { figuresOf, sourcesOf, versionOf } from '../versions/version-storage.ts';
import { loadSheetChanges, withSheetChecks } from '../staleness/sheets.ts';
import { assertExists } from '../../../resource/reference-checks.ts';
import type { Transaction } from '../../../database/database.ts';

async function templateName(
  key: 'before' | 'after',
  uuid: string | null,
  tx: Transaction,
): Promise<{ before?: string; after?: string }> {
  if (!uuid) return {};
  const { rows } = await sql<{
    name: string;
  }>`select name from calculator_template where row_id = ${uuid}::uuid`.execute(tx);
  return { [key]: rows[0]?.name ?? '' };
}

const settingWrites = (before: Settings, requested: Partial<Settings>): CellWrite[] =>
  Object.entries(requested).map(([field, value]) => {
    const current = before[field as keyof Settings];
    return { cell: `settings/${field}`, current, isChange: !isSameValue(current, value) };
  });

/** Adjustments are sent as a whole, so they are one cell. */
const adjustmentsWrite = (
  before: EstimateAdjustments | null,
  requested: EstimateAdjustments | null,
): CellWrite => ({
  cell: 'adjustments',
  current: adjustmentsText(before),
  isChange: !isDeepStrictEqual(before, requested),
});

async function templateWrite(
  { calculator_template_id }: { calculator_template_id: string | null },
  chosen: string | null,
  { tx }: Pick<Context, 'tx'>,
): Promise<CellWrite> {
  const { before } = await templateName('before', calculator_template_id, tx);
  return { cell: 'template', current: before ?? null, isChange: calculator_template_id !== chosen };
}

/** An answer with the changes of others. @param from.version version that the caller had; none is listed without it. */
async function withChanges(
  answer: Estimate,
  estimationId: string,
  { version, window }: { version: number | undefined; window: string | undefined },
  context: Pick<Context, 'tx'>,
): Promise<Estimate> {
  if (version === undefined || version >= answer.version) return answer;
  const changes = await cellChanges(estimationId, { version, window }, context);
  return changes.length ? { ...answer, changes } : answer;
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
    const { known, since, window } = body;
    const answer = estimateAnswer(await checked(row, context), row.version, known);
    return { data: await withChanges(answer, params.estimation_id, { version: since, window }, context) };
  },
  estimatesUpdate: async ({ params, body }, context) => {
    const row = await openEstimation(params.estimation_id, context);
    if (body.version > row.version || (body.exact && row.version !== body.version)) throw versionConflict();
    const before = { ...defaultSettings, ...row.settings } as Settings;
    const validatedSettings = validSettings(body.settings);
    const settings = { ...before, ...validatedSettings };
    const adjustments =
      body.adjustments === undefined ? row.adjustments : checkedAdjustments(body.adjustments);
    const chosen = body.template_id === undefined ? row.calculator_template_id : body.template_id;
    await assertExists(
      context,
      'calculator_template_view',
      'template_id',
      body.template_id,
      'This calculator template',
    );
    const current = { ...row, calculator_template_id: chosen, adjustments };
    const { overrides = [], values = [], window } = body;
    const calculator = values.length ? await calculatorOf(current, context.tx) : undefined;
    const writes: CellWrite[] = [
      ...settingWrites(before, validatedSettings),
      ...(body.adjustments === undefined ? [] : [adjustmentsWrite(row.adjustments, adjustments)]),
      ...(body.template_id === undefined ? [] : [await templateWrite(row, chosen, context)]),
      ...(await lineWrites(params.estimation_id, { overrides, values }, calculator, context)),
    ];
    await assertNoConflict(row, writes, { base: body.version, window }, context);
    for (const each of overrides) await override(params.estimation_id, each, context);
    await checkShares(params.estimation_id, overrides, context);
    const set: { field: string; after?: string }[] = [];
    for (const each of values) set.push(await setValue(current, each, calculator, context));
    const version = row.version + 1;
    await context.tx
      .updateTable('estimation')
      .set({
        calculator_template_id: chosen,
        settings: JSON.stringify(settings),
        adjustments: adjustments && JSON.stringify(adjustments),
        version,
        updated_at: new Date().toISOString(),
      })
      .where('estimation_id', '=', params.estimation_id)
      .execute();
    const changedCells = lastWrites(writes).flatMap(({ cell, isChange }) => (isChange ? [cell] : []));
    await recordCellChanges(params.estimation_id, changedCells, { version, window }, context);
    const changes = diffRecords(before, settings, Object.keys(settings));
    changes.push(...adjustmentChanges(row.adjustments, adjustments));
    for (const each of overrides)
      changes.push({ field: each.field, ...(each.value === null ? {} : { after: each.value }) });
    changes.push(...set);
    if (chosen !== row.calculator_template_id)
      changes.push({
        field: 'calculator',
        ...(await templateName('before', row.calculator_template_id, context.tx)),
        ...(await templateName('after', chosen, context.tx)),
      });
    const { estimate } = await recordChange(row, context, {
      entity: 'estimate',
      action: 'updated',
      changes,
    });
    const checks = withSheetChecks(estimate.checks, await loadSheetChanges(current, context));
    const answer = estimateAnswer({ ...estimate, checks }, version, body.known);
    return {
      data: await withChanges(answer, params.estimation_id, { version: body.version, window }, context),
    };
  },
} satisfies Partial<Handlers>;
