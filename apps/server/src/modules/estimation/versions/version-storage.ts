import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { EstimateVersion } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { notFoundError } from '../../../core/http-error.ts';
import type { EstimateSources } from '../estimates/estimate-sources.ts';
import type { estimateOf } from '../estimates/rules.ts';

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)];
export type Figures = ReturnType<typeof estimateOf>;
type Part = 'figures' | 'sources' | 'rows';
type Reading = Pick<Context, 'tx'>;

export const pack = (value: unknown) => compress(JSON.stringify(value));
export const packText = (text: string) => compress(text);

async function textOf(part: Part, uuid: string, { tx }: Reading): Promise<string> {
  const { rows } = await sql<{ kept: Uint8Array }>`select ${sql.ref(part)} as kept from estimate_version
    where version_id = ${uuid}::uuid`.execute(tx);
  if (!rows[0]) throw notFoundError('This version');
  return (await decompress(rows[0].kept)).toString('utf8');
}
/** Estimate response at that time. */
export const figuresOf = async (uuid: string, context: Reading): Promise<Figures> =>
  JSON.parse(await textOf('figures', uuid, context)) as Figures;
/** Inputs: measures, prices, rates and date. */
export const sourcesOf = async (uuid: string, context: Reading): Promise<EstimateSources> =>
  JSON.parse(await textOf('sources', uuid, context)) as EstimateSources;
/** Rows of the estimation as serialized by the database, to avoid number conversions. */
export const rowsOf = (uuid: string, context: Reading): Promise<string> => textOf('rows', uuid, context);

/** Versions, newest first. @param only limits to one. */
export async function versionsOf(
  estimationId: string,
  { tx }: Reading,
  only?: string,
): Promise<EstimateVersion[]> {
  const { rows } = await sql<EstimateVersion>`
    select v.version_id as uuid, v.created_at as "createdAt", v.number, v.name, v.note, v.kind, v.quote_id, v.total, v.cost,
      v.margin, coalesce(u.firstname || ' ' || u.lastname, '') as created_by
    from estimate_version v
    left join user_directory u on u.tenant_id = v.tenant_id and u.user_id = v.created_by
    where v.estimation_id = ${estimationId}::uuid and ${only === undefined ? sql`true` : sql`v.version_id = ${only}::uuid`}
    order by v.number desc`.execute(tx);
  return rows;
}

/** @throws HttpError 404 for an unknown version. */
export async function versionOf(
  estimationId: string,
  uuid: string,
  context: Reading,
): Promise<EstimateVersion> {
  const [found] = await versionsOf(estimationId, context, uuid);
  if (!found) throw notFoundError('This version');
  return found;
}
