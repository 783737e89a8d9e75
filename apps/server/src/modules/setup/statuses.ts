import type { StatusList, StatusUse } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { invalidField, notFoundError, HttpError, versionConflict } from '../../core/http-error.ts';
import { diffRecords, type FieldChange } from '../../resource/record-diff.ts';
import { statusRecords, type StatusRecords } from './status-records.ts';
import { renameInWorkflows } from './workflows.ts';

const statusRecordsOf = (module: string): StatusRecords => {
  const records = Object.hasOwn(statusRecords(), module) ? statusRecords()[module] : undefined;
  if (!records) throw notFoundError('This list of statuses');
  return records;
};

async function listOf(module: string, { tx }: Context): Promise<StatusList> {
  const { label, one, many, counts, table, column } = statusRecordsOf(module);
  const { rows } = await sql<StatusUse>`
    select s.status_id as uuid, s.name, s.tone, s.sequence, s.outcome, s.probability,
      s.version, coalesce(r.count, 0)::int as records
    from setup_status s
    left join (
      select ${sql.ref(column)} as name, count(*) as count from ${sql.table(table)}
      where deleted_at is null group by ${sql.ref(column)}
    ) r on r.name = s.name
    where s.module = ${module} and s.field_name = 'status' order by s.sequence, s.name`.execute(tx);
  return { module, field_name: 'status', label, one, many, counts, statuses: rows };
}

/** Reads a status and locks its list until the end of the transaction. */
async function lockStatus(module: string, uuid: string, context: Context): Promise<StatusUse> {
  await lockStatusList(module, context);
  const status = (await listOf(module, context)).statuses.find((each) => each.uuid === uuid);
  if (!status) throw notFoundError('This status');
  return status;
}
const lockStatusList = async (module: string, { tx }: Context) => {
  statusRecordsOf(module);
  await sql`select 1 from setup_status where module = ${module} and field_name = 'status' order by status_id for update`.execute(
    tx,
  );
};

const auditStatus = (
  context: Context,
  { uuid, name }: Pick<StatusUse, 'uuid' | 'name'>,
  action: 'created' | 'updated' | 'deleted',
  changes: FieldChange[],
) => context.audit({ module: 'setup', entity: 'status', entityId: uuid, entityName: name, action, changes });

async function assertNewName(list: StatusList, name: string, uuid?: string): Promise<void> {
  if (list.statuses.some((each) => each.uuid !== uuid && each.name.toLowerCase() === name.toLowerCase()))
    throw invalidField('name', `Another status is named “${name}”.`);
}
/** Checks that opportunities keep an open stage and that closing stages have an outcome. */
function assertOutcomes(list: StatusList, after: readonly Pick<StatusUse, 'outcome'>[]): void {
  if (list.counts && !after.some(({ outcome }) => outcome === 'open'))
    throw invalidField(
      'outcome',
      `At least one status must be open, because a new ${list.one} starts in it.`,
    );
}

/** Renames the status of records without changing their timestamps, because no user edited them. */
async function renameOnRecords(module: string, from: string, to: string, { tx }: Context): Promise<void> {
  const { table, column } = statusRecordsOf(module);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
    tx,
  );
  if (module === 'opportunity') await commandsOf('opportunityStages').rename(tx, from, to);
}

/** Writes an audit entry for each moved record. */
async function auditMovedRecords(module: string, from: string, to: string, context: Context): Promise<void> {
  const { table, key, column, name, entity, module: area, field } = statusRecordsOf(module);
  const { tenant_id, user_id, firstname, lastname } = context.user;
  await sql`insert into audit_change (tenant_id, change_id, module, entity, entity_id, entity_name, action, changes,
      user_id, user_name, request_id)
    select tenant_id, gen_random_uuid(), ${area}, ${entity}, ${sql.ref(key)}, ${sql.ref(name)}, 'updated',
      ${JSON.stringify([{ field, before: from, after: to }])}::jsonb, ${user_id}::uuid,
      ${`${firstname} ${lastname}`.trim()}, ${context.requestId}
    from ${sql.table(table)}
    where tenant_id = ${tenant_id}::uuid and ${sql.ref(column)} = ${from} and deleted_at is null`.execute(
    context.tx,
  );
}

export const statuses = {
  statusListsList: async (_input, context) => {
    const lists = [];
    for (const module of Object.keys(statusRecords())) lists.push(await listOf(module, context));
    return { data: lists };
  },
  statusListsRead: async ({ params }, context) => ({ data: await listOf(params.module, context) }),
  statusListsReorder: async ({ params: { module }, body: { order } }, context) => {
    await lockStatusList(module, context);
    const before = await listOf(module, context);
    const isWhole =
      order.length === before.statuses.length &&
      before.statuses.every(({ uuid }) => order.includes(uuid)) &&
      new Set(order).size === order.length;
    if (!isWhole)
      throw new HttpError(409, 'The list was changed. Reload it, then reorder it.', {
        code: 'stale',
      });
    for (const [index, uuid] of order.entries())
      await sql`update setup_status set sequence = ${index + 1} where status_id = ${uuid}::uuid`.execute(
        context.tx,
      );
    const after = await listOf(module, context);
    const names = (list: StatusList) => list.statuses.map(({ name }) => name).join(', ');
    const [first] = after.statuses;
    if (first && names(before) !== names(after))
      await auditStatus(context, { uuid: first.uuid, name: `${after.label} statuses` }, 'updated', [
        { field: 'order', before: names(before), after: names(after) },
      ]);
    return { data: after };
  },
  statusListsCreate: async ({ params: { module }, body }, context) => {
    await lockStatusList(module, context);
    const before = await listOf(module, context);
    const name = body.name.trim();
    await assertNewName(before, name);
    const uuid = uuidv7();
    await context.tx
      .insertInto('setup_status')
      .values({
        tenant_id: context.user.tenant_id,
        status_id: uuid,
        module,
        name,
        tone: body.tone,
        outcome: before.counts ? body.outcome || 'open' : '',
        probability: before.counts ? (body.probability ?? 0) : 0,
        sequence: (before.statuses.at(-1)?.sequence ?? 0) + 1,
      })
      .execute();
    await auditStatus(context, { uuid, name }, 'created', [{ field: 'module', after: before.label }]);
    return { data: await listOf(module, context) };
  },
  statusListsUpdate: async ({ params: { module, status: uuid }, body }, context) => {
    const before = await lockStatus(module, uuid, context);
    if (before.version !== body.version) throw versionConflict();
    const list = await listOf(module, context);
    const name = body.name?.trim() ?? before.name;
    await assertNewName(list, name, uuid);
    const counting = list.counts
      ? {
          outcome: body.outcome || before.outcome,
          probability: body.probability ?? before.probability,
        }
      : {};
    const after = { ...before, name, tone: body.tone ?? before.tone, ...counting };
    assertOutcomes(
      list,
      list.statuses.map((each) => (each.uuid === uuid ? after : each)),
    );
    await context.tx
      .updateTable('setup_status')
      .set({ name, tone: after.tone, ...counting, version: before.version + 1 })
      .where('status_id', '=', uuid)
      .execute();
    if (name !== before.name) {
      await renameOnRecords(module, before.name, name, context);
      await renameInWorkflows(module, before.name, name, context);
    }
    const changes = diffRecords(before, after, ['name', 'tone', 'outcome', 'probability']);
    if (changes.length > 0) await auditStatus(context, after, 'updated', changes);
    return { data: await listOf(module, context) };
  },
  statusListsRemove: async ({ params: { module, status: uuid }, query }, context) => {
    const deletedStatus = await lockStatus(module, uuid, context);
    const list = await listOf(module, context);
    const remaining = list.statuses.filter((each) => each.uuid !== uuid);
    if (remaining.length === 0)
      throw new HttpError(409, `This is the only status. A ${list.one} needs at least one.`);
    assertOutcomes(list, remaining);
    const target =
      query.move_to === undefined ? undefined : remaining.find((each) => each.uuid === query.move_to);
    if (query.move_to !== undefined && !target)
      throw invalidField('move_to', 'This status no longer exists.');
    if (deletedStatus.records > 0 && !target)
      throw new HttpError(
        409,
        `${deletedStatus.records} ${deletedStatus.records === 1 ? `${list.one} has` : `${list.many} have`} the status “${deletedStatus.name}”. Choose another status for ${deletedStatus.records === 1 ? 'it' : 'them'}.`,
      );
    if (target) {
      await auditMovedRecords(module, deletedStatus.name, target.name, context);
      await renameOnRecords(module, deletedStatus.name, target.name, context);
    }
    await context.tx.deleteFrom('setup_status').where('status_id', '=', uuid).execute();
    await auditStatus(
      context,
      deletedStatus,
      'deleted',
      target ? [{ field: 'records moved to', after: target.name }] : [],
    );
    return { data: await listOf(module, context) };
  },
} satisfies Partial<Handlers>;
