import type {
  Account,
  Bid,
  Change,
  Estimate,
  EstimateStaleness,
  Estimation,
  Opportunity,
  OpportunityQuote,
  PlanPage,
  Quantity,
  Quote,
  SheetComparison,
} from '@plumbline/api';
import { Decimal } from 'decimal.js';
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
// Several plan sets are drawn and read, which takes long on a busy machine.
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
}, 300_000);
afterAll(() => server.stop());

describe('the demo data', () => {
  test('has the documented number of records', async () => {
    const owner = 'owner@northgate.test';
    const count = async (path: string) => (await call(owner, `${path}?limit=1`)).meta?.count ?? 0;
    expect(await count('/crm/accounts')).toBe(4200);
    expect(await count('/crm/opportunities')).toBe(900);
    expect(await count('/crm/contacts')).toBe(308);
    expect(await count('/material/list')).toBe(60);
    expect(await count('/estimations')).toBe(8);
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
      [`EST-${year}-0136`, 'Timberline Taproom', 'Dana Whitfield'],
      [`EST-${year}-0137`, 'Oak Street Corridors', 'Dana Whitfield'],
      [`EST-${year}-0138`, 'Gateway Credit Union', 'Dana Whitfield'],
      [`EST-${year}-0139`, 'Fern Ridge Reading Room', 'Dana Whitfield'],
      [`EST-${year}-0140`, 'Harlow Middle School Science Wing', 'Dana Whitfield'],
      [`EST-${year}-0141`, 'Mill Race Pediatric Dentistry', 'Dana Whitfield'],
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
    const [clinic, annex] = data.slice(-2);
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

  test('has quotes in every status, whose figures agree with estimate, opportunity and bidders', async () => {
    const user = 'owner@northgate.test';
    const { data } = await call<Estimation[]>(user, '/estimations?sort=quote_number');
    const statuses: Record<string, string[]> = {};
    for (const { uuid, name, total, opportunity_id, estimation_status } of data) {
      const quotes = (await call<Quote[]>(user, `/estimations/${uuid}/quotes`)).data;
      statuses[name] = quotes.map(({ status, is_active }) => (is_active ? status : `${status}, replaced`));
      const bid = (await call<Opportunity>(user, `/crm/opportunities/${opportunity_id}`)).data;
      const inForce = quotes.filter(({ is_active, status }) => is_active && status !== 'Draft');
      if (inForce.length > 0)
        expect(
          inForce.map((quote) => Number(quote.total)),
          name,
        ).toContain(Number(bid.amount));
      for (const quote of inForce) {
        const sum = quote.lines.reduce((all, { amount }) => all.plus(amount), new Decimal(0));
        expect(sum.toFixed(2)).toBe(quote.totals.find(({ key }) => key === 'subtotal')?.value);
        expect(Date.parse(quote.issued_at ?? '')).toBeGreaterThanOrEqual(Date.parse(quote.createdAt));
        expect(Date.parse(quote.issued_at ?? '')).toBeLessThan(Date.now());
      }
      const bidders = (await call<Bid[]>(user, `/crm/opportunities/${opportunity_id}/bidders`)).data;
      for (const quote of inForce.filter(({ bidder_id }) => bidder_id))
        expect(Number(bidders.find(({ company_id }) => company_id === quote.bidder_id)?.amount)).toBe(
          Number(quote.total),
        );
      const accepted = quotes.find(({ status }) => status === 'Accepted');
      if (accepted) {
        expect(accepted.total).toBe(total);
        expect([bid.stage, estimation_status]).toEqual(['Awarded', 'Awarded']);
      }
    }
    expect(statuses).toEqual({
      'Timberline Taproom': ['Accepted', 'Closed'],
      'Oak Street Corridors': ['Declined'],
      'Gateway Credit Union': ['Accepted', 'Sent, replaced'],
      'Fern Ridge Reading Room': ['Expired'],
      'Harlow Middle School Science Wing': ['Sent', 'Sent', 'Sent'],
      'Mill Race Pediatric Dentistry': ['Sent'],
      'Alder Creek Family Clinic': ['Draft, replaced', 'Sent'],
      'Lane County Health Annex': [],
    });
    const jobOf = (name: string) => data.find((each) => each.name === name)?.opportunity_id ?? '';
    const opened = async (name: string) =>
      (await call<OpportunityQuote[]>(user, `/estimations/opportunities/${jobOf(name)}/quotes`)).data.map(
        (each) => each.opened,
      );
    expect(await opened('Harlow Middle School Science Wing')).toEqual([1, 0, 3]);
  });

  test('has a sheet with a measured revision that is not current, and outdated prices', async () => {
    const user = 'estimator@northgate.test';
    const { data } = await call<Estimation[]>(user, '/estimations?sort=quote_number');
    const job = data.find(({ name }) => name === 'Mill Race Pediatric Dentistry');
    const at = `/estimations/${job?.uuid}`;
    const staleness = (await call<EstimateStaleness>(user, `${at}/staleness`)).data;
    expect(staleness.reasons.map(({ kind }) => kind)).toEqual([
      'superseded_sheet',
      'changed_price',
      'expired_price',
    ]);
    expect(job?.stale_difference).toBe(staleness.difference);
    const pages = (
      await call<PlanPage[]>(user, `/workdrive/plans/pages?prop_type=estimation&prop_id=${job?.uuid}`)
    ).data;
    const [first, next] = pages.filter(({ page_name }) => page_name === 'A2.1');
    const comparison = (
      await call<SheetComparison>(user, `${at}/sheets/${next?.uuid}/compare/${first?.uuid}`)
    ).data;
    expect(comparison).toMatchObject({ is_revision: true, old_counts: true, new_counts: false });
    expect(comparison.difference).toBe(staleness.reasons[0]?.difference);
    const changed = comparison.takeoffs.filter(({ difference }) => Number(difference) !== 0);
    expect(changed.map(({ code }) => code)).toContain('SK-1');
    // The door of one room is gone, so its measure has no copy.
    expect(comparison.to_copy).toBe(1);
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
