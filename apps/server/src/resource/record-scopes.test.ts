import type { Change, Group, Role } from '@plumbline/api';
import type { RecordScopeLevel } from '@plumbline/permissions';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordIds } from '../testing/record-ids.ts';
import { makeRecords } from '../testing/records.ts';
import { referencesOf, withReferences } from '../testing/record-references.ts';
import { addressOf, allOperations, schemasOf } from '../testing/requests.ts';
import { valid } from '../testing/schema-arbitraries.ts';
import { allow } from '../testing/rights.ts';
import { summaryAddress } from '../testing/summary.ts';
import { testServer, type TestServer, type UserName } from '../testing/server.ts';

type Named = { uuid: string; version: number };
const kinds = ['accounts', 'opportunities', 'leads'] as const;

let server: TestServer;
let group: Group;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'editor', 1, ['account', 'contact', 'opportunity', 'lead'], 'vaedx');
  group = await server.ok<Group>('owner', 'POST', '/security/groups', { name: 'West', members: [] });
});
afterAll(() => server.stop());

/** Sets the CRM records that the access level of a user covers. */
async function limit(user: UserName, level: RecordScopeLevel, app = 1) {
  const { role_id } = await server.tx('north', (tx) =>
    tx
      .selectFrom('security_user')
      .select('role_id')
      .where('user_id', '=', server.userIds[user])
      .executeTakeFirstOrThrow(),
  );
  const { version } = await server.ok<Role>('owner', 'GET', `/security/roles/${role_id}`);
  return server.ok<Role>('owner', 'PUT', `/security/roles/${role_id}`, {
    record_scopes: [{ app, level }],
    version,
  });
}
async function groupOf(...users: UserName[]) {
  const { version } = await server.ok<Group>('owner', 'GET', `/security/groups/${group.uuid}`);
  await server.ok('owner', 'PUT', `/security/groups/${group.uuid}`, {
    members: users.map((user) => server.userIds[user]),
    version,
  });
}

/** An account with a contact and an opportunity, and a lead, all owned by one user. */
async function recordsOf(owner: UserName, name: string) {
  const owner_id = server.userIds[owner];
  const make = (path: string, body: object) => server.ok<Named>('owner', 'POST', `/crm/${path}`, body);
  const account = await make('accounts', { name: `${name} account`, owner_id, zip: '97401' });
  const contact = await make('contacts', {
    firstname: name,
    lastname: 'Contact',
    account_id: account.uuid,
    phone: '541-555-0100',
  });
  const opportunity = await make('opportunities', {
    name: `${name} opportunity`,
    account_id: account.uuid,
    amount: '1000.00',
    owner_id,
  });
  const lead = await make('leads', { name: `${name} lead`, owner_id, zip: '97401' });
  for (const [path, { uuid }] of Object.entries({
    accounts: account,
    opportunities: opportunity,
    leads: lead,
    contacts: contact,
  }))
    await make(`${path}/${uuid}/activities`, { kind: 'note', subject: `${name} note`, owner_id });
  return { account, contact, opportunity, lead };
}
const namesIn = async (user: UserName, path: string) =>
  (await server.ok<{ name: string }[]>(user, 'GET', `/crm/${path}?limit=-1`)).map(({ name }) => name);

describe('an access level', () => {
  let colleague: Awaited<ReturnType<typeof recordsOf>>;
  let other: Awaited<ReturnType<typeof recordsOf>>;
  let own: Awaited<ReturnType<typeof recordsOf>>;
  beforeAll(async () => {
    own = await recordsOf('editor', 'Own');
    colleague = await recordsOf('viewer', 'Colleague');
    other = await recordsOf('none', 'Other');
    await groupOf('editor', 'viewer');
  });

  test.each(kinds)('covers all %s, those of the team, or those of the user', async (path) => {
    const one = { accounts: 'account', opportunities: 'opportunity', leads: 'lead' }[path];
    const named = (...owners: string[]) => owners.map((owner) => `${owner} ${one}`);
    await limit('editor', 'all');
    expect(await namesIn('editor', path)).toEqual(expect.arrayContaining(named('Own', 'Colleague', 'Other')));
    await limit('editor', 'team');
    expect((await namesIn('editor', path)).toSorted()).toEqual(named('Colleague', 'Own'));
    await limit('editor', 'own');
    expect(await namesIn('editor', path)).toEqual(named('Own'));
    // Colleagues and administrators still see all.
    expect(await namesIn('owner', path)).toEqual(expect.arrayContaining(named('Own', 'Colleague', 'Other')));
  });

  test('of a group adds up with the user’s own: the wider one applies', async () => {
    await limit('editor', 'own');
    const wide = await server.ok<Role>('owner', 'POST', '/security/roles', {
      name: 'Sales manager',
      rights: [{ app: 1, name: 'account', type: 'v' }],
    });
    const { version } = await server.ok<Group>('owner', 'GET', `/security/groups/${group.uuid}`);
    const assign = (role_id: string | null, of: number) =>
      server.ok<Group>('owner', 'PUT', `/security/groups/${group.uuid}`, { role_id, version: of });
    const { version: next } = await assign(wide.uuid, version);
    expect(await namesIn('editor', 'accounts')).toContain('Other account');
    await assign(null, next);
    expect(await namesIn('editor', 'accounts')).not.toContain('Other account');
  });

  test('reads, changes, deletes and restores none of the other records', async () => {
    await limit('editor', 'own');
    for (const [path, { uuid, version }] of [
      ['accounts', other.account],
      ['contacts', other.contact],
      ['opportunities', other.opportunity],
      ['leads', other.lead],
    ] as const) {
      expect((await server.call('editor', 'GET', `/crm/${path}/${uuid}`)).status).toBe(404);
      expect((await server.call('editor', 'GET', `/crm/${path}/${uuid}/timeline`)).status).toBe(404);
      const update = { [path === 'contacts' ? 'title' : 'description']: 'Changed', version };
      expect((await server.call('editor', 'PUT', `/crm/${path}/${uuid}`, update)).status).toBe(404);
    }
    const mine = await server.ok<Named>('owner', 'POST', '/crm/leads', {
      name: 'Deleted by its owner',
      owner_id: server.userIds.none,
    });
    await server.ok('owner', 'DELETE', `/crm/leads/${mine.uuid}`);
    const restored = await server.call('editor', 'PUT', '/crm/leads/restore', { uuid: [mine.uuid] });
    expect(restored.status).not.toBe(200);
    expect((await server.call('owner', 'GET', `/crm/leads/${mine.uuid}`)).status).toBe(404);
  });

  test('shows the account of an opportunity that the user estimates, and no other opportunity of it', async () => {
    await limit('editor', 'own');
    const account = await server.ok<Named>('owner', 'POST', '/crm/accounts', {
      name: 'Shared account',
      owner_id: server.userIds.none,
    });
    const make = (name: string, more: object) =>
      server.ok<Named>('owner', 'POST', '/crm/opportunities', {
        name,
        account_id: account.uuid,
        amount: '500.00',
        owner_id: server.userIds.none,
        ...more,
      });
    await make('Estimated', { estimator_id: server.userIds.editor });
    await make('Not shown', {});
    expect(await namesIn('editor', 'accounts')).toContain('Shared account');
    const names = await namesIn('editor', `opportunities`);
    expect(names).toContain('Estimated');
    expect(names).not.toContain('Not shown');
    // The figure is the sum of the rows behind it.
    const { open_pipeline } = await server.ok<{ open_pipeline: string }>(
      'editor',
      'GET',
      `/crm/accounts/${account.uuid}`,
    );
    expect(Number(open_pipeline)).toBe(500);
  });

  test('lets a user assign records only to people whose records they see', async () => {
    await limit('editor', 'own');
    const created = await server.call('editor', 'POST', '/crm/leads', {
      name: 'For somebody else',
      owner_id: server.userIds.none,
    });
    expect(created.status).toBe(422);
    expect(created.body.errors).toEqual([
      { field: 'owner_id', message: 'Your access level covers only your own leads. Choose yourself.' },
    ]);
    const lead = await server.ok<Named & { owner_id: string }>('editor', 'POST', '/crm/leads', {
      name: 'For myself',
    });
    expect(lead.owner_id).toBe(server.userIds.editor);
    const unowned = await server.call('editor', 'PUT', `/crm/leads/${lead.uuid}`, {
      owner_id: null,
      version: lead.version,
    });
    expect(unowned.status).toBe(422);
    await limit('editor', 'team');
    const passed = await server.ok<Named>('editor', 'PUT', `/crm/leads/${lead.uuid}`, {
      owner_id: server.userIds.viewer,
      version: lead.version,
    });
    expect(passed.uuid).toBe(lead.uuid);
    await limit('editor', 'own');
    expect((await server.call('editor', 'GET', `/crm/leads/${lead.uuid}`)).status).toBe(404);
  });

  test('does not let a user delete an account with an opportunity that they do not see', async () => {
    await limit('editor', 'own');
    const account = await server.ok<Named>('editor', 'POST', '/crm/accounts', { name: 'Has a hidden one' });
    await server.ok('owner', 'POST', '/crm/opportunities', {
      name: 'Hidden from the editor',
      account_id: account.uuid,
      owner_id: server.userIds.none,
    });
    const answer = await server.call('editor', 'DELETE', `/crm/accounts/${account.uuid}`);
    expect(answer.status).toBe(409);
  });

  test('limits boards and recent changes', async () => {
    await limit('editor', 'own');
    const columns = await server.ok('editor', 'GET', '/crm/opportunities/board');
    expect(JSON.stringify(columns)).toContain('Own opportunity');
    expect(JSON.stringify(columns)).not.toContain('Other opportunity');
    const changes = await server.ok<Change[]>('editor', 'GET', '/crm/recent-changes?limit=-1');
    expect(changes.some(({ entity_id }) => entity_id === own.account.uuid)).toBe(true);
    expect(changes.some(({ entity_id }) => entity_id === colleague.account.uuid)).toBe(false);
  });

  test('cannot be widened by someone it limits', async () => {
    await limit('editor', 'own');
    const answer = await server.call('editor', 'POST', '/security/roles', {
      name: 'Sees everything',
      rights: [{ app: 1, name: 'account', type: 'v' }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.message).toContain('that you do not see yourself');
    const { uuid } = await server.ok<Role>('editor', 'POST', '/security/roles', {
      name: 'Sees their own',
      rights: [{ app: 1, name: 'account', type: 'v' }],
      record_scopes: [{ app: 1, level: 'own' }],
    });
    expect((await server.ok<Role>('owner', 'GET', `/security/roles/${uuid}`)).record_scopes).toEqual([
      { app: 1, level: 'own' },
    ]);
  });

  test('rejects a limit of an app whose records have no owners', async () => {
    const answer = await server.call('owner', 'POST', '/security/roles', {
      name: 'Own materials',
      rights: [{ app: 6, name: 'material', type: 'v' }],
      record_scopes: [{ app: 6, level: 'own' }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('record_scopes');
  });
});

describe('an access level limited to own tasks', () => {
  const path = '/task-management/spaces';
  let space: Named;
  const add = (name: string, more: object = {}) =>
    server.ok<Named>('owner', 'POST', `${path}/item`, { name, space_id: space.uuid, ...more });
  const seen = async () =>
    (await server.ok<{ name: string }[]>('editor', 'GET', `${path}/item?limit=-1`)).map(({ name }) => name);
  beforeAll(async () => {
    await allow(server, 'north', 'editor', 8, ['task', 'folder', 'space'], 'vaed');
    await limit('editor', 'own', 8);
    space = await server.ok<Named>('owner', 'POST', path, { name: 'Shared with all', default_level: 3 });
  });

  test('covers tasks that the user created or is assigned to, with the tasks below them', async () => {
    const assigned = await add('Assigned');
    await server.ok('owner', 'POST', `${path}/item/assign/${assigned.uuid}`, {
      assignee_ids: [server.userIds.editor],
    });
    await add('Below the assigned one', { dependent_id: assigned.uuid });
    const other = await add('Of somebody else');
    await server.ok('editor', 'POST', `${path}/item`, { name: 'Created', space_id: space.uuid });
    const names = await seen();
    expect(names).toEqual(expect.arrayContaining(['Assigned', 'Below the assigned one', 'Created']));
    expect(names).not.toContain('Of somebody else');
    expect((await server.call('editor', 'GET', `${path}/item/${other.uuid}`)).status).toBe(404);
    const spaces = await server.ok<{ uuid: string; open: number }[]>('editor', 'GET', path);
    expect(spaces.find(({ uuid }) => uuid === space.uuid)?.open).toBe(3);
  });

  test('covers every task of the user’s own space, and tasks shared with the user', async () => {
    const own = await server.ok<Named>('editor', 'POST', path, { name: 'Of the editor', default_level: 3 });
    await add('In the editor’s space', { space_id: own.uuid });
    const shared = await add('Shared');
    await server.ok('owner', 'POST', `${path}/item/share/${shared.uuid}`, {
      user_id: server.userIds.editor,
      type: 1,
    });
    expect(await seen()).toEqual(expect.arrayContaining(['In the editor’s space', 'Shared']));
  });
});

describe('operations of a user with limited access', () => {
  const marker = 'Undisclosed';
  /** Text of an answer; for a workbook, that of its files. */
  const textOf = (bytes: Uint8Array) =>
    bytes[0] === 0x50 && bytes[1] === 0x4b
      ? Object.values(unzipSync(bytes))
          .map((file) => new TextDecoder().decode(file))
          .join('\n')
      : new TextDecoder().decode(bytes);
  /** Records that only the owner sees. */
  let hidden: RecordIds;
  beforeAll(async () => {
    const records = await makeRecords(server, 'north');
    const of = await recordsOf('none', marker);
    const task = await server.ok<Named>('owner', 'POST', '/task-management/spaces/item', {
      name: `${marker} task`,
      space_id: records.space,
    });
    await server.ok('owner', 'PUT', `/task-management/spaces/${records.space}/shares`, {
      user_ids: [server.userIds.editor],
      permission: 3,
    });
    hidden = {
      ...records,
      account: of.account.uuid,
      contact: of.contact.uuid,
      opportunity: of.opportunity.uuid,
      lead: of.lead.uuid,
      task: task.uuid,
    };
    await limit('editor', 'own', 1);
    await server.tx('north', (tx) =>
      tx
        .updateTable('security_role')
        .set({ record_scopes: JSON.stringify({ 1: 'own', 8: 'own' }) })
        .where('role_id', '=', (q) =>
          q.selectFrom('security_user').select('role_id').where('user_id', '=', server.userIds.editor),
        )
        .execute(),
    );
  }, 120_000);

  test('reports, exports and answers of the assistant contain the visible records only', async () => {
    await server.ok<Named>('editor', 'POST', '/crm/leads', { name: 'Visible quarry' });
    await server.ok('owner', 'POST', '/crm/leads', { name: `${marker} quarry` });
    for (const [user, sees] of [
      ['owner', true],
      ['editor', false],
    ] as const) {
      const asked = await server.call(user, 'POST', '/setup/ai-chat/send-message', {
        user_input: 'Show all leads',
      });
      const answers = [
        await server.call(user, 'GET', '/crm/leads/export?search=quarry'),
        await server.call(
          user,
          'GET',
          summaryAddress('/crm/leads', { by: [{ field: 'name' }], search: 'quarry' }),
        ),
        await server.call(user, 'GET', '/setup/search?search=quarry'),
        asked,
      ];
      for (const { status, bytes } of answers) {
        expect(status, textOf(bytes)).toBe(200);
        expect(textOf(bytes)).toContain('Visible quarry');
        expect(textOf(bytes).includes(`${marker} quarry`)).toBe(sees);
      }
    }
  });

  // Logs list the changes of the whole company to those who may read them.
  const isLog = (path: string) => path.startsWith('/setup/logs');
  const reads = allOperations.filter(
    ([id, { access, method, path }]) =>
      access !== 'public' && method !== 'delete' && id !== 'authLogout' && !isLog(path),
  );
  test.each(reads)('%s names no hidden record', async (id, operation) => {
    const { body, query } = schemasOf(id);
    const known = referencesOf(hidden, server.userIds.owner);
    await fc.assert(
      fc.asyncProperty(
        body ? valid(body) : fc.constant(undefined),
        query ? valid(query) : fc.constant({}),
        async (given, queryInput) => {
          const [path = '', required = ''] = addressOf(id, operation.path, hidden).split('?');
          const search = new URLSearchParams(required);
          for (const [name, value] of Object.entries(queryInput as object))
            if (!search.has(name) && value !== undefined && value !== null) search.set(name, String(value));
          const sent = operation.stream === 'upload' ? undefined : withReferences(given, known, () => true);
          for (const address of [path, search.size ? `${path}?${search}` : `${path}?search=${marker}`]) {
            const answer = await server.call(
              'editor',
              operation.method.toUpperCase(),
              address,
              operation.stream === 'upload' ? new Uint8Array([1, 2, 3]) : sent,
            );
            expect(answer.status, `${id}: ${answer.body.message}`).toBeLessThan(500);
            expect(textOf(answer.bytes), `${id} ${address}`).not.toContain(`${marker} `);
          }
        },
      ),
      { numRuns: 1, seed: 11 },
    );
  });
});
