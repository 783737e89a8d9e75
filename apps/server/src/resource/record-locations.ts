import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { getResource } from './registry.ts';
import type { JobKinds } from '../jobs/jobs.ts';
import type { Geocoder } from '../ports/geocoder.ts';

/** Kinds whose records lie somewhere: they have a ZIP, a city and a state. */
export const locatedEntities = ['account', 'lead', 'vendor'] as const;
export type LocatedEntity = (typeof locatedEntities)[number];
const inOneGo = 1000;

/** Whether records of a kind are shown on a map. */
export const isLocated = (kind: string): kind is LocatedEntity =>
  (locatedEntities as readonly string[]).includes(kind);

interface Addressed {
  uuid: string;
  zip?: string | null;
  city?: string | null;
  state?: string | null;
}

/** Keeps where records are: also that a place was not found, so that nobody looks again before the address changes. */
export async function saveLocations(
  kind: LocatedEntity,
  rows: readonly object[],
  tenantId: string,
  { tx, geocoder }: { tx: Transaction; geocoder: Geocoder },
): Promise<void> {
  if (!rows.length) return;
  const kept = await Promise.all(
    (rows as readonly Addressed[]).map(async ({ uuid, zip, city, state }) => ({
      id: uuid,
      address: `${zip ?? ''}|${city ?? ''}|${state ?? ''}`,
      ...(await geocoder.locate({ zip: zip ?? null, city: city ?? null, state: state ?? null })),
    })),
  );
  await sql`insert into record_place (tenant_id, kind, record_id, address, latitude, longitude, precision)
    select ${tenantId}::uuid, ${kind}, id, address, latitude, longitude, precision
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as each (id uuid, address text, latitude double precision, longitude double precision, precision text)
    on conflict (tenant_id, kind, record_id) do update set address = excluded.address,
      latitude = excluded.latitude, longitude = excluded.longitude, precision = excluded.precision`.execute(
    tx,
  );
}

/** Places what was written past the calls: files, a demo, what was there before maps were. */
export async function locateMissing(
  { tenantId, kind }: JobKinds['places'],
  { database, geocoder }: { database: Database; geocoder: Geocoder },
): Promise<void> {
  for (const each of kind ? [kind] : locatedEntities) {
    const store = getResource(each);
    if (!store || !isLocated(each)) continue;
    for (let done = inOneGo; done === inOneGo;) {
      done = await database.transaction({ tenantId }, 'write', async ({ tx }) => {
        const { rows } = await sql<Addressed>`
          select v.uuid, v.zip, v.city, v.state from ${sql.table(store.view)} v
          where not exists (select 1 from record_place p where p.tenant_id = v.tenant_id and p.kind = ${each}
            and p.record_id = v.uuid and p.address = v.zip || '|' || v.city || '|' || v.state)
          limit ${inOneGo}`.execute(tx);
        await saveLocations(each, rows, tenantId, { tx, geocoder });
        return rows.length;
      });
    }
  }
}
