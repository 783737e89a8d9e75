import type { TaskDependency, TaskDetail, TaskLinkedPage } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { isBroken, type DependencyKind } from './dates.ts';
import { tasks } from './items.ts';
import { remindersOn } from './reminders.ts';
import { itemOf, itemsWhere } from './queries.ts';
import { nextStatuses } from './statuses.ts';

interface DependencyRow {
  uuid: string;
  predecessor_id: string;
  successor_id: string;
  type: DependencyKind;
  lag: number;
}

/** Predecessors and successors of a task that the caller can view. */
export async function dependenciesOf(uuid: string, { tx }: Pick<Context, 'tx'>): Promise<TaskDependency[]> {
  const { rows } = await sql<DependencyRow>`
    select dependency_id as uuid, predecessor_id, successor_id, type, lag from task_dependency
    where predecessor_id = ${uuid}::uuid or successor_id = ${uuid}::uuid order by created_at, dependency_id`.execute(
    tx,
  );
  if (!rows.length) return [];
  const ends = rows.flatMap(({ predecessor_id, successor_id }) => [predecessor_id, successor_id]);
  const items = new Map(
    (await itemsWhere({ tx }, sql`uuid = any(${ends}::uuid[])`)).map((item) => [item.uuid, item]),
  );
  return rows.flatMap((row) => {
    const [first, second] = [items.get(row.predecessor_id), items.get(row.successor_id)];
    if (!first || !second) return [];
    return {
      ...row,
      predecessor_name: first.name,
      successor_name: second.name,
      is_broken: isBroken(row.type, first, second, row.lag),
    };
  });
}

/** Plan pages linked to a task, of existing estimations. */
export async function pagesOf(uuid: string, { tx }: Pick<Context, 'tx'>): Promise<TaskLinkedPage[]> {
  const { rows } =
    await sql<TaskLinkedPage>`select p.page_id, coalesce(nullif(p.page_name, ''), p.name) as page_name,
      f.file_id as pdf_id, f.name as pdf_name
    from task_page t
    join plan_sheet p on p.tenant_id = t.tenant_id and p.page_id = t.page_id and p.deleted_at is null
    join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id and f.deleted_at is null
    where t.item_id = ${uuid}::uuid order by t.sequence`.execute(tx);
  return rows;
}

/** Data of the task panel. @throws HttpError 404 for a task the caller cannot view. */
export async function detailOf(uuid: string, context: Context): Promise<TaskDetail> {
  const item = await itemOf(uuid, context);
  const { data } = await tasks.read({ params: { uuid } }, context);
  const { rows: trail } = await sql<{
    uuid: string;
    name: string;
    type: string;
  }>`select uuid, name, type from task_view
    where uuid = any(${item.path.slice(0, -1)}::uuid[]) order by cardinality(path)`.execute(context.tx);
  return {
    ...data,
    trail,
    field_links: await pagesOf(uuid, context),
    dependencies: await dependenciesOf(uuid, context),
    reminders: await remindersOn(item, context),
    next_statuses: await nextStatuses(item, context),
  };
}
