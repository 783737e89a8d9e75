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
  says: string;
  lines: readonly LineRow[];
}

/** Line fields without effect on figures, such as the date of an equal price. */
const silent = new Set(['price_id', 'vendor_name', 'last_price_date', 'expiry_price_date', 'code']);
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
/** Caches digests of lines by identity. */
const known = new WeakMap<LineRow, string>();
function saidBy(line: LineRow): string {
  const found =
    known.get(line) ??
    digest(
      JSON.stringify(
        Object.entries(line)
          .filter(([name]) => !silent.has(name))
          .toSorted(([left], [right]) => (left < right ? -1 : 1)),
      ),
    );
  known.set(line, found);
  return found;
}

/** Current assemblies of an estimate by id. */
export const statesOf = (lines: readonly LineRow[]): Map<string, SourceState> =>
  new Map(
    [...Map.groupBy(lines, ({ assembly_id }) => assembly_id)].map(([assembly, own]) => [
      assembly,
      { says: digest(own.map(saidBy).join(' ')), lines: own },
    ]),
  );

export interface Seen {
  says: string;
  seen_at: string;
}
/** Assemblies of an estimate at its last review. */
export async function seenOf(estimationId: string, { tx }: Reading): Promise<Map<string, Seen>> {
  const { rows } = await sql<
    Seen & { assembly_id: string }
  >`select assembly_id, says, seen_at from estimate_seen
    where estimation_id = ${estimationId}::uuid`.execute(tx);
  return new Map(rows.map(({ assembly_id, ...seen }) => [assembly_id, seen]));
}

/** Cache of immutable states of recent estimates. */
const kept = createLatest(2000, (): { lines?: readonly LineRow[] } => ({}));

/**
 * Assembly lines by digest. Lines equal to the current ones keep their identity.
 * @param now current lines.
 */
export async function linesSaid(
  says: readonly string[],
  now: readonly LineRow[],
  { tx }: Reading,
): Promise<LineRow[]> {
  const unknown = says.filter((each) => !kept(each).lines);
  if (unknown.length) {
    const { rows } = await sql<{ says: string; lines: LineRow[] }>`select says, lines from estimate_source
      where says = any(${unknown}::text[])`.execute(tx);
    for (const { says: of, lines } of rows) kept(of).lines = lines;
  }
  const today = new Map(now.map((line) => [line.line_id, line]));
  return says
    .flatMap((each) => kept(each).lines ?? [])
    .map((line) => {
      const same = today.get(line.line_id);
      return same && saidBy(same) === saidBy(line) ? same : line;
    });
}

async function keep(
  { tenant_id, estimation_id }: Row,
  states: readonly (readonly [string, SourceState])[],
  { tx, ports }: Reading & { ports: Pick<Context['ports'], 'clock'> },
): Promise<void> {
  if (!states.length) return;
  await sql`insert into estimate_source (tenant_id, says, lines)
    select ${tenant_id}::uuid, each->>'says', each->'lines' from jsonb_array_elements(${JSON.stringify(
      states.map(([, state]) => state),
    )}::jsonb) each
    on conflict do nothing`.execute(tx);
  await sql`insert into estimate_seen (tenant_id, estimation_id, assembly_id, says, seen_at)
    select ${tenant_id}::uuid, ${estimation_id}::uuid, assembly, says, ${ports.clock().toISOString()}::timestamptz
    from unnest(${states.map(([assembly]) => assembly)}::uuid[], ${states.map(([, { says }]) => says)}::text[]) each(assembly, says)
    on conflict (tenant_id, estimation_id, assembly_id) do update set says = excluded.says, seen_at = excluded.seen_at`.execute(
    tx,
  );
}

/**
 * Records newly used assemblies as reviewed and forgets unused ones.
 * @returns true if an assembly changed since its review or is new.
 */
export async function keepSeen(
  row: Row,
  lines: readonly LineRow[],
  context: Parameters<typeof keep>[2],
): Promise<boolean> {
  const states = statesOf(lines);
  const seen = await seenOf(row.estimation_id, context);
  const added = [...states].filter(([assembly]) => !seen.has(assembly));
  await keep(row, added, context);
  if ([...seen.keys()].some((assembly) => !states.has(assembly)))
    await sql`delete from estimate_seen where estimation_id = ${row.estimation_id}::uuid
      and assembly_id <> all(${[...states.keys()]}::uuid[])`.execute(context.tx);
  return [...states].some(([assembly, { says }]) => seen.get(assembly)?.says !== says);
}

/** Records the current inputs as reviewed. */
export async function seeAll(
  row: Row,
  lines: readonly LineRow[],
  context: Parameters<typeof keep>[2],
): Promise<void> {
  const seen = await seenOf(row.estimation_id, context);
  const others = [...statesOf(lines)].filter(([assembly, { says }]) => seen.get(assembly)?.says !== says);
  await keep(row, others, context);
}
