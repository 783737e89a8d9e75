import { DriveFileFields } from '@plumbline/api/fields';
import type { DriveFile } from '@plumbline/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { containsText, orderByClause, whereClause, pageOf } from '../../resource/list-query.ts';
import { recentChanges } from '../../resource/history.ts';
import { recordReference, loadTitles } from '../../resource/record-reference.ts';
import { itemOf, itemsWhere, type ItemRow } from './items.ts';
import { permissionOn, driveRightsOf, type DriveRights } from './rights.ts';
import { usageOf } from './quota.ts';

type View = 'shared' | 'recent' | 'favorites' | 'attached' | 'trash';

/** Condition of a view. */
const viewCondition = (view: View | undefined, { userId }: DriveRights): RawBuilder<unknown> => {
  if (view === 'trash')
    return sql`f.deleted_at is not null and f.trash_id = f.file_id and f.purged_at is null
      and (f.type = 0 or f.storage_key <> '')`;
  const live = sql`f.deleted_at is null`;
  if (view === 'shared')
    return sql`${live} and exists (select 1 from drive_share s where s.tenant_id = f.tenant_id and s.file_id = f.file_id
      and s.user_id = ${userId}::uuid)`;
  // Files of custom fields are shown in the field.
  if (view === 'attached') return sql`${live} and f.parent_id is null and f.prop_type not in ('', 'field')`;
  if (view === 'recent') return sql`${live} and m.opened_at is not null`;
  if (view === 'favorites') return sql`${live} and m.favorite_at is not null`;
  return live;
};

const orders: Record<View | 'folder', string> = {
  folder: 'type,name',
  shared: 'type,name',
  favorites: 'type,name',
  attached: '-content_at',
  recent: '-opened_at',
  trash: '-deleted_at',
};

/** Converts accessible items to the contract. */
const shown = (reach: DriveRights, where: RawBuilder<unknown>, withPlace: boolean) => sql`
  select f.file_id as uuid, f.version, f.created_at as "createdAt", f.updated_at as "updatedAt", f.name, f.type,
    f.parent_id, f.prop_type, f.prop_id, f.cloud_status, f.size, f.content_type, f.state, f.problem,
    (select count(*)::int from plan_sheet p where p.tenant_id = f.tenant_id and p.file_id = f.file_id
      and p.deleted_at is null) as pages,
    f.revision, f.content_at, f.owner_id, coalesce(o.firstname || ' ' || o.lastname, '') as owner_name,
    ${permissionOn('f', reach)} as permission,
    exists (select 1 from drive_share s where s.tenant_id = f.tenant_id and s.file_id = f.file_id) as is_shared,
    m.favorite_at is not null as is_favorite, m.opened_at, f.deleted_at, ${
      withPlace
        ? sql`coalesce((select string_agg(a.name, ' / ' order by array_length(a.path, 1)) from drive_file a
            where a.tenant_id = f.tenant_id and a.file_id = any(f.path) and a.file_id <> f.file_id
              and ${permissionOn('a', reach)} is not null), '')`
        : sql`''::text`
    } as place
  from drive_file f
  left join user_directory o on o.tenant_id = f.tenant_id and o.user_id = f.owner_id
  left join drive_user_state m on m.tenant_id = f.tenant_id and m.file_id = f.file_id and m.user_id = ${reach.userId}::uuid
  where ${where}`;

/** Matches every word in the name, or all words in the text. */
const searchCondition = (search: string): RawBuilder<unknown> => {
  const searchTerms = search.trim().split(/\s+/).filter(Boolean).slice(0, 12);
  const named = sql.join(
    searchTerms.map((word) => containsText(sql`f.name`, word)),
    sql` and `,
  );
  return sql`((${named}) or f.words @@ plainto_tsquery('english', ${search}))`;
};

const presentFile = ({ problem, ...row }: DriveFile): DriveFile => ({
  ...row,
  ...(problem ? { problem } : {}),
});

/** Prepends the record to the path of attached files. */
async function namePlaces(rows: DriveFile[], context: Context): Promise<void> {
  for (const type of new Set(rows.map(({ prop_type }) => prop_type))) {
    if (type === '') continue;
    const word = type === 'estimation_files' ? 'estimation' : type;
    const one = recordReference(word)?.one ?? 'record';
    const of = rows.filter(({ prop_type }) => prop_type === type);
    const titles = await loadTitles(word, [...new Set(of.map(({ prop_id }) => prop_id))], context);
    for (const row of of) {
      const record = [one.charAt(0).toUpperCase() + one.slice(1), titles.get(row.prop_id)];
      row.place = [record.filter(Boolean).join(' · '), row.place].filter(Boolean).join(' / ');
    }
  }
}

export const driveLists = {
  workdriveList: async ({ query: { view, search, ...query } }, context) => {
    const reach = driveRightsOf(context);
    const { limit, offset } = pageOf(query);
    const text = search?.trim();
    // In a folder's list, the location is that folder.
    const withPlace = Boolean(text || view);
    const where = whereClause(DriveFileFields, query, [
      view === 'trash' ? sql`permission = 0` : sql`permission is not null`,
    ]);
    const order = orderByClause(DriveFileFields, query.sort, orders[view ?? 'folder']);
    const page = limit === -1 ? sql`offset ${offset}` : sql`limit ${limit} offset ${offset}`;
    const all = shown(
      reach,
      text
        ? sql`${viewCondition(view, reach)} and f.cloud_status and ${searchCondition(text)}`
        : viewCondition(view, reach),
      withPlace,
    );
    const { rows } = await sql<DriveFile>`select * from (${all}) v ${where} ${order} ${page}`.execute(
      context.tx,
    );
    if (withPlace) await namePlaces(rows, context);
    if (offset === 0 && (limit === -1 || rows.length < limit))
      return { data: rows.map(presentFile), meta: { count: rows.length } };
    const counted = await sql<{
      count: number;
    }>`select count(*)::int as count from (${all}) v ${where}`.execute(context.tx);
    return { data: rows.map(presentFile), meta: { count: counted.rows[0]?.count ?? 0 } };
  },
  workdriveReadItem: async ({ params }, context) => ({ data: await readItem(params.uuid, context) }),
  workdriveListChanges: ({ query }, context) =>
    recentChanges(context, query, 'workdrive', {
      kinds: ['file', 'folder', 'page'],
      restores: ['file', 'folder'],
      where: sql`exists (select 1 from drive_file f where ${permissionOn('f', driveRightsOf(context))} is not null
        and (f.file_id = entity_id or f.file_id = (select p.file_id from plan_sheet p where p.page_id = entity_id)))`,
    }),
  workdriveUsage: async (_input, context) => ({ data: await usageOf(context) }),
} satisfies Partial<Handlers>;

/** Visible folders above an item from the top. */
export async function trailOf(row: ItemRow, context: Context): Promise<ItemRow[]> {
  const above = await itemsWhere(
    context,
    driveRightsOf(context),
    sql`f.file_id = any(${row.path.slice(0, -1)}::uuid[])`,
    sql`order by array_length(f.path, 1)`,
  );
  return above.filter(({ permission }) => permission !== null);
}

/** An item in the contract's form. */
export async function readItem(uuid: string, context: Context) {
  const row = await itemOf(uuid, context);
  const { rows } =
    await sql<DriveFile>`${shown(driveRightsOf(context), sql`f.file_id = ${uuid}::uuid`, true)}`.execute(
      context.tx,
    );
  const trail = await trailOf(row, context);
  return {
    ...presentFile(rows[0] as DriveFile),
    trail: trail.map(({ file_id, name }) => ({ uuid: file_id, name })),
  };
}
