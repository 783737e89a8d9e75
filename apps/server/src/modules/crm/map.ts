import type { PlacedRecord, RecordMap, TerritoryArea, UnplacedRecord } from '@plumbline/api';
import { entities, type EntityMeta } from '@plumbline/api/operations';
import { earthRadiusMiles, mapRadii } from '@plumbline/validation/geo';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { whereClause, type ListFields } from '../../resource/list-query.ts';
import { HttpError } from '../../core/http-error.ts';
import { getResource } from '../../resource/registry.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { leads } from './leads.ts';
import { accounts } from './resources.ts';

interface MapQuery {
  search?: string | undefined;
  filter?: string | undefined;
  territory?: string | undefined;
  near?: string | undefined;
  miles?: number | undefined;
}
interface Centre {
  latitude: number;
  longitude: number;
  label: string;
}

/** Maximum number of records in one answer. */
const [mostPoints, mostUnplaced] = [10_000, 200];
const degreesOfMile = 360 / (2 * Math.PI * earthRadiusMiles);

const refuse = (field: string, message: string) =>
  new HttpError(400, message, { errors: [{ field, message }] });
const titleSql = (title: readonly string[]) =>
  sql.join(
    title.map((each) => sql.ref(each)),
    sql` || ' ' || `,
  );

/** Location of a record whose entity the caller can view. */
async function placeOf(uuid: string, context: Context): Promise<Centre | undefined> {
  const { rows } = await sql<{ kind: string; latitude: number; longitude: number }>`
    select kind, latitude, longitude from record_location where record_id = ${uuid}::uuid and latitude is not null`.execute(
    context.tx,
  );
  const [at] = rows;
  const store = at && getResource(at.kind);
  const entity = at && (entities as Readonly<Record<string, EntityMeta>>)[at.kind];
  if (
    !store ||
    !entity ||
    !hasPermission({ ...entity.right, type: 'v' } as Parameters<typeof hasPermission>[0], context)
  )
    return undefined;
  const { rows: named } = await sql<{ title: string }>`select ${titleSql(store.title)} as title
    from ${sql.table(store.view)} where uuid = ${uuid}::uuid`.execute(context.tx);
  return named[0] && { latitude: at.latitude, longitude: at.longitude, label: named[0].title };
}

/** @throws HttpError 400 for a center that cannot be located. */
async function centreOf(near: string, context: Context): Promise<Centre> {
  const place = near.trim();
  if (/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(place)) {
    const found = await placeOf(place, context);
    if (!found) throw refuse('near', 'This record has no location on the map.');
    return found;
  }
  const [, city = '', state = ''] = /^(.*),([^,]*)$/.exec(place) ?? [];
  const found = await context.ports.geocoder.locate(/\d/.test(place) ? { zip: place } : { city, state });
  // The center of a state is too imprecise for a radius search.
  if (!found || found.precision === 'state')
    throw refuse(
      'near',
      `“${place}” was not found. Enter a ZIP code or a city and state, for example Eugene, OR.`,
    );
  return { latitude: found.latitude, longitude: found.longitude, label: place };
}

/** SQL for the great-circle distance in statute miles, equal to `milesBetween`. */
const milesFrom = ({
  latitude,
  longitude,
}: Centre) => sql`(2 * ${earthRadiusMiles}::double precision * asin(sqrt(least(1,
  sin(radians(p.latitude - ${latitude}::double precision) / 2) ^ 2
  + cos(radians(${latitude}::double precision)) * cos(radians(p.latitude))
    * sin(radians(p.longitude - ${longitude}::double precision) / 2) ^ 2))))`;
/** Latitude range that lets the search use its index. */
const aroundLatitude = ({ latitude }: Centre, miles: number) => sql`p.latitude between
  ${latitude - miles * degreesOfMile * 1.001}::double precision and ${latitude + miles * degreesOfMile * 1.001}::double precision`;

/** Entities that CRM's map shows. */
type MapEntity = 'account' | 'lead' | 'vendor';

interface Layer {
  entity: MapEntity;
  fields: (context: Context) => Promise<ListFields>;
  /** Amount column used for the size of a marker. */
  figure?: string;
  /** True if records have a territory field; others belong to territories by state. */
  hasTerritory: boolean;
}
const layers = {
  account: {
    entity: 'account',
    fields: accounts.describe,
    figure: 'open_pipeline',
    hasTerritory: true,
  },
  lead: { entity: 'lead', fields: leads.describe, figure: 'amount', hasTerritory: true },
  vendor: {
    entity: 'vendor',
    fields: async () => getResource('vendor')?.fields ?? {},
    hasTerritory: false,
  },
} as const satisfies Record<MapEntity, Layer>;

const inTerritory = ({ hasTerritory }: Layer, name: string): RawBuilder<unknown> =>
  hasTerritory
    ? sql`territory = ${name}`
    : sql`upper(btrim(state)) in (select unnest(states) from setup_territory_area
        where name = ${name})`;

async function mapOf(layer: Layer, query: MapQuery, context: Context): Promise<{ data: RecordMap }> {
  const { search, filter, territory, near, miles } = query;
  if (miles !== undefined && !mapRadii.includes(miles))
    throw refuse('miles', `The radius must be one of ${mapRadii.join(', ')} miles.`);
  const store = getResource(layer.entity);
  if (!store) throw new Error(`${layer.entity} is not an entity`);
  const centre = near?.trim() ? await centreOf(near, context) : undefined;
  if (miles !== undefined && !centre) throw refuse('near', 'Enter a place to search around.');
  const where = whereClause(
    await layer.fields(context),
    { search, filter },
    territory ? [inTerritory(layer, territory)] : [],
  );
  const own = sql`select uuid, number, city, state, zip, street, status, ${titleSql(store.title)} as title,
      ${layer.figure ? sql.ref(layer.figure) : sql`null`} as figure from ${sql.table(store.view)} ${where}`;
  const distance = centre ? milesFrom(centre) : sql`null::double precision`;
  const near_by =
    centre && miles !== undefined
      ? sql`and ${aroundLatitude(centre, miles)} and ${distance} <= ${miles}::double precision`
      : sql``;
  const placed = await sql<PlacedRecord & { figure: string | null; miles: number | null; count: number }>`
    select v.uuid, v.title, v.number, v.city, v.state, p.latitude, p.longitude, p.precision, v.status, v.figure,
      ${distance} as miles, count(*) over ()::int as count
    from (${own}) v
    join record_location p on p.kind = ${layer.entity} and p.record_id = v.uuid and p.latitude is not null ${near_by}
    order by ${centre ? sql`miles,` : sql``} v.title, v.uuid limit ${mostPoints}`.execute(context.tx);
  const unplaced = await sql<UnplacedRecord & { count: number }>`
    select v.uuid, v.title, v.number, count(*) over ()::int as count, concat_ws(', ', nullif(v.street, ''),
      nullif(v.city, ''), nullif(btrim(v.state || ' ' || v.zip), '')) as address
    from (${own}) v
    left join record_location p on p.kind = ${layer.entity} and p.record_id = v.uuid
    where p.latitude is null order by v.title, v.uuid limit ${mostUnplaced}`.execute(context.tx);
  return {
    data: {
      points: placed.rows.map(({ count: _count, figure, miles: away, ...row }) => ({
        ...row,
        ...(figure === null ? {} : { figure }),
        ...(away === null ? {} : { miles: Math.round(away * 10) / 10 }),
      })),
      count: placed.rows[0]?.count ?? 0,
      unplaced: unplaced.rows.map(({ count: _count, ...row }) => row),
      unplaced_count: unplaced.rows[0]?.count ?? 0,
      ...(centre ? { centre } : {}),
    },
  };
}

export const mapHandlers = {
  crmMapListAccounts: ({ query }, context) => mapOf(layers.account, query, context),
  crmMapListLeads: ({ query }, context) => mapOf(layers.lead, query, context),
  crmMapListVendors: ({ query }, context) => mapOf(layers.vendor, query, context),
  crmMapListTerritories: async (_input, { tx }) => {
    const { rows } =
      await sql<TerritoryArea>`select territory_id as uuid, name, states from setup_territory_area
      order by name`.execute(tx);
    return { data: rows };
  },
  crmMapFindZip: async ({ params: { zip } }, { ports }) => ({
    data: { zip, ...(await ports.geocoder.suggest(zip)) },
  }),
} satisfies Partial<Handlers>;
