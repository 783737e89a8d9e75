import type {
  Account,
  Change,
  Estimate,
  Estimation,
  Opportunity,
  PlanPage,
  Quantity,
  Quote,
} from '@plumbline/api';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { demoLogins, demoPassword, seedDemo } from './demo.ts';

let server: TestServer;
const tokens = new Map<string, string>();
const call = async <T>(user: string, path: string, body?: unknown) => {
  const answer = await server.call(undefined, body === undefined ? 'GET' : 'POST', path, body, {
    'access-token': tokens.get(user) ?? '',
  });
  expect(answer.status, `${user} ${path} ${answer.body.message}`).toBe(200);
  return answer.body as { data: T; meta?: { count: number } };
};
beforeAll(async () => {
  server = await testServer({ empty: true });
  await seedDemo({
    database: server.database,
    owner: server.owner,
    ports: server.ports,
    log: pino({ level: 'silent' }),
  });
  for (const { username } of demoLogins) {
    const answer = await server.call(undefined, 'POST', '/security/auth/login', {
      username,
      password: demoPassword,
    });
    expect(answer.status, username).toBe(200);
    tokens.set(username, (answer.body.data as { token: string }).token);
  }
});
afterAll(() => server.stop());

describe('the demo data', () => {
  test('has the documented number of records', async () => {
    const owner = 'owner@northgate.test';
    const count = async (path: string) => (await call(owner, `${path}?limit=1`)).meta?.count ?? 0;
    expect(await count('/crm/accounts')).toBe(4200);
    expect(await count('/crm/opportunities')).toBe(900);
    expect(await count('/crm/contacts')).toBe(302);
    expect(await count('/material/list')).toBe(60);
    expect(await count('/estimations')).toBe(2);
    const shop = 'clerk@cornerstone.test';
    const inShop = async (path: string) => (await call(shop, `${path}?limit=1`)).meta?.count ?? 0;
    expect(await inShop('/retail-crm/customers')).toBe(48);
    expect(await inShop('/retail-vendor/vendors')).toBe(14);
    expect(await count('/retail-crm/customers')).toBe(14);
  });

  test('hides the first company from the second', async () => {
    const rows = async (user: string) =>
      (await call<Account[]>(user, '/crm/accounts?limit=-1')).data.map((each) => each.uuid);
    const [north, harbor] = [new Set(await rows('owner@northgate.test')), await rows('owner@harbor.test')];
    expect(harbor.length).toBeGreaterThan(100);
    expect(harbor.filter((uuid) => north.has(uuid))).toEqual([]);
    expect((await call('owner@harbor.test', '/estimations')).data).toEqual([]);
  });

  test('has estimations measured on processed sheets and priced by the server’s engine', async () => {
    const user = 'estimator@northgate.test';
    const { data } = await call<Estimation[]>(user, '/estimations?sort=quote_number');
    const year = new Date().getUTCFullYear();
    expect(data.map((each) => [each.quote_number, each.name, each.estimator])).toEqual([
      [`EST-${year}-0142`, 'Alder Creek Family Clinic', 'Dana Whitfield'],
      [`EST-${year}-0143`, 'Lane County Health Annex', 'Dana Whitfield'],
    ]);
    for (const { uuid, total, plans } of data) {
      const pages = (
        await call<PlanPage[]>(user, `/workdrive/plans/pages?prop_type=estimation&prop_id=${uuid}`)
      ).data;
      expect(pages).toHaveLength(plans);
      expect(pages.every((page) => page.is_processed === 4 && /^A\d\.1$/.test(page.page_name))).toBe(true);
      const estimate = (await call<Estimate>(user, `/estimations/${uuid}/estimate`)).data;
      expect(estimate.total).toBe(total);
      expect(Number(total)).toBeGreaterThan(10_000);
      expect(estimate.checks.filter((each) => each.tone === 'bad')).toEqual([]);
    }
    const [clinic, annex] = data;
    const whole = (await call<Estimate>(user, `/estimations/${clinic?.uuid}/estimate`)).data;
    expect(whole.groups.filter((group) => Number(group.quantity) === 0)).toEqual([]);
    const quantities = (await call<Quantity[]>(user, `/estimations/${clinic?.uuid}/quantities`)).data;
    const areas = new Set(quantities.map(({ layer_name }) => layer_name));
    expect([...areas].toSorted()).toEqual(['East wing', 'West wing']);
    const half = (await call<Estimate>(user, `/estimations/${annex?.uuid}/estimate`)).data;
    expect(half.groups.filter((group) => Number(group.quantity) === 0).length).toBeGreaterThan(2);
    expect(whole.alternates.map(({ number, accepted, kind }) => [number, accepted, kind])).toEqual([
      [1, false, 'deduct'],
      [2, false, 'deduct'],
      [3, false, 'add'],
    ]);
    expect(half.alternates).toEqual([]);
    const quotes = (await call<Quote[]>(user, `/estimations/${clinic?.uuid}/quotes`)).data;
    expect(quotes.map((each) => [each.revision, each.is_active, each.total === clinic?.total])).toEqual([
      // The customer has the first one; the next is drafted.
      [1, false, true],
      [0, true, false],
    ]);
    expect(quotes[0]).toMatchObject({
      customer_name: 'Alder Creek Health Partners',
      contact_name: 'Karen Boone, Facilities director',
      sales_specialist: 'Luis Medina',
    });
  });

  test('has bids that passed their stages in order, matching the audit log', async () => {
    const user = 'viewer@northgate.test';
    const { data } = await call<Opportunity[]>(user, '/crm/opportunities?limit=25&sort=number');
    for (const { uuid } of data) {
      const bid = (await call<Opportunity>(user, `/crm/opportunities/${uuid}`)).data;
      const days = bid.stage_dates.map(({ entered }) => Date.parse(entered));
      expect(days).toEqual(days.toSorted((left, right) => left - right));
      const history = (await call<Change[]>(user, `/crm/opportunities/${uuid}/changes`)).data;
      expect(history.at(-1)?.action).toBe('created');
      const stages = history
        .toReversed()
        .flatMap(({ changes }) => changes.flatMap(({ field, after }) => (field === 'stage' ? [after] : [])));
      expect(stages).toEqual(bid.stage_dates.slice(1).map(({ stage }) => stage));
    }
  });

  test('has no records dated in the future', async () => {
    const [last] = (
      await call<Change[]>('owner@northgate.test', '/crm/recent-changes?limit=1&sort=-createdAt')
    ).data;
    expect(Date.parse(last?.createdAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('continues record numbers after its own', async () => {
    const made = await call<Estimation>('owner@northgate.test', '/estimations', { name: 'Next' });
    expect(made.data.quote_number).toMatch(/-0144$/);
  });
});
