import type { Account, Bid, Change, Contact, ContactRecord, Opportunity, Vendor } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let account: string;
let job: string;
let made = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const make = <T extends { uuid: string }>(path: string, body: object) =>
  server.ok<T>('owner', 'POST', path, body);
const vendor = (name = `Vendor ${++made}`) => make<Vendor>('/vendors', { name });
beforeEach(async () => {
  ({ uuid: account } = await make<Account>('/crm/accounts', { name: `Builder ${++made}` }));
  ({ uuid: job } = await make<Opportunity>('/crm/opportunities', {
    name: `Job ${made}`,
    account_id: account,
    stage: 'Estimating',
  }));
});
const vendors = () => `/crm/opportunities/${job}/vendors`;
const bidders = () => `/crm/opportunities/${job}/bidders`;

describe('the vendors of an opportunity', () => {
  test('are invited, priced, awarded and listed with contact details', async () => {
    const { uuid: vendor_id } = await make<Vendor>('/vendors', {
      name: 'Front Range Supply',
      type: 'Supplier',
      phone: '303-555-0100',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
    });
    const bid = await server.ok<Bid>('editor', 'POST', vendors(), { vendor_id, scope: 'Drywall' });
    expect(bid).toMatchObject({
      company_id: vendor_id,
      name: 'Front Range Supply',
      type: 'Supplier',
      phone: '303-555-0100',
      address: 'Denver, CO 80202',
      status: 'Invited',
      amount: null,
    });
    const priced = await server.ok<Bid>('editor', 'PUT', `${vendors()}/${bid.uuid}`, {
      version: bid.version,
      amount: '41250.50',
    });
    expect(priced).toMatchObject({ status: 'Submitted', answered_on: expect.stringMatching(/^\d{4}-/) });
    expect(Number(priced.amount)).toBe(41_250.5);
    await server.ok('editor', 'PUT', `${vendors()}/${bid.uuid}`, {
      version: priced.version,
      status: 'Awarded',
    });
    const { data, meta } = (await server.call('viewer', 'GET', `${vendors()}?search=front`)).body;
    expect([meta?.count, (data as Bid[])[0]?.status]).toEqual([1, 'Awarded']);
    // The documented answer is a list, which can be empty.
    expect(await server.ok('viewer', 'GET', bidders())).toEqual([]);
    expect(await server.ok('viewer', 'GET', `${vendors()}?search=nobody`)).toEqual([]);
  });

  test('are recorded in the audit log', async () => {
    const { uuid: vendor_id } = await vendor('Historic');
    const bid = await server.ok<Bid>('owner', 'POST', vendors(), { vendor_id, scope: 'Steel' });
    await server.ok('owner', 'PUT', `${vendors()}/${bid.uuid}`, { version: 1, amount: '1500' });
    await server.ok('owner', 'DELETE', `${vendors()}/${bid.uuid}`);
    const changes = await server.ok<Change[]>('owner', 'GET', `/crm/opportunities/${job}/changes`);
    expect(changes.flatMap((each) => each.changes).filter(({ field }) => field === 'vendors')).toEqual([
      { field: 'vendors', before: 'Historic · Steel · Submitted · $1,500' },
      {
        field: 'vendors',
        before: 'Historic · Steel · Invited',
        after: 'Historic · Steel · Submitted · $1,500',
      },
      { field: 'vendors', after: 'Historic · Steel · Invited' },
    ]);
  });

  test('report errors at their fields and write nothing', async () => {
    const { uuid: vendor_id, name } = await vendor();
    await server.ok('owner', 'POST', vendors(), { vendor_id, scope: 'Doors' });
    await server.ok('owner', 'POST', vendors(), { vendor_id, scope: 'Owner’s kit' });
    for (const [body, field] of [
      [{ vendor_id: account }, 'vendor_id'],
      [{ vendor_id, scope: ' doors ' }, 'vendor_id'],
      [{ vendor_id, scope: "owner's kit" }, 'vendor_id'],
      [{ vendor_id, scope: 'Glazing', status: 'Submitted' }, 'amount'],
      [{ vendor_id, scope: 'Glazing', amount: '-5' }, 'amount'],
      [{ vendor_id, scope: 'Glazing', invited_on: '2026-03-10', due_on: '2026-03-01' }, 'due_on'],
    ] as const) {
      const answer = await server.call('owner', 'POST', vendors(), body);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, field]);
    }
    const again = await server.call('owner', 'POST', vendors(), { vendor_id, scope: 'doors' });
    expect(again.body.message).toBe(`${name} is already in the list for doors.`);
    expect(await server.ok<Bid[]>('owner', 'GET', vendors())).toHaveLength(2);
  });

  test('reject a second change with the same version', async () => {
    const { uuid: vendor_id } = await vendor();
    const bid = await server.ok<Bid>('owner', 'POST', vendors(), { vendor_id });
    await server.ok('owner', 'PUT', `${vendors()}/${bid.uuid}`, { version: 1, note: 'Mine' });
    const late = await server.call('editor', 'PUT', `${vendors()}/${bid.uuid}`, {
      version: 1,
      note: 'Yours',
    });
    expect([late.status, (late.body as { code?: string }).code]).toEqual([409, 'stale']);
  });

  test('are found only under their own opportunity and role', async () => {
    const { uuid: vendor_id } = await vendor();
    const { uuid } = await server.ok<Bid>('owner', 'POST', vendors(), { vendor_id });
    const other = await make<Opportunity>('/crm/opportunities', { name: 'Other', account_id: account });
    for (const path of [`/crm/opportunities/${other.uuid}/vendors/${uuid}`, `${bidders()}/${uuid}`])
      expect((await server.call('owner', 'DELETE', path)).status).toBe(404);
  });

  test('cannot be deleted with an open bid until it is declined or the job is decided', async () => {
    const { uuid: vendor_id } = await vendor('Held');
    const bid = await server.ok<Bid>('owner', 'POST', vendors(), { vendor_id });
    const answer = await server.call('owner', 'DELETE', `/vendors/${vendor_id}`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Held has an open bid. Decline or remove it on its opportunity first.',
    ]);
    await server.ok('owner', 'PUT', `${vendors()}/${bid.uuid}`, { version: 1, status: 'Declined' });
    await server.ok('owner', 'DELETE', `/vendors/${vendor_id}`);
    // The opportunity still shows the invited bidders.
    expect((await server.ok<Bid[]>('owner', 'GET', vendors())).map(({ name }) => name)).toEqual(['Held']);
  });

  test('keep their bids when vendors are merged', async () => {
    const [stays, goes] = [await vendor(), await vendor()];
    for (const { uuid: vendor_id } of [stays, goes])
      await server.ok('owner', 'POST', vendors(), { vendor_id, scope: 'Paint', amount: '10' });
    const { moved } = await server.ok<{ moved: number }>('owner', 'PUT', '/vendors/merge', {
      survivor: stays.uuid,
      version: stays.version,
      others: [goes.uuid],
    });
    expect(moved).toBe(1);
    const bids = await server.ok<Bid[]>('owner', 'GET', vendors());
    expect(bids.map(({ company_id }) => company_id)).toEqual([stays.uuid, stays.uuid]);
  });
});

describe('the bidders of an opportunity', () => {
  test('are accounts with our price, move with a merge, and block deletion', async () => {
    const [one, two] = [
      await make<Account>('/crm/accounts', { name: `Prime ${++made}` }),
      await make<Account>('/crm/accounts', { name: `Prime ${++made}` }),
    ];
    await server.ok('editor', 'POST', bidders(), { account_id: one.uuid, status: 'Bidding' });
    await server.ok('editor', 'POST', bidders(), { account_id: two.uuid, amount: '99000' });
    expect((await server.call('owner', 'DELETE', `/crm/accounts/${two.uuid}`)).status).toBe(409);
    await server.ok('owner', 'PUT', '/crm/accounts/merge', {
      survivor: one.uuid,
      version: one.version,
      others: [two.uuid],
    });
    const list = await server.ok<Bid[]>('viewer', 'GET', `${bidders()}?sort=-amount`);
    expect(list.map(({ name, status }) => [name, status])).toEqual([
      [one.name, 'Submitted'],
      [one.name, 'Bidding'],
    ]);
  });
});

test('a contact lists its companies and the open work of its account', async () => {
  const contact = await make<Contact>('/crm/contacts', {
    firstname: 'Dana',
    lastname: 'Whitfield',
    account_id: account,
  });
  const other = await make<Account>('/crm/accounts', { name: 'Owner of it' });
  const elsewhere = await make<Opportunity>('/crm/opportunities', {
    name: 'Elsewhere',
    account_id: other.uuid,
  });
  const { uuid: vendor_id } = await vendor('Also theirs');
  const contacts = { contacts: [{ contact_id: contact.uuid, role: 'Architect' }] };
  for (const path of [`/crm/opportunities/${elsewhere.uuid}`, `/vendors/${vendor_id}`])
    await server.ok('owner', 'PUT', `${path}/contacts`, contacts);
  const records = await server.ok<ContactRecord[]>('viewer', 'GET', `/crm/contacts/${contact.uuid}/records`);
  expect(records.map(({ prop_type, title, role, is_mapped }) => [prop_type, title, role, is_mapped])).toEqual(
    [
      ['opportunity', 'Elsewhere', 'Architect', true],
      ['opportunity', expect.stringMatching(/^Job /), '', false],
      ['vendor', 'Also theirs', 'Architect', true],
    ],
  );
});
