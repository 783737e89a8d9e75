import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { createLatest } from '../estimates/recent-cache.ts';
import type { LineRow } from '../estimates/estimate-line-row.ts';

type Reading = Pick<Context, 'tx'>;
interface Row {
  tenant_id: string;
  estimation_id: string;
}
/** An assembly as used by an estimate: lines with prices and rates, and a digest. */
export interface SourceState {
  content_hash: string;
  lines: readonly LineRow[];
}

/** Line fields without effect on figures, such as the date of an equal price. */
const fieldsWithoutEffect = new Set([
  'price_id',
  'vendor_name',
  'last_price_date',
  'expiry_price_date',
  'code',
]);
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
/** Caches digests of lines by identity. */
const known = new WeakMap<LineRow, string>();
function lineDigest(line: LineRow): string {
  const found =
    known.get(line) ??
    digest(
      JSON.stringify(
        Object.entries(line)
          .filter(([name]) => !fieldsWithoutEffect.has(name))
          .toSorted(([left], [right]) => (left < right ? -1 : 1)),
      ),
    );
  known.set(line, found);
  return found;
}

/** Current assemblies of an estimate by id. */
export const currentAssemblies = (lines: readonly LineRow[]): Map<string, SourceState> =>
  new Map(
    [...Map.groupBy(lines, ({ assembly_id }) => assembly_id)].map(([assembly, own]) => [
      assembly,
      { content_hash: digest(own.map(lineDigest).join(' ')), lines: own },
    ]),
  );

/** Assembly input at the last review. */
export interface Acknowledgement {
  content_hash: string;
  acknowledged_at: string;
}
/** Assemblies of an estimate at its last review. */
export async function loadAcknowledgements(
  estimationId: string,
  { tx }: Reading,
): Promise<Map<string, Acknowledgement>> {
  const { rows } = await sql<
    Acknowledgement & { assembly_id: string }
  >`select assembly_id, content_hash, acknowledged_at from estimate_acknowledgement
    where estimation_id = ${estimationId}::uuid`.execute(tx);
  return new Map(rows.map(({ assembly_id, ...seen }) => [assembly_id, seen]));
}

/** Cache of immutable states of recent estimates. */
const snapshotCache = createLatest(2000, (): { lines?: readonly LineRow[] } => ({}));

/**
 * Assembly lines by digest. Lines equal to the current ones saveStates their identity.
 * @param now current lines.
 */
export async function loadSnapshotLines(
  content_hash: readonly string[],
  now: readonly LineRow[],
  { tx }: Reading,
): Promise<LineRow[]> {
  const unknown = content_hash.filter((each) => !snapshotCache(each).lines);
  if (unknown.length) {
    const { rows } = await sql<{
      content_hash: string;
      lines: LineRow[];
    }>`select content_hash, lines from estimate_input_snapshot
      where content_hash = any(${unknown}::text[])`.execute(tx);
    for (const { content_hash: of, lines } of rows) snapshotCache(of).lines = lines;
  }
  const today = new Map(now.map((line) => [line.line_id, line]));
  return content_hash
    .flatMap((each) => snapshotCache(each).lines ?? [])
    .map((line) => {
      const same = today.get(line.line_id);
      return same && lineDigest(same) === lineDigest(line) ? same : line;
    });
}

async function saveStates(
  { tenant_id, estimation_id }: Row,
  states: readonly (readonly [string, SourceState])[],
  { tx, ports }: Reading & { ports: Pick<Context['ports'], 'clock'> },
): Promise<void> {
  if (!states.length) return;
  await sql`insert into estimate_input_snapshot (tenant_id, content_hash, lines)
    select ${tenant_id}::uuid, each->>'content_hash', each->'lines' from jsonb_array_elements(${JSON.stringify(
      states.map(([, state]) => state),
    )}::jsonb) each
    on conflict do nothing`.execute(tx);
  await sql`insert into estimate_acknowledgement (tenant_id, estimation_id, assembly_id, content_hash, acknowledged_at)
    select ${tenant_id}::uuid, ${estimation_id}::uuid, assembly, content_hash, ${ports.clock().toISOString()}::timestamptz
    from unnest(${states.map(([assembly]) => assembly)}::uuid[], ${states.map(([, { content_hash }]) => content_hash)}::text[]) each(assembly, content_hash)
    on conflict (tenant_id, estimation_id, assembly_id) do update set content_hash = excluded.content_hash, acknowledged_at = excluded.acknowledged_at`.execute(
    tx,
  );
}

/**
 * Records newly used assemblies as reviewed and forgets unused ones.
 * @returns true if an assembly changed since its review or is new.
 */
export async function recordNewAssemblies(
  row: Row,
  lines: readonly LineRow[],
  context: Parameters<typeof saveStates>[2],
): Promise<boolean> {
  const states = currentAssemblies(lines);
  const seen = await loadAcknowledgements(row.estimation_id, context);
  const added = [...states].filter(([assembly]) => !seen.has(assembly));
  await saveStates(row, added, context);
  if ([...seen.keys()].some((assembly) => !states.has(assembly)))
    await sql`delete from estimate_acknowledgement where estimation_id = ${row.estimation_id}::uuid
      and assembly_id <> all(${[...states.keys()]}::uuid[])`.execute(context.tx);
  return [...states].some(
    ([assembly, { content_hash }]) => seen.get(assembly)?.content_hash !== content_hash,
  );
}

/** Records the current inputs as reviewed. */
export async function acknowledgeAssemblies(
  row: Row,
  lines: readonly LineRow[],
  context: Parameters<typeof saveStates>[2],
): Promise<void> {
  const seen = await loadAcknowledgements(row.estimation_id, context);
  const others = [...currentAssemblies(lines)].filter(
    ([assembly, { content_hash }]) => seen.get(assembly)?.content_hash !== content_hash,
  );
  await saveStates(row, others, context);
}
