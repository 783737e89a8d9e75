import type { Account, Change, ManyChanged, ManyUpdated, Opportunity } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWorkflow } from '../testing/workflows.ts';
import { testServer, type TestServer, type UserName } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let count = 0;
const account = (values: object = {}) =>
  server.ok<Account>('owner', 'POST', '/crm/accounts', { name: `Reverted ${(count += 1)}`, ...values });
const read = (uuid: string) => server.ok<Account>('viewer', 'GET', `/crm/accounts/${uuid}`);
const change = (uuid: string[], values: object, user: UserName = 'editor') =>
  server.ok<ManyUpdated>(user, 'PUT', '/crm/accounts/many', { uuid, values });
const revert = (changes: object[], user: UserName = 'editor') =>
  server.ok<ManyChanged>(user, 'PUT', '/crm/accounts/many/revert', { changes });

describe('reverting a bulk update', () => {
  test('restores the previous values of each record, with an audit entry', async () => {
    const [one, two, same] = [
      await account({ city: 'Bend', type: 'Owner' }),
      await account({ city: '' }),
      await account({ city: 'Sisters', type: 'Vendor' }),
    ];
    const all = [one.uuid, two.uuid, same.uuid];
    const updated = await change(all, { city: 'Sisters', type: 'Vendor' });
    expect([updated.changed, updated.unchanged]).toEqual([2, 1]);
    expect(updated.changes.find(({ uuid }) => uuid === one.uuid)).toEqual({
      uuid: one.uuid,
      before: { city: 'Bend', type: 'Owner' },
      after: { city: 'Sisters', type: 'Vendor' },
    });
    expect(await revert(updated.changes)).toEqual({ changed: 2, unchanged: 0, refused: [] });
    expect(await read(one.uuid)).toMatchObject({ city: 'Bend', type: 'Owner', version: 3 });
    expect(await read(two.uuid)).toMatchObject({ city: '', type: two.type });
    expect(await read(same.uuid)).toMatchObject({ city: 'Sisters', version: 1 });
    const [latest] = await server.ok<Change[]>('viewer', 'GET', `/crm/accounts/${one.uuid}/changes`);
    expect(latest?.changes).toContainEqual({ field: 'city', before: 'Sisters', after: 'Bend' });
    // A second revert finds the previous values in place.
    expect(await revert(updated.changes)).toMatchObject({ changed: 0, unchanged: 2 });
  });

  test('keeps what another person changed since and names person and field', async () => {
    const [touched, other, gone] = [
      await account({ city: 'Bend' }),
      await account({ city: 'Bend' }),
      await account({ city: 'Bend' }),
    ];
    const { changes } = await change([touched.uuid, other.uuid, gone.uuid], { city: 'Redmond' });
    await server.ok('owner', 'PUT', `/crm/accounts/${touched.uuid}`, { city: 'Prineville', version: 2 });
    // A change of another field is no conflict.
    await server.ok('owner', 'PUT', `/crm/accounts/${other.uuid}`, { phone: '541-555-0144', version: 2 });
    await server.ok('owner', 'DELETE', `/crm/accounts/${gone.uuid}`);
    const result = await revert(changes);
    expect(result.changed).toBe(1);
    const refused = new Map(result.refused.map((each) => [each.uuid, each]));
    const name = 'owner Tester';
    expect(refused.get(touched.uuid)).toEqual({
      uuid: touched.uuid,
      name: touched.name,
      message: `${name} changed City after this change.`,
    });
    expect(refused.get(gone.uuid)).toMatchObject({
      name: gone.name,
      message: `${name} deleted this account.`,
    });
    expect((await read(touched.uuid)).city).toBe('Prineville');
    expect(await read(other.uuid)).toMatchObject({ city: 'Bend', phone: '541-555-0144' });
  });

  test('requires the right to edit, in the territory of the record, too', async () => {
    const of = await account({ city: 'Bend' });
    const { changes } = await change([of.uuid], { city: 'Redmond' });
    const denied = await server.call('viewer', 'PUT', '/crm/accounts/many/revert', { changes });
    expect(denied.status).toBe(403);
    await server.ok('owner', 'POST', '/setup/territory', {
      name: 'Closed for reverts',
      description: 'Nobody works here.',
      members: [{ user_id: server.userIds.editor, access: 'view' }],
    });
    await server.ok('owner', 'PUT', `/crm/accounts/${of.uuid}`, {
      territory: 'Closed for reverts',
      version: 2,
    });
    const result = await revert(changes);
    expect(result.refused[0]?.message).toContain('Closed for reverts');
    expect((await read(of.uuid)).city).toBe('Redmond');
  });

  test('answers records of another company like missing ones', async () => {
    const theirs = await server.ok<Account>('stranger', 'POST', '/crm/accounts', { name: 'Theirs, kept' });
    const result = await revert([{ uuid: theirs.uuid, before: { city: 'Bend' }, after: { city: '' } }]);
    expect(result).toMatchObject({ changed: 0, refused: [{ name: '' }] });
    expect(result.refused[0]?.message).toContain('does not exist');
  });
});

describe('reverting a move to another stage', () => {
  const opportunity = async (stage: string) =>
    server.ok<Opportunity>('owner', 'POST', '/crm/opportunities', {
      name: `Moved ${(count += 1)}`,
      account_id: (await account()).uuid,
      stage,
    });
  const readMoved = (uuid: string) => server.ok<Opportunity>('owner', 'GET', `/crm/opportunities/${uuid}`);
  const move = async (of: Opportunity, stage: string, user: UserName = 'editor') =>
    server.ok<Opportunity>(user, 'PUT', `/crm/opportunities/${of.uuid}`, { stage, version: of.version });
  const back = (of: Opportunity, to: Opportunity, user: UserName = 'editor') =>
    server.ok<ManyChanged>(user, 'PUT', '/crm/opportunities/many/revert', {
      changes: [
        {
          uuid: of.uuid,
          before: { stage: of.stage, probability: of.probability },
          after: { stage: to.stage, probability: to.probability },
        },
      ],
    });

  test('restores probability and date of the stage, and forgets the stage that was never reached', async () => {
    const of = await readMoved((await opportunity('Qualified')).uuid);
    const won = await move(of, 'Awarded');
    expect(won.probability).toBe(100);
    expect(await back(of, won)).toMatchObject({ changed: 1, refused: [] });
    const now = await readMoved(of.uuid);
    expect(now).toMatchObject({ stage: 'Qualified', probability: of.probability });
    expect(now.stage_dates).toEqual(of.stage_dates);
    expect(now.stage_since).toBe(of.stage_dates?.[0]?.entered);
  });

  test('keeps the date of an earlier entry of the stage', async () => {
    const of = await opportunity('Qualified');
    const bidding = await move(of, 'Estimating');
    const qualified = await move(bidding, 'Qualified');
    const again = await move(qualified, 'Estimating');
    const before = await readMoved(of.uuid);
    expect(await back(qualified, again)).toMatchObject({ changed: 1 });
    const entered = (at: Opportunity) => at.stage_dates?.find(({ stage }) => stage === 'Estimating')?.entered;
    expect(entered(await readMoved(of.uuid))).toBeDefined();
    expect(Date.parse(entered(await readMoved(of.uuid)) ?? '')).toBeLessThan(
      Date.parse(entered(before) ?? ''),
    );
  });

  test('needs no transition for the person who moved the record, and one for others', async () => {
    const workflow = await makeWorkflow(
      server,
      'Forward only',
      ['Qualified', 'Estimating'],
      [['Qualified', 'Estimating']],
    );
    await server.ok('owner', 'PUT', '/setup/module-workflow/opportunity', {
      workflow_id: workflow.uuid,
      version: 0,
    });
    const of = await opportunity('Qualified');
    const moved = await move(of, 'Estimating');
    const byOwner = await back(of, moved, 'owner');
    expect(byOwner.refused[0]?.message).toBe('Estimating is a final status in the workflow “Forward only”.');
    expect(await back(of, moved)).toMatchObject({ changed: 1, refused: [] });
  });
});
