import type { Activity, ActivityFields, Change, ContactMapping, Moment, Timeline } from '@plumbline/api';
import { entities, titleOf, type EntityMeta } from '@plumbline/api/operations';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../context/context.ts';
import { containsText } from './list-query.ts';
import { invalidField, notFoundError, versionConflict } from '../core/http-error.ts';
import { insertRow } from '../database/insert-row.ts';
import { allResources, getResource } from './registry.ts';
import { hasPermission } from '../auth/permissions.ts';
import { historyOf } from './history.ts';
import { assertExists } from './reference-checks.ts';

interface RecordInput {
  params: { uuid: string };
}
interface ActivityInput {
  params: { uuid: string; activity: string };
}

/** Field of a lead that names the record it was converted to. The timeline of that record begins with the lead's. */
const conversionFields: Readonly<Record<string, string>> = {
  account: 'converted_account_id',
  contact: 'converted_contact_id',
  opportunity: 'converted_opportunity_id',
};

/** Entities whose records can belong to a record of this entity and that the caller may view. */
function childrenOf(name: string, context: Context) {
  return [...allResources()].flatMap(([child, { view, fields }]) => {
    const entity: EntityMeta | undefined = (entities as Readonly<Record<string, EntityMeta>>)[child];
    if (
      !entity ||
      !hasPermission({ ...entity.right, type: 'v' } as Parameters<typeof hasPermission>[0], context)
    )
      return [];
    const from = child === 'lead' ? conversionFields[name] : undefined;
    return [
      ...Object.entries(fields).flatMap(([field, { ref }]) => (ref === name ? [{ view, field }] : [])),
      ...(from === undefined ? [] : [{ view, field: from }]),
    ];
  });
}

async function checkActivity(values: Partial<ActivityFields>, context: Context): Promise<void> {
  await assertExists(context, 'security_user_view', 'owner_id', values.owner_id, 'This user');
  if (!values.people?.length) return;
  const people = [...new Set(values.people)];
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from crm_contact_view
    where uuid = any(${people}::uuid[])`.execute(context.tx);
  if (rows[0]?.count !== people.length) throw invalidField('people', 'One of these contacts does not exist.');
}
const activityNames = {
  note: 'note',
  call: 'call',
  meeting: 'meeting',
  email: 'email',
  sms: 'text message',
  task: 'task',
} as const;

async function findActivity(uuid: string, of: string, { tx }: Context): Promise<Activity> {
  const { rows } = await sql<Activity & { tenant_id?: string }>`select * from crm_activity_view
    where uuid = ${uuid}::uuid and prop_id = ${of}::uuid`.execute(tx);
  if (!rows[0]) throw notFoundError('This activity');
  const { tenant_id: _tenant, ...activity } = rows[0];
  return activity;
}

/** Timeline of a record: notes, calls, meetings, letters and tasks beside its audit log. */
export function activityHandlers(name: string, find: (uuid: string, context: Context) => Promise<object>) {
  const entity: EntityMeta | undefined = (entities as Readonly<Record<string, EntityMeta>>)[name];
  if (!entity) throw new Error(`${name} is not an entity`);
  const relatedNames = async (
    action: 'updated',
    row: object,
    uuid: string,
    change: { field: string; before?: string; after?: string },
    context: Context,
  ) =>
    context.audit({
      module: entity.module,
      entity: name,
      entityId: uuid,
      entityName: titleOf(entity, row),
      action,
      changes: [change],
    });
  const lineOf = ({ kind: what, subject, body }: Pick<Activity, 'kind' | 'subject' | 'body'>) =>
    `${activityNames[what]}${subject || body ? `: ${(subject || body).slice(0, 120)}` : ''}`;
  return {
    timeline: async (
      {
        params,
        query,
      }: RecordInput & { query: { limit?: number; before?: string | undefined; only?: string | undefined } },
      context: Context,
    ): Promise<{ data: Timeline }> => {
      await find(params.uuid, context);
      const limit = Math.min(Math.max(query.limit ?? 50, 1), 200);
      const only = new Set((query.only ?? '').split(',').filter(Boolean));
      const wants = (what: string) => only.size === 0 || only.has(what);
      const before = query.before ?? '9999-01-01';
      const ids = childrenOf(name, context).map(
        ({ view, field }) =>
          sql`select uuid from ${sql.table(view)} where ${sql.ref(field)} = ${params.uuid}::uuid`,
      );
      const own = sql.join([sql`select ${params.uuid}::uuid as uuid`, ...ids], sql` union `);
      const { rows: activities } = await sql<
        Activity & { tenant_id?: string }
      >`select * from crm_activity_view
        where prop_id in (${own}) and at < ${before}::timestamptz
        order by at desc, uuid desc limit ${limit + 1}`.execute(context.tx);
      const changes: Change[] = wants('change')
        ? await historyOf(context, name, params.uuid, { before, limit: limit + 1 })
        : [];
      const moments: Moment[] = [
        ...activities
          .filter((each) => wants(each.kind))
          .map(({ tenant_id: _tenant, ...activity }) => ({ at: activity.at, activity })),
        // Activities are listed themselves, so their audit entries are left out.
        ...changes
          .filter((change) => change.changes[0]?.field !== 'activity')
          .map((change) => ({ at: change.createdAt, change })),
      ].sort((a, b) => b.at.localeCompare(a.at));
      return { data: { moments: moments.slice(0, limit), more: moments.length > limit } };
    },
    addActivity: async ({ params, body }: RecordInput & { body: ActivityFields }, context: Context) => {
      const row = await find(params.uuid, context);
      await checkActivity(body, context);
      if (!body.subject?.trim() && !body.body?.trim() && body.kind !== 'call' && body.kind !== 'meeting')
        throw invalidField('body', 'Enter a subject.');
      const uuid = uuidv7();
      await insertRow(context.tx, 'crm_activity', {
        tenant_id: context.user.tenant_id,
        activity_id: uuid,
        prop_type: name,
        prop_id: params.uuid,
        prop_name: titleOf(entity, row),
        owner_id: context.user.user_id,
        ...body,
        at: body.at ?? context.ports.clock().toISOString(),
      });
      const data = await findActivity(uuid, params.uuid, context);
      await relatedNames('updated', row, params.uuid, { field: 'activity', after: lineOf(data) }, context);
      return { data };
    },
    changeActivity: async (
      { params, body }: ActivityInput & { body: Partial<ActivityFields> & { version: number } },
      context: Context,
    ) => {
      const row = await find(params.uuid, context);
      await sql`select 1 from crm_activity where activity_id = ${params.activity}::uuid for update`.execute(
        context.tx,
      );
      const before = await findActivity(params.activity, params.uuid, context);
      const { version, ...values } = body;
      if (before.version !== version) throw versionConflict();
      await checkActivity(values, context);
      const sets = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`);
      await sql`update crm_activity set ${sql.join([
        ...sets,
        sql`version = version + 1`,
        sql`updated_at = now()`,
      ])} where activity_id = ${params.activity}::uuid`.execute(context.tx);
      const data = await findActivity(params.activity, params.uuid, context);
      await relatedNames(
        'updated',
        row,
        params.uuid,
        { field: 'activity', before: lineOf(before), after: lineOf(data) },
        context,
      );
      return { data };
    },
    removeActivity: async ({ params }: ActivityInput, context: Context) => {
      const row = await find(params.uuid, context);
      const before = await findActivity(params.activity, params.uuid, context);
      await sql`delete from crm_activity where activity_id = ${params.activity}::uuid`.execute(context.tx);
      await relatedNames('updated', row, params.uuid, { field: 'activity', before: lineOf(before) }, context);
      return { data: { deleted: 1 } };
    },
  };
}

/** Contacts of a record, including those that belong to it. */
export async function listMappedContacts(
  name: string,
  uuid: string,
  search: string | undefined,
  { tx }: Context,
): Promise<ContactMapping[]> {
  const belongs = getResource('contact')?.fields[`${name}_id`]?.ref === name;
  const { rows } = await sql<ContactMapping>`select c.uuid, c.uuid as contact_id,
      c.firstname || ' ' || c.lastname as contact_name, c.title, c.email, c.phone, c.contact_type,
      coalesce(m.role, '') as role, coalesce(m.is_primary, false) as is_primary, c.account_name
    from crm_contact_view c
    left join crm_contact_mapping m on m.tenant_id = c.tenant_id and m.contact_id = c.uuid and m.prop_id = ${uuid}::uuid
      and m.prop_type = ${name}
    where (m.contact_id is not null ${belongs ? sql`or ${sql.ref(`c.${name}_id`)} = ${uuid}::uuid` : sql``})
      ${search?.trim() ? sql`and ${containsText(sql`c.firstname || ' ' || c.lastname || ' ' || c.email`, search.trim())}` : sql``}
    order by coalesce(m.is_primary, false) desc, c.lastname, c.firstname limit 500`.execute(tx);
  return rows;
}

/** Contacts of an entity's records. A contact can be mapped to several records. */
export function contactMappingHandlers(
  name: string,
  find: (uuid: string, context: Context) => Promise<object>,
) {
  const entity: EntityMeta | undefined = (entities as Readonly<Record<string, EntityMeta>>)[name];
  if (!entity) throw new Error(`${name} is not an entity`);
  const auditActivity = (
    row: object,
    uuid: string,
    change: { before?: string; after?: string },
    context: Context,
  ) =>
    context.audit({
      module: entity.module,
      entity: name,
      entityId: uuid,
      entityName: titleOf(entity, row),
      action: 'updated',
      changes: [{ field: 'contacts', ...change }],
    });
  const namesOf = async (ids: readonly string[], { tx }: Context) => {
    const { rows } = await sql<{
      name: string;
    }>`select firstname || ' ' || lastname as name from crm_contact_view
      where uuid = any(${[...ids]}::uuid[]) order by lastname`.execute(tx);
    return rows.map((row) => row.name);
  };
  return {
    contacts: async ({ params }: RecordInput, context: Context) => {
      await find(params.uuid, context);
      return { data: await listMappedContacts(name, params.uuid, undefined, context) };
    },
    mapContacts: async (
      {
        params,
        body,
      }: RecordInput & { body: { contacts: { contact_id: string; role?: string; is_primary?: boolean }[] } },
      context: Context,
    ) => {
      const row = await find(params.uuid, context);
      const ids = [...new Set(body.contacts.map(({ contact_id }) => contact_id))];
      const names = await namesOf(ids, context);
      if (names.length !== ids.length)
        throw invalidField('contacts', 'One of these contacts does not exist.');
      for (const { contact_id, role = '', is_primary = false } of body.contacts) {
        if (is_primary)
          await sql`update crm_contact_mapping set is_primary = false
            where prop_type = ${name} and prop_id = ${params.uuid}::uuid`.execute(context.tx);
        await sql`insert into crm_contact_mapping (tenant_id, prop_type, prop_id, contact_id, role, is_primary)
          values (${context.user.tenant_id}::uuid, ${name}, ${params.uuid}::uuid, ${contact_id}::uuid, ${role}, ${is_primary})
          on conflict (tenant_id, prop_id, contact_id) do update set role = excluded.role, is_primary = excluded.is_primary`.execute(
          context.tx,
        );
      }
      await auditActivity(row, params.uuid, { after: names.join(', ') }, context);
      return { data: await listMappedContacts(name, params.uuid, undefined, context) };
    },
    unmapContact: async ({ params }: { params: { uuid: string; contact_id: string } }, context: Context) => {
      const row = await find(params.uuid, context);
      const names = await namesOf([params.contact_id], context);
      const { numAffectedRows } = await sql`delete from crm_contact_mapping where prop_type = ${name}
        and prop_id = ${params.uuid}::uuid and contact_id = ${params.contact_id}::uuid`.execute(context.tx);
      if (!numAffectedRows) throw notFoundError('This contact of the record');
      await auditActivity(row, params.uuid, { before: names.join(', ') }, context);
      return { data: { deleted: 1 } };
    },
  };
}

export const contactMappings = {
  contactMappingsList: async ({ body }, context) => {
    const store = getResource(body.prop_type);
    const target = (entities as Readonly<Record<string, EntityMeta>>)[body.prop_type];
    // The specification answers an empty list for an unknown type.
    if (
      !store ||
      !target ||
      !hasPermission({ ...target.right, type: 'v' } as Parameters<typeof hasPermission>[0], context)
    )
      return { data: [] };
    return { data: await listMappedContacts(body.prop_type, body.prop_id, body.search, context) };
  },
} satisfies Partial<Handlers>;
