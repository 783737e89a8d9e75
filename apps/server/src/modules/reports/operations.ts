import type { Report } from '@plumbline/api';
import { entities, type EntityMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import { messages } from '@plumbline/validation';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError, versionConflict } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';

interface Row {
  uuid: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  description: string;
  related_to: string;
  owner_id: string;
  owner_name: string;
  is_shared: boolean;
  deleted: boolean;
  settings: Report['settings'];
}
/** Maximum number of reports, so that the list stays usable. */
const MAX_REPORTS = 1000;

const reportableEntities = Object.values<EntityMeta>(entities).filter(({ sums }) => sums);
const hasEntityRight = ({ right }: EntityMeta, type: 'v' | 'e', context: Context) =>
  hasPermission({ ...right, type } as Right, context);
/** Entity of a report. @throws HttpError 422 for an unknown entity or one the caller cannot list. */
function kindOf(name: string, context: Context): EntityMeta {
  const entity = reportableEntities.find((each) => each.name === name);
  if (!entity || !hasEntityRight(entity, 'v', context))
    throw invalidField('related_to', 'Reports are not available for this list.');
  return entity;
}
/** Entities whose reports the caller can see. */
const visibleEntities = (context: Context, module?: string): string[] =>
  reportableEntities
    .filter(
      (entity) => (module === undefined || entity.module === module) && hasEntityRight(entity, 'v', context),
    )
    .map(({ name }) => name);

const rowsWhere = async (where: RawBuilder<unknown>, { tx, user }: Context): Promise<Row[]> =>
  (
    await sql<Row>`select r.report_id as uuid, r.version, r.created_at as "createdAt", r.updated_at as "updatedAt", r.name,
      r.description, r.related_to, r.owner_id, trim(u.firstname || ' ' || u.lastname) as owner_name, r.is_shared,
      r.deleted_at is not null as deleted, r.settings
    from report r join user_directory u on u.tenant_id = r.tenant_id and u.user_id = r.owner_id
    where (r.owner_id = ${user.user_id}::uuid or r.is_shared) and ${where}
    order by lower(r.name), r.report_id limit ${MAX_REPORTS}`.execute(tx)
  ).rows;

/** True for the creator and, for shared reports, administrators. */
const mayChange = ({ owner_id, is_shared }: Row, { user }: Context): boolean =>
  owner_id === user.user_id || (is_shared && user.is_admin);

const shown = ({ owner_id, deleted: _, ...row }: Row, context: Context): Report => ({
  ...row,
  is_mine: owner_id === context.user.user_id,
  may_change: mayChange({ owner_id, deleted: false, ...row }, context),
});

export async function reportOf(uuid: string, context: Context, deleted = false): Promise<Row> {
  const [row] = await rowsWhere(
    sql`r.report_id = ${uuid}::uuid and r.related_to = any(${visibleEntities(context)}::text[])
      and (r.deleted_at is not null) = ${deleted}`,
    context,
  );
  if (!row) throw notFoundError('This report');
  return row;
}
async function changeable(uuid: string, context: Context, deleted = false): Promise<Row> {
  await sql`select 1 from report where report_id = ${uuid}::uuid for update`.execute(context.tx);
  const row = await reportOf(uuid, context, deleted);
  if (!mayChange(row, context))
    throw new HttpError(
      403,
      `Only ${row.owner_name} and administrators can change the report “${row.name}”. Save your own report under another name.`,
    );
  return row;
}

/** @throws HttpError 403 for users without edit rights, because shared reports are shown to everyone. */
function assertCanShare(name: string, context: Context): void {
  const kind = kindOf(name, context);
  if (!hasEntityRight(kind, 'e', context))
    throw new HttpError(
      403,
      `Sharing a report requires permission to edit ${kind.many}. Save a private report instead.`,
    );
}
async function unusedName(
  name: string,
  of: { related_to: string; owner_id: string; except?: string },
  context: Context,
): Promise<string> {
  const trimmedName = name.trim();
  if (!trimmedName) throw invalidField('name', messages.required);
  const taken = await rowsWhere(
    sql`r.related_to = ${of.related_to} and r.deleted_at is null and lower(r.name) = lower(${trimmedName})
      and (r.owner_id = ${of.owner_id}::uuid or r.is_shared) and r.report_id is distinct from ${of.except ?? null}::uuid`,
    context,
  );
  if (taken[0]) throw invalidField('name', `A report named “${taken[0].name}” already exists.`);
  return trimmedName;
}

/** Writes shared reports to the module's audit log. */
const auditSharedReport = (
  { uuid, name, related_to }: Pick<Row, 'uuid' | 'name' | 'related_to'>,
  action: 'created' | 'updated' | 'deleted' | 'restored',
  context: Context,
  changes?: { field: string; before?: string; after?: string }[],
) =>
  context.audit({
    module: kindOf(related_to, context).module,
    entity: 'report',
    entityId: uuid,
    entityName: name,
    action,
    ...(changes ? { changes } : {}),
  });

export const reportHandlers = {
  reportsList: async ({ query: { module } }, context) => ({
    data: (
      await rowsWhere(
        sql`r.deleted_at is null and r.related_to = any(${visibleEntities(context, module)}::text[])`,
        context,
      )
    ).map((row) => shown(row, context)),
  }),
  reportsCreate: async (
    { body: { name, description = '', related_to, is_shared = false, settings } },
    context,
  ) => {
    const { tx, user } = context;
    kindOf(related_to, context);
    if (is_shared) assertCanShare(related_to, context);
    const uuid = uuidv7();
    const reportName = await unusedName(name, { related_to, owner_id: user.user_id }, context);
    await sql`insert into report (tenant_id, report_id, name, description, related_to, owner_id, is_shared, settings)
      values (${user.tenant_id}::uuid, ${uuid}::uuid, ${reportName}, ${description}, ${related_to}, ${user.user_id}::uuid,
        ${is_shared}, ${JSON.stringify(settings)}::jsonb)`.execute(tx);
    const row = await reportOf(uuid, context);
    if (is_shared) await auditSharedReport(row, 'created', context);
    return { data: shown(row, context) };
  },
  reportsRead: async ({ params: { report } }, context) => ({
    data: shown(await reportOf(report, context), context),
  }),
  reportsUpdate: async (
    { params: { report }, body: { version, name, description, is_shared, settings } },
    context,
  ) => {
    const row = await changeable(report, context);
    if (row.version !== version) throw versionConflict();
    const isShared = is_shared ?? row.is_shared;
    if (isShared && !row.is_shared) assertCanShare(row.related_to, context);
    const reportName =
      name === undefined ? row.name : await unusedName(name, { ...row, except: report }, context);
    await sql`update report set name = ${reportName}, description = ${description ?? row.description}, is_shared = ${isShared},
        settings = ${JSON.stringify(settings ?? row.settings)}::jsonb, version = version + 1, updated_at = now()
      where report_id = ${report}::uuid`.execute(context.tx);
    if (row.is_shared || isShared)
      await auditSharedReport({ ...row, name: reportName }, 'updated', context, [
        ...(reportName === row.name ? [] : [{ field: 'name', before: row.name, after: reportName }]),
        ...(isShared === row.is_shared
          ? []
          : [{ field: 'is_shared', before: String(row.is_shared), after: String(isShared) }]),
      ]);
    // Unsharing by someone else hides the report from them.
    const [now] = await rowsWhere(sql`r.report_id = ${report}::uuid`, context);
    return {
      data: shown(now ?? { ...row, name: reportName, is_shared: isShared, version: version + 1 }, context),
    };
  },
  reportsRemove: async ({ params: { report } }, context) => {
    const row = await changeable(report, context);
    await sql`update report set deleted_at = now(), version = version + 1, updated_at = now()
      where report_id = ${report}::uuid`.execute(context.tx);
    if (row.is_shared) await auditSharedReport(row, 'deleted', context);
    return { data: { deleted: 1 } };
  },
  reportsRestore: async ({ params: { report } }, context) => {
    const row = await changeable(report, context, true);
    const { related_to, owner_id } = row;
    await unusedName(row.name, { related_to, owner_id, except: report }, context);
    await sql`update report set deleted_at = null, version = version + 1, updated_at = now()
      where report_id = ${report}::uuid`.execute(context.tx);
    if (row.is_shared) await auditSharedReport(row, 'restored', context);
    return { data: shown(await reportOf(report, context), context) };
  },
} satisfies Partial<Handlers>;
