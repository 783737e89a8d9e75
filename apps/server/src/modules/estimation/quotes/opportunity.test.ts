import type { Moment, Opportunity, OpportunityQuote, Quote, QuotePlan } from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allow } from '../../../testing/rights.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';
import { makeWorkflow } from '../../../testing/workflows.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
let bid: Opportunity;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  walls = await wallEstimate(server, { W1: 600 });
  const { uuid: account } = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', {
    name: `Halvorsen ${walls.estimation}`,
  });
  bid = await server.ok<Opportunity>('owner', 'POST', '/crm/opportunities', {
    name: 'Clinic, interiors',
    account_id: account,
    amount: '1000.00',
  });
  const { version } = await server.ok<{ version: number }>(
    'owner',
    'GET',
    `/estimations/${walls.estimation}`,
  );
  await server.ok('owner', 'PUT', `/estimations/${walls.estimation}`, { opportunity_id: bid.uuid, version });
});

const make = () => server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
const issue = (quote: Quote, more: object = {}, who: 'owner' | 'editor' = 'owner') =>
  server.call(who, 'POST', walls.at(`quotes/${quote.uuid}/issue`), { version: quote.version, ...more });
const sent = async (more: object = {}) => (await issue(await make(), more)).body.data as Quote;
const decide = (quote: Quote, more: object = {}) =>
  server.ok<Quote>('owner', 'POST', walls.at(`quotes/${quote.uuid}/decision`), {
    version: quote.version,
    decision: 'accepted',
    name: 'Kim Lee',
    ...more,
  });
const plan = async (quote: Quote, event: 'sent' | 'accepted') =>
  (await server.ok<QuotePlan>('owner', 'GET', walls.at(`quotes/${quote.uuid}/opportunity?event=${event}`)))
    .opportunity;
/** The opportunity, with its amount to the cent. */
async function opportunity(): Promise<Opportunity> {
  const row = await server.ok<Opportunity>('owner', 'GET', `/crm/opportunities/${bid.uuid}`);
  return { ...row, amount: Number(row.amount).toFixed(2) };
}
const listed = (who: 'owner' | 'none' = 'owner') =>
  server.ok<OpportunityQuote[]>(who, 'GET', `/estimations/opportunities/${bid.uuid}/quotes`);
/** Quote entries of the opportunity's timeline, oldest first: field and text. */
const timeline = async () =>
  (await server.ok<{ moments: Moment[] }>('owner', 'GET', `/crm/opportunities/${bid.uuid}/timeline`)).moments
    .flatMap(({ change }) =>
      (change?.changes ?? [])
        .filter(({ field }) => field.startsWith('quote '))
        .map(({ field, after }) => [field, after, change?.user_name]),
    )
    .toReversed();

describe('the quotes of an opportunity', () => {
  test('have revision, amount, margin, status and openings, the newest first', async () => {
    const first = await sent();
    const second = await make();
    const [newest, oldest] = await listed();
    expect(newest).toMatchObject({
      uuid: second.uuid,
      revision: 1,
      status: 'Draft',
      is_active: false,
      opened: 0,
    });
    expect(oldest).toMatchObject({
      uuid: first.uuid,
      estimation_id: walls.estimation,
      estimation_name: 'Clinic',
      number: first.number,
      revision: 0,
      status: 'Sent',
      is_active: true,
      total: first.total,
    });
    expect(Number(oldest?.margin)).toBeGreaterThanOrEqual(0);
    expect(oldest?.issued_at).toBeDefined();
    expect(newest?.issued_at).toBeUndefined();
  });

  test('show an expired revision as expired', async () => {
    const draft = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), {
      name: 'Interiors',
      valid_until: addDays(utcDay(new Date()), 1),
    });
    await issue(draft);
    server.clock.offset = 3 * 86_400_000;
    expect((await listed())[0]?.status).toBe('Expired');
    server.clock.offset = 0;
  });

  test('show no margin without the right to view estimates', async () => {
    await sent();
    await allow(server, 'north', 'none', 7, ['quote'], 'v');
    const [row] = await listed('none');
    expect(row?.status).toBe('Sent');
    expect(row).not.toHaveProperty('margin');
  });

  test('are those of its own estimations only', async () => {
    await sent();
    const unknown = await server.call('owner', 'GET', `/estimations/opportunities/${uuidv7()}/quotes`);
    expect(unknown.status).toBe(404);
  });
});

test('the timeline of an opportunity has the sending, first opening and answer of its quotes', async () => {
  const to = `${uuidv7()}@customer.test`;
  const quote = await sent({ letter: { to: [to], subject: 'Our quote', message: 'Hello.' } });
  const { rows } = await server.owner.query<{ body: string }>(
    'select body from platform.outbox where recipient = $1',
    [to],
  );
  const token = /\/access\/(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
  for (let times = 0; times < 2; times += 1)
    expect((await server.call(undefined, 'GET', `/access/${token}`)).status).toBe(200);
  await server.call(undefined, 'POST', `/access/${token}/quote`, {
    decision: 'accepted',
    name: 'Kim Lee',
    signature: { mode: 'typed' },
  });
  const name = `${quote.number} R0`;
  expect((await timeline()).map(([field, text]) => [field, text])).toEqual([
    ['quote sent', name],
    ['quote viewed', name],
    ['quote accepted', name],
  ]);
  const [, viewed, accepted] = await timeline();
  expect(viewed?.[2]).toBe(quote.customer_name);
  expect(accepted?.[2]).toBe('Kim Lee');
  expect((await listed())[0]).toMatchObject({ opened: 2, status: 'Accepted' });
});

test('simultaneous first openings, also through two links, are one entry of the timeline', async () => {
  const quote = await sent();
  const links = await Promise.all(
    [1, 2].map(() =>
      server.ok<{ path: string }>(
        'owner',
        'POST',
        `/links/quote/${quote.uuid}`,
        {},
        { 'idempotency-key': uuidv7() },
      ),
    ),
  );
  const tokens = links.map(({ path }) => path.replace('/access/', ''));
  const answers = await Promise.all(
    [...tokens, ...tokens].map((token) => server.call(undefined, 'GET', `/access/${token}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await timeline()).filter(([field]) => field === 'quote viewed')).toHaveLength(1);
  expect((await listed())[0]?.opened).toBe(4);
});

describe('sending a quote', () => {
  test('leaves the opportunity unless asked', async () => {
    await sent();
    expect(await opportunity()).toMatchObject({ stage: bid.stage, amount: '1000.00' });
  });
  test('moves an earlier stage to the first one of a submitted bid and takes the amount over', async () => {
    const draft = await make();
    expect(await plan(draft, 'sent')).toMatchObject({
      uuid: bid.uuid,
      stage: { name: bid.name, from: bid.stage, to: 'Bid submitted' },
      amount: { from: '1000.00', to: draft.total },
    });
    const answer = await issue(draft, { opportunity: { moves_stage: true, takes_amount: true } });
    expect(answer.status).toBe(200);
    expect(await opportunity()).toMatchObject({ stage: 'Bid submitted', amount: draft.total });
    expect(await plan(draft, 'sent')).toMatchObject({
      stage: { from: 'Bid submitted', stays: 'It is already Bid submitted.', stays_code: 'reached' },
      amount: { from: draft.total, stays: 'It already has this amount.', stays_code: 'reached' },
    });
  });
  test('never moves a later stage back', async () => {
    const { version } = await opportunity();
    await server.ok('owner', 'PUT', `/crm/opportunities/${bid.uuid}`, { stage: 'Negotiation', version });
    expect((await plan(await make(), 'sent'))?.stage).toEqual({
      name: bid.name,
      from: 'Negotiation',
      stays: 'It is already Negotiation.',
      stays_code: 'reached',
    });
  });
  test('is not recorded when the opportunity cannot follow, and names the next step', async () => {
    const stages = ['Qualified', 'Estimating', 'Bid submitted', 'Negotiation', 'Awarded', 'Lost'];
    const { uuid } = await makeWorkflow(server, 'Step by step', stages, [
      ['Qualified', 'Estimating'],
      ['Estimating', 'Bid submitted'],
    ]);
    const follow = (workflow_id: string | null, version: number) =>
      server.ok('owner', 'PUT', '/setup/module-workflow/opportunity', { workflow_id, version });
    await follow(uuid, 0);
    const draft = await make();
    const stays =
      'Its workflow does not allow moving from Qualified to Bid submitted. Move it to Estimating first.';
    expect((await plan(draft, 'sent'))?.stage).toEqual({
      name: bid.name,
      from: 'Qualified',
      stays,
      stays_code: 'workflow',
    });
    expect((await plan(draft, 'accepted'))?.stage.stays).toBe(
      'Its workflow does not allow moving from Qualified to Awarded. Allow this change in the workflow “Step by step” in Setup.',
    );
    const refused = await issue(draft, { opportunity: { moves_stage: true } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([{ field: 'moves_stage', message: `${bid.name}: ${stays}` }]);
    expect((await listed())[0]?.status).toBe('Draft');
    await follow(null, 1);
  });
  test('changes nothing of the opportunity for a user who may not edit it', async () => {
    await allow(server, 'north', 'editor', 1, ['opportunity'], 'v');
    const draft = await make();
    const refused = await issue(draft, { opportunity: { takes_amount: true } }, 'editor');
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('You do not have permission to edit opportunities.');
    await allow(server, 'north', 'editor', 1, ['opportunity'], 'vaed');
  });
});

describe('an accepted quote', () => {
  test('moves the opportunity to won and takes the amount over when its response is recorded', async () => {
    const quote = await sent();
    await decide(quote, { opportunity: { moves_stage: true, takes_amount: true } });
    expect(await opportunity()).toMatchObject({ stage: 'Awarded', amount: quote.total });
  });
  test('can do so later, after the customer has accepted it', async () => {
    const quote = await sent();
    const at = walls.at(`quotes/${quote.uuid}/opportunity`);
    await decide(quote);
    expect((await opportunity()).stage).toBe(bid.stage);
    const done = await server.ok<QuotePlan>('owner', 'POST', at, { moves_stage: true, takes_amount: true });
    expect(done.opportunity).toMatchObject({
      stage: { from: 'Awarded', stays: 'It is already Awarded.' },
      amount: { from: quote.total },
    });
    expect(await opportunity()).toMatchObject({ stage: 'Awarded', amount: quote.total });
  });
  test('is required for it: a draft changes nothing', async () => {
    const draft = await make();
    const refused = await server.call('owner', 'POST', walls.at(`quotes/${draft.uuid}/opportunity`), {
      moves_stage: true,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(`${draft.number} R0 is neither sent nor accepted.`);
  });
  test('is required in its newest revision: a replaced one changes nothing', async () => {
    const first = await sent();
    await sent();
    const before = await opportunity();
    const refused = await server.call('owner', 'POST', walls.at(`quotes/${first.uuid}/opportunity`), {
      takes_amount: true,
    });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${first.number} R0 was replaced. Use the revision in force.`,
    ]);
    expect((await opportunity()).amount).toBe(before.amount);
  });
  test('is offered to nobody who may not view opportunities', async () => {
    const quote = await sent();
    await allow(server, 'north', 'none', 7, ['quote'], 'v');
    const at = walls.at(`quotes/${quote.uuid}/opportunity?event=sent`);
    expect(await server.ok('none', 'GET', at)).toEqual({});
    expect(await plan(quote, 'sent')).toMatchObject({ uuid: bid.uuid });
  });
  test('sets the amount of the opportunity with the award', async () => {
    const quote = await decide(await sent());
    const { version } = await server.ok<{ version: number }>(
      'owner',
      'GET',
      `/estimations/${walls.estimation}`,
    );
    await server.ok('owner', 'POST', walls.at('outcome'), {
      version,
      outcome: 'awarded',
      quote_id: quote.uuid,
      takes_amount: true,
    });
    expect(await opportunity()).toMatchObject({ stage: 'Awarded', amount: quote.total });
  });
});
