import { GroupFields } from '@plumbline/api/fields';
import type { Group, GroupFields as GroupInput, GroupUpdate } from '@plumbline/api';
import { rightsOf } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { defineCrud } from '../../resource/crud.ts';
import { after, before } from '../../resource/pipeline.ts';
import { assertExists } from '../../resource/reference-checks.ts';
import { assertCoversScopes, assertHoldsRights, roles, scopesOf, touchPolicy } from './roles.ts';

/** Row of the view, or as returned by the contract. */
type GroupRow = Group & { member_names?: string };

/** An assigned access level; the user who assigns it must hold its rights. */
export async function checkRole(
  roleId: string | null | undefined,
  context: Context,
  field = 'role_id',
): Promise<void> {
  if (!roleId) return;
  await assertExists(context, 'security_role_view', field, roleId, 'This access level');
  const { permissions = {}, scopes = {} } = await roles.find(roleId, context);
  const rights = rightsOf(permissions);
  assertHoldsRights(field, rights, context);
  await assertCoversScopes(field, { rights, scopes: scopesOf(scopes) }, context);
}

/** Compares two sets of ids ignoring order. */
export const isSameSet = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  [...new Set(a)].toSorted().join() === [...new Set(b)].toSorted().join();

/** Sets the members of a group. */
async function setMembers(uuid: string, members: readonly string[], context: Context): Promise<void> {
  const wanted = [...new Set(members)];
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from security_user
    where user_id = any(${wanted}::uuid[])`.execute(context.tx);
  if (rows[0]?.count !== wanted.length) throw invalidField('members', 'One of these people does not exist.');
  await touchPolicy(
    sql`select user_id from security_group_member where group_id = ${uuid}::uuid
      union select unnest(${wanted}::uuid[])`,
    context,
  );
  await sql`delete from security_group_member
    where group_id = ${uuid}::uuid and user_id <> all(${wanted}::uuid[])`.execute(context.tx);
  await sql`insert into security_group_member (tenant_id, group_id, user_id)
    select ${context.user.tenant_id}::uuid, ${uuid}::uuid, unnest(${wanted}::uuid[]) on conflict do nothing`.execute(
    context.tx,
  );
}

export const groups = defineCrud<GroupRow, GroupInput, GroupUpdate>({
  module: 'security',
  entity: 'group',
  label: 'This group',
  table: 'security_group',
  view: 'security_group_view',
  key: 'group_id',
  fields: GroupFields,
  order: 'name',
  title: (row) => row.name,
  present: (rows) => rows.map(({ member_names: _names, ...row }) => row),
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { members: _members, ...values } = state.body;
        await checkRole(values.role_id, context);
        state.columns = values;
      }),
      after('write', async ({ uuid, body: { members } }, context) => {
        if (members) await setMembers(uuid, members, context);
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { before } = state;
        const { members, ...values } = state.body;
        if (values.role_id !== undefined && values.role_id !== before.role_id)
          await checkRole(values.role_id, context);
        // New members gain the group's rights.
        else if (members && !isSameSet(members, before.members))
          await checkRole(before.role_id, context, 'members');
        state.columns = values;
      }),
      after('write', async ({ uuid, body: { members, role_id }, before }, context) => {
        if (members && !isSameSet(members, before.members)) await setMembers(uuid, members, context);
        if (role_id !== undefined && role_id !== before.role_id)
          await touchPolicy(
            sql`select user_id from security_group_member where group_id = ${uuid}::uuid`,
            context,
          );
      }),
    ],
    delete: [
      before('dependents', ({ uuids }, context) =>
        touchPolicy(
          sql`select user_id from security_group_member where group_id = any(${uuids}::uuid[])`,
          context,
        ),
      ),
    ],
    restore: [
      after('parents', async ({ rows, uuids }, context) => {
        // Restoring the group returns its rights to its members.
        for (const { role_id } of rows) await checkRole(role_id, context);
        await touchPolicy(
          sql`select user_id from security_group_member where group_id = any(${uuids}::uuid[])`,
          context,
        );
      }),
    ],
  },
  changes: (before, after) =>
    (before?.member_names ?? '') === (after.member_names ?? '')
      ? []
      : [
          {
            field: 'Members',
            ...(before?.member_names ? { before: before.member_names } : {}),
            ...(after.member_names ? { after: after.member_names } : {}),
          },
        ],
});
