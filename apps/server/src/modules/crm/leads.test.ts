import type { Lead } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const lead = (values: object) => server.ok<Lead>('owner', 'POST', '/crm/leads', values);
const isTaken = async (query: Record<string, string>) => {
  const { status, body } = await server.call(
    'viewer',
    'GET',
    `/crm/leads/check?${new URLSearchParams(query).toString()}`,
  );
  expect(status).toBe(200);
  return body.success;
};

test('creates a lead with number, first status and creator as owner', async () => {
  const made = await lead({
    name: 'Dental suite',
    company: 'Bright Smiles',
    firstname: 'Ann',
    lastname: 'Ito',
  });
  expect(made).toMatchObject({
    number: 'LEAD-00001',
    status: 'New',
    owner_id: server.userIds.owner,
    contact_name: 'Ann Ito',
    is_converted: false,
    converted_account_name: '',
  });
  const [row] = await server.ok<Lead[]>('viewer', 'GET', '/crm/leads?search=bright');
  expect(row?.uuid).toBe(made.uuid);
});

describe('the name of a lead', () => {
  test('is taken when success is true, ignoring case and other record types', async () => {
    const { uuid } = await lead({ name: 'Taken Tower' });
    expect(await isTaken({ name: 'Taken Tower', model: 'lead' })).toBe(true);
    expect(await isTaken({ name: '  taken TOWER ' })).toBe(true);
    expect(await isTaken({ name: 'Taken Tower', uuid })).toBe(false);
    expect(await isTaken({ name: 'Taken', model: 'lead' })).toBe(false);
    expect(await isTaken({ name: 'Taken Tower', model: 'account' })).toBe(false);
    expect(await isTaken({ name: 'NUL \0 tower' })).toBe(false);
    const elsewhere = await server.call('stranger', 'GET', '/crm/leads/check?name=Taken%20Tower&model=lead');
    expect(elsewhere.body.success).toBe(false);
  });

  test('is rejected at its field while another lead has it', async () => {
    const first = await lead({ name: 'Unique Hall' });
    const refused = await server.call('owner', 'POST', '/crm/leads', { name: 'unique hall' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'name', message: `Lead ${first.number} already has this name.` }],
    ]);
    const second = await lead({ name: 'Other Hall' });
    const renamed = await server.call('owner', 'PUT', `/crm/leads/${second.uuid}`, {
      version: 1,
      name: 'Unique Hall',
    });
    expect([renamed.status, renamed.body.errors?.[0]?.field]).toEqual([422, 'name']);
    await server.ok('owner', 'PUT', `/crm/leads/${first.uuid}`, { version: 1, name: 'UNIQUE Hall' });
  });

  test('is taken with either kind of apostrophe', async () => {
    await lead({ name: 'O’Brien Hall' });
    expect(await isTaken({ name: "o'brien hall" })).toBe(true);
  });

  test('is taken for writers that bypass the check of the form, too', async () => {
    const { uuid } = await lead({ name: 'Reilly’s Row' });
    const other = await lead({ name: 'Reilly Row' });
    expect(uuid).not.toBe(other.uuid);
    await expect(
      server.owner.query("update crm_lead set name = 'REILLY''S Row ' where row_id = $1", [other.uuid]),
    ).rejects.toThrow(/crm_lead_name/);
  });

  test('is given to one of two concurrent leads', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        server.call('owner', 'POST', '/crm/leads', { name: 'Rush Hall' }, { 'idempotency-key': key }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((each) => each.status !== 200)) {
      expect([409, 422]).toContain(status);
      expect(body.errors?.[0]?.field).toBe('name');
    }
  });

  test('becomes free when its lead is deleted, which then cannot be restored beside a new one', async () => {
    const { uuid } = await lead({ name: 'Phoenix Hall' });
    await server.ok('owner', 'DELETE', `/crm/leads/${uuid}`);
    expect(await isTaken({ name: 'Phoenix Hall' })).toBe(false);
    await lead({ name: 'Phoenix Hall' });
    const back = await server.call('owner', 'PUT', '/crm/leads/restore', { uuid: [uuid] });
    expect([back.status, back.body.message]).toEqual([409, 'This name is already in use.']);
  });
});

test.each([
  [{ lead_source: 'Fax' }, 422, 'lead_source'],
  [{ rating: 'Lukewarm' }, 422, 'rating'],
  [{ status: 'Converted' }, 422, 'status'],
  [{ email: 'nobody' }, 400, 'email'],
  [{ amount: 'much' }, 400, 'amount'],
])('rejects a lead with %j at its field', async (values, status, field) => {
  const answer = await server.call('owner', 'POST', '/crm/leads', { name: 'Wrong Hall', ...values });
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
});

test('imports lead files and records leads in recent changes', async () => {
  const kinds = await server.ok<{ entity: string }[]>('viewer', 'GET', '/crm/recent-changes?limit=-1');
  expect(kinds.some(({ entity }) => entity === 'lead')).toBe(true);
  const lists = await server.ok<{ module: string; counts: boolean }[]>('owner', 'GET', '/setup/status-lists');
  expect(lists.find(({ module }) => module === 'lead')?.counts).toBe(true);
});

test('renames the territory of leads and blocks deletion of a territory with leads', async () => {
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/setup/territory', {
    name: 'High Plains',
    description: 'East of the river.',
    members: [],
  });
  const made = await lead({ name: 'Grain hall', territory: 'High Plains' });
  await server.ok('owner', 'PUT', `/setup/territory/${uuid}`, { version: 1, name: 'Low Plains' });
  const now = await server.ok<Lead>('viewer', 'GET', `/crm/leads/${made.uuid}`);
  expect([now.territory, now.version]).toEqual(['Low Plains', 1]);
  const refused = await server.call('owner', 'DELETE', `/setup/territory/${uuid}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Low Plains is the territory of a lead. Assign another territory to it first.',
  ]);
});
