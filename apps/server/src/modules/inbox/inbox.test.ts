import type { Account, Opportunity, Vendor, WaitingList } from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const day = (at: number) => addDays(utcDay(new Date()), at);
const queue = (user: 'owner' | 'editor' | 'viewer' | 'stranger' | 'none', query = '') =>
  server.ok<WaitingList>(user, 'GET', `/setup/waiting${query}`);

test('lists only the caller’s pending work, overdue first, with amounts', async () => {
  const { uuid } = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Queue' });
  const bid = await server.ok<Opportunity>('owner', 'POST', '/crm/opportunities', {
    name: 'Due soon',
    account_id: uuid,
    amount: '1000.50',
    bid_date: day(3),
    estimator_id: server.userIds.editor,
  });
  const path = `/crm/opportunities/${bid.uuid}/activities`;
  const task = (values: object) =>
    server.ok<{ uuid: string }>('owner', 'POST', path, { kind: 'task', ...values });
  await task({ subject: 'Late', due: day(-2), owner_id: server.userIds.editor });
  const open = await task({ subject: 'Someday', owner_id: server.userIds.editor });
  await server.ok('owner', 'POST', '/vendors', {
    name: 'Uninsured',
    insurance_expiry: day(10),
    owner_id: server.userIds.editor,
  });
  const { items, groups } = await queue('editor');
  expect(items.map(({ title, is_overdue }) => [title, is_overdue])).toEqual([
    ['Late', true],
    ['Due soon', false],
    ['Uninsured', false],
    ['Someday', false],
  ]);
  expect(groups.find(({ kind }) => kind === 'task')).toMatchObject({
    count: 2,
    overdue: 1,
    amount: '2001.00',
  });
  expect((await queue('editor', '?kind=bid')).items.map(({ title }) => title)).toEqual(['Due soon']);
  for (const user of ['viewer', 'stranger', 'none'] as const) expect((await queue(user)).items).toEqual([]);
  // Completed, decided and reassigned entries are no longer listed.
  await server.ok('editor', 'PUT', `${path}/${open.uuid}`, { version: 1, is_done: true });
  await server.ok('editor', 'PUT', `/crm/opportunities/${bid.uuid}`, {
    version: bid.version,
    stage: 'Bid submitted',
  });
  expect((await queue('editor')).items.map(({ title }) => title)).toEqual(['Late', 'Uninsured']);
});

test('hides pending work of modules the user cannot open', async () => {
  await server.ok<Vendor>('owner', 'POST', '/vendors', {
    name: 'Hidden',
    license_expiry: day(-5),
    owner_id: server.userIds.none,
  });
  expect((await queue('none')).items).toEqual([]);
});
