import type { Alternate, Estimation, EstimateVersion, Opportunity, OutcomePlan, Quote } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  });
  await server.ok('owner', 'PUT', at(), { opportunity_id: bid.uuid, version: (await row()).version });
});

const at = () => `/estimations/${walls.estimation}`;
const row = () => server.ok<Estimation>('owner', 'GET', at());
const opportunity = () => server.ok<Opportunity>('owner', 'GET', `/crm/opportunities/${bid.uuid}`);
const plan = (outcome: string) =>
  server.ok<OutcomePlan>('owner', 'GET', walls.at(`outcome?outcome=${outcome}`));
const decide = async (body: object, user: 'owner' | 'editor' = 'owner') =>
  server.call(user, 'POST', walls.at('outcome'), { version: (await row()).version, ...body });
const withdraw = async (user: 'owner' | 'editor' = 'owner', more: object = {}) =>
  server.call(user, 'PUT', walls.at('outcome/withdraw'), {
    version: (await row()).version,
    reason: 'They changed their mind',
    ...more,
  });
/** A quote that the customer accepted with one of its two alternates. */
async function accepted(): Promise<Quote> {
  const alternates: Alternate[] = [];
  for (const [name, price] of [
    ['Lead-lined board', '186'],
    ['Acoustic ceiling', '900'],
  ])
    alternates.push(
      await server.ok<Alternate>('owner', 'POST', walls.at('alternates'), {
        name,
        lines: [{ name, quantity: '4', unit_price: price }],
      }),
    );
  const made = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
  const quote = await server.ok<Quote>('owner', 'POST', walls.at(`quotes/${made.uuid}/issue`), {
    version: 1,
  });
  return server.ok<Quote>('owner', 'POST', walls.at(`quotes/${made.uuid}/decision`), {
    version: quote.version,
    decision: 'accepted',
    name: 'Kim Lee',
    alternates: [alternates[0]?.uuid],
  });
}

test('an award stores quote, version, alternates and sum, freezes the estimate and wins the bid', async () => {
  const quote = await accepted();
  expect((await plan('awarded')).opportunity).toMatchObject({
    name: bid.name,
    from: bid.stage,
    to: 'Awarded',
  });
  const answer = await decide({ outcome: 'awarded', quote_id: quote.uuid });
  expect(answer.status).toBe(200);
  const { outcome, frozen, total } = await row();
  const [own] = (await server.ok<EstimateVersion[]>('owner', 'GET', walls.at('versions'))).filter(
    ({ kind }) => kind === 'quote',
  );
  expect(outcome).toMatchObject({
    outcome: 'awarded',
    quote_id: quote.uuid,
    quote_name: `${quote.number} R0`,
    version_id: own?.uuid,
    contract_sum: quote.total,
    base: quote.base,
    alternates: [{ number: 1, name: 'Lead-lined board', amount: quote.alternates[0]?.amount }],
  });
  expect(Number(outcome?.contract_sum)).toBeCloseTo(Number(total) + Number(quote.alternates[0]?.amount), 2);
  expect(frozen?.reason).toBe(`Awarded with ${quote.number} R0`);
  expect((await opportunity()).stage).toBe('Awarded');
  const refused = await server.call('owner', 'PUT', walls.at('estimate'), {
    version: (await row()).version,
    settings: { profit_percentage: '30' },
  });
  expect(refused.body.message).toContain('can withdraw the award.');
  const unfrozen = await server.call('owner', 'PUT', walls.at('unfreeze'), {
    version: (await row()).version,
    reason: 'Because',
  });
  expect(unfrozen.body.message).toBe('This bid was awarded. Withdraw the award to edit the estimate.');
  expect((await decide({ outcome: 'lost', reason: 'Price' })).body.message).toBe(
    'This bid is already awarded. Withdraw the award first.',
  );
});

test('an award requires an accepted quote, and a loss requires a reason', async () => {
  const quote = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
  const drafted = await decide({ outcome: 'awarded', quote_id: quote.uuid });
  expect(drafted.status).toBe(422);
  expect(drafted.body.errors).toEqual([
    {
      field: 'quote_id',
      message: `${quote.number} R0 is not accepted. Record the customer’s response first.`,
    },
  ]);
  expect((await decide({ outcome: 'awarded' })).body.errors).toMatchObject([{ field: 'quote_id' }]);
  expect((await decide({ outcome: 'lost', reason: '  ' })).body.errors).toMatchObject([{ field: 'reason' }]);
  expect((await row()).outcome).toBeNull();
  expect((await row()).frozen).toBeNull();
});

test('a loss moves open records to their lost status and can be withdrawn with a reason', async () => {
  expect((await decide({ outcome: 'lost', reason: 'The lowest of five' })).status).toBe(200);
  const lost = await row();
  expect(lost.outcome).toMatchObject({ outcome: 'lost', reason: 'The lowest of five', alternates: [] });
  expect(lost.frozen?.reason).toBe('Lost: The lowest of five');
  expect(lost.estimation_status).toBe('Lost');
  expect((await opportunity()).stage).toBe('Lost');
  const refused = await withdraw('editor');
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain('can withdraw the loss.');
  expect((await withdraw()).status).toBe(200);
  const again = await row();
  expect(again.outcome).toBeNull();
  expect(again.frozen).toBeNull();
  expect((await withdraw()).status).toBe(409);
  // Statuses that are already right are reported as unchanged.
  expect(await plan('lost')).toMatchObject({
    estimation: { from: 'Lost', stays: 'It is already Lost.', stays_code: 'reached' },
    opportunity: { from: 'Lost', stays: 'It is already Lost.' },
  });
  // A company can have no status with this outcome.
  const counts = (as: string) =>
    server.owner.query(
      "update setup_status set outcome = $2 where tenant_id = $1 and module = 'estimation' and name = 'Lost'",
      [server.tenantIds.north, as],
    );
  await counts('');
  expect(await plan('lost')).toMatchObject({
    estimation: { stays: 'No status has the outcome “lost”.', stays_code: 'missing' },
  });
  await counts('lost');
});

test('withdrawing an award reverts its status changes where they are still in place', async () => {
  const then = await row();
  const quote = await accepted();
  const won = await row();
  expect(won.estimation_status).not.toBe(then.estimation_status);
  await decide({ outcome: 'awarded', quote_id: quote.uuid });
  expect(await plan('withdrawn')).toEqual({
    estimation: { name: then.name, from: won.estimation_status, to: then.estimation_status },
    opportunity: { name: bid.name, from: 'Awarded', to: bid.stage },
  });
  expect((await withdraw('owner', { moves_back: true })).status).toBe(200);
  expect((await row()).estimation_status).toBe(then.estimation_status);
  expect((await opportunity()).stage).toBe(bid.stage);
  expect((await server.call('owner', 'GET', walls.at('outcome?outcome=withdrawn'))).status).toBe(409);

  // A status changed by a user since then is kept and reported, and nothing is moved back unless requested.
  await decide({ outcome: 'awarded', quote_id: quote.uuid });
  const { version } = await opportunity();
  await server.ok('owner', 'PUT', `/crm/opportunities/${bid.uuid}`, { stage: 'Negotiation', version });
  expect((await plan('withdrawn')).opportunity).toEqual({
    name: bid.name,
    from: 'Negotiation',
    stays: 'Its status was changed from Awarded in the meantime.',
    stays_code: 'changed',
  });
  expect((await withdraw()).status).toBe(200);
  expect((await opportunity()).stage).toBe('Negotiation');
});

test('an opportunity stays when its workflow has no transition, with advance notice', async () => {
  const stages = ['Qualified', 'Estimating', 'Bid submitted', 'Negotiation', 'Awarded', 'Lost'];
  const { uuid } = await makeWorkflow(server, 'Through negotiation', stages, [
    ['Qualified', 'Estimating'],
    ['Negotiation', 'Lost'],
  ]);
  const follow = (workflow_id: string | null, version: number) =>
    server.ok('owner', 'PUT', '/setup/module-workflow/opportunity', { workflow_id, version });
  await follow(uuid, 0);
  const stays = `Its workflow does not allow moving from ${bid.stage} to Lost. Allow this change in the workflow “Through negotiation” in Setup.`;
  expect((await plan('lost')).opportunity).toEqual({
    name: bid.name,
    from: bid.stage,
    stays,
    stays_code: 'workflow',
  });
  const rejected = await decide({ outcome: 'lost', reason: 'Price', moves_opportunity: true });
  expect(rejected.status).toBe(422);
  expect(rejected.body.errors).toEqual([{ field: 'moves_opportunity', message: `${bid.name}: ${stays}` }]);
  expect((await row()).outcome).toBeNull();
  expect((await decide({ outcome: 'lost', reason: 'Price' })).status).toBe(200);
  expect((await opportunity()).stage).toBe(bid.stage);
  await follow(null, 1);
});

test('a user without opportunity rights ends the bid and leaves the opportunity', async () => {
  await allow(server, 'north', 'editor', 1, ['opportunity'], 'v');
  const answer = await decide({ outcome: 'lost', reason: 'Price' }, 'editor');
  expect(answer.status).toBe(200);
  expect((await opportunity()).stage).toBe(bid.stage);
});

test('an opportunity stays on request', async () => {
  expect((await decide({ outcome: 'lost', reason: 'Price', moves_opportunity: false })).status).toBe(200);
  expect((await opportunity()).stage).toBe(bid.stage);
});
