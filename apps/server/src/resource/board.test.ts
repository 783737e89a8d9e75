import type { Account, Lead, Opportunity } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';

interface Column<Row> {
  status: string;
  count: number;
  sum?: string;
  weighted?: string;
  rows: Row[];
}
let server: TestServer;
let account: string;
beforeAll(async () => {
  server = await testServer();
  ({ uuid: account } = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Long House' }));
  const bids = [
    ['Alder', 'Qualified', '100.10', '2026-03-01'],
    ['Birch', 'Qualified', '200.20', '2026-01-01'],
    ['Cedar', 'Qualified', '300.00', null],
    ['Douglas', 'Estimating', '1000', '2026-02-01'],
    ['Elm', 'Lost', '50', '2026-02-02'],
  ] as const;
  for (const [name, stage, amount, bid_date] of bids)
    await server.ok('owner', 'POST', '/crm/opportunities', {
      name,
      account_id: account,
      stage,
      amount,
      bid_date,
    });
});
afterAll(() => server.stop());

const board = (query: Record<string, string> = {}) =>
  server.ok<Column<Opportunity>[]>(
    'viewer',
    'GET',
    `/crm/opportunities/board?${new URLSearchParams(query).toString()}`,
  );
const column = async (status: string, query: Record<string, string> = {}) =>
  (await board(query)).find((each) => each.status === status);

describe('a board', () => {
  test('has every status in its sequence, with exact counts and sums', async () => {
    const columns = await board();
    expect(columns.map(({ status, count }) => [status, count])).toEqual([
      ['Qualified', 3],
      ['Estimating', 1],
      ['Bid submitted', 0],
      ['Negotiation', 0],
      ['Awarded', 0],
      ['Lost', 1],
    ]);
    const [qualified, estimating] = columns;
    expect([Number(qualified?.sum), Number(qualified?.weighted)]).toEqual([600.3, 120.06]);
    expect([Number(estimating?.sum), Number(estimating?.weighted)]).toEqual([1000, 400]);
    expect([Number(columns[2]?.sum), columns[2]?.rows]).toEqual([0, []]);
  });

  test('has the first rows of each column in the order of the list, and counts the others', async () => {
    const names = async (query: Record<string, string>) =>
      (await column('Qualified', query))?.rows.map(({ name }) => name);
    expect(await names({ sort: 'bid_date' })).toEqual(['Birch', 'Alder', 'Cedar']);
    expect(await names({ sort: '-amount' })).toEqual(['Cedar', 'Birch', 'Alder']);
    const short = await column('Qualified', { sort: 'name', limit: '2' });
    expect([short?.count, Number(short?.sum), short?.rows.map(({ name }) => name)]).toEqual([
      3,
      600.3,
      ['Alder', 'Birch'],
    ]);
    const list = await server.ok<Opportunity[]>('viewer', 'GET', '/crm/opportunities?search=alder');
    expect(short?.rows[0]).toEqual(list[0]);
  });

  test('is searched and filtered like the list; conditions on the status keep columns complete', async () => {
    expect((await board({ search: 'birch' })).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0]);
    const rich = JSON.stringify([
      { field: 'amount', op: 'gt', value: '150' },
      { field: 'stage', op: 'nin', value: ['Lost', 'Awarded'] },
    ]);
    expect((await board({ filter: rich })).map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0]);
    const shut = JSON.stringify([{ field: 'stage', op: 'eq', value: 'Estimating' }]);
    expect((await board({ filter: shut })).map(({ count }) => count)).toEqual([3, 1, 0, 0, 0, 1]);
  });

  test.each([
    ['limit=0', 400],
    ['limit=1001', 400],
    ['sort=nothing', 400],
    ['filter=%7B', 400],
    [`filter=${encodeURIComponent('[{"field":"secret","value":1}]')}`, 400],
  ])('with %s is rejected', async (query, status) => {
    const answer = await server.call('viewer', 'GET', `/crm/opportunities/board?${query}`);
    expect(answer.status).toBe(status);
  });

  test('shows no other company’s records, and nothing without the right to view', async () => {
    const theirs = await server.ok<Column<Opportunity>[]>('stranger', 'GET', '/crm/opportunities/board');
    expect(theirs.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await server.call('none', 'GET', '/crm/opportunities/board')).status).toBe(403);
  });

  test('of leads sums their amounts without weighting', async () => {
    await server.ok<Lead>('owner', 'POST', '/crm/leads', { name: 'Silo', amount: '70.5' });
    const columns = await server.ok<Column<Lead>[]>('viewer', 'GET', '/crm/leads/board');
    expect(columns[0]).toMatchObject({ status: 'New', count: 1, sum: '70.5000' });
    expect(columns[0]).not.toHaveProperty('weighted');
  });
});
