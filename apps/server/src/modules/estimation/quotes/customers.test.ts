import type { Bid, Estimation, Quote, QuoteCustomer } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
let opportunity: string;
let bidders: { uuid: string; name: string }[];
let customer: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  walls = await wallEstimate(server, { W1: 600 });
  const account = (name: string) =>
    server.ok<{ uuid: string; name: string }>('owner', 'POST', '/crm/accounts', {
      name: `${name} ${walls.estimation}`,
    });
  const [own, ...others] = [await account('Alder'), await account('Boise General'), await account('Cedar')];
  customer = own?.name ?? '';
  bidders = others;
  ({ uuid: opportunity } = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/opportunities', {
    name: 'Clinic, interiors',
    account_id: own?.uuid,
  }));
  const { version } = await server.ok<Estimation>('owner', 'GET', `/estimations/${walls.estimation}`);
  await server.ok('owner', 'PUT', `/estimations/${walls.estimation}`, {
    opportunity_id: opportunity,
    version,
  });
  for (const { uuid } of bidders)
    await server.ok('owner', 'POST', `/crm/opportunities/${opportunity}/bidders`, { account_id: uuid });
});

const make = (body: object = {}) =>
  server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors', ...body });
const quotes = () => server.ok<Quote[]>('owner', 'GET', walls.at('quotes'));
const issue = (quote: Quote) =>
  server.ok<Quote>('owner', 'POST', walls.at(`quotes/${quote.uuid}/issue`), { version: quote.version });
const decide = (quote: Quote, decision: string) =>
  server.ok<Quote>('owner', 'POST', walls.at(`quotes/${quote.uuid}/decision`), {
    version: quote.version,
    decision,
    name: 'Kim Lee',
  });

test('numbers and revises quotes to the customer and each bidder separately', async () => {
  const listed = await server.ok<QuoteCustomer[]>('viewer', 'GET', walls.at('quote-customers'));
  expect(listed).toEqual([
    { bidder_id: null, name: customer },
    ...bidders.map(({ uuid, name }) => ({ bidder_id: uuid, name })),
  ]);
  const [boise, cedar] = bidders;
  const own = await make();
  const first = await make({ bidder_id: boise?.uuid });
  const again = await make({ bidder_id: boise?.uuid });
  const other = await make({ bidder_id: cedar?.uuid });
  const next = await make();
  expect(first.number).toBe(`${own.number}-2`);
  expect(other.number).toBe(`${own.number}-3`);
  expect([own, first, again, other, next].map(({ number, revision }) => `${number} R${revision}`)).toEqual([
    `${own.number} R0`,
    `${own.number}-2 R0`,
    `${own.number}-2 R1`,
    `${own.number}-3 R0`,
    `${own.number} R1`,
  ]);
  expect(
    (await quotes()).map((each) => [each.number, each.revision, each.is_active, each.customer_name]),
  ).toEqual([
    [own.number, 1, true, customer],
    [own.number, 0, false, customer],
    [first.number, 1, true, boise?.name],
    [first.number, 0, false, boise?.name],
    [other.number, 0, true, cedar?.name],
  ]);
});

test('rejects a quote to a company that is not a bidder', async () => {
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', {
    name: `Nobody ${walls.estimation}`,
  });
  const refused = await server.call('owner', 'POST', walls.at('quotes'), { name: 'x', bidder_id: uuid });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([
    { field: 'bidder_id', message: 'This company is not a bidder of the opportunity.' },
  ]);
});

test('sets our price for a bidder when their quote is sent, and accepts their own answer', async () => {
  const [boise] = bidders;
  const own = await issue(await make());
  const quote = await issue(await make({ bidder_id: boise?.uuid }));
  const bids = await server.ok<Bid[]>('owner', 'GET', `/crm/opportunities/${opportunity}/bidders`);
  const bid = bids.find(({ company_id }) => company_id === boise?.uuid);
  expect(bid).toMatchObject({ status: 'Submitted', version: 2 });
  expect(Number(bid?.amount)).toBe(Number(quote.total));
  expect(bids.find(({ company_id }) => company_id !== boise?.uuid)).toMatchObject({ status: 'Invited' });
  expect((await decide(quote, 'declined')).status).toBe('Declined');
  // The customer's own quote stays open, and a change order belongs to the accepted quote.
  const accepted = await decide(own, 'accepted');
  expect((await make()).accepted).toMatchObject({ number: accepted.number, revision: 0 });
  expect((await make({ bidder_id: boise?.uuid })).accepted).toBeUndefined();
});

test('closes the other open quotes after one is accepted and reopens them individually', async () => {
  const [boise, cedar] = bidders;
  const own = await issue(await make());
  const other = await issue(await make({ bidder_id: boise?.uuid }));
  const drafted = await make({ bidder_id: cedar?.uuid });
  const closeOthers = (quote: Quote, as: 'owner' | 'viewer' = 'owner') =>
    server.call(as, 'POST', walls.at(`quotes/${quote.uuid}/close-others`));
  expect((await closeOthers(own)).status).toBe(409);
  await decide(own, 'accepted');
  expect((await closeOthers(own, 'viewer')).status).toBe(403);
  const { status, body } = await closeOthers(own);
  expect([status, body.data]).toMatchObject([200, [{ uuid: other.uuid, status: 'Closed', is_active: true }]]);
  // A quote that was not issued has no customer yet.
  const statuses = async () => Object.fromEntries((await quotes()).map((each) => [each.uuid, each.status]));
  expect(await statuses()).toEqual({
    [own.uuid]: 'Accepted',
    [other.uuid]: 'Closed',
    [drafted.uuid]: 'Draft',
  });
  const closed = (await quotes()).find(({ uuid }) => uuid === other.uuid) as Quote;
  const answer = await server.call('owner', 'POST', walls.at(`quotes/${other.uuid}/decision`), {
    version: closed.version,
    decision: 'accepted',
    name: 'Kim Lee',
  });
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { message: 'This quote is closed and can no longer be answered.' },
  ]);
  const again = await server.ok<Quote>('owner', 'POST', walls.at(`quotes/${other.uuid}/reopen`), {
    version: closed.version,
  });
  expect(again.status).toBe('Sent');
  const twice = await server.call('owner', 'POST', walls.at(`quotes/${other.uuid}/reopen`), {
    version: again.version,
  });
  expect(twice.status).toBe(409);
  expect((await decide(again, 'declined')).status).toBe('Declined');
});
