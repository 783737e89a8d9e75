import type { SecurityEvent } from '@plumbline/api';
import {
  GroupFields,
  OrganizationNameFields,
  SecurityEventFields,
  UserRowFields,
} from '@plumbline/api/fields';
import { normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList, type ListFields, type ListQuery } from '../../resource/list-query.ts';
import { parseFilter } from '../../resource/parse-filter.ts';
import { HttpError } from '../../core/http-error.ts';
import { crudHandlers } from '../../resource/crud-handlers.ts';
import { readPolicy, updatePolicy } from './sign-in-policy.ts';
import { recordHistory, recentChanges } from '../../resource/history.ts';
import { dashboard } from './dashboard.ts';
import { groups } from './groups.ts';
import { ownAccountOperations, profile } from './profile.ts';
import { roles } from './roles.ts';
import { accessOf, accounts } from './users.ts';
import {
  activate,
  deactivate,
  endSecondFactor,
  endSessions,
  inviteAgain,
  sendReset,
} from './user-actions.ts';

/** User names for pickers, available to every signed-in user. */
async function listNames(view: string, name: ListFields, query: ListQuery, { tx }: Context) {
  const { rows, count } = await queryList<{ uuid: string; name: string }>(tx, view, name, query, {
    order: 'name',
  });
  return { data: rows.map(({ uuid, name: of }) => ({ uuid, name: of })), meta: { count } };
}

const kinds = { role: roles, group: groups, user: accounts };

export const securityOperations = {
  ...ownAccountOperations,
  usersReadProfile: (_input, context) => profile(context),
  partnerReadProfile: (_input, context) => profile(context),
  usersList: async ({ query }, { tx }) => {
    const { rows, count } = await queryList<{
      uuid: string;
      username: string;
      firstname: string;
      lastname: string;
    }>(tx, 'security_user_view', UserRowFields, query, { order: 'firstname,lastname' });
    return {
      data: rows.map(({ uuid, username, firstname, lastname }) => ({ uuid, username, firstname, lastname })),
      meta: { count },
    };
  },
  securityValidateSession: async ({ query }, { tx }) => {
    const email = parseFilter(query.filter).find((each) => each.field === 'email')?.value;
    if (typeof email !== 'string')
      throw new HttpError(400, 'The filter must include an email.', {
        errors: [{ field: 'filter', message: 'The filter must include an email.' }],
      });
    const name = normalizeUsername(email);
    // An invalid username is never available.
    if (name === undefined) return { success: false, data: {} };
    const { rows } = await sql<{ taken: boolean }>`select platform.username_taken(${name}) as taken`.execute(
      tx,
    );
    return { success: !rows[0]?.taken, data: {} };
  },
  usersReadTenant: async (_input, { tx, user }) => {
    const { count } = await tx
      .selectFrom('security_user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      data: {
        uuid: user.tenant_id,
        name: user.company,
        type: user.tenant_type,
        users: Number(count),
        subscription_mode: user.subscription_mode,
      },
    };
  },
  securityReadDashboard: async (_input, context) => ({ data: await dashboard(context) }),
  securityListChanges: ({ query }, context) =>
    recentChanges(context, query, 'security', { restores: ['role', 'group'] }),
  signInProtectionListEvents: async ({ query }, { tx }) => {
    const { rows, count } = await queryList<SecurityEvent>(
      tx,
      'security_event_view',
      SecurityEventFields,
      query,
      {
        order: '-createdAt',
      },
    );
    return {
      data: rows.map(({ uuid, createdAt, kind, user_name, user_id, address, agent, detail }) => ({
        uuid,
        createdAt,
        kind,
        user_name,
        user_id: user_id ?? null,
        address,
        agent,
        detail,
      })),
      meta: { count },
    };
  },
  signInProtectionReadPolicy: async (_input, context) => ({ data: await readPolicy(context) }),
  signInProtectionUpdatePolicy: async ({ body }, context) => ({ data: await updatePolicy(body, context) }),
  securityHistory: async ({ params }, context) => {
    await kinds[params.kind].find(params.uuid, context);
    return recordHistory(context, params.kind, params.uuid);
  },
  ...crudHandlers('roles', roles, ['restoreMany', 'copy']),
  ...crudHandlers('groups', groups, ['restoreMany']),
  groupsListNames: ({ query }, context) =>
    listNames('security_group_view', { name: GroupFields.name }, query, context),
  designationsListNames: ({ query }, context) =>
    listNames('setup_designation_view', OrganizationNameFields, query, context),
  qualifiersListNames: ({ query }, context) =>
    listNames('setup_qualifier_view', OrganizationNameFields, query, context),
  userAccountsList: accounts.list,
  userAccountsExport: accounts.export,
  userAccountsCreate: accounts.create,
  userAccountsRead: accounts.read,
  userAccountsUpdate: accounts.update,
  userAccountsReadAccess: async ({ params }, context) => ({ data: await accessOf(params.uuid, context) }),
  userAccountsDeactivate: ({ params }, context) => deactivate(params.uuid, context),
  userAccountsActivate: ({ params }, context) => activate(params.uuid, context),
  userAccountsInvite: ({ params }, context) => inviteAgain(params.uuid, context),
  userAccountsResetPassword: ({ params }, context) => sendReset(params.uuid, context),
  userAccountsEndSecondFactor: ({ params }, context) => endSecondFactor(params.uuid, context),
  userAccountsEndSessions: ({ params }, context) => endSessions(params.uuid, context),
} satisfies Partial<Handlers>;
