import type {
  Account,
  Activity,
  Change,
  Contact,
  ContactMapping,
  Duplicate,
  Opportunity,
  Timeline,
  Vendor,
} from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const account = (values: object) => server.ok<Account>('owner', 'POST', '/crm/accounts', values);
const likeness = (values: object, more: object = {}, user: 'owner' | 'stranger' = 'owner') =>
  server.ok<Duplicate[]>(user, 'POST', '/crm/accounts/duplicates', { values, ...more });

describe('duplicate detection', () => {
  test('finds existing records in different spellings', async () => {
    const made = await account({ name: 'Halvorsen Construction, Inc.', phone: '541-555-0142', city: 'Bend' });
    await account({ name: 'Cascade Timber' });
    const [first, ...rest] = await likeness({ name: 'HALVORSEN CONSTRUCTION' });
    expect(first).toMatchObject({ uuid: made.uuid, number: made.number, detail: 'Bend' });
    expect(rest.map(({ title }) => title)).not.toContain('Cascade Timber');
    expect((await likeness({ name: 'Somebody else', phone: '541-555-0142' }))[0]?.reasons).toContain(
      'same phone',
    );
    expect(await likeness({ name: 'Halvorsen Construction' }, { except: [made.uuid] })).toEqual([]);
    // Records of other companies are no duplicates.
    expect(await likeness({ name: 'Halvorsen Construction' }, {}, 'stranger')).toEqual([]);
  });

  test('finds a record by its current values, not by earlier ones', async () => {
    const made = await account({ name: 'Bluebird Glazing' });
    await server.ok('owner', 'PUT', `/crm/accounts/${made.uuid}`, { version: 1, name: 'Marmot Masonry' });
    expect(await likeness({ name: 'Bluebird Glazing' })).toEqual([]);
    expect((await likeness({ name: 'Marmot Masonry LLC' }))[0]?.uuid).toBe(made.uuid);
    await server.ok('owner', 'DELETE', `/crm/accounts/${made.uuid}`);
    expect(await likeness({ name: 'Marmot Masonry' })).toEqual([]);
  });
});

describe('merged records', () => {
  test('keep every child, every chosen value and their history', async () => {
    const one = await account({ name: 'Larch & Pine', phone: '541-555-0001', city: 'Bend' });
    const two = await account({
      name: 'Larch and Pine LLC',
      phone: '541-555-0002',
      website: 'https://larch.test',
    });
    const bid = await server.ok<Opportunity>('owner', 'POST', '/crm/opportunities', {
      name: 'Annex',
      account_id: two.uuid,
    });
    const person = await server.ok<Contact>('owner', 'POST', '/crm/contacts', {
      firstname: 'Ann',
      lastname: 'Larch',
      account_id: two.uuid,
    });
    const call = await server.ok<Activity>('owner', 'POST', `/crm/accounts/${two.uuid}/activities`, {
      kind: 'call',
      body: 'Wants a price.',
      people: [person.uuid],
    });
    const outcome = await server.ok<{ moved: number }>('owner', 'PUT', '/crm/accounts/merge', {
      survivor: one.uuid,
      version: one.version,
      others: [two.uuid],
      choices: { phone: two.uuid },
    });
    expect(outcome.moved).toBe(3);
    const after = await server.ok<Account>('owner', 'GET', `/crm/accounts/${one.uuid}`);
    expect(after).toMatchObject({
      name: 'Larch & Pine',
      phone: '541-555-0002',
      city: 'Bend',
      website: 'https://larch.test',
    });
    expect((await server.call('owner', 'GET', `/crm/accounts/${two.uuid}`)).status).toBe(404);
    const moved = await server.ok<Opportunity>('owner', 'GET', `/crm/opportunities/${bid.uuid}`);
    expect(moved.account_id).toBe(one.uuid);
    const { moments } = await server.ok<Timeline>('owner', 'GET', `/crm/accounts/${one.uuid}/timeline`);
    expect(moments.map(({ activity }) => activity?.uuid)).toContain(call.uuid);
    const history = await server.ok<Change[]>('owner', 'GET', `/crm/accounts/${one.uuid}/changes`);
    expect(history.filter(({ action }) => action === 'created')).toHaveLength(2);
    const merged = history.find(({ changes }) => changes[0]?.field === 'merged');
    expect(merged?.changes).toContainEqual({ field: 'merged', after: 'Larch and Pine LLC' });
    // Values without a field are reported, too.
    expect(JSON.stringify(merged?.changes)).toContain('541-555-0001');
  });

  test('are rejected without any change: stale, of another company, merged with themselves, with an unknown choice', async () => {
    const [one, two] = [await account({ name: 'Alder' }), await account({ name: 'Alder Inc' })];
    const foreign = await server.ok<Account>('stranger', 'POST', '/crm/accounts', { name: 'Theirs' });
    const merge = (body: object) =>
      server.call('owner', 'PUT', '/crm/accounts/merge', {
        survivor: one.uuid,
        version: 1,
        others: [two.uuid],
        ...body,
      });
    expect((await merge({ version: 9 })).status).toBe(409);
    expect((await merge({ others: [foreign.uuid] })).status).toBe(404);
    expect((await merge({ others: [one.uuid] })).status).toBe(422);
    expect((await merge({ choices: { phone: foreign.uuid } })).status).toBe(422);
    for (const { uuid } of [one, two])
      expect((await server.ok<Account>('owner', 'GET', `/crm/accounts/${uuid}`)).version).toBe(1);
    expect(
      (
        await server.call('editor', 'PUT', '/crm/accounts/merge', {
          survivor: one.uuid,
          version: 1,
          others: [two.uuid],
        })
      ).status,
    ).toBe(403);
  });

  test('of vendors keep the prices of each', async () => {
    const vendor = (name: string) => server.ok<Vendor>('owner', 'POST', '/vendors', { name });
    const [one, two] = [await vendor('Summit Supply'), await vendor('Summit Supply Co')];
    const material = await server.ok<{ uuid: string }>('owner', 'POST', '/material/list', {
      name: 'Stud 20 ga',
      code: 'ST-20',
      unit_of_measure: 'LF',
    });
    await server.tx('north', (tx) =>
      tx
        .insertInto('material_price')
        .values({
          tenant_id: server.tenantIds.north,
          price_id: '01890a5d-ac96-774b-bcce-b302099a8051',
          material_id: material.uuid,
          vendor_id: two.uuid,
          vendor_name: 'Summit Supply Co',
          price: '1.25',
        })
        .execute(),
    );
    await server.ok('owner', 'PUT', '/vendors/merge', { survivor: one.uuid, version: 1, others: [two.uuid] });
    expect(await server.ok<Vendor>('owner', 'GET', `/vendors/${one.uuid}`)).toMatchObject({ materials: 1 });
  });
});

describe('an activity', () => {
  test('is in the timeline of its record and of the account that it belongs to, newest first', async () => {
    const { uuid } = await account({ name: 'Timeline & Sons' });
    const bid = await server.ok<Opportunity>('owner', 'POST', '/crm/opportunities', {
      name: 'Warehouse',
      account_id: uuid,
    });
    const add = (path: string, body: object) =>
      server.ok<Activity>('editor', 'POST', `${path}/activities`, body);
    await add(`/crm/accounts/${uuid}`, { kind: 'note', body: 'First', at: '2026-01-01T08:00:00.000Z' });
    await add(`/crm/opportunities/${bid.uuid}`, {
      kind: 'call',
      direction: 'in',
      at: '2026-01-02T08:00:00.000Z',
    });
    const read = (query = '') =>
      server.ok<Timeline>('viewer', 'GET', `/crm/accounts/${uuid}/timeline${query}`);
    const activities = (await read()).moments.flatMap(({ activity }) => (activity ? [activity] : []));
    expect(activities.map(({ kind, prop_name }) => [kind, prop_name])).toEqual([
      ['call', 'Warehouse'],
      ['note', 'Timeline & Sons'],
    ]);
    expect((await read('?only=note')).moments.map(({ activity }) => activity?.kind)).toEqual(['note']);
    const first = await read('?limit=1');
    expect(first.more).toBe(true);
    const olderPage = await read(`?before=${first.moments[0]?.at ?? ''}`);
    expect(olderPage.moments.every(({ at }) => at < (first.moments[0]?.at ?? ''))).toBe(true);
  });

  test('is updated by version and deleted, but not by users who may only view', async () => {
    const { uuid } = await account({ name: 'Notes' });
    const path = `/crm/accounts/${uuid}/activities`;
    expect((await server.call('viewer', 'POST', path, { kind: 'note', body: 'x' })).status).toBe(403);
    const empty = await server.call('editor', 'POST', path, { kind: 'note', body: '  ' });
    expect([empty.status, empty.body.errors?.[0]?.field]).toEqual([422, 'body']);
    const made = await server.ok<Activity>('editor', 'POST', path, {
      kind: 'task',
      subject: 'Ring back',
      due: '2026-12-01',
    });
    await server.ok('editor', 'PUT', `${path}/${made.uuid}`, { version: 1, is_done: true });
    expect(
      (await server.call('editor', 'PUT', `${path}/${made.uuid}`, { version: 1, is_done: false })).status,
    ).toBe(409);
    await server.ok('editor', 'DELETE', `${path}/${made.uuid}`);
    expect((await server.call('editor', 'DELETE', `${path}/${made.uuid}`)).status).toBe(404);
  });
});

test('maps a contact to a record once, with its latest role', async () => {
  const { uuid } = await account({ name: 'Mapped' });
  const vendor = await server.ok<Vendor>('owner', 'POST', '/vendors', { name: 'Mapped Supply' });
  const contact = await server.ok<Contact>('owner', 'POST', '/crm/contacts', {
    firstname: 'Mo',
    lastname: 'Vance',
    account_id: uuid,
  });
  const path = `/vendors/${vendor.uuid}/contacts`;
  for (const role of ['Sales', 'Inside sales'])
    await server.ok('owner', 'PUT', path, {
      contacts: [{ contact_id: contact.uuid, role, is_primary: true }],
    });
  const [one, ...more] = await server.ok<ContactMapping[]>('owner', 'GET', path);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ contact_name: 'Mo Vance', role: 'Inside sales', is_primary: true });
  // Contacts that belong to an account are already its contacts.
  expect(await server.ok<ContactMapping[]>('owner', 'GET', `/crm/accounts/${uuid}/contacts`)).toHaveLength(1);
  const listed = await server.ok<ContactMapping[]>('owner', 'POST', '/crm/contacts/mappings/list/', {
    prop_type: 'vendor',
    prop_id: vendor.uuid,
    search: 'vance',
  });
  expect(listed.map(({ contact_id }) => contact_id)).toEqual([contact.uuid]);
  await server.ok('owner', 'DELETE', `${path}/${contact.uuid}`);
  expect(await server.ok('owner', 'GET', path)).toEqual([]);
});
