import type { Calibration as WireCalibration, EstimateAdjustments, Takeoff } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import type { Calibration, Geometry, TakeoffParameters, TakeoffType } from '@plumbline/estimating';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Ports } from '../../../context/context.ts';
import { notFoundError } from '../../../core/http-error.ts';
import type { AlternateRow, SubstituteRow } from '../quotes/alternate-input.ts';
import { calculatorOf } from '../calculators/queries.ts';
import type { ConditionRow, PageRow, TakeoffRow } from '../takeoff/condition-totals.ts';
import { cachedEstimating } from './estimate-cache.ts';
import { assertNotFrozen } from '../../../capabilities/freeze-guard.ts';
import type { ItemRow } from './estimate-item-groups.ts';
import { lineRows } from './line-rows.ts';
import { counted } from '../plans/sheet-pdf/countable-measures.ts';
import { defaultSettings, type Settings } from './estimate-settings.ts';
import { estimateOf } from './rules.ts';
import type { EstimateSources, OverrideRow } from './estimate-sources.ts';
import { figuresOf, sourcesOf } from '../versions/version-storage.ts';

/** Context of an estimate computation: database and clock. */
export type Scope = Pick<Context, 'tx'> & { ports: Pick<Ports, 'clock'> };

/** Row of the estimation. @throws HttpError 404, also for another company's. */
export async function estimationRow(uuid: string, { tx }: Pick<Context, 'tx'>, lock = false) {
  let query = tx
    .selectFrom('estimation')
    .selectAll()
    .where('estimation_id', '=', uuid)
    .where('deleted_at', 'is', null);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFoundError('This estimation');
  return row;
}

/**
 * Locks the estimation for a change of its figures; used by every handler that makes one.
 * @throws HttpError 409 for a frozen estimate, naming who can unfreeze it.
 */
export async function openEstimation(uuid: string, context: Pick<Context, 'tx'>) {
  const row = await estimationRow(uuid, context, true);
  await assertNotFrozen(row, context);
  return row;
}

/** Row without its freeze, to compute today's total. */
export const withoutFreeze = <Of extends object>(row: Of): Of & { frozen_version_id: null } => ({
  ...row,
  frozen_version_id: null,
});

export async function pagesOf(estimationId: string, { tx }: Pick<Context, 'tx'>): Promise<PageRow[]> {
  const rows = await tx
    .selectFrom('plan_page as p')
    .innerJoin('drive_file_directory as f', (join) =>
      join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.file_id', '=', 'p.file_id'),
    )
    .leftJoin('sheet_revision as s', (join) =>
      join
        .onRef('s.tenant_id', '=', 'p.tenant_id')
        .onRef('s.sheet_id', '=', 'p.sheet_id')
        .onRef('s.page_id', '=', 'p.page_id'),
    )
    .select([
      'p.page_id',
      'p.file_id as pdf_id',
      'f.name as pdf_name',
      'p.name',
      'p.page_name',
      'p.calibrations',
      'p.sheet_id',
      'p.revision',
      'p.current_since',
      's.counts',
    ])
    .where('f.prop_type', '=', 'estimation')
    .where('f.prop_id', '=', estimationId)
    .where('p.deleted_at', 'is', null)
    .where('f.deleted_at', 'is', null)
    .orderBy('f.created_at')
    .orderBy('p.number')
    .execute();
  return rows.map((row) => ({
    page_id: row.page_id,
    pdf_id: row.pdf_id,
    name: row.page_name || row.name,
    ...(row.page_name && row.name ? { title: row.name } : {}),
    calibrations: row.calibrations as unknown as Calibration[],
    pdf_name: row.pdf_name,
    sheet_id: row.sheet_id,
    revision: row.revision,
    counts: row.counts ?? true,
    current_since: row.current_since,
  }));
}

/** Measures of one page or all pages. @param since limits to changes from this time. */
export async function takeoffsWhere(
  context: Pick<Context, 'tx'>,
  estimationId: string,
  pageId?: string,
  since?: Date,
): Promise<Takeoff[]> {
  const { rows } = await sql<Takeoff>`
    select t.takeoff_id as uuid, t.condition_id, t.page_id, c.type, t.name, t.geometry, t.parameters, y.layer_id, g.group_id, t.version
    from takeoff t join estimation_condition c on c.tenant_id = t.tenant_id and c.condition_id = t.condition_id
    left join plan_layer y on y.tenant_id = t.tenant_id and y.layer_id = t.layer_id and y.deleted_at is null
    left join typical_group g on g.tenant_id = t.tenant_id and g.group_id = t.group_id and g.deleted_at is null
    where t.estimation_id = ${estimationId}::uuid and t.deleted_at is null ${pageId ? sql`and t.page_id = ${pageId}::uuid` : sql``}
      ${since ? sql`and t.updated_at >= ${since}` : sql``}
    order by t.takeoff_id`.execute(context.tx);
  return rows;
}

/** @throws HttpError 404 unless the page is in a plan set of this estimation. */
export async function pageOf(
  estimationId: string,
  pageId: string,
  { tx }: Pick<Context, 'tx'>,
  lock = false,
) {
  const { rows } = await sql<{
    page_id: string;
    name: string;
    page_name: string;
    calibrations: WireCalibration[];
  }>`
    select p.page_id, p.name, p.page_name, p.calibrations from plan_page p join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.page_id = ${pageId}::uuid and p.deleted_at is null and f.prop_type = 'estimation' and f.prop_id = ${estimationId}
    ${lock ? sql`for update of p` : sql``}`.execute(tx);
  if (!rows[0]) throw notFoundError('This page');
  return rows[0];
}

/** Alternates by number. */
export async function alternateRows(
  estimationId: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<AlternateRow[]> {
  const { rows } = await sql<AlternateRow>`
    select alternate_id, number, name, description, accepted, changes, lines, version, created_at, updated_at
    from estimate_alternate where estimation_id = ${estimationId}::uuid and deleted_at is null order by number`.execute(
    tx,
  );
  return rows;
}

/** Lines and lump sums without take-off, by number. */
export async function itemRows(estimationId: string, { tx }: Pick<Context, 'tx'>): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select item_id, number, line, version from estimate_item
    where estimation_id = ${estimationId}::uuid and deleted_at is null order by number`.execute(tx);
  return rows;
}

/** Measures of conditions with their pages. @param only limits to one condition. */
export async function measuredData(
  estimationId: string,
  context: Pick<Context, 'tx'>,
  only?: string,
): Promise<Pick<EstimateSources, 'conditions' | 'takeoffs' | 'setAside' | 'pages'>> {
  const { tx } = context;
  const isAsked = (condition: RawBuilder<unknown>) =>
    only === undefined ? sql`true` : sql`${condition} = ${only}::uuid`;
  const conditions = await sql<ConditionRow & { type: TakeoffType }>`
    select c.condition_id, c.assembly_id, c.code, c.name, c.type, c.color, c.hatch, c.mark_shape, c.category, c.unit, c.parameters, a.markup_percentage,
      a.deleted_at is not null as assembly_deleted
    from estimation_condition c left join assembly_directory a on a.tenant_id = c.tenant_id and a.assembly_id = c.assembly_id
    where c.estimation_id = ${estimationId}::uuid and c.deleted_at is null and ${isAsked(sql`c.condition_id`)}
    order by c.sequence, c.created_at`.execute(tx);
  const takeoffs = await sql<TakeoffRow & { geometry: Geometry; parameters: TakeoffParameters }>`
    select t.takeoff_id, t.condition_id, t.page_id, t.geometry, t.parameters, coalesce(g.multiplier, 1) as times
    from takeoff t
    left join typical_group g on g.tenant_id = t.tenant_id and g.group_id = t.group_id and g.deleted_at is null
    where t.estimation_id = ${estimationId}::uuid and t.deleted_at is null and ${isAsked(sql`t.condition_id`)}
    order by t.takeoff_id`.execute(tx);
  const pages = await pagesOf(estimationId, context);
  return { conditions: conditions.rows, ...counted(takeoffs.rows, pages), pages };
}

/**
 * Loads the inputs of an estimate.
 * @param estimation row from `estimationRow`.
 * @param only limits to one condition.
 */
export async function estimateData(
  estimation: {
    estimation_id: string;
    calculator_template_id: string | null;
    settings: Record<string, string>;
    adjustments?: EstimateAdjustments | null;
    /** Version of a frozen estimate. */
    frozen_version_id?: string | null;
  },
  context: Scope,
  only?: string,
): Promise<EstimateSources> {
  const { tx } = context;
  if (estimation.frozen_version_id) return sourcesOf(estimation.frozen_version_id, context);
  const { estimation_id: estimationId, settings, adjustments } = estimation;
  const calculator = await calculatorOf(estimation, tx);
  const alternates = only === undefined ? await alternateRows(estimationId, context) : [];
  const chosen = alternates.flatMap(({ changes }) => changes.flatMap(({ assembly_id }) => assembly_id ?? []));
  const measured = await measuredData(estimationId, context, only);
  const lines = await lineRows(estimationId, { chosen, only }, tx);
  const items = (await itemRows(estimationId, context)).filter(
    ({ item_id }) => only === undefined || item_id === only,
  );
  const substitutes = chosen.length
    ? await sql<SubstituteRow>`select assembly_id, name, markup_percentage from assembly_directory
        where assembly_id = any(${chosen}::uuid[])`.execute(tx)
    : { rows: [] };
  const overrides =
    await sql<OverrideRow>`select condition_id, line_id, field, trim_scale(value)::text as value
    from estimate_override
    where estimation_id = ${estimationId}::uuid`.execute(tx);
  return {
    ...measured,
    lines,
    overrides: overrides.rows,
    ...(items.length ? { items } : {}),
    alternates,
    substitutes: substitutes.rows,
    settings: { ...defaultSettings, ...settings } as Settings,
    ...(adjustments ? { adjustments } : {}),
    ...(calculator ? { calculator } : {}),
    today: utcDay(context.ports.clock()),
  };
}

/** The current estimate. */
export async function presentEstimate(
  estimation: Parameters<typeof estimateData>[0],
  context: Scope,
): Promise<ReturnType<typeof estimateOf>> {
  // A frozen estimate is returned as stored, even if the computation has changed since.
  if (estimation.frozen_version_id) return figuresOf(estimation.frozen_version_id, context);
  const data = await estimateData(estimation, context);
  return estimateOf(data, cachedEstimating(estimation.estimation_id));
}
