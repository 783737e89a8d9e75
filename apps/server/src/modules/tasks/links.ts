import { customFieldsOf } from '@plumbline/validation/forms';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { loadForm } from '../../resource/custom-fields.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { containsPattern } from '../../resource/list-query.ts';
import { parseFilter } from '../../resource/parse-filter.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';
import type { DependencyKind } from './dates.ts';
import { detailOf, pagesOf } from './detail.ts';
import { tasks } from './items.ts';
import { assertNoCycle } from './position.ts';
import { assertCanEdit } from './rights.ts';
import { itemOf, itemsWhere, lockTree, type ItemRow } from './queries.ts';
import { auditTask } from './audit.ts';

interface DependencyRow {
  dependency_id: string;
  predecessor_id: string;
  successor_id: string;
  type: DependencyKind;
  lag: number;
}
const dependencyText = (type: DependencyKind, lag: number) =>
  `${type}${lag ? ` ${lag > 0 ? '+' : '−'}${Math.abs(lag)} d` : ''}`;

/** A dependency of a task that the caller can edit. @throws HttpError 404 for a dependency of another task. */
async function dependencyOf(uuid: string, item: ItemRow, { tx }: Context): Promise<DependencyRow> {
  const { rows } =
    await sql<DependencyRow>`select dependency_id, predecessor_id, successor_id, type, lag from task_dependency
    where dependency_id = ${uuid}::uuid and ${item.uuid}::uuid in (predecessor_id, successor_id)`.execute(tx);
  if (!rows[0]) throw notFoundError('This dependency');
  return rows[0];
}
const otherOf = (row: DependencyRow, item: ItemRow) =>
  row.predecessor_id === item.uuid ? row.successor_id : row.predecessor_id;
const nameOf = async (uuid: string, { tx }: Context): Promise<string> =>
  (await sql<{ name: string }>`select name from task_item where item_id = ${uuid}::uuid`.execute(tx)).rows[0]
    ?.name ?? '';

export const taskLinks = {
  tasksListAttachable: async ({ body }, context) => {
    const search = body.search?.trim();
    const { rows } = await sql<{ uuid: string; name: string; type: string; place: string }>`
      select uuid, name, type, place from task_view
      where ${body.space_id && body.space_id !== '-1' ? sql`space_id = ${body.space_id}::uuid` : sql`true`}
        and ${search ? sql`search_text like platform.search_form(${containsPattern(search)}::text)` : sql`true`}
        ${body.uuid ? sql`and uuid <> ${body.uuid}::uuid and not path @> array[${body.uuid}::uuid]` : sql``}
      order by rank limit 50`.execute(context.tx);
    return { data: rows };
  },
  tasksAttach: async ({ params: { uuid, parentUuid } }, context) => {
    const item = await itemOf(uuid, context);
    assertCanEdit(item);
    const parent = await itemOf(parentUuid, context);
    await lockTree(context);
    await assertNoCycle({ kind: 'attached', above: parentUuid, below: uuid }, 'parentUuid', context);
    const { rows } = await sql`insert into task_attachment (tenant_id, item_id, parent_id)
      values (${context.user.tenant_id}::uuid, ${uuid}::uuid, ${parentUuid}::uuid) on conflict do nothing returning 1`.execute(
      context.tx,
    );
    if (rows.length)
      await auditTask(item, 'updated', context, [{ field: 'attached_to', after: parent.name }]);
    return { data: await detailOf(uuid, context) };
  },
  tasksDetach: async ({ params: { uuid }, body: { parent_id } }, context) => {
    const item = await itemOf(uuid, context);
    assertCanEdit(item);
    const { rows } =
      await sql`delete from task_attachment where item_id = ${uuid}::uuid and parent_id = ${parent_id}::uuid
      returning 1`.execute(context.tx);
    if (rows.length)
      await auditTask(item, 'updated', context, [
        { field: 'attached_to', before: await nameOf(parent_id, context) },
      ]);
    return { data: await detailOf(uuid, context) };
  },
  tasksReadCustomFields: async ({ params }, context) => {
    const { data } = await tasks.read({ params }, context);
    const values = data.custom ?? {};
    const fields = customFieldsOf(await loadForm('task', context.tx));
    return {
      data: fields.map(({ code, label, kind, options }) => ({
        uuid: code,
        code,
        label,
        type: kind === 'select' ? 'selectbox' : kind === 'multi' ? 'multiselectbox' : kind,
        option: [...options],
        ...(values[code] === undefined ? {} : { value: values[code] }),
      })),
    };
  },
  tasksAddDependency: async ({ params: { uuid }, body }, context) => {
    const item = await itemOf(uuid, context);
    assertCanEdit(item);
    const [first] = await itemsWhere(context, sql`uuid = ${body.predecessor_id}::uuid`);
    if (!first) throw invalidField('predecessor_id', 'This task does not exist.');
    const { type = 'FS', lag = 0 } = body;
    await lockTree(context);
    await assertNoCycle(
      { kind: 'dependency', type, predecessor: first.uuid, successor: uuid },
      'predecessor_id',
      context,
    );
    const { rows } =
      await sql`insert into task_dependency (tenant_id, dependency_id, predecessor_id, successor_id, type, lag)
      values (${context.user.tenant_id}::uuid, ${uuidv7()}::uuid, ${first.uuid}::uuid, ${uuid}::uuid, ${type}, ${lag})
      on conflict (tenant_id, predecessor_id, successor_id) do nothing returning 1`.execute(context.tx);
    if (!rows.length) throw new HttpError(409, `“${item.name}” already depends on “${first.name}”.`);
    await auditTask(item, 'updated', context, [
      { field: 'waits_for', after: `${first.name}, ${dependencyText(type, lag)}` },
    ]);
    return { data: await detailOf(uuid, context) };
  },
  tasksUpdateDependency: async ({ params: { uuid, dependency }, body }, context) => {
    const item = await itemOf(uuid, context);
    assertCanEdit(item);
    await lockTree(context);
    const before = await dependencyOf(dependency, item, context);
    const { type = before.type, lag = before.lag, seen } = body;
    if (seen && (seen.type !== before.type || seen.lag !== before.lag))
      throw new HttpError(
        409,
        `Someone else changed the dependency between “${item.name}” and “${await nameOf(otherOf(before, item), context)}” to ${dependencyText(before.type, before.lag)}. Your change was not saved.`,
      );
    await assertNoCycle(
      { kind: 'dependency', type, predecessor: before.predecessor_id, successor: before.successor_id },
      'type',
      context,
      (link) =>
        link.kind === 'dependency' &&
        link.predecessor === before.predecessor_id &&
        link.successor === before.successor_id,
    );
    await sql`update task_dependency set type = ${type}, lag = ${lag}
      where dependency_id = ${dependency}::uuid`.execute(context.tx);
    if (type !== before.type || lag !== before.lag)
      await auditTask(item, 'updated', context, [
        {
          field: 'waits_for',
          before: `${await nameOf(otherOf(before, item), context)}, ${dependencyText(before.type, before.lag)}`,
          after: dependencyText(type, lag),
        },
      ]);
    return { data: await detailOf(uuid, context) };
  },
  tasksRemoveDependency: async ({ params: { uuid, dependency } }, context) => {
    const item = await itemOf(uuid, context);
    assertCanEdit(item);
    const before = await dependencyOf(dependency, item, context);
    await sql`delete from task_dependency where dependency_id = ${dependency}::uuid`.execute(context.tx);
    await auditTask(item, 'updated', context, [
      { field: 'waits_for', before: await nameOf(otherOf(before, item), context) },
    ]);
    return { data: await detailOf(uuid, context) };
  },
  tasksUpdatePages: async ({ params: { uuid }, body }, context) => {
    const item = await itemOf(uuid, context);
    assertCanEdit(item);
    const ids = [...new Set(body.page_ids)];
    const { rows } = hasPermission({ app: 7, name: 'estimation', type: 'v' }, context)
      ? await sql<{ page_id: string }>`select p.page_id from plan_sheet p
          join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id and f.deleted_at is null
          where p.page_id = any(${ids}::uuid[]) and p.deleted_at is null`.execute(context.tx)
      : { rows: [] };
    if (rows.length < ids.length) throw invalidField('page_ids', 'One of these pages does not exist.');
    const before = await pagesOf(uuid, context);
    await sql`delete from task_page where item_id = ${uuid}::uuid`.execute(context.tx);
    await sql`insert into task_page (tenant_id, item_id, page_id, sequence)
      select ${context.user.tenant_id}::uuid, ${uuid}::uuid, t.id, t.at from unnest(${ids}::uuid[]) with ordinality as t(id, at)`.execute(
      context.tx,
    );
    const after = await pagesOf(uuid, context);
    const say = (pages: typeof after) => pages.map(({ page_name }) => page_name).join(', ');
    if (say(before) !== say(after))
      await auditTask(item, 'updated', context, [{ field: 'pages', before: say(before), after: say(after) }]);
    return { data: after };
  },
  tasksListReferences: async ({ query }, context) => {
    const uuid = parseFilter(query.filter).find(({ field }) => field === 'task_id')?.value;
    if (typeof uuid !== 'string' || !/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(uuid))
      return { data: [] };
    await itemOf(uuid, context);
    return { data: await pagesOf(uuid, context) };
  },
} satisfies Partial<Handlers>;
