import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../../context/context.ts';
import { nextInSeries, type Series } from '../../../resource/document/next-in-series.ts';
import { estimateData, presentEstimate, type estimationRow, type Scope } from '../estimates/queries.ts';
import { cachedEstimating } from '../estimates/estimate-cache.ts';
import { estimateOf } from '../estimates/rules.ts';
import type { EstimateSources } from '../estimates/estimate-sources.ts';
import { pack, packText, type Figures } from './version-storage.ts';

type Estimation = Awaited<ReturnType<typeof estimationRow>>;
type VersionContext = Scope & { user: Pick<Context['user'], 'tenant_id' | 'user_id'> };
/** Versions of one estimate, from 1. */
const versionSeries: Series = { table: 'estimate_version', column: 'number', first: 1 };
interface VersionHead {
  name: string;
  note?: string;
  kind: 'kept' | 'quote' | 'frozen' | 'restored';
  quote_id?: string;
}

/** Serialized rows of the estimation itself; prices and assemblies belong to the company. */
async function ownRows(estimationId: string, { tx }: Pick<Context, 'tx'>): Promise<string> {
  const of = (table: string) => sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${sql.table(table)} r
    where r.estimation_id = ${estimationId}::uuid)`;
  const standing = (
    table: string,
  ) => sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${sql.table(table)} r
    where r.estimation_id = ${estimationId}::uuid and r.deleted_at is null)`;
  const { rows } = await sql<{ rows: string }>`select jsonb_build_object(
      'estimation', (select jsonb_build_object('settings', settings, 'adjustments', adjustments, 'calculator_template_id', calculator_template_id)
        from estimation where estimation_id = ${estimationId}::uuid),
      'estimation_condition', ${standing('estimation_condition')}, 'typical_group', ${standing('typical_group')},
      'takeoff', ${standing('takeoff')}, 'estimate_alternate', ${standing('estimate_alternate')},
      'estimate_item', ${standing('estimate_item')},
      'estimate_override', ${of('estimate_override')}, 'estimate_field_value', ${of('estimate_field_value')},
      'plan_page', (select coalesce(jsonb_agg(jsonb_build_object('page_id', p.page_id, 'calibrations', p.calibrations,
          'sheet_id', p.sheet_id, 'revision', p.revision, 'is_current', p.is_current, 'current_since', p.current_since)), '[]')
        from plan_page p join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
        where f.prop_type = 'estimation' and f.prop_id = ${estimationId} and p.deleted_at is null)
    )::text as rows`.execute(tx);
  return rows[0]?.rows ?? '{}';
}

/** Stores a computed estimate as a version. @returns its id. */
export async function writeVersion(
  { estimation_id }: Pick<Estimation, 'estimation_id'>,
  { name, note = '', kind, quote_id }: VersionHead,
  { data, estimate }: { data: EstimateSources; estimate: Figures },
  context: VersionContext,
): Promise<string> {
  const { tx, user, ports } = context;
  const version_id = uuidv7();
  const number = await nextInSeries(versionSeries, { estimation_id }, context);
  const [figures, sources, rows] = await Promise.all([
    pack(estimate),
    pack(data),
    ownRows(estimation_id, context).then(packText),
  ]);
  await sql`insert into estimate_version (tenant_id, version_id, estimation_id, number, name, note, kind, quote_id, total, cost,
      margin, figures, sources, rows, created_by, created_at)
    values (${user.tenant_id}::uuid, ${version_id}::uuid, ${estimation_id}::uuid, ${number},
      ${name}, ${note}, ${kind}, ${quote_id ?? null}::uuid, ${estimate.total}::numeric, ${estimate.cost}::numeric,
      ${estimate.margin}::numeric, ${figures}, ${sources}, ${rows}, ${user.user_id}::uuid, ${ports.clock().toISOString()}::timestamptz)`.execute(
    tx,
  );
  return version_id;
}

/** Stores the current estimate as a version; the caller holds the row lock. */
export async function storeVersion(
  row: Estimation,
  head: VersionHead,
  context: VersionContext,
): Promise<string> {
  const data = await estimateData(row, context);
  const estimate = row.frozen_version_id
    ? await presentEstimate(row, context)
    : estimateOf(data, cachedEstimating(row.estimation_id));
  return writeVersion(row, head, { data, estimate }, context);
}
