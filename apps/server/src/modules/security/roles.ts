import { RoleFields } from '@plumbline/api/fields';
import type { Role, RoleFields as RoleInput, RoleUpdate } from '@plumbline/api';
import {
  beyond,
  coversLevel,
  isKnown,
  ownedRecords,
  ownedRecordsOf,
  permissionMap,
  rightName,
  rightsOf,
  scopeLevelOf,
  withViewing,
  type PermissionMap,
  type RecordScope,
  type Right,
} from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { defineCrud } from '../../resource/crud.ts';
import { after, before } from '../../resource/pipeline.ts';
import { cloneHandler } from '../../resource/clone.ts';
import { rightChanges, scopeChanges } from './rules.ts';

/** Row of the view, or as returned by the contract. */
export type RoleRow = Role & {
  permissions?: PermissionMap;
  /** Levels by app id. */
  scopes?: Record<string, 'team' | 'own'>;
};

/** Notifies the sessions of these users that their permissions changed, and records it in the security log. */
export async function touchPolicy(users: ReturnType<typeof sql>, context: Context): Promise<void> {
  const { tx, user, agent, address } = context;
  await sql`update security_user set policy = policy + 1 where user_id in (${users})`.execute(tx);
  await sql`select platform.record_security_event('rights_changed', user_id, ${address}, ${agent},
    ${`Changed by ${user.firstname} ${user.lastname}`}) from security_user where user_id in (${users})`.execute(
    tx,
  );
}

/**
 * Checks that the caller holds every right they grant.
 * @param field field of the error.
 * @throws HttpError 422 naming the first missing right.
 */
export function assertHoldsRights(
  field: string,
  wanted: readonly Right[],
  context: Context,
  before?: PermissionMap,
): void {
  const [missing] = beyond(context.session, context.user.purchased, wanted, before);
  if (missing)
    throw invalidField(
      field,
      `You cannot grant “${rightName(missing)}” because you do not have it. Ask an administrator of your company.`,
    );
}

function permissionsFrom(rights: readonly Right[], context: Context, before?: PermissionMap): PermissionMap {
  const unknown = rights.find((right) => !isKnown(right));
  if (unknown)
    throw invalidField(
      'rights',
      `The permission “${unknown.app}.${unknown.name}.${unknown.type}” does not exist.`,
    );
  const all = withViewing(rights);
  assertHoldsRights('rights', all, context, before);
  return permissionMap(all);
}

/** Record scopes as the contract states them. */
export const scopesOf = (scopes: NonNullable<RoleRow['scopes']>): RecordScope[] =>
  Object.entries(scopes).map(([app, level]) => ({ app: Number(app), level }));

/** The record scopes of the caller: of each app that has them, the level that applies to the caller. */
async function ownScopes({ tx, user }: Context): Promise<RecordScope[]> {
  if (user.is_admin) return [];
  const apps = Object.keys(ownedRecords).map(Number);
  const { rows } = await sql<{ app: number; level: RecordScope['level'] }>`select app,
      coalesce(platform.record_scope(app), 'all') as level from unnest(${apps}::int[]) app`.execute(tx);
  return rows;
}

/**
 * Checks that the caller covers every record that an access level covers.
 * @param field field of the error.
 * @throws HttpError 422 naming the first app whose records the caller does not all see.
 */
export async function assertCoversScopes(
  field: string,
  { rights, scopes }: { rights: readonly Right[]; scopes: readonly RecordScope[] },
  context: Context,
): Promise<void> {
  const wider = (await ownScopes(context)).find(
    ({ app, level }) =>
      rights.some((right) => right.app === app) && !coversLevel(level, scopeLevelOf(scopes, app)),
  );
  if (wider)
    throw invalidField(
      field,
      `You cannot grant access to ${ownedRecordsOf(wider.app)} that you do not see yourself. Ask an administrator of your company.`,
    );
}

/** Levels as stored: by app id, without the apps of which all records are covered. */
function scopesFrom(scopes: readonly RecordScope[]): Record<string, string> {
  const unknown = scopes.find(({ app }) => ownedRecordsOf(app) === undefined);
  if (unknown)
    throw invalidField('record_scopes', `The records of app ${unknown.app} have no owners to limit them by.`);
  return Object.fromEntries(
    scopes.filter(({ level }) => level !== 'all').map(({ app, level }) => [app, level]),
  );
}

const present = ({ permissions = {}, scopes = {}, ...row }: RoleRow): RoleRow => ({
  ...row,
  record_scopes: scopesOf(scopes),
  // Rights that left the catalog stay granted but cannot be sent.
  rights: rightsOf(permissions).filter(isKnown),
});

const levels = defineCrud<RoleRow, RoleInput, RoleUpdate>({
  module: 'security',
  entity: 'role',
  label: 'This access level',
  table: 'security_role',
  view: 'security_role_view',
  key: 'role_id',
  fields: RoleFields,
  order: 'name',
  title: (row) => row.name,
  present: (rows) => rows.map(present),
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { rights, record_scopes = [], ...values } = state.body;
        await assertCoversScopes('record_scopes', { rights, scopes: record_scopes }, context);
        state.columns = {
          ...values,
          permissions: JSON.stringify(permissionsFrom(rights, context)),
          record_scopes: JSON.stringify(scopesFrom(record_scopes)),
        };
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { rights, record_scopes, ...values } = state.body;
        const { permissions: held = {}, scopes: stored = {} } = state.before;
        if (rights ?? record_scopes)
          await assertCoversScopes(
            record_scopes ? 'record_scopes' : 'rights',
            { rights: rights ?? rightsOf(held), scopes: record_scopes ?? scopesOf(stored) },
            context,
          );
        state.columns = {
          ...values,
          ...(record_scopes ? { record_scopes: JSON.stringify(scopesFrom(record_scopes)) } : {}),
          ...(rights ? { permissions: JSON.stringify(permissionsFrom(rights, context, held)) } : {}),
        };
      }),
      after('write', async ({ uuid, body: { rights, record_scopes }, before }, context) => {
        // Renaming changes no rights, so sessions need not sign in again.
        const changesRights =
          rights && rightChanges(before.permissions ?? {}, permissionMap(withViewing(rights))).length > 0;
        const changesScopes =
          record_scopes && scopeChanges(scopesOf(before.scopes ?? {}), record_scopes).length > 0;
        if (!changesRights && !changesScopes) return;
        await touchPolicy(
          sql`select user_id from security_user where role_id = ${uuid}::uuid
            union select m.user_id from security_group_member m join security_group g using (tenant_id, group_id)
            where g.role_id = ${uuid}::uuid and g.deleted_at is null`,
          context,
        );
      }),
    ],
    delete: [
      before('dependents', async ({ uuids }, { tx }) => {
        const { rows } = await sql<{ name: string; users: number; groups: number }>`
          select name, users, groups from security_role_view
          where uuid = any(${uuids}::uuid[]) and users + groups > 0 order by name`.execute(tx);
        const [used] = rows;
        if (!used) return;
        const count = (number: number, one: string) =>
          number === 0 ? [] : [`${number} ${number === 1 ? one : `${one}s`}`];
        throw new HttpError(
          409,
          `${used.name} is assigned to ${[...count(used.users, 'user'), ...count(used.groups, 'group')].join(' and ')}. Give them another access level first.`,
        );
      }),
    ],
  },
  changes: (before, after) => [
    ...rightChanges(before?.permissions ?? {}, after.permissions ?? {}),
    ...scopeChanges(scopesOf(before?.scopes ?? {}), scopesOf(after.scopes ?? {})),
  ],
});

export const roles = {
  ...levels,
  copy: cloneHandler<RoleRow, RoleInput>(levels, {
    create: 'rolesCreate',
    view: 'security_role_view',
    names: ['name'],
  }),
};
