import type { Account, CrmDashboard, Lead, MasterDashboard, Opportunity } from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
let accounts: Account[];
const today = utcDay(new Date());
const territories = ['Willamette', 'Front Range', ''] as const;
const owners = ['owner', 'editor'] as const;
const stages = ['Qualified', 'Estimating', 'Bid submitted', 'Negotiation', 'Awarded', 'Lost'] as const;

beforeAll(async () => {
  server = await testServer();
  for (const name of territories.filter(Boolean))
    await server.ok('owner', 'POST', '/setup/territory', { name, description: 'Here.' });
  accounts = [];
  for (const [at, territory] of [...territories, ...territories].entries())
    accounts.push(
      await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: `Account ${at}`, territory }),
    );
  const days = fc.integer({ min: -400, max: 400 }).map((offset) => addDays(today, offset));
  const jobs = fc.sample(
    fc.record({
      account: fc.nat({ max: accounts.length - 1 }),
      owner: fc.constantFrom(...owners),
      stage: fc.constantFrom(...stages),
      cents: fc.nat({ max: 9_999_999_99 }),
      probability: fc.integer({ min: 0, max: 100 }),
      bid: fc.option(days),
      award: fc.option(days),
      since: fc.integer({ min: 0, max: 400 }),
    }),
    { numRuns: 150, seed: 12 },
  );
  await server.tx('north', async (tx) => {
    for (const [at, job] of jobs.entries())
      await tx
        .insertInto('crm_opportunity')
        .values({
          tenant_id: server.tenantIds.north,
          opportunity_id: uuidv7(),
          number: `OPP-${at}`,
          name: `Job ${at}`,
          account_id: accounts[job.account]?.uuid ?? '',
          stage: job.stage,
          stage_since: `${addDays(today, -job.since)}T00:00:00Z`,
          amount: (job.cents / 100).toFixed(2),
          probability: job.probability,
          bid_date: job.bid,
          award_date: job.award,
          owner_id: server.userIds[job.owner],
        })
        .execute();
  });
  for (const [at, lead_source] of ['Web', 'Web', 'Referral', ''].entries())
    await server.ok<Lead>('editor', 'POST', '/crm/leads', {
      name: `Lead ${at}`,
      amount: '100.10',
      territory: territories[at % 3],
      ...(lead_source ? { lead_source } : {}),
    });
});
afterAll(() => server.stop());

interface Cut {
  owner?: (typeof owners)[number] | undefined;
  territory?: string | undefined;
}
const read = (cut: Cut, period: string, user: UserName = 'viewer') =>
  server.ok<CrmDashboard>(
    user,
    'GET',
    `/crm/dashboard?${new URLSearchParams({
      period,
      ...(cut.owner ? { owner_id: server.userIds[cut.owner] } : {}),
      ...(cut.territory ? { territory: cut.territory } : {}),
    })}`,
  );
type Condition = [field: string, op: string, value: unknown];
/** Values of the list itself for the filter that a figure opens. */
async function listed(cut: Cut, ...conditions: Condition[]) {
  const all: Condition[] = [
    ...conditions,
    ...(cut.owner ? [['owner_id', 'eq', server.userIds[cut.owner]] as Condition] : []),
    ...(cut.territory ? [['territory', 'eq', cut.territory] as Condition] : []),
  ];
  const filter = JSON.stringify(all.map(([field, op, value]) => ({ field, op, value })));
  const rows = await server.ok<Opportunity[]>(
    'viewer',
    'GET',
    `/crm/opportunities?limit=-1&${new URLSearchParams({ filter })}`,
  );
  const sum = (of: (row: Opportunity) => string) =>
    rows.reduce((total, row) => total.plus(of(row)), new Decimal(0)).toFixed(2);
  return {
    count: rows.length,
    amount: sum(({ amount }) => amount ?? '0'),
    weighted: sum((row) => row.weighted),
  };
}
const plain = ({ count, amount }: { count: number; amount: string }) => ({ count, amount });
const open: Condition = ['outcome', 'eq', 'open'];
const within = (field: string, { from, to }: { from: string; to: string }): Condition[] => [
  [field, 'gte', from],
  [field, 'lt', to],
];

describe('dashboard figures match the lists behind them', () => {
  const cuts = fc.record({
    owner: fc.constantFrom(undefined, ...owners),
    territory: fc.constantFrom(undefined, 'Willamette', 'Front Range'),
  });
  const periods = fc.constantFrom('month', 'quarter', 'year');

  test('for the pipeline', async () => {
    await fc.assert(
      fc.asyncProperty(cuts, periods, async (cut, period) => {
        const { pipeline, as_of } = await read(cut, period);
        if (!pipeline) throw new Error('no pipeline');
        expect(as_of).toBe(today);
        const complete = await listed(cut, open);
        expect({ ...pipeline.open, weighted: pipeline.weighted }).toEqual(complete);
        for (const { stage, ...figures } of pipeline.stages)
          expect(figures).toEqual(await listed(cut, open, ['stage', 'eq', stage]));
        for (const { from, to, won, lost } of [pipeline.decided, pipeline.decided_before])
          for (const [outcome, figures] of [
            ['won', won],
            ['lost', lost],
          ] as const)
            expect(figures).toEqual(
              plain(await listed(cut, ['outcome', 'eq', outcome], ...within('stage_since', { from, to }))),
            );
        expect(plain(pipeline.overdue)).toEqual(
          plain(await listed(cut, open, ['bid_date', 'lt', as_of], ['stage', 'in', pipeline.overdue.stages])),
        );
        expect(pipeline.overdue.stages).toEqual(['Qualified', 'Estimating']);
      }),
      { numRuns: 12 },
    );
  });

  test('for weeks, months and ages', async () => {
    await fc.assert(
      fc.asyncProperty(cuts, async (cut) => {
        const { pipeline, as_of } = await read(cut, 'quarter');
        if (!pipeline) throw new Error('no pipeline');
        for (const week of pipeline.weeks)
          expect(plain(week)).toEqual(plain(await listed(cut, open, ...within('bid_date', week))));
        for (const { from, to, ...figures } of pipeline.months)
          expect(figures).toEqual(await listed(cut, open, ...within('award_date', { from, to })));
        const { missing, passed, later } = pipeline.beyond;
        expect(missing).toEqual(plain(await listed(cut, open, ['award_date', 'eq', null])));
        expect(passed).toEqual(plain(await listed(cut, open, ['award_date', 'lt', as_of])));
        const parts = [...pipeline.months, missing, passed, later];
        expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(pipeline.open.count);
        expect(parts.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(2)).toBe(
          pipeline.open.amount,
        );
        for (const { stage, count, over_30, over_60 } of pipeline.aging) {
          const of: Condition[] = [open, ['stage', 'eq', stage]];
          const older = async (days: number) =>
            (await listed(cut, ...of, ['stage_since', 'lt', addDays(as_of, -days)])).count;
          expect([count, over_30, over_60]).toEqual([
            (await listed(cut, ...of)).count,
            await older(30),
            await older(60),
          ]);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('for accounts', async () => {
    const { accounts: top = [], pipeline } = await read({}, 'year');
    expect(top).toHaveLength(6);
    for (const row of top) {
      expect(row.open_pipeline).toBe((await listed({}, open, ['account_id', 'eq', row.uuid])).amount);
      const span = pipeline?.decided ?? { from: '', to: '' };
      expect(row.won).toBe(
        (
          await listed(
            {},
            ['outcome', 'eq', 'won'],
            ['account_id', 'eq', row.uuid],
            ...within('stage_since', span),
          )
        ).amount,
      );
    }
    const largest = top.map((row) => Number(row.open_pipeline));
    expect(largest).toEqual(largest.toSorted((a, b) => b - a));
  });

  test('for leads and their outcomes', async () => {
    const lead = (await server.ok<Lead[]>('owner', 'GET', '/crm/leads?search=Lead 0'))[0];
    await server.ok('owner', 'POST', `/crm/leads/${lead?.uuid}/convert`, {
      version: lead?.version,
      account: { values: { name: 'Converted' } },
      mapping: [],
    });
    expect((await read({}, 'month')).leads).toEqual({
      count: 4,
      converted: 1,
      sources: [
        { source: 'Web', count: 2, converted: 1, amount: '200.20' },
        { source: '', count: 1, converted: 0, amount: '100.10' },
        { source: 'Referral', count: 1, converted: 0, amount: '100.10' },
      ],
    });
    expect((await read({ territory: 'Willamette' }, 'month')).leads?.count).toBe(2);
    expect((await read({ owner: 'owner' }, 'month')).leads?.count).toBe(0);
  });
});

test('lists the user’s own tasks by urgency and everyone’s activities', async () => {
  const path = `/crm/accounts/${accounts[0]?.uuid}/activities`;
  const add = (user: UserName, body: object) => server.ok(user, 'POST', path, body);
  await add('editor', { kind: 'task', subject: 'Later', due: addDays(today, 5) });
  await add('editor', { kind: 'task', subject: 'Late', due: addDays(today, -2) });
  await add('editor', { kind: 'task', subject: 'Some day' });
  await add('editor', { kind: 'task', subject: 'Done', due: addDays(today, -9), is_done: true });
  await add('owner', { kind: 'note', body: 'Called twice.' });
  const mine = await read({}, 'quarter', 'editor');
  expect([mine.tasks_count, mine.tasks_overdue]).toEqual([3, 1]);
  expect(mine.tasks.map(({ subject, is_overdue }) => [subject, is_overdue])).toEqual([
    ['Late', true],
    ['Later', false],
    ['Some day', false],
  ]);
  expect(mine.activities[0]).toMatchObject({ kind: 'note', subject: 'Called twice.', prop_type: 'account' });
  expect((await read({ owner: 'owner' }, 'quarter', 'editor')).activities).toHaveLength(1);
  expect((await read({ territory: 'Front Range' }, 'quarter', 'editor')).activities).toEqual([]);
});

test('hides all figures from users without rights', async () => {
  const { pipeline, leads, accounts: top, activities } = await read({}, 'quarter', 'none');
  expect([pipeline, leads, top, activities]).toEqual([undefined, undefined, undefined, []]);
});

describe('the dashboards of CRM and home', () => {
  test('have the same figure: bids due this week, open bids and weighted pipeline', async () => {
    const { pipeline } = await server.ok<CrmDashboard>('owner', 'GET', '/crm/dashboard');
    const home = await server.ok<MasterDashboard>('owner', 'GET', '/setup/dashboard/master');
    const [week] = pipeline?.weeks ?? [];
    expect(home).toMatchObject({
      bids_due_count: week?.count,
      bids_due_amount: week?.amount,
      open_count: pipeline?.open.count,
      open_amount: pipeline?.open.amount,
      weighted_pipeline: pipeline?.weighted,
    });
    expect(home.bids_due_count).toBeGreaterThan(0);
    expect(home.bids_due_days.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(
      home.bids_due_count,
    );
    expect(home.bids.every(({ bid_date }) => week && bid_date >= week.from && bid_date < week.to)).toBe(true);
  });
});
