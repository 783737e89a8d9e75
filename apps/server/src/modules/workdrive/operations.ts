import { sql } from 'kysely';
import type { Handlers } from '../../http/context.ts';
import { containing } from '../../http/listing.ts';
import { notFound } from '../../http/problem.ts';
import { driveFolders } from './folders.ts';
import { driveHanding } from './handing.ts';
import { itemsOf } from './items.ts';
import { driveLists } from './list.ts';
import { pagesWhere } from './pages.ts';
import { driveReading } from './reading.ts';
import { driveShares } from './shares.ts';
import { driveTrash } from './trash.ts';
import { driveUploads } from './uploads.ts';
import { driveVersions } from './versions.ts';

export const workdrive = {
  ...driveFolders,
  ...driveHanding,
  ...driveLists,
  ...driveReading,
  ...driveShares,
  ...driveTrash,
  ...driveUploads,
  ...driveVersions,
  workdriveFavorite: async ({ body }, context) => {
    const items = await itemsOf(body.uuid, context);
    const at = body.is_favorite ? context.ports.clock().toISOString() : null;
    await sql`insert into drive_mark (tenant_id, file_id, user_id, favorite_at)
      select ${context.user.tenant_id}::uuid, id, ${context.user.user_id}::uuid, ${at}::timestamptz
      from unnest(${items.map(({ file_id }) => file_id)}::uuid[]) as t(id)
      on conflict (tenant_id, user_id, file_id) do update set favorite_at = excluded.favorite_at`.execute(
      context.tx,
    );
    return { data: { changed: items.length } };
  },
  workdrivePages: async ({ query }, context) => ({
    data: await pagesWhere(
      context,
      sql`f.prop_type = ${query.prop_type} and f.prop_id = ${query.prop_id}
      ${query.parent_id ? sql`and f.file_id::text = ${query.parent_id}` : sql``}
      ${query.search ? sql`and (p.name || ' ' || p.page_name || ' ' || p.text) ilike ${containing(query.search)}` : sql``}`,
    ),
  }),
  workdrivePage: async ({ params }, context) => {
    const [page] = await pagesWhere(
      context,
      sql`p.file_id = ${params.pdfId}::uuid and p.number = ${params.pageNo}`,
    );
    if (!page) throw notFound('This page');
    return { data: page };
  },
  workdriveRenamePage: async ({ params, body }, context) => {
    const { numUpdatedRows } = await context.tx
      .updateTable('plan_page')
      .set({
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.page_name === undefined ? {} : { page_name: body.page_name }),
        updated_at: new Date().toISOString(),
      })
      .where('page_id', '=', params.uuid)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const [page] = await pagesWhere(context, sql`p.page_id = ${params.uuid}::uuid`);
    if (!numUpdatedRows || !page) throw notFound('This page');
    await context.audit({
      module: 'workdrive',
      entity: 'page',
      entityId: params.uuid,
      entityName: page.name,
      action: 'updated',
    });
    return { data: page };
  },
} satisfies Partial<Handlers>;
