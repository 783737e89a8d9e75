import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { AuditEntry, Context, Ports } from '../../../context/context.ts';
import { HttpError } from '../../../core/http-error.ts';
import type { JobKinds } from '../../../ports/jobs.ts';
import { estimateData, estimationRow, presentEstimate, withoutFreeze, type Scope } from './queries.ts';
import { markOf, noMark, stalenessOf, writeMark, type Computed } from '../staleness/detect.ts';
import { cachedEstimating } from './estimate-cache.ts';
import { isExpiredPrice } from './estimate-warnings.ts';
import { recordNewAssemblies } from '../staleness/input-snapshots.ts';
import { estimateOf } from './rules.ts';
import { newerSheets } from '../plans/sheet-pdf/countable-measures.ts';

/** Maximum total, with sixteen digits before the point. */
const MAX_TOTAL = 1e16;

type Row = Awaited<ReturnType<typeof estimationRow>>;

/** Schedules the staleness check in a job instead of the edit. */
async function isStalenessCheckDue(row: Row, { data, estimate }: Computed, context: Scope): Promise<boolean> {
  const isOther = await recordNewAssemblies(row, data.lines, context);
  return (
    isOther ||
    row.staleness_check_due === null ||
    row.stale_reasons > 0 ||
    estimate.groups.some(({ lines }) => lines.some(({ warnings }) => warnings.some(isExpiredPrice))) ||
    newerSheets(data).length > 0
  );
}

/** Recomputes the estimate and stores its total for sorting lists. A frozen estimate also stores today's total. */
export async function recompute(estimationId: string, context: Scope) {
  const row = await estimationRow(estimationId, context);
  // The frozen total stays; today's total is stored separately.
  const data = await estimateData(withoutFreeze(row), context);
  const now = { data, estimate: estimateOf(data, cachedEstimating(estimationId)) };
  const estimate = row.frozen_version_id ? await presentEstimate(row, context) : now.estimate;
  for (const { total } of [estimate, now.estimate])
    if (Math.abs(Number(total)) >= MAX_TOTAL)
      throw new HttpError(
        422,
        'The total exceeds 10,000,000,000,000,000. Check quantities, prices and formulas for values that are too large.',
      );
  const today = row.frozen_version_id ? now.estimate.total : null;
  if (row.live_total === null ? today !== null : Number(row.live_total) !== Number(today ?? Number.NaN))
    await context.tx
      .updateTable('estimation')
      .set({ live_total: today })
      .where('estimation_id', '=', estimationId)
      .execute();
  if (Number(estimate.total) !== Number(row.total)) {
    await context.tx
      .updateTable('estimation')
      .set({ total: estimate.total })
      .where('estimation_id', '=', estimationId)
      .execute();
  }
  const isCheckDue = row.frozen_version_id === null && (await isStalenessCheckDue(row, now, context));
  return { estimate, version: row.version, row, now, isCheckDue };
}

/** Recomputes after an edit; staleness follows in a job. */
export async function recomputeAndScheduleStaleness(
  estimationId: string,
  context: Scope & Pick<Context, 'afterCommit' | 'ports' | 'user'>,
) {
  const done = await recompute(estimationId, context);
  if (done.isCheckDue)
    context.afterCommit(() =>
      // Edits come in quick succession, so the job runs once for several.
      context.ports.jobs.sendOnce(
        'estimate-staleness',
        { tenantId: context.user.tenant_id, estimationId },
        { after: 2 },
      ),
    );
  return done;
}

/** Writes the audit entry of a change and recomputes the total. */
export async function recordChange(
  estimation: { estimation_id: string; name: string },
  context: Parameters<typeof recomputeAndScheduleStaleness>[1] & Pick<Context, 'audit'>,
  change: Pick<AuditEntry, 'entity' | 'action' | 'changes'>,
) {
  await context.audit({
    module: 'estimation',
    entityId: estimation.estimation_id,
    entityName: estimation.name,
    ...change,
  });
  return recomputeAndScheduleStaleness(estimation.estimation_id, context);
}

/** Recomputes total and staleness. */
export async function recomputeWithStaleness(estimationId: string, context: Scope): Promise<void> {
  const { row, now } = await recompute(estimationId, context);
  const staleness = row.frozen_version_id ? undefined : await stalenessOf(estimationId, now, context);
  await writeMark(row, staleness ? await markOf(staleness, now, context) : noMark, context);
}

interface RecomputeServices {
  database: Database;
  ports: Pick<Ports, 'clock'>;
}
/** Deleted in the meantime. */
const unlessNotFound = (error: unknown): undefined => {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
  return undefined;
};

/** Computes staleness without blocking edits: the row is locked only to write the result. */
export async function detectStaleness(
  { tenantId, estimationId }: JobKinds['estimate-staleness'],
  { database, ports }: RecomputeServices,
): Promise<void> {
  const mark = await database
    .transaction({ tenantId }, 'read', async ({ tx }) => {
      const context = { tx, ports };
      const row = await estimationRow(estimationId, context);
      if (row.frozen_version_id) return noMark;
      const data = await estimateData(row, context);
      const now = { data, estimate: estimateOf(data, cachedEstimating(estimationId)) };
      return markOf(await stalenessOf(estimationId, now, context), now, context);
    })
    .catch(unlessNotFound);
  if (mark)
    await database
      .transaction({ tenantId }, 'write', async ({ tx }) =>
        writeMark(await estimationRow(estimationId, { tx }, true), mark, { tx }),
      )
      .catch(unlessNotFound);
}

const affectedEstimations = ({
  materialId,
  assemblyId,
  calculators,
  estimationId,
}: JobKinds['estimate-totals']) =>
  estimationId
    ? sql<{ estimation_id: string }>`select ${estimationId}::uuid as estimation_id`
    : calculators
      ? sql<{ estimation_id: string }>`select estimation_id from estimation
          where deleted_at is null and calculator_template_id is not null`
      : sql<{ estimation_id: string }>`select distinct e.estimation_id from estimation e
      join estimation_condition c on c.tenant_id = e.tenant_id and c.estimation_id = e.estimation_id and c.deleted_at is null
      where e.deleted_at is null and (c.assembly_id = ${assemblyId ?? null}::uuid or exists (select 1 from assembly_line l
        where l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id and l.material_id = ${materialId ?? null}::uuid))`;

/** Recomputes the estimates that use a material, assembly or calculator, or a single one, sequentially. */
export async function recomputeAffected(
  payload: JobKinds['estimate-totals'],
  { database, ports }: RecomputeServices,
): Promise<void> {
  const { tenantId } = payload;
  const found = await database.transaction({ tenantId }, 'read', ({ tx }) =>
    affectedEstimations(payload).execute(tx),
  );
  for (const { estimation_id } of found.rows) {
    await database
      .transaction({ tenantId }, 'write', async ({ tx }) => {
        await estimationRow(estimation_id, { tx }, true);
        await recompute(estimation_id, { tx, ports });
      })
      .catch(unlessNotFound);
    await detectStaleness({ tenantId, estimationId: estimation_id }, { database, ports });
  }
}
