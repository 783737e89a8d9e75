import { entryOf } from '@plumbline/validation/forms';
import type {
  Account,
  Change,
  Contact,
  ContactMapping,
  ConversionOffer,
  Converted,
  FormDefinition,
  Lead,
  LeadMapping,
  MappedField,
  Opportunity,
} from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let mapping: MappedField[];
beforeAll(async () => {
  server = await testServer();
  ({ mapping } = await server.ok<LeadMapping>('owner', 'GET', '/crm/leads/mapping'));
});
afterAll(() => server.stop());

let count = 0;
const person = { firstname: 'Ann', lastname: 'Ito', email: 'ann@bright.test', phone: '541-555-0100' };
const lead = (values: object = {}) =>
  server.ok<Lead>('owner', 'POST', '/crm/leads', {
    name: `Suite ${(count += 1)}`,
    company: `Bright ${count}`,
    ...person,
    title: 'Owner',
    city: 'Bend',
    amount: '120000.5',
    bid_date: '2026-11-03',
    lead_source: 'Referral',
    description: 'Three chairs.',
    ...values,
  });
const allParts = { account: {}, contact: {}, opportunity: {} };
const convert = (of: Pick<Lead, 'uuid' | 'version'>, body: object = allParts, key?: string) =>
  server.call(
    'owner',
    'POST',
    `/crm/leads/${of.uuid}/convert`,
    { version: of.version, mapping, ...body },
    key ? { 'idempotency-key': key } : {},
  );
const converted = async (of: Lead, body: object = allParts) => {
  const answer = await convert(of, body);
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body.data as Converted;
};
const read = <Row>(kind: string, uuid: string | null | undefined) =>
  server.ok<Row>('viewer', 'GET', `/crm/${kind}/${uuid ?? ''}`);
const totals = async () => {
  const kinds = ['accounts', 'contacts', 'opportunities'];
  const answers = await Promise.all(kinds.map((kind) => server.call('owner', 'GET', `/crm/${kind}?limit=1`)));
  return answers.map(({ body }) => body.meta?.count ?? -1);
};

describe('lead conversion', () => {
  test('creates a linked account, contact and opportunity', async () => {
    const of = await lead();
    const made = await converted(of);
    const account = await read<Account>('accounts', made.account_id);
    expect(account).toMatchObject({
      name: of.company,
      phone: person.phone,
      city: 'Bend',
      status: 'Prospect',
    });
    expect(account.number).toMatch(/^ACC-\d{5}$/);
    expect(await read<Contact>('contacts', made.contact_id)).toMatchObject({
      ...person,
      title: 'Owner',
      account_id: made.account_id,
    });
    expect(await read<Opportunity>('opportunities', made.opportunity_id)).toMatchObject({
      name: of.name,
      account_id: made.account_id,
      amount: '120000.5000',
      bid_date: '2026-11-03',
      lead_source: 'Referral',
      stage: 'Qualified',
      probability: 20,
    });
    expect(made.lead).toMatchObject({
      status: 'Converted',
      is_converted: true,
      converted_account_id: made.account_id,
      converted_contact_name: 'Ann Ito',
      converted_opportunity_name: of.name,
      version: 2,
    });
  });

  test('records the source in the timelines of all four records', async () => {
    const of = await lead();
    const made = await converted(of);
    const source = `${of.name} (${of.number})`;
    for (const [kind, uuid] of [
      ['accounts', made.account_id],
      ['contacts', made.contact_id],
      ['opportunities', made.opportunity_id],
    ] as const) {
      const changes = await server.ok<Change[]>('viewer', 'GET', `/crm/${kind}/${uuid ?? ''}/changes`);
      expect(changes.find(({ action }) => action === 'converted')?.changes).toEqual([
        { field: 'from_lead', after: source },
      ]);
    }
    const own = await server.ok<Change[]>('viewer', 'GET', `/crm/leads/${of.uuid}/changes`);
    expect(own[0]).toMatchObject({ action: 'converted' });
    expect(own[0]?.changes).toEqual([
      { field: 'account', after: of.company },
      { field: 'contact', after: 'Ann Ito' },
      { field: 'opportunity', after: of.name },
      { field: 'status', before: 'New', after: 'Converted' },
    ]);
  });

  test('joins existing records, fills empty fields and overwrites nothing by default', async () => {
    const account = await server.ok<Account>('owner', 'POST', '/crm/accounts', {
      name: 'Old Firm',
      phone: '541-555-0199',
    });
    const contact = await server.ok<Contact>('owner', 'POST', '/crm/contacts', {
      firstname: 'Ann',
      lastname: 'Itō',
    });
    const made = await converted(await lead({ website: 'https://bright.test' }), {
      account: { uuid: account.uuid, version: account.version, values: { city: 'Sisters' } },
      contact: { uuid: contact.uuid, version: contact.version },
      opportunity: {},
    });
    expect(await read<Account>('accounts', account.uuid)).toMatchObject({
      name: 'Old Firm',
      phone: '541-555-0199',
      website: 'https://bright.test',
      city: 'Sisters',
      version: 2,
    });
    expect(await read<Contact>('contacts', contact.uuid)).toMatchObject({
      lastname: 'Itō',
      email: person.email,
      account_id: account.uuid,
    });
    expect(made).toMatchObject({ account_id: account.uuid, contact_id: contact.uuid });
    const changes = await server.ok<Change[]>('viewer', 'GET', `/crm/accounts/${account.uuid}/changes`);
    expect(changes.find(({ action }) => action === 'converted')?.changes[0]?.field).toBe('lead');
  });

  test('can create only an account', async () => {
    const made = await converted(await lead({ firstname: '', lastname: '' }), { account: {} });
    expect(made).toMatchObject({ contact_id: null, opportunity_id: null });
  });

  test('copies custom fields with matching code and type', async () => {
    const fields = async (module: string) => {
      const form = await server.ok<FormDefinition>('owner', 'GET', `/setup/forms/${module}`);
      const [first, ...rest] = form.groups;
      const own = entryOf('trade', { label: 'Trade' });
      await server.ok('owner', 'PUT', `/setup/forms/${module}`, {
        version: form.version,
        groups: [{ ...first, fields: [...(first?.fields ?? []), own] }, ...rest],
      });
    };
    await fields('lead');
    await fields('account');
    const kept = await server.ok<LeadMapping>('owner', 'GET', '/crm/leads/mapping');
    expect(kept.mapping).toContainEqual({ field: 'custom.trade', to: ['account.custom.trade'] });
    const made = await converted(await lead({ custom: { trade: 'Dental' } }), {
      ...allParts,
      mapping: kept.mapping,
    });
    expect((await read<Account>('accounts', made.account_id)).custom).toEqual({ trade: 'Dental' });
  });
});

describe('repeated conversion', () => {
  test('is rejected with the created records and leaves the lead unchanged', async () => {
    const of = await lead();
    await converted(of);
    const now = await read<Lead>('leads', of.uuid);
    const again = await convert(now);
    expect([again.status, again.body.message]).toEqual([
      409,
      `${of.name} is already converted to the account ${of.company}, the contact Ann Ito, and the opportunity ${of.name}. Nothing was changed.`,
    ]);
    const edit = await server.call('owner', 'PUT', `/crm/leads/${of.uuid}`, { version: 2, rating: 'Hot' });
    expect(edit.status).toBe(409);
  });

  test('creates one set of records for concurrent requests', async () => {
    const of = await lead();
    const before = await totals();
    const answers = await Promise.all(
      ['k1', 'k2', 'k3', 'k4'].map((key) => convert(of, allParts, `${of.uuid}-${key}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.message).toContain(`is already converted to the account ${of.company}`);
    expect(await totals()).toEqual(before.map((total) => total + 1));
  });

  test('has one effect and one answer for a repeated idempotency key', async () => {
    const of = await lead();
    const before = await totals();
    const [one, two] = await Promise.all([convert(of, allParts, 'twice'), convert(of, allParts, 'twice')]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body.data).toEqual(one.body.data);
    expect(await totals()).toEqual(before.map((total) => total + 1));
  });
});

describe('atomic conversion', () => {
  test.each([
    ['a contract error', { probability: 101 }, 'opportunity.probability'],
    ['a database error', { amount: '999999999999999' }, undefined],
    ['a rule violation', { stage: 'Dreaming' }, 'opportunity.stage'],
  ])('leaves nothing of the first two records after %s of the third', async (_why, values, field) => {
    const of = await lead();
    const before = await totals();
    const answer = await convert(of, { ...allParts, opportunity: { values } });
    expect(answer.status).toBe(422);
    if (field) expect(answer.body.errors?.[0]?.field).toBe(field);
    expect(await totals()).toEqual(before);
    expect(await read<Lead>('leads', of.uuid)).toMatchObject({
      version: 1,
      is_converted: false,
      status: 'New',
    });
    await converted(of);
  });

  test('names the target field of a missing required value', async () => {
    const answer = await convert(await lead({ lastname: '' }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: 'contact.lastname', message: 'This field is required' }]);
  });

  test('rejects a stale lead and a stale joined record', async () => {
    const of = await lead();
    await server.ok('owner', 'PUT', `/crm/leads/${of.uuid}`, { version: 1, rating: 'Hot' });
    expect((await convert(of)).status).toBe(409);
    const account = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Moving Firm' });
    await server.ok('owner', 'PUT', `/crm/accounts/${account.uuid}`, { version: 1, city: 'Bend' });
    const answer = await convert({ ...of, version: 2 }, { account: { uuid: account.uuid, version: 1 } });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'stale' }]);
  });

  test('requires the right to each created record and records of the same company', async () => {
    const of = await lead();
    await server.tx('north', (tx) =>
      tx
        .updateTable('security_role')
        .set({ permissions: JSON.stringify({ 1: { lead: { v: 1, e: 1 }, account: { v: 1, a: 1 } } }) })
        .where('name', '=', 'editor')
        .execute(),
    );
    const refused = await server.call('editor', 'POST', `/crm/leads/${of.uuid}/convert`, {
      version: 1,
      mapping,
      ...allParts,
    });
    expect([refused.status, refused.body.missing]).toEqual([403, { app: 1, name: 'contact', type: 'a' }]);
    const foreign = await server.ok<Account>('stranger', 'POST', '/crm/accounts', { name: 'Theirs' });
    expect((await convert(of, { account: { uuid: foreign.uuid } })).status).toBe(404);
  });
});

describe('the lead mapping', () => {
  test('is stored per company, validated and reset to the default', async () => {
    const refused = await server.call('owner', 'PUT', '/crm/leads/mapping', {
      mapping: [{ field: 'amount', to: ['account.phone'] }],
    });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'mapping.amount']);
    const own = [{ field: 'company', to: ['account.name'] }];
    await server.ok('owner', 'PUT', '/crm/leads/mapping', { mapping: own });
    expect(await server.ok('viewer', 'GET', '/crm/leads/mapping')).toEqual({ mapping: own, is_own: true });
    const other = await server.ok<LeadMapping>('stranger', 'GET', '/crm/leads/mapping');
    expect(other.is_own).toBe(false);
    const back = await server.ok<LeadMapping>('owner', 'DELETE', '/crm/leads/mapping');
    expect(back.is_own).toBe(false);
    expect(back.mapping.length).toBeGreaterThan(10);
  });

  test('is returned with possible duplicates of the lead', async () => {
    await server.ok('owner', 'POST', '/crm/accounts', { name: 'Halvorsen Constructors', city: 'Bend' });
    await server.ok('owner', 'POST', '/crm/contacts', {
      firstname: 'Bo',
      lastname: 'Vik',
      email: 'bo@halvorsen.test',
    });
    const of = await lead({
      company: 'Halvorsen Constructors Inc.',
      firstname: 'Beau',
      lastname: 'Vik',
      email: 'bo@halvorsen.test',
    });
    const offer = await server.ok<ConversionOffer>('viewer', 'GET', `/crm/leads/${of.uuid}/conversion`);
    expect(offer.accounts[0]).toMatchObject({ title: 'Halvorsen Constructors' });
    expect(offer.contacts[0]).toMatchObject({ title: 'Bo Vik' });
    expect(offer.contacts[0]?.reasons).toContain('same email');
  });
});

test('adds the contact of the lead to the opportunity as its primary contact', async () => {
  const made = await converted(await lead());
  expect(
    await read<ContactMapping[]>('opportunities', `${made.opportunity_id ?? ''}/contacts`),
  ).toMatchObject([{ contact_id: made.contact_id, is_primary: true }]);
});

test('conversion follows the workflow of leads', async () => {
  const [from, to] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'];
  const flow = await server.ok<{ uuid: string }>('owner', 'POST', '/setup/workflow', {
    name: 'Leads',
    description: 'How leads go.',
    statuses: [
      { uuid: from, name: 'Qualified', tone: 'ok' },
      { uuid: to, name: 'Converted', tone: 'ok' },
      { uuid: '01890a5d-ac96-774b-bcce-b302099a8059', name: 'New', tone: 'info' },
    ],
    transitions: [
      { from: '01890a5d-ac96-774b-bcce-b302099a8059', to: from },
      { from, to },
    ],
  });
  await server.ok('owner', 'PUT', '/setup/module-workflow/lead', { workflow_id: flow.uuid, version: 0 });
  const of = await lead();
  const refused = await convert(of);
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'status']);
  const moved = await server.ok<Lead>('owner', 'PUT', `/crm/leads/${of.uuid}`, {
    version: 1,
    status: 'Qualified',
  });
  await converted(moved);
});
