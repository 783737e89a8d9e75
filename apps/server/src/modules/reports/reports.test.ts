import type { Change, Report } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

const settings = {
  by: [{ field: 'bid_date', per: 'month' }],
  measures: [{ op: 'sum', field: 'amount' }],
  filter: '[{"field":"stage","op":"ne","value":"Lost"}]',
  chart: 'line',
};
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'none', 1, ['lead'], 'v');
});
afterAll(() => server.stop());

const keep = (user: UserName, name: string, more: object = {}) =>
  server.call(user, 'POST', '/reports', { name, related_to: 'opportunity', settings, ...more });
const kept = async (user: UserName, name: string, more: object = {}) => {
  const answer = await keep(user, name, more);
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body.data as Report;
};
const names = async (user: UserName, module = 'crm') =>
  (await server.ok<Report[]>(user, 'GET', `/reports?module=${module}`)).map(({ name }) => name);
const change = (user: UserName, { uuid, version }: Report, body: object) =>
  server.call(user, 'PUT', `/reports/${uuid}`, { version, ...body });

describe('a report', () => {
  test('is private until shared', async () => {
    const mine = await kept('viewer', '  By month ', { description: 'For Mondays' });
    expect(mine).toMatchObject({
      name: 'By month',
      description: 'For Mondays',
      related_to: 'opportunity',
      is_mine: true,
      is_shared: false,
      may_change: true,
      settings,
    });
    expect(await names('viewer')).toEqual(['By month']);
    expect(await names('viewer', 'vendors')).toEqual([]);
    for (const other of ['owner', 'editor', 'stranger'] as const) {
      expect(await names(other)).toEqual([]);
      expect((await server.call(other, 'GET', `/reports/${mine.uuid}`)).status).toBe(404);
      expect((await change(other, mine, { name: 'Taken' })).status).toBe(404);
      expect((await server.call(other, 'DELETE', `/reports/${mine.uuid}`)).status).toBe(404);
    }
    const renamed = await change('viewer', mine, {
      name: 'Months',
      settings: { ...settings, chart: 'none' },
    });
    expect(renamed.body.data).toMatchObject({ name: 'Months', version: 2, settings: { chart: 'none' } });
    expect((await change('viewer', mine, { name: 'Late' })).status).toBe(409);
    await server.ok('viewer', 'DELETE', `/reports/${mine.uuid}`);
  });

  test('is shared by users with edit rights and changed by its creator and administrators', async () => {
    const refused = await keep('viewer', 'Ours', { is_shared: true });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Sharing a report requires permission to edit opportunities. Save a private report instead.',
    ]);
    const ours = await kept('editor', 'Ours', { is_shared: true });
    expect(await server.ok<Report>('viewer', 'GET', `/reports/${ours.uuid}`)).toMatchObject({
      is_mine: false,
      may_change: false,
    });
    // Users who may not list opportunities see no reports of them.
    expect(await names('none')).toEqual([]);
    expect((await server.call('none', 'GET', `/reports/${ours.uuid}`)).status).toBe(404);
    expect((await change('viewer', ours, { name: 'Mine' })).status).toBe(403);
    expect((await server.call('viewer', 'DELETE', `/reports/${ours.uuid}`)).status).toBe(403);
    const changed = (await change('owner', ours, { name: 'All of ours' })).body.data as Report;
    expect(await names('viewer')).toEqual(['All of ours']);
    const { rows } = await server.owner.query<object>(
      'select entity, action, changes from audit_change where entity_id = $1 order by created_at desc limit 1',
      [ours.uuid],
    );
    expect(rows[0]).toMatchObject({
      entity: 'report',
      action: 'updated',
      changes: [{ field: 'name', before: 'Ours', after: 'All of ours' }],
    });
    const taken = (await change('owner', changed, { is_shared: false })).body.data as Report;
    expect(taken.is_shared).toBe(false);
    expect(await names('owner')).toEqual([]);
    expect(await names('editor')).toEqual(['All of ours']);
  });

  test('has a unique name among those its creator can see', async () => {
    const one = await kept('owner', 'Stages');
    for (const name of ['stages', ' STAGES '])
      expect((await keep('owner', name)).body.errors).toEqual([
        { field: 'name', message: 'A report named “Stages” already exists.' },
      ]);
    expect((await change('owner', one, { name: 'STAGES' })).status).toBe(200);
    expect((await keep('owner', '  ')).status).toBe(400);
    expect((await keep('viewer', 'Stages')).status).toBe(200);
    expect((await keep('owner', 'Stages', { related_to: 'lead' })).status).toBe(200);
  });

  test('is returned as saved', async () => {
    const one = await kept('owner', 'Gone', { is_shared: true });
    await server.ok('owner', 'DELETE', `/reports/${one.uuid}`);
    expect(await names('owner')).not.toContain('Gone');
    expect((await server.call('owner', 'GET', `/reports/${one.uuid}`)).status).toBe(404);
    expect((await server.call('viewer', 'PUT', `/reports/${one.uuid}/restore`)).status).toBe(403);
    await kept('owner', 'Gone');
    expect((await server.call('owner', 'PUT', `/reports/${one.uuid}/restore`)).body.message).toBe(
      'A report named “Gone” already exists.',
    );
    const [again] = await server
      .ok<Report[]>('owner', 'GET', '/reports?module=crm')
      .then((all) => all.filter(({ name }) => name === 'Gone'));
    await server.ok('owner', 'DELETE', `/reports/${again?.uuid}`);
    expect(await server.ok<Report>('owner', 'PUT', `/reports/${one.uuid}/restore`)).toMatchObject({
      name: 'Gone',
      is_shared: true,
      settings,
    });
  });

  test('appears in recent changes while shared, with undo for those allowed', async () => {
    const changes = async (user: UserName, uuid: string) => {
      const filter = JSON.stringify([{ field: 'entity', op: 'eq', value: 'report' }]);
      const all = await server.ok<Change[]>(
        user,
        'GET',
        `/crm/recent-changes?limit=-1&filter=${encodeURIComponent(filter)}`,
      );
      return all
        .filter(({ entity_id }) => entity_id === uuid)
        .map(({ action, restorable = false }) => [action, restorable]);
    };
    const own = await kept('editor', 'Kept to myself');
    await change('editor', own, { name: 'Still mine' });
    for (const user of ['editor', 'owner', 'viewer'] as const)
      expect(await changes(user, own.uuid)).toEqual([]);

    const ours = await kept('editor', 'Told to all', { is_shared: true });
    for (const user of ['editor', 'owner', 'viewer'] as const)
      expect(await changes(user, ours.uuid)).toEqual([['created', false]]);
    // Other companies see none of it.
    expect(await changes('stranger', ours.uuid)).toEqual([]);

    await server.ok('editor', 'DELETE', `/reports/${ours.uuid}`);
    expect((await changes('editor', ours.uuid))[0]).toEqual(['deleted', true]);
    expect((await changes('owner', ours.uuid))[0]).toEqual(['deleted', true]);
    expect((await changes('viewer', ours.uuid))[0]).toEqual(['deleted', false]);
    const back = await server.ok<Report>('editor', 'PUT', `/reports/${ours.uuid}/restore`);
    expect((await changes('owner', ours.uuid))[0]).toEqual(['restored', false]);

    await change('editor', back, { is_shared: false });
    expect(await changes('viewer', ours.uuid)).toEqual([]);
    expect((await changes('editor', ours.uuid))[0]).toEqual(['updated', false]);
  });

  test.each(['user', 'estimationFolder', 'nothing', '__proto__'])(
    'is not available for %s',
    async (related_to) => {
      const answer = await keep('owner', 'None', { related_to });
      expect(answer.body.errors).toEqual([
        { field: 'related_to', message: 'Reports are not available for this list.' },
      ]);
    },
  );
});
