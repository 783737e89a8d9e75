import type { Task } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { loadTitles } from '../../resource/record-reference.ts';
import { mayDelete } from './rights.ts';
import { folderLevels, itemsWhere } from './queries.ts';

/** Names of records linked to tasks by id, limited to those the caller can view. */
async function relatedNames(rows: readonly Task[], context: Context): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const byType = Map.groupBy(
    rows.filter((row) => row.related_id),
    (row) => row.related_type ?? '',
  );
  for (const [type, of] of byType) {
    const found = await loadTitles(
      type,
      of.flatMap((row) => row.related_id ?? []),
      context,
    );
    for (const [uuid, name] of found) names.set(uuid, name);
  }
  return names;
}

/** Converts rows of `task_view` to the contract, loading people, subtasks, comments and files per page. */
export async function presentTasks(rows: Task[], context: Context): Promise<Task[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ uuid }) => uuid);
  const { rows: facts } = await sql<{
    uuid: string;
    assigned: Task['assigned_users'] | null;
    is_shared: boolean;
    comments: number;
    files: number;
  }>`select t.uuid,
      (select jsonb_agg(jsonb_build_object('uuid', u.user_id, 'name', trim(u.firstname || ' ' || u.lastname),
          'firstname', u.firstname, 'lastname', u.lastname) order by u.firstname, u.lastname)
        from task_member g join user_directory u on u.tenant_id = g.tenant_id and u.user_id = g.user_id
        where g.item_id = t.uuid and g.is_assigned) as assigned,
      exists (select 1 from task_member g where g.item_id = t.uuid and g.permission > 0) as is_shared,
      (select count(*)::int from record_comment c where c.prop_id = t.uuid and c.prop_type = 'space_items') as comments,
      (select count(*)::int from drive_file_directory f where f.prop_id = t.uuid::text and f.prop_type = 'space_items'
        and f.type = 1 and f.cloud_status and f.deleted_at is null) as files
    from unnest(${ids}::uuid[]) as t(uuid)`.execute(context.tx);
  const { rows: parts } = await sql<{ uuid: string; all: number; done: number }>`
    with statuses as materialized (select status_id, workflow_id from task_status_view where is_last)
    select c.dependent_id as uuid, count(*)::int as all, count(s.status_id)::int as done
    from task_item c left join statuses s on s.workflow_id = c.workflow_id and s.status_id = c.status_id
    where c.dependent_id = any(${ids}::uuid[]) and c.deleted_at is null group by 1`.execute(context.tx);
  const partsOf = new Map(parts.map((each) => [each.uuid, each]));
  const { rows: links } = await sql<{
    item_id: string;
    parent_id: string;
  }>`select item_id, parent_id from task_attachment
    where item_id = any(${ids}::uuid[])`.execute(context.tx);
  const above = links.length
    ? await itemsWhere(
        context,
        sql`uuid = any(${links.map(({ parent_id }) => parent_id)}::uuid[]) order by name`,
      )
    : [];
  const folders = await folderLevels(rows, context);
  const factsOf = new Map(facts.map((each) => [each.uuid, each]));
  const names = await relatedNames(rows, context);
  // Without the right to edit tasks, a share gives view access only.
  const most = hasPermission({ app: 8, name: 'task', type: 'e' }, context) ? 4 : 1;
  return rows.map((row) => {
    const { path: _path, ...task } = row as Task & { path?: string[] };
    const of = factsOf.get(row.uuid);
    const assigned = of?.assigned ?? [];
    const permission = Math.min(task.permission, most);
    return {
      ...task,
      permission,
      may_delete: mayDelete({ permission }, folders.get(row.folder_id ?? '')),
      assigned_users: assigned,
      assignee_ids: assigned.map(({ uuid }) => uuid),
      parent: above
        .filter(({ uuid }) => links.some((link) => link.item_id === row.uuid && link.parent_id === uuid))
        .map(({ uuid, name }) => ({ uuid, name })),
      related_name: names.get(row.related_id ?? '') ?? '',
      subtasks_count: partsOf.get(row.uuid)?.all ?? 0,
      subtasks_done: partsOf.get(row.uuid)?.done ?? 0,
      comments_count: of?.comments ?? 0,
      files_count: of?.files ?? 0,
      is_shared: of?.is_shared ?? false,
    };
  });
}
