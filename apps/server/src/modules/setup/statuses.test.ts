import type { Change, Opportunity, StatusList } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let account: string;
beforeAll(async () => {
  server = await testServer();
  account = (await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', { name: 'Harlan' })).uuid;
});
afterAll(() => server.stop());

const list = (module = 'opportunity') =>
  server.ok<StatusList>('owner', 'GET', `/setup/status-lists/${module}`);
const uuidOf = async (name: string, module = 'opportunity') => {
  const found = (await list(module)).statuses.find((each) => each.name === name);
  if (!found) throw new Error(`no status ${name}`);
  return found.uuid;
};
/** Changes a status based on its current state. */
const change = async (name: string, body: object, module = 'opportunity') => {
  const status = (await list(module)).statuses.find((each) => each.name === name);
  return server.call('owner', 'PUT', `/setup/status-lists/${module}/${status?.uuid ?? ''}`, {
    version: status?.version,
    ...body,
  });
};
const bid = (stage: string, name = `Job in ${stage}`) =>
  server.ok<Opportunity>('owner', 'POST', '/crm/opportunities', { name, account_id: account, stage });
const stageOf = async (uuid: string) => server.ok<Opportunity>('owner', 'GET', `/crm/opportunities/${uuid}`);

describe('the statuses of a module', () => {
  test('are listed with record counts', async () => {
    await bid('Estimating');
    const lists = await server.ok<StatusList[]>('viewer', 'GET', '/setup/status-lists');
    expect(lists.map(({ module }) => module)).toEqual([
      'account',
      'opportunity',
      'lead',
      'retailCustomer',
      'retailVendor',
      'vendor',
      'estimation',
    ]);
    const stage = lists[1]?.statuses.find(({ name }) => name === 'Estimating');
    expect(stage).toMatchObject({ records: 1, outcome: 'open', probability: 40 });
    expect(lists[0]?.statuses.find(({ name }) => name === 'Prospect')?.records).toBe(1);
  });

  test('are renamed together with their records', async () => {
    const job = await bid('Negotiation');
    expect((await change('Negotiation', { name: ' Terms ' })).status).toBe(200);
    const after = await stageOf(job.uuid);
    expect(after.stage).toBe('Terms');
    // The record's version is unchanged, so that an open form can still be saved.
    expect(after.version).toBe(job.version);
    expect(after.stage_dates.map(({ stage }) => stage)).toEqual(['Terms']);
    expect((await change('Terms', { name: 'Negotiation' })).status).toBe(200);
    expect((await stageOf(job.uuid)).stage).toBe('Negotiation');
  });

  test('keep the first of two concurrent renames and reject the second', async () => {
    await server.ok('owner', 'POST', '/setup/status-lists/opportunity', { name: 'Held', tone: 'wait' });
    const uuid = await uuidOf('Held');
    const rename = (name: string, version: number) =>
      server.call('owner', 'PUT', `/setup/status-lists/opportunity/${uuid}`, { name, version });
    const both = await Promise.all([rename('On hold', 1), rename('Paused', 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale' });
    const kept = (await list()).statuses.find((each) => each.uuid === uuid);
    expect(['On hold', 'Paused']).toContain(kept?.name);
    expect(kept?.version).toBe(2);
    expect((await rename('Paused', 2)).status).toBe(200);
    await server.ok('owner', 'DELETE', `/setup/status-lists/opportunity/${uuid}`);
  });

  test('have unique names ignoring case', async () => {
    const refused = await server.call('owner', 'POST', '/setup/status-lists/opportunity', {
      name: 'estimating',
      tone: 'info',
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'name', message: 'Another status is named “estimating”.' }],
    ]);
  });

  test('in use cannot be deleted without a replacement for their records', async () => {
    await server.ok('owner', 'POST', '/setup/status-lists/opportunity', { name: 'Waiting', tone: 'wait' });
    const [one, two] = [await bid('Waiting', 'One'), await bid('Waiting', 'Two')];
    const uuid = await uuidOf('Waiting');
    const address = `/setup/status-lists/opportunity/${uuid}`;
    const refused = await server.call('owner', 'DELETE', address);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '2 opportunities have the status “Waiting”. Choose another status for them.',
    ]);
    await server.ok('owner', 'DELETE', `${address}?move_to=${await uuidOf('Qualified')}`);
    for (const { uuid: job } of [one, two]) expect((await stageOf(job)).stage).toBe('Qualified');
    const [latest] = await server.ok<Change[]>('owner', 'GET', `/crm/opportunities/${one.uuid}/changes`);
    expect(latest?.changes).toEqual([{ field: 'stage', before: 'Waiting', after: 'Qualified' }]);
    expect((await list()).statuses.map(({ name }) => name)).not.toContain('Waiting');
  });

  test('keep an open status for new bids', async () => {
    for (const name of ['Estimating', 'Bid submitted', 'Negotiation'])
      expect((await change(name, { outcome: 'won' })).status).toBe(200);
    const refused = await change('Qualified', { outcome: 'lost' });
    expect(refused.body.errors?.[0]?.field).toBe('outcome');
    for (const name of ['Estimating', 'Bid submitted', 'Negotiation'])
      expect((await change(name, { outcome: 'open' })).status).toBe(200);
  });

  test('are reordered as a whole', async () => {
    const { statuses } = await list('account');
    const turned = statuses.map(({ uuid }) => uuid).toReversed();
    const after = await server.ok<StatusList>('owner', 'PUT', '/setup/status-lists/account', {
      order: turned,
    });
    expect(after.statuses.map(({ uuid }) => uuid)).toEqual(turned);
    // New records start in the first status.
    const { status } = await server.ok<{ status: string }>('owner', 'POST', '/crm/accounts', {
      name: 'Ridge',
    });
    expect(status).toBe(after.statuses[0]?.name);
    const partial = await server.call('owner', 'PUT', '/setup/status-lists/account', {
      order: turned.slice(1),
    });
    expect(partial.status).toBe(409);
    await server.ok('owner', 'PUT', '/setup/status-lists/account', { order: turned.toReversed() });
  });

  test('are not reachable through another module', async () => {
    const refused = await server.call(
      'owner',
      'PUT',
      `/setup/status-lists/account/${await uuidOf('Qualified')}`,
      { name: 'Mine', version: 1 },
    );
    expect(refused.status).toBe(404);
    expect((await server.call('owner', 'GET', '/setup/status-lists/constructor')).status).toBe(404);
  });
});

describe('a workflow', () => {
  const states = ['Qualified', 'Estimating', 'Bid submitted', 'Lost'].map((name, at) => ({
    uuid: `01890a5d-ac96-774b-bcce-b302099a80${at}7`,
    name,
    tone: 'neutral',
  }));
  const id = (name: string) => states.find((each) => each.name === name)?.uuid;
  const moves = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from: id(from), to: id(to) }));
  let workflow: { uuid: string; version: number };
  const follow = async (workflow_id: string | null) => {
    const all = await server.ok<{ module: string; version: number }[]>(
      'owner',
      'GET',
      '/setup/module-workflow',
    );
    const version = all.find(({ module }) => module === 'opportunity')?.version;
    return server.ok<{ module: string; missing: string[] }[]>(
      'owner',
      'PUT',
      '/setup/module-workflow/opportunity',
      {
        workflow_id,
        version,
      },
    );
  };
  beforeAll(async () => {
    workflow = await server.ok('owner', 'POST', '/setup/workflow', {
      name: 'Bidding',
      description: 'From the first call to the award.',
      statuses: states,
      transitions: moves(['Qualified', 'Estimating'], ['Estimating', 'Bid submitted'], ['Qualified', 'Lost']),
    });
    const of = (await follow(workflow.uuid)).find(({ module }) => module === 'opportunity');
    expect(of?.missing).toEqual(['Negotiation', 'Awarded']);
  });

  test('rejects moves without a transition and lists the allowed ones', async () => {
    const job = await bid('Qualified', 'Follows');
    const move = (stage: string, version: number) =>
      server.call('owner', 'PUT', `/crm/opportunities/${job.uuid}`, { stage, version });
    const refused = await move('Bid submitted', 1);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          field: 'stage',
          message:
            'The workflow “Bidding” allows Qualified to change to Estimating or Lost, not to Bid submitted.',
        },
      ],
    ]);
    expect((await move('Negotiation', 1)).status).toBe(422);
    expect((await move('Lost', 1)).status).toBe(200);
    expect((await move('Estimating', 2)).body.message).toBe(
      'Lost is a final status in the workflow “Bidding”.',
    );
  });

  test('allows moves from a status it does not contain', async () => {
    const job = await bid('Negotiation', 'Outside');
    await server.ok('owner', 'PUT', `/crm/opportunities/${job.uuid}`, { stage: 'Qualified', version: 1 });
  });

  test('follows the renaming of a status', async () => {
    expect((await change('Estimating', { name: 'Pricing' })).status).toBe(200);
    const job = await bid('Qualified', 'Renamed');
    await server.ok('owner', 'PUT', `/crm/opportunities/${job.uuid}`, { stage: 'Pricing', version: 1 });
    const documented = await server.ok<object[]>(
      'viewer',
      'GET',
      `/setup/taskManagement/workflow/${workflow.uuid}/status`,
    );
    expect(documented[1]).toEqual({
      uuid: id('Estimating'),
      name: 'Pricing',
      tone: 'neutral',
      sequence: 2,
      workflow_uuid: workflow.uuid,
    });
  });

  test('in use cannot be deleted', async () => {
    const refused = await server.call('owner', 'DELETE', `/setup/workflow/${workflow.uuid}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Bidding is used by Opportunity. Choose another workflow or none for it first.',
    ]);
    await follow(null);
    await server.ok('owner', 'DELETE', `/setup/workflow/${workflow.uuid}`);
  });

  test('rejects duplicate status names and transitions to unknown statuses', async () => {
    const make = async (statuses: object[], transitions: object[]) =>
      (
        await server.call('owner', 'POST', '/setup/workflow', {
          name: 'Odd',
          description: 'Odd.',
          statuses,
          transitions,
        })
      ).body.errors?.[0]?.field;
    const [a, b] = states;
    expect(await make([a ?? {}, { ...b, name: 'qualified' }], [])).toBe('statuses');
    expect(await make([a ?? {}], moves(['Qualified', 'Estimating']))).toBe('transitions');
    expect(await make([a ?? {}], moves(['Qualified', 'Qualified']))).toBe('transitions');
  });

  test('without statuses of the module cannot be assigned to it', async () => {
    const other = await server.ok<{ uuid: string }>('owner', 'POST', '/setup/workflow', {
      name: 'Of others',
      description: 'Of others.',
      statuses: [{ ...states[0], name: 'Nowhere' }],
      transitions: [],
    });
    const all = await server.ok<{ module: string; version: number }[]>(
      'owner',
      'GET',
      '/setup/module-workflow',
    );
    const refused = await server.call('owner', 'PUT', '/setup/module-workflow/account', {
      workflow_id: other.uuid,
      version: all.find(({ module }) => module === 'account')?.version,
    });
    expect(refused.body.errors?.[0]?.field).toBe('workflow_id');
  });
});
