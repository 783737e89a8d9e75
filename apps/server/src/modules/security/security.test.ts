import { grantable, type Right } from '@plumbline/permissions';
import type { HeldRight, Role, SecurityDashboard, UserAccount, Group, Change } from '@plumbline/api';
import fc from 'fast-check';
import * as xlsx from 'xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, tenants, testServer, type TestServer, type UserName } from '../../testing/server.ts';
import { heldRights, rightChanges } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let made = 0;
const right = (app: number, name: string, type: Right['type']): Right => ({ app, name, type });
const role = (rights: Right[], user: UserName = 'owner') =>
  server.ok<Role>(user, 'POST', '/security/roles', { name: `Level ${++made}`, rights });
const invited = (more: object = {}) =>
  server.ok<UserAccount>('owner', 'POST', '/security/accounts', {
    firstname: 'Rosa',
    lastname: 'Ortiz',
    email: `rosa.${++made}@north.test`,
    ...more,
  });
const userOf = (name: UserName) =>
  server.ok<UserAccount>('owner', 'GET', `/security/accounts/${server.userIds[name]}`);
const change = async (name: UserName, body: object, by: UserName = 'owner') => {
  const { version } = await userOf(name);
  return server.call(by, 'PUT', `/security/accounts/${server.userIds[name]}`, { ...body, version });
};
const outbox = () =>
  server.ok<{ to: string; subject: string; text: string }[]>('owner', 'GET', '/dev/outbox');
const tokenFor = async (email: string) => {
  const letter = (await outbox()).find(({ to }) => to === email);
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const signIn = (username: string, secret: string) =>
  server.call(undefined, 'POST', '/security/auth/login', { username, password: secret });

describe('an access level', () => {
  test('grants its rights including view', async () => {
    const level = await role([right(1, 'contact', 'e')]);
    expect(level.rights).toEqual([right(1, 'contact', 'v'), right(1, 'contact', 'e')]);
    expect(level.rights_count).toBe(2);
  });

  test('for spaces without a view right is saved unchanged', async () => {
    const level = await role([right(8, 'space', 'a')]);
    expect(level.rights).toEqual([right(8, 'space', 'a')]);
    const { rights, version } = level;
    const again = await server.call('owner', 'PUT', `/security/roles/${level.uuid}`, {
      rights: [...rights, right(8, 'task', 'v')],
      version,
    });
    expect(again.status).toBe(200);
  });

  test('rejects an unknown right', async () => {
    const answer = await server.call('owner', 'POST', '/security/roles', {
      name: 'Wrong',
      rights: [{ app: 2, name: 'drive', type: 'x' }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'rights', message: 'The permission “2.drive.x” does not exist.' },
    ]);
  });

  test('has a unique name', async () => {
    const { name } = await role([]);
    const answer = await server.call('owner', 'POST', '/security/roles', {
      name: name.toUpperCase(),
      rights: [],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toEqual([{ field: 'name', message: 'This name is already in use.' }]);
  });

  test('cannot exceed the rights of its editor', async () => {
    const answer = await server.call('editor', 'POST', '/security/roles', {
      name: 'Too much',
      rights: [right(1, 'account', 'd')],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('rights');
    expect(answer.body.message).toContain('“Accounts: Delete”');
    // A user with fewer rights can rename an access level without losing its rights.
    const level = await role([right(1, 'account', 'd')]);
    const renamed = await server.call('editor', 'PUT', `/security/roles/${level.uuid}`, {
      version: level.version,
      description: 'Deletes accounts.',
      rights: level.rights,
    });
    expect(renamed.status).toBe(200);
  });

  test('cannot be deleted while assigned', async () => {
    const level = await role([right(1, 'account', 'v')]);
    const user = await invited({ role_id: level.uuid });
    await server.ok('owner', 'POST', '/security/groups', { name: `Crew ${++made}`, role_id: level.uuid });
    const answer = await server.call('owner', 'DELETE', `/security/roles/${level.uuid}`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(
      `${level.name} is assigned to 1 user and 1 group. Give them another access level first.`,
    );
    expect((await server.ok<UserAccount>('owner', 'GET', `/security/accounts/${user.uuid}`)).role_name).toBe(
      level.name,
    );
  });

  test('applies to the next call of its users and notifies their sessions', async () => {
    await server.renew('none');
    const level = await role([]);
    expect((await change('none', { role_id: level.uuid })).status).toBe(200);
    await server.renew('none');
    expect((await server.call('none', 'GET', '/crm/accounts')).status).toBe(403);
    const changes = () =>
      server
        .ok<{ policyUpdated?: boolean }>('none', 'GET', '/notification/')
        .then(({ policyUpdated }) => policyUpdated);
    expect(await changes()).toBeUndefined();
    await server.ok('owner', 'PUT', `/security/roles/${level.uuid}`, {
      version: level.version,
      rights: [right(1, 'account', 'v')],
    });
    expect((await server.call('none', 'GET', '/crm/accounts')).status).toBe(200);
    expect(await changes()).toBe(true);
    await server.renew('none');
    expect(await changes()).toBeUndefined();
  });

  test('can be renamed or assigned without forcing a new sign-in', async () => {
    const level = await role([right(1, 'account', 'v')]);
    const group = await server.ok<Group>('owner', 'POST', '/security/groups', {
      name: `Crew ${++made}`,
      role_id: level.uuid,
      members: [server.userIds.none, server.userIds.viewer],
    });
    await server.renew('none');
    await server.ok('owner', 'PUT', `/security/roles/${level.uuid}`, {
      version: level.version,
      name: `Renamed ${++made}`,
      rights: level.rights,
    });
    await server.ok('owner', 'PUT', `/security/groups/${group.uuid}`, {
      version: group.version,
      description: 'Everybody of the yard.',
      role_id: level.uuid,
      members: [server.userIds.viewer, server.userIds.none],
    });
    const { role_id, groups, is_admin } = await userOf('none');
    expect((await change('none', { phone: '555-010-7788', role_id, groups, is_admin })).status).toBe(200);
    const { policyUpdated } = await server.ok<{ policyUpdated?: boolean }>('none', 'GET', '/notification/');
    expect(policyUpdated).toBeUndefined();
    await server.ok('owner', 'DELETE', `/security/groups/${group.uuid}`);
  });

  test('has an audit log that names each right', async () => {
    const level = await role([right(1, 'account', 'v')]);
    await server.ok('owner', 'PUT', `/security/roles/${level.uuid}`, {
      version: level.version,
      rights: [right(1, 'account', 'e'), right(7, 'quote', 'v')],
    });
    const [latest] = await server.ok<Change[]>('owner', 'GET', `/security/history/role/${level.uuid}`);
    expect(latest?.changes).toEqual(
      expect.arrayContaining([
        { field: 'CRM, Accounts', before: 'View', after: 'View, Edit' },
        { field: 'Estimation, Quotes', after: 'View' },
      ]),
    );
  });
});

describe('deleted security records', () => {
  test('restore a group with its members after its access level', async () => {
    const { uuid: role } = await server.ok<{ uuid: string }>('owner', 'POST', '/security/roles', {
      name: 'Comes back',
      rights: [{ app: 6, name: 'assembly', type: 'v' }],
    });
    const { uuid: group } = await server.ok<{ uuid: string }>('owner', 'POST', '/security/groups', {
      name: 'Comes back',
      role_id: role,
      members: [server.userIds.none],
    });
    await server.ok('owner', 'DELETE', `/security/groups/${group}`);
    await server.ok('owner', 'DELETE', `/security/roles/${role}`);
    const restore = (of: 'roles' | 'groups', uuid: string) =>
      server.call('owner', 'PUT', `/security/${of}/restore`, { uuid: [uuid] });
    expect((await restore('groups', group)).body.message).toBe('This access level does not exist.');
    expect((await server.call('none', 'GET', '/material/assembly/list')).status).toBe(403);
    expect((await restore('roles', role)).status).toBe(200);
    expect((await restore('groups', group)).status).toBe(200);
    expect((await server.call('none', 'GET', '/material/assembly/list')).status).toBe(200);
    const { rows } = await server.owner.query<{ action: string }>(
      'select action from audit_change where entity_id = $1 order by created_at, change_id',
      [group],
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'deleted', 'restored']);
    await server.ok('owner', 'DELETE', `/security/groups/${group}`);
  });
});

describe('a group', () => {
  test('gives members its access level while they belong to it', async () => {
    const level = await role([right(6, 'material', 'v')]);
    await change('none', { role_id: (await role([right(1, 'account', 'v')])).uuid });
    expect((await server.call('none', 'GET', '/material/list')).status).toBe(403);
    const group = await server.ok<Group>('owner', 'POST', '/security/groups', {
      name: `Yard ${++made}`,
      role_id: level.uuid,
      members: [server.userIds.none],
    });
    expect(group).toMatchObject({ members: [server.userIds.none], size: 1, role_name: level.name });
    expect((await server.call('none', 'GET', '/material/list')).status).toBe(200);
    expect((await server.call('none', 'GET', '/crm/accounts')).status).toBe(200);
    const held = await server.ok<HeldRight[]>(
      'owner',
      'GET',
      `/security/accounts/${server.userIds.none}/access`,
    );
    expect(held.find(({ app }) => app === 6)?.sources).toEqual([
      { kind: 'group', uuid: group.uuid, name: `${group.name} (${level.name})` },
    ]);
    await server.ok('owner', 'PUT', `/security/groups/${group.uuid}`, {
      version: group.version,
      members: [],
    });
    expect((await server.call('none', 'GET', '/material/list')).status).toBe(403);
  });

  test('gives nothing after deletion', async () => {
    const level = await role([right(6, 'assembly', 'v')]);
    const group = await server.ok<Group>('owner', 'POST', '/security/groups', {
      name: `Gone ${++made}`,
      role_id: level.uuid,
      members: [server.userIds.none],
    });
    expect((await server.call('none', 'GET', '/material/assembly/list')).status).toBe(200);
    await server.ok('owner', 'DELETE', `/security/groups/${group.uuid}`);
    expect((await server.call('none', 'GET', '/material/assembly/list')).status).toBe(403);
  });

  test('accepts users of its own company only', async () => {
    const answer = await server.call('owner', 'POST', '/security/groups', {
      name: `Strangers ${++made}`,
      members: [server.userIds.stranger],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('members');
  });

  test('cannot raise a user above the rights of its editor', async () => {
    const level = await role([right(1, 'account', 'd')]);
    const group = await server.ok<Group>('owner', 'POST', '/security/groups', {
      name: `High ${++made}`,
      role_id: level.uuid,
    });
    const answer = await server.call('editor', 'PUT', `/security/groups/${group.uuid}`, {
      version: group.version,
      members: [server.userIds.editor],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('members');
  });
});

describe('a user', () => {
  test('is invited by email, chooses a password and becomes active', async () => {
    const user = await invited();
    expect(user.status).toBe('invited');
    const letter = (await outbox()).find(({ to }) => to === user.email);
    expect(letter?.subject).toBe('You are invited to North Builders on Plumbline');
    const token = await tokenFor(user.email);
    expect((await signIn(user.email, 'Brand!2026')).status).toBe(401);
    const look = () => server.call(undefined, 'POST', '/security/auth/password-link', { token });
    expect((await look()).body.data).toEqual({
      username: user.email,
      firstname: user.firstname,
      company: 'North Builders',
      invited: true,
    });
    const chosen = await server.call(undefined, 'POST', '/security/auth/reset-password', {
      token,
      password: 'Brand!2026',
    });
    expect(chosen.body.message).toBe('Password set. Sign in with it.');
    expect((await look()).status).toBe(410);
    const entered = await signIn(user.email, 'Brand!2026');
    expect(entered.status).toBe(200);
    const now = await server.ok<UserAccount>('owner', 'GET', `/security/accounts/${user.uuid}`);
    expect(now.status).toBe('active');
    expect(now.last_login).toBeTruthy();
    expect((await server.call('owner', 'POST', `/security/accounts/${user.uuid}/invite`)).status).toBe(409);
  });

  test('invited again gets a new link, and the old one expires', async () => {
    const user = await invited();
    const first = await tokenFor(user.email);
    await server.ok('owner', 'POST', `/security/accounts/${user.uuid}/invite`);
    const second = await tokenFor(user.email);
    expect(second).not.toBe(first);
    const use = (token: string) =>
      server.call(undefined, 'POST', '/security/auth/reset-password', { token, password: 'Brand!2026' });
    const refused = await use(first);
    expect(refused.status).toBe(410);
    expect(refused.body.message).toContain('This invitation has expired.');
    expect((await use(second)).status).toBe(200);
  });

  test('has an email that is free when the specified check succeeds', async () => {
    const { email } = await invited();
    const isFree = async (value: string) => {
      const filter = encodeURIComponent(JSON.stringify([{ field: 'email', op: 'eq', value }]));
      return (await server.call(undefined, 'GET', `/security/validate?filter=${filter}`)).body.success;
    };
    expect(await isFree(`free.${email}`)).toBe(true);
    expect(await isFree(email)).toBe(false);
    expect(await isFree(email.toUpperCase())).toBe(false);
    expect((await server.call(undefined, 'GET', '/security/validate?filter=[]')).status).toBe(400);
  });

  test('cannot have an email that already has an account', async () => {
    const { email } = await invited();
    for (const taken of [email, email.toUpperCase(), 'stranger@harbor.test']) {
      const answer = await server.call('owner', 'POST', '/security/accounts', {
        firstname: 'A',
        lastname: 'B',
        email: taken,
      });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([{ field: 'email', message: 'This email already has an account.' }]);
    }
  });

  test('with a changed email signs in with the new one', async () => {
    const user = await invited();
    const token = await tokenFor(user.email);
    await server.call(undefined, 'POST', '/security/auth/reset-password', { token, password });
    const { version } = await server.ok<UserAccount>('owner', 'GET', `/security/accounts/${user.uuid}`);
    const email = `new.${made}@north.test`;
    await server.ok('owner', 'PUT', `/security/accounts/${user.uuid}`, { version, email });
    expect((await signIn(user.email, password)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('in the organization is listed, filtered, searched, exported and audited', async () => {
    const row = (kind: string, name: string, by: UserName = 'owner') =>
      server.ok<{ uuid: string }>(by, 'POST', `/setup/${kind}`, { name });
    const department = await row('department', 'Yard');
    const designation = await row('designation', 'Rigger');
    const qualifier = await row('qualifier', 'Crane signals');
    const user = await invited({ department_id: department.uuid, designation_id: designation.uuid });
    const { version } = await server.ok<UserAccount>('owner', 'PUT', `/security/accounts/${user.uuid}`, {
      version: user.version,
      qualifier_id: qualifier.uuid,
    });
    await invited();
    for (const query of [
      `filter=${encodeURIComponent(JSON.stringify([{ field: 'department_id', op: 'eq', value: department.uuid }]))}`,
      `filter=${encodeURIComponent(JSON.stringify([{ field: 'qualifier_id', op: 'eq', value: qualifier.uuid }]))}`,
      'search=rigger',
      'sort=-department_name&limit=1',
    ]) {
      const rows = await server.ok<UserAccount[]>('owner', 'GET', `/security/accounts?${query}`);
      expect(rows, query).toMatchObject([
        {
          uuid: user.uuid,
          department_name: 'Yard',
          designation_name: 'Rigger',
          qualifier_name: 'Crane signals',
        },
      ]);
    }
    const file = await server.call('owner', 'GET', '/security/accounts/export?search=rigger');
    const [exported] = xlsx.utils.sheet_to_json(
      Object.values(xlsx.read(file.bytes).Sheets)[0] ?? {},
    ) as object[];
    expect(exported).toMatchObject({
      Department: 'Yard',
      Designation: 'Rigger',
      Qualifier: 'Crane signals',
    });
    expect(JSON.stringify(exported)).not.toContain(department.uuid);
    const history = await server.ok<Change[]>('owner', 'GET', `/security/history/user/${user.uuid}`);
    expect(history[0]?.changes).toContainEqual({
      field: 'qualifier_name',
      before: '',
      after: 'Crane signals',
    });
    // Rows of another company and deleted ones are not found.
    const foreign = await row('department', 'Yard', 'stranger');
    const gone = await row('department', 'Closed');
    await server.ok('owner', 'DELETE', `/setup/department/${gone.uuid}`);
    for (const department_id of [foreign.uuid, gone.uuid]) {
      const refused = await server.call('owner', 'PUT', `/security/accounts/${user.uuid}`, {
        version,
        department_id,
      });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ field: 'department_id', message: 'This department does not exist.' }],
      ]);
    }
  });

  test('that is deactivated loses access immediately and can be reactivated', async () => {
    await server.renew('viewer');
    expect((await server.call('viewer', 'GET', '/crm/accounts')).status).toBe(200);
    const { version } = await userOf('viewer');
    const off = await server.ok<UserAccount>(
      'owner',
      'POST',
      `/security/accounts/${server.userIds.viewer}/deactivate`,
    );
    expect(off).toMatchObject({ status: 'deactivated', version: version + 1 });
    expect((await server.call('viewer', 'GET', '/crm/accounts')).status).toBe(401);
    const refused = await signIn('viewer@north.test', password);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe(
      'This account is deactivated. Ask an administrator of your company to reactivate it.',
    );
    // Without the password, the answer reveals nothing.
    expect((await signIn('viewer@north.test', 'Wrong!2026')).status).toBe(401);
    await server.ok('owner', 'POST', `/security/accounts/${server.userIds.viewer}/activate`);
    expect((await signIn('viewer@north.test', password)).status).toBe(200);
  });

  test('that is deactivated cannot get a password reset', async () => {
    const user = await invited();
    const token = await tokenFor(user.email);
    await server.ok('owner', 'POST', `/security/accounts/${user.uuid}/deactivate`);
    const answer = await server.call(undefined, 'POST', '/security/auth/reset-password', { token, password });
    expect(answer.status).toBe(410);
    const sent = (await outbox()).length;
    await server.call(undefined, 'POST', '/security/auth/forgot-password', { email: user.email });
    await server.runJobs();
    expect((await outbox()).length).toBe(sent);
  });

  test('cannot change their own rights or deactivate themselves', async () => {
    expect((await change('owner', { is_admin: false })).status).toBe(409);
    expect(
      (await server.call('owner', 'POST', `/security/accounts/${server.userIds.owner}/deactivate`)).status,
    ).toBe(409);
    const level = await role([right(1, 'account', 'v')]);
    expect((await change('editor', { role_id: level.uuid }, 'editor')).status).toBe(409);
  });

  test('that is the last active administrator stays one', async () => {
    const second = await invited({ is_admin: true });
    await server.call(undefined, 'POST', '/security/auth/reset-password', {
      token: await tokenFor(second.email),
      password,
    });
    const token = ((await signIn(second.email, password)).body.data as { token: string }).token;
    const by = { 'access-token': token };
    const { version } = await userOf('owner');
    const [demoted, other] = await Promise.all([
      server.call(
        undefined,
        'PUT',
        `/security/accounts/${server.userIds.owner}`,
        { is_admin: false, version },
        by,
      ),
      server.call('owner', 'POST', `/security/accounts/${second.uuid}/deactivate`),
    ]);
    expect([demoted.status, other.status].toSorted()[0]).toBe(200);
    const { rows } = await server.owner.query<{ count: number }>(
      "select count(*)::int as count from security_user where tenant_id = $1 and is_admin and status = 'active'",
      [server.tenantIds.north],
    );
    expect(rows[0]?.count).toBeGreaterThanOrEqual(1);
    // Restores the owner as administrator, because the remaining tests need one.
    await server.owner.query(
      "update security_user set is_admin = true, status = 'active' where user_id = $1",
      [server.userIds.owner],
    );
    await server.renew('owner');
  });

  test('with more rights cannot be changed by one with fewer', async () => {
    await server.renew('editor');
    for (const [method, path, body] of [
      ['POST', `/security/accounts/${server.userIds.owner}/deactivate`, undefined],
      ['POST', `/security/accounts/${server.userIds.owner}/end-sessions`, undefined],
      [
        'PUT',
        `/security/accounts/${server.userIds.owner}`,
        { email: 'taken.over@north.test', version: (await userOf('owner')).version },
      ],
    ] as const) {
      const answer = await server.call('editor', method, path, body);
      expect(answer.status, path).toBe(403);
      expect(answer.body.message).toContain('has more permissions than you');
    }
    const promoted = await server.call('editor', 'POST', '/security/accounts', {
      firstname: 'A',
      lastname: 'B',
      email: `admin.${++made}@north.test`,
      is_admin: true,
    });
    expect(promoted.status).toBe(422);
    expect(promoted.body.errors?.[0]?.field).toBe('is_admin');
  });

  test('with a required reset chooses a new password at the next sign-in, with or without the email', async () => {
    const person = await invited();
    await server.call(undefined, 'POST', '/security/auth/reset-password', {
      token: await tokenFor(person.email),
      password,
    });
    await server.ok('owner', 'POST', `/security/accounts/${person.uuid}/reset-password`);
    const { rows } = await server.owner.query<{ changes: unknown }>(
      'select changes from audit_change where entity_id = $1 order by change_id desc limit 1',
      [person.uuid],
    );
    expect(rows[0]?.changes).toEqual([{ field: 'password', before: 'active', after: 'reset required' }]);
    const byPassword = await signIn(person.email, password);
    expect(byPassword.status).toBe(200);
    const { resetLink, ...rest } = byPassword.body.data as { resetLink?: string };
    expect(rest).toEqual({});
    expect((await signIn(person.email, 'Wrong!2026')).status).toBe(401);
    const chosen = await server.call(undefined, 'POST', '/security/auth/reset-password', {
      token: resetLink?.split('token=')[1],
      password: 'Brand!2026',
    });
    expect(chosen.status).toBe(200);
    expect((await signIn(person.email, 'Brand!2026')).body.data).toMatchObject({ uuid: person.uuid });
    await server.renew('editor');
    const beyond = await server.call(
      'editor',
      'POST',
      `/security/accounts/${server.userIds.owner}/reset-password`,
    );
    expect(beyond.status).toBe(403);
  });

  test('whose sessions are ended can sign in again', async () => {
    await server.renew('viewer');
    const { ended } = await server.ok<{ ended: number }>(
      'owner',
      'POST',
      `/security/accounts/${server.userIds.viewer}/end-sessions`,
    );
    expect(ended).toBeGreaterThan(0);
    expect((await server.call('viewer', 'GET', '/crm/accounts')).status).toBe(401);
    await server.renew('viewer');
    expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(200);
  });
});

test('the dashboard counts users by their current state', async () => {
  const lost = await invited();
  await server.call(undefined, 'POST', '/security/auth/reset-password', {
    token: await tokenFor(lost.email),
    password,
  });
  const shown = await server.ok<SecurityDashboard>('owner', 'GET', '/security/dashboard');
  const { rows } = await server.owner.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from security_user where tenant_id = $1 group by status',
    [server.tenantIds.north],
  );
  const counted = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  expect(shown.users).toMatchObject({ invited: 0, deactivated: 0, ...counted });
  expect(shown.powerless.map(({ uuid }) => uuid)).toContain(lost.uuid);
  expect(shown.sessions).toBeGreaterThan(0);
});

describe('effective rights', () => {
  const purchased: readonly number[] = tenants.north.apps;
  const every = grantable(purchased).flatMap(({ app, permissions }) =>
    permissions.flatMap(({ name, abilities }) => abilities.map((type) => right(app, name, type))),
  );
  const map = fc.subarray(every);
  test('are the union of all access levels, each right with all its rules', () => {
    fc.assert(
      fc.property(map, fc.array(map, { maxLength: 3 }), fc.boolean(), (own, groupRights, is_admin) => {
        const toMap = (rights: Right[]) => {
          const answer: Record<string, Record<string, Record<string, 1>>> = {};
          for (const { app, name, type } of rights) ((answer[app] ??= {})[name] ??= {})[type] = 1;
          return answer;
        };
        const held = heldRights({
          is_admin,
          purchased,
          role: { uuid: 'r', name: 'Own', permissions: toMap(own) },
          groups: groupRights.map((rights, index) => ({
            uuid: `g${index}`,
            name: `G${index}`,
            role_name: 'R',
            permissions: toMap(rights),
          })),
        });
        for (const each of every) {
          const is = (list: Right[]) =>
            list.some(({ app, name, type }) => app === each.app && name === each.name && type === each.type);
          const sources =
            (is_admin ? 1 : 0) + (is(own) ? 1 : 0) + groupRights.filter((list) => is(list)).length;
          const found = held.find(
            ({ app, name, type }) => is([{ app, name, type } as Right]) && app === each.app,
          );
          expect(found?.sources.length ?? 0).toBe(sources);
        }
      }),
      { numRuns: 50 },
    );
  });
  test.each([
    ['of the only access level', { 1: 'own' }, undefined, 'own'],
    ['of the widest access level', { 1: 'own' }, { 1: 'team' }, 'team'],
    ['all, if one access level has no limit', { 1: 'own' }, {}, 'all'],
  ] as const)('name the records %s', (_name, own, group, expected) => {
    const permissions = { '1': { account: { v: 1 } }, '7': { quote: { v: 1 } } } as const;
    const held = heldRights({
      is_admin: false,
      purchased: [1, 7],
      role: { uuid: 'r', name: 'R', permissions, scopes: own },
      groups: group ? [{ uuid: 'g', name: 'G', role_name: 'R', permissions, scopes: group }] : [],
    });
    expect(held.find(({ app }) => app === 1)?.records).toBe(expected);
    // Quotes have no owners.
    expect(held.find(({ app }) => app === 7)).not.toHaveProperty('records');
  });
  test('name all records for administrators, and leave out access levels without rights in the app', () => {
    const limited = {
      uuid: 'r',
      name: 'R',
      permissions: { '1': { account: { v: 1 } } },
      scopes: { 1: 'own' },
    } as const;
    expect(heldRights({ is_admin: true, purchased: [1], role: limited, groups: [] })[0]?.records).toBe('all');
    const elsewhere = {
      uuid: 'g',
      name: 'G',
      role_name: 'R',
      permissions: { '7': { quote: { v: 1 } } },
    } as const;
    expect(
      heldRights({ is_admin: false, purchased: [1, 7], role: limited, groups: [elsewhere] })[0]?.records,
    ).toBe('own');
  });
  test('exclude apps that are not purchased', () => {
    expect(
      heldRights({
        is_admin: true,
        purchased: [1],
        role: { uuid: 'r', name: 'R', permissions: { '7': { quote: { v: 1 } } } },
        groups: [],
      }).every(({ app }) => app === 1),
    ).toBe(true);
  });
  test('report changes by permission', () => {
    expect(rightChanges({ '1': { account: { v: 1 } } }, {})).toEqual([
      { field: 'CRM, Accounts', before: 'View' },
    ]);
    expect(rightChanges({ '1': { account: { v: 1 } } }, { '1': { account: { v: 1 } } })).toEqual([]);
  });
});
