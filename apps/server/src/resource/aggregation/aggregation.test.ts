import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
import { askerOf, makeJobs, opportunities, stages, summaryAddress } from '../../testing/summary.ts';

let server: TestServer;
let accounts: string[];
const { ask, listed } = askerOf(() => server);
beforeAll(async () => {
  server = await testServer();
  accounts = await makeJobs(server);
});
afterAll(() => server.stop());

test('sorts groups by the order of stages, with exact figures', async () => {
  const { groups, total } = await ask(opportunities, {
    by: [{ field: 'stage' }],
    measures: [
      { op: 'sum', field: 'amount' },
      { op: 'avg', field: 'floor_area' },
      { op: 'min', field: 'amount' },
      { op: 'max', field: 'amount' },
      { op: 'count' },
    ],
  });
  expect(groups.map(({ label }) => label)).toEqual(stages);
  const ofStage = (at: number) => Array.from({ length: 8 }, (_, n) => n * 5 + at);
  for (const [at, group] of groups.entries()) {
    const sum = ofStage(at).reduce((all, n) => all.plus(new Decimal(n).times('1000.01')), new Decimal(0));
    expect(group.count).toBe(8);
    expect(new Decimal(group.values[0] ?? '').equals(sum)).toBe(true);
    expect(group.filter).toEqual([{ field: 'stage', op: 'eq', value: stages[at] }]);
    expect(group.values[4]).toBe('8');
  }
  // Belongs to no record and therefore to no average.
  expect(groups[0]?.values[1]).toBeNull();
  expect(Number(total.values[0])).toBe(780 * 1000.01);
  expect(Number(total.values[3])).toBe(39 * 1000.01);
  expect(total.count).toBe(40);
});

test('a share is the percentage of a group’s records with the value', async () => {
  const { groups, total } = await ask(opportunities, {
    by: [{ field: 'owner_id' }],
    filter: [{ field: 'outcome', op: 'in', value: ['won', 'lost'] }],
    measures: [{ op: 'share', field: 'outcome', value: 'won' }],
  });
  expect(total).toEqual({ count: 16, values: ['50.00'] });
  const won = groups.reduce((sum, { count, values }) => sum + (count * Number(values[0])) / 100, 0);
  expect(Math.round(won)).toBe(8);
  expect(groups.at(-1)).toMatchObject({
    key: null,
    label: '(none)',
    filter: [{ field: 'owner_id', op: 'eq', value: null }],
  });
});

test('groups that are not shown are one more group, which the list can show', async () => {
  const asking = { by: [{ field: 'name' }], measures: [{ op: 'sum', field: 'amount' }], limit: 4 };
  const { groups, total } = await ask(opportunities, asking);
  expect(groups.map(({ label, count }) => [label, count])).toEqual([
    ['Job 39', 1],
    ['Job 38', 1],
    ['Job 37', 1],
    ['Job 36', 1],
    ['Other', 36],
  ]);
  expect(groups[4]).toMatchObject({ groups: 36, key: null });
  expect(await listed(opportunities, groups[4]?.filter ?? [])).toBe(36);
  const sum = groups.reduce((all, { values }) => all.plus(values[0] ?? 0), new Decimal(0));
  expect(sum.equals(total.values[0] ?? '')).toBe(true);
});

test('periods that are left out are before or after the shown ones', async () => {
  for (const sort of ['group', '-group']) {
    const { groups } = await ask(opportunities, {
      by: [{ field: 'bid_date', per: 'month' }],
      limit: 3,
      sort,
    });
    const other = groups.at(-1);
    expect(groups.map(({ label }) => label).slice(-2)).toEqual(['(none)', 'Other']);
    expect(await listed(opportunities, other?.filter ?? [])).toBe(other?.count);
  }
  const byCount = await ask(opportunities, { by: [{ field: 'bid_date' }], limit: 3, sort: '-count' });
  expect(byCount.groups.at(-1)).not.toHaveProperty('filter');
});

test.each([
  ['day', 'Nov 2, 2025'],
  ['week', 'Week of Oct 27, 2025'],
  ['month', 'Nov 2025'],
  ['quarter', 'Q4 2025'],
  ['year', '2025'],
])('a %s is called %s', async (per, label) => {
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', opportunities, {
    name: 'Sunday',
    account_id: accounts[0],
    bid_date: '2025-11-02',
  });
  const { groups } = await ask(opportunities, { by: [{ field: 'bid_date', per }], search: 'Sunday' });
  expect(groups.map((each) => each.label)).toEqual([label]);
  await server.ok('owner', 'DELETE', `${opportunities}/${uuid}`);
});

test('an empty list has no groups and an empty total', async () => {
  expect(
    await ask(opportunities, {
      by: [{ field: 'stage' }, { field: 'owner_id' }],
      measures: [{ op: 'sum', field: 'amount' }, { op: 'count' }],
      search: 'nothing is called this',
    }),
  ).toEqual({ groups: [], parts: [], total: { count: 0, values: [null, '0'] } });
});

describe('rejects', () => {
  test.each([
    [{ by: 'x' }, '“by” is not valid JSON.'],
    [{ by: '[1]' }, '“by” must be an array of objects.'],
    [{ by: '[{"field":"description"}]' }, 'Records cannot be grouped by “description”.'],
    [{ by: '[{"field":"__proto__"}]' }, 'Records cannot be grouped by “__proto__”.'],
    [
      { by: '[{"field":"stage"},{"field":"stage"}]' },
      'Choose a field other than Stage for the second grouping.',
    ],
    [{ by: '[{"field":"stage","per":"day"}]' }, 'Stage cannot be grouped by period.'],
    [
      { by: '[{"field":"bid_date","per":"decade"}]' },
      'Bid date can be grouped by day, week, month, quarter, year.',
    ],
    [{ measures: '[{"op":"sum","field":"probability"}]' }, 'Probability cannot be added up.'],
    [{ measures: '[{"op":"avg","field":"name"}]' }, 'Opportunity is not a number.'],
    [
      { measures: '[{"op":"median","field":"amount"}]' },
      'A measure must be one of: count, sum, avg, min, max, share.',
    ],
    [
      { measures: '[{"op":"share","field":"amount","value":"1"}]' },
      'A share needs a choice field and one of its values.',
    ],
    [{ sort: 'amount' }, 'Groups cannot be sorted by “amount”.'],
    [{ filter: '[{"field":"nothing","value":1}]' }, 'Unknown filter field: nothing'],
  ])('%j', async (query, message) => {
    const answer = await server.call(
      'owner',
      'GET',
      `${opportunities}/summary?${new URLSearchParams(query as Record<string, string>).toString()}`,
    );
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});

test('sums contain no records of another company', async () => {
  const { total } = await ask(opportunities, { by: [{ field: 'stage' }] }, 'stranger');
  expect(total.count).toBe(0);
});

test('a spreadsheet has every group, its parts and the total', async () => {
  const answer = await server.call(
    'owner',
    'GET',
    summaryAddress(opportunities, { by: [{ field: 'stage' }, { field: 'owner_id' }] }).replace(
      '/summary?',
      '/summary/export?',
    ),
  );
  expect(answer.status).toBe(200);
  expect(Buffer.from(answer.bytes.slice(0, 2)).toString()).toBe('PK');
  expect((await server.call('viewer', 'GET', `${opportunities}/summary/export`)).status).toBe(403);
});
