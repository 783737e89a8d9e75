import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { getResource } from './registry.ts';
import type { JobKinds } from '../ports/jobs.ts';
import type { Geocoder } from '../ports/geocoder.ts';

const located = new Set<string>();
const BATCH_SIZE = 1000;

/** Adds a module's entities that have the fields `zip`, `city` and `state`. */
export function registerLocatedEntities(entities: readonly string[]): void {
  for (const entity of entities) located.add(entity);
}

/** True if records of this entity have a location on the map. */
export const isLocated = (entity: string): boolean => located.has(entity);

interface Addressed {
  uuid: string;
  zip?: string | null;
  city?: string | null;
  state?: string | null;
}

/** Stores the location of records. A failed lookup is stored too, so that it is not repeated before the address changes. */
export async function saveLocations(
  entity: string,
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
  await sql`insert into record_location (tenant_id, kind, record_id, address, latitude, longitude, precision)
    select ${tenantId}::uuid, ${entity}, id, address, latitude, longitude, precision
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as each (id uuid, address text, latitude double precision, longitude double precision, precision text)
    on conflict (tenant_id, kind, record_id) do update set address = excluded.address,
      latitude = excluded.latitude, longitude = excluded.longitude, precision = excluded.precision`.execute(
    tx,
  );
}

/** Locates records that were not written by calls: imports, demo data, rows from before locations existed. */
export async function locateMissing(
  { tenantId, kind }: JobKinds['places'],
  { database, geocoder }: { database: Database; geocoder: Geocoder },
): Promise<void> {
  for (const each of kind ? [kind] : located) {
    const store = getResource(each);
    if (!store || !isLocated(each)) continue;
    for (let done = BATCH_SIZE; done === BATCH_SIZE;) {
      done = await database.transaction({ tenantId }, 'write', async ({ tx }) => {
        const { rows } = await sql<Addressed>`
          select v.uuid, v.zip, v.city, v.state from ${sql.table(store.view)} v
          where not exists (select 1 from record_location p where p.tenant_id = v.tenant_id and p.kind = ${each}
            and p.record_id = v.uuid and p.address = v.zip || '|' || v.city || '|' || v.state)
          limit ${BATCH_SIZE}`.execute(tx);
        await saveLocations(each, rows, tenantId, { tx, geocoder });
        return rows.length;
      });
    }
  }
}
