import type { Duplicate } from '@plumbline/api';
import {
  candidateSimilarity,
  duplicatesOf,
  searchText,
  signature,
  type DuplicateRecord,
} from '@plumbline/validation/duplicates';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Context } from '../context/context.ts';
import { allResources, getResource } from './registry.ts';
import type { JobKinds } from '../ports/jobs.ts';

/** Maximum candidates that the index returns for comparison. */
const MAX_CANDIDATES = 60;
const BATCH_SIZE = 1000;

/** Entities whose duplicates are detected: those with a rule. */
const comparedEntities = (): string[] =>
  [...allResources()].flatMap(([name, { duplicates }]) => (duplicates ? [name] : []));

/** Stores the signatures by which duplicates of records are found; nothing for an entity without a rule. */
export async function saveSignatures(
  entity: string,
  rows: readonly (object & { uuid: string })[],
  tenantId: string,
  tx: Transaction,
): Promise<void> {
  const rule = getResource(entity)?.duplicates;
  if (!rule || !rows.length) return;
  const kept = rows.map((row) => {
    const values = row as unknown as DuplicateRecord;
    return { id: row.uuid, keys: signature(rule, values), words: searchText(rule, values) };
  });
  await sql`insert into record_signature (tenant_id, kind, record_id, keys, words)
    select ${tenantId}::uuid, ${entity}, (each->>'id')::uuid,
      array(select jsonb_array_elements_text(each->'keys')), each->>'words'
    from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) as each
    on conflict (tenant_id, kind, record_id) do update set keys = excluded.keys, words = excluded.words`.execute(
    tx,
  );
}

/** Stores signatures of records that were not written by calls: imports, demo data, rows from before signatures existed. */
export async function signUnsigned(
  { tenantId, kind }: JobKinds['signatures'],
  { database }: { database: Database },
): Promise<void> {
  for (const each of kind ? [kind] : comparedEntities()) {
    const store = getResource(each);
    if (!store?.duplicates) continue;
    for (let done = BATCH_SIZE; done === BATCH_SIZE;) {
      done = await database.transaction({ tenantId }, 'write', async ({ tx }) => {
        const { rows } = await sql<{ uuid: string }>`select v.* from ${sql.table(store.view)} v
          where not exists (select 1 from record_signature s where s.tenant_id = v.tenant_id and s.kind = ${each}
            and s.record_id = v.uuid) limit ${BATCH_SIZE}`.execute(tx);
        await saveSignatures(each, rows, tenantId, tx);
        return rows.length;
      });
    }
  }
}

/** Existing records that may be the same as the given values, likeliest first; none for an entity without a rule. */
export async function findDuplicates(
  name: string,
  values: DuplicateRecord,
  except: readonly string[],
  { tx }: Pick<Context, 'tx'>,
): Promise<Duplicate[]> {
  const store = getResource(name);
  const rule = store?.duplicates;
  if (!rule) return [];
  const text = searchText(rule, values);
  const keys = signature(rule, values);
  if (!keys.length && text.length < 3) return [];
  const signatures = JSON.stringify([{ at: 0, keys, words: text }]);
  const { rows } = await sql<DuplicateRecord & { uuid: string; number?: string }>`
    select v.* from ${sql.table(store.view)} v join (
      select record_id, max(near) as near
      from platform.alike_records(${name}, ${signatures}::jsonb, ${candidateSimilarity}::real, ${MAX_CANDIDATES})
      group by record_id order by 2 desc limit ${MAX_CANDIDATES}
    ) near on near.record_id = v.uuid
    where not (v.uuid = any(${[...except]}::uuid[]))`.execute(tx);
  const detail = store.searchSubtitle;
  return duplicatesOf(rule, values, rows)
    .slice(0, 10)
    .map(({ record, score, reasons }) => ({
      uuid: record.uuid,
      title: store.title.map((each) => String(record[each] ?? '')).join(' '),
      ...(record.number ? { number: record.number } : {}),
      ...(detail && record[detail] ? { detail: String(record[detail]) } : {}),
      score,
      reasons,
    }));
}
