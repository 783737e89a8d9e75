import type {
  Account,
  Activity,
  Contact,
  Converted,
  Duplicate,
  Lead,
  LeadMapping,
  Opportunity,
  Timeline,
} from '@plumbline/api';
import { entities, operations, type EntityMeta } from '@plumbline/api/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getResource } from '../../resource/registry.ts';
import { mergeableColumns } from '../../resource/merge-rules.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const create = <Row>(path: string, body: object) => server.ok<Row>('owner', 'POST', path, body);
const read = <Row>(path: string) => server.ok<Row>('owner', 'GET', path);
const account = (name: string) => create<Account>('/crm/accounts', { name });
const lead = (name: string, more: object = {}) =>
  create<Lead>('/crm/leads', { name, firstname: 'Ana', ...more });
const opportunity = (name: string, of: Account, more: object = {}) =>
  create<Opportunity>('/crm/opportunities', { name, account_id: of.uuid, ...more });
const merge = (
  kind: string,
  survivor: { uuid: string; version: number },
  others: { uuid: string }[],
  more = {},
) =>
  server.call('owner', 'PUT', `/crm/${kind}/merge`, {
    survivor: survivor.uuid,
    version: survivor.version,
    others: others.map(({ uuid }) => uuid),
    ...more,
  });
const convert = async (of: Lead) => {
  const { mapping } = await read<LeadMapping>('/crm/leads/mapping');
  return create<Converted>(`/crm/leads/${of.uuid}/convert`, {
    version: of.version,
    mapping,
    account: {},
    contact: {},
    opportunity: {},
  });
};
const note = (kind: string, uuid: string, body: string) =>
  create<Activity>(`/crm/${kind}/${uuid}/activities`, { kind: 'note', body });
const historyOf = async (kind: string, uuid: string) =>
  (await read<Timeline>(`/crm/${kind}/${uuid}/timeline`)).moments.flatMap(
    ({ activity }) => activity?.body ?? [],
  );

test('moves all references to mergeable records in a merge', async () => {
  const merged = Object.values<EntityMeta>(entities).filter(({ calls }) =>
    Object.hasOwn(operations, `${calls}Merge`),
  );
  expect(merged.length).toBeGreaterThanOrEqual(7);
  // Merged by code of the module, or kept with the merged record, such as its stage history.
  const otherwise = ['crm_contact_mapping.contact_id', 'crm_opportunity_stage.opportunity_id'];
  const missed = [];
  for (const { name } of merged) {
    const table = getResource(name)?.table ?? '';
    const { rows } = await server.owner.query(
      `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
        where c.contype = 'f' and c.confrelid = $1::regclass`,
      [table],
    );
    const known = new Set(mergeableColumns(name).map((each) => `${each.table}.${each.column}`));
    for (const row of rows) {
      const place = `${String(row['table'])}.${String(row['column'])}`;
      if (!known.has(place) && !otherwise.includes(place)) missed.push(`${name}: ${place}`);
    }
  }
  expect(missed).toEqual([]);
});

describe('merging opportunities', () => {
  test('reports possible duplicates by name and customer during entry', async () => {
    const [of, other] = [await account('Belmont Properties'), await account('Kestrel School District')];
    const made = await opportunity('Clearwater Medical Office', of);
    const like = (values: object) => create<Duplicate[]>('/crm/opportunities/duplicates', { values });
    const [same] = await like({ name: 'clearwater medical office', account_id: of.uuid });
    expect(same).toMatchObject({ uuid: made.uuid, number: made.number, detail: 'Belmont Properties' });
    expect(same?.score).toBeGreaterThanOrEqual(0.85);
    // Another customer may bid on the same job, so the score stays below a certain duplicate.
    const [perhaps] = await like({ name: 'Clearwater Medical Office', account_id: other.uuid });
    expect(perhaps?.uuid).toBe(made.uuid);
    expect(perhaps?.score).toBeLessThan(0.85);
    expect(await like({ name: 'Granite Library', account_id: of.uuid })).toEqual([]);
  });

  test('moves bids, estimations, contacts, notes and the source lead', async () => {
    const of = await account('Larkspur Group');
    const one = await opportunity('Larkspur Clinic', of, { amount: '100' });
    const from = await lead('Larkspur clinic fit-out', { company: 'Larkspur', lastname: 'Ito' });
    const made = await convert(from);
    const two = await read<Opportunity>(`/crm/opportunities/${made.opportunity_id ?? ''}`);
    const vendor = await create<{ uuid: string }>('/vendors', { name: 'Summit Drywall' });
    await create(`/crm/opportunities/${two.uuid}/vendors`, { vendor_id: vendor.uuid });
    const estimation = await create<{ uuid: string }>('/estimations', {
      name: 'Larkspur Clinic',
      opportunity_id: two.uuid,
    });
    const person = await create<Contact>('/crm/contacts', {
      firstname: 'Bo',
      lastname: 'Lark',
      account_id: of.uuid,
    });
    await server.ok('owner', 'PUT', `/crm/opportunities/${two.uuid}/contacts`, {
      contacts: [{ contact_id: person.uuid, role: 'Architect' }],
    });
    await note('opportunities', two.uuid, 'Addendum two is out.');
    const bidding = await server.ok<Opportunity>('owner', 'PUT', `/crm/opportunities/${two.uuid}`, {
      stage: 'Bid submitted',
      version: two.version,
    });
    const answer = await merge('opportunities', one, [bidding], {
      choices: { stage: two.uuid, account_id: one.uuid },
    });
    expect(answer.status, answer.body.message).toBe(200);
    const after = await read<Opportunity>(`/crm/opportunities/${one.uuid}`);
    expect(after).toMatchObject({
      name: 'Larkspur Clinic',
      amount: '100.0000',
      stage: 'Bid submitted',
      account_id: of.uuid,
    });
    // The merge entered the stage.
    expect(after.stage_dates?.map(({ stage }) => stage)).toContain('Bid submitted');
    const bids = await read<{ name: string }[]>(`/crm/opportunities/${one.uuid}/vendors`);
    expect(bids.map(({ name }) => name)).toEqual(['Summit Drywall']);
    expect(await read(`/estimations/${estimation.uuid}`)).toMatchObject({ opportunity_id: one.uuid });
    // The contact that was added, and that of the converted lead.
    const contacts = await read<{ contact_id: string; role: string }[]>(
      `/crm/opportunities/${one.uuid}/contacts`,
    );
    expect(contacts.map(({ contact_id }) => contact_id).toSorted()).toEqual(
      [person.uuid, made.contact_id].toSorted(),
    );
    expect(contacts.find(({ contact_id }) => contact_id === person.uuid)?.role).toBe('Architect');
    expect(await historyOf('opportunities', one.uuid)).toEqual(['Addendum two is out.']);
    expect(await read(`/crm/leads/${from.uuid}`)).toMatchObject({
      converted_opportunity_id: one.uuid,
      converted_opportunity_name: 'Larkspur Clinic',
    });
  });
});

describe('merging leads', () => {
  test('continues notes and calls in the records created by conversion', async () => {
    const from = await lead('Bluebird bakery', { company: 'Bluebird', lastname: 'Ash' });
    await note('leads', from.uuid, 'Called back twice.');
    expect(await historyOf('leads', from.uuid)).toEqual(['Called back twice.']);
    const made = await convert(await read<Lead>(`/crm/leads/${from.uuid}`));
    for (const [kind, uuid] of [
      ['accounts', made.account_id],
      ['contacts', made.contact_id ?? ''],
      ['opportunities', made.opportunity_id ?? ''],
    ] as const)
      expect(await historyOf(kind, uuid)).toEqual(['Called back twice.']);
  });

  test('merges leads and keeps what one of them was converted to', async () => {
    const [one, two] = [
      await lead('Alder annex', { phone: '541-555-0190' }),
      await lead('Alder Annex, phase one', { phone: '541-555-0190', rating: 'Hot' }),
    ];
    const [like] = await create<Duplicate[]>('/crm/leads/duplicates', {
      values: { name: 'Alder annex', phone: '541-555-0190' },
      except: [one.uuid],
    });
    expect(like).toMatchObject({
      uuid: two.uuid,
      reasons: expect.arrayContaining(['same phone']) as unknown,
    });
    await note('leads', two.uuid, 'Asks for steel.');
    expect((await merge('leads', one, [two])).status).toBe(200);
    expect(await read(`/crm/leads/${one.uuid}`)).toMatchObject({ name: 'Alder annex', rating: 'Hot' });
    expect(await historyOf('leads', one.uuid)).toEqual(['Asks for steel.']);
    const three = await lead('Alder annex east', { company: 'Alder', lastname: 'Oak' });
    await convert(three);
    const now = await read<Lead>(`/crm/leads/${one.uuid}`);
    const refused = await merge('leads', now, [three]);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Alder annex east is already converted/),
    ]);
    expect(await read(`/crm/leads/${three.uuid}`)).toMatchObject({ is_converted: true });
  });

  test('moves leads with their account and contact', async () => {
    const from = await lead('Cedar court', { company: 'Cedar Court LLC', firstname: 'Io', lastname: 'Fir' });
    const made = await convert(from);
    const stays = await account('Cedar Court');
    const gone = await read<Account>(`/crm/accounts/${made.account_id}`);
    expect((await merge('accounts', stays, [gone])).status).toBe(200);
    const person = await create<Contact>('/crm/contacts', {
      firstname: 'Io',
      lastname: 'Fir',
      account_id: stays.uuid,
    });
    expect((await merge('contacts', person, [{ uuid: made.contact_id ?? '' }])).status).toBe(200);
    expect(await read(`/crm/leads/${from.uuid}`)).toMatchObject({
      converted_account_id: stays.uuid,
      converted_account_name: 'Cedar Court',
      converted_contact_id: person.uuid,
      converted_contact_name: 'Io Fir',
    });
  });
});
