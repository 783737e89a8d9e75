import type { Quote, QuoteCheck } from '@plumbline/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
beforeAll(async () => {
  server = await testServer();
  walls = await wallEstimate(server, { W1: 720, W2: 360 });
});
afterAll(() => server.stop());

const draft = () => server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Partitions' });
const checksOf = ({ uuid }: Quote) =>
  server.ok<QuoteCheck[]>('owner', 'GET', walls.at(`quotes/${uuid}/checks`));
const send = ({ uuid, version }: Quote, more: object = {}) =>
  server.call('owner', 'POST', walls.at(`quotes/${uuid}/issue`), { version, ...more });
const setPrices = (set: string) =>
  server.owner.query(`update material_price set ${set} where tenant_id = $1`, [server.tenantIds.north]);

test('a quote whose lines have valid prices is sent without a question', async () => {
  const quote = await draft();
  expect(await checksOf(quote)).toEqual([]);
  expect((await send(quote)).status).toBe(200);
});

test('an expired price is named, and the quote is sent once that is confirmed', async () => {
  const quote = await draft();
  await setPrices(`last_price_date = '2026-01-01', expiry_price_date = '2026-01-31'`);
  const checks = await checksOf(quote);
  expect(checks.map(({ kind, code }) => [kind, code])).toEqual([
    ['expired_price', 'W1'],
    ['expired_price', 'W2'],
  ]);
  expect(checks[0]?.text).toContain('expired on Jan 31, 2026');
  const refused = await send(quote);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    `Check the prices before you send this quote: W1 ${checks[0]?.name}, W2 ${checks[1]?.name}.`,
  ]);
  expect((await server.ok<Quote>('owner', 'GET', walls.at(`quotes/${quote.uuid}`))).status).toBe('Draft');
  expect((await send(quote, { is_checked: true })).status).toBe(200);
});

test('a line without a price and a line of 0.00 are named', async () => {
  await server.owner.query('delete from material_price where tenant_id = $1', [server.tenantIds.north]);
  await server.owner.query(
    'update labor_cost set regular_cost = 0, overtime_cost = 0, double_overtime_cost = 0, nightshift_cost = 0 where tenant_id = $1',
    [server.tenantIds.north],
  );
  const { version } = await server.ok<{ version: number }>('owner', 'GET', walls.at('estimate'));
  // The second wall keeps a price, so that there is something to quote.
  await server.call('owner', 'PUT', walls.at('estimate'), {
    version,
    overrides: [
      { condition_id: walls.conditions[1], line_id: walls.parts.line, field: 'unit_price', value: '2.5' },
    ],
  });
  const quote = await draft();
  const checks = await checksOf(quote);
  expect(checks.map(({ kind, code }) => [kind, code])).toEqual([
    ['zero_amount', 'W1'],
    ['no_price', 'W1'],
  ]);
  expect((await send(quote)).status).toBe(422);
});

test('only who can send quotes sees the checks', async () => {
  const quote = await draft();
  const answer = await server.call('viewer', 'GET', walls.at(`quotes/${quote.uuid}/checks`));
  expect(answer.status).toBe(403);
});
