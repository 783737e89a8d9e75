import type { Change, Estimate, EstimateStaleness, Estimation, Quote, WaitingList } from '@plumbline/api';
import { addDays, DAY_MS, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../../jobs/housekeeping.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { drawWall, reissuedWalls, wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let parts: Awaited<ReturnType<typeof wallEstimate>>['parts'];
let estimation: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
// Each test uses its own estimation with two walls, the second half as long.
beforeEach(async () => {
  ({ estimation, parts } = await wallEstimate(server, { W1: 600, W2: 300 }));
  await server.runJobs();
});

const at = (path: string) => `/estimations/${estimation}/${path}`;
const dayFrom = (count: number) => addDays(utcDay(new Date()), count);
const staleness = () => server.ok<EstimateStaleness>('viewer', 'GET', at('staleness'));
const record = () => server.ok<Estimation>('viewer', 'GET', `/estimations/${estimation}`);
const total = async () => Number((await server.ok<Estimate>('viewer', 'GET', at('estimate'))).total);
const listed = async (filter: object[], sort = '-stale_difference') => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort, limit: '-1' });
  return server.ok<Estimation[]>('viewer', 'GET', `/estimations?${query}`);
};
const price = async (body: object) => {
  await server.ok('owner', 'POST', `/material/prices/${parts.material}`, { vendor_name: 'Dear', ...body });
  await server.runJobs();
};
/** Stale estimates and quotes in the estimator's inbox. */
const waiting = async () => {
  const { items, groups } = await server.ok<WaitingList>(
    'editor',
    'GET',
    '/setup/waiting?kind=estimate_staleness',
  );
  const group = groups.find(({ kind }) => kind === 'estimate_staleness');
  return { item: items.find(({ uuid }) => uuid === estimation), group };
};
const give = async (body: object) =>
  server.ok('owner', 'PUT', `/estimations/${estimation}`, { version: (await record()).version, ...body });
const seen = (changed: string) => server.call('owner', 'POST', at('staleness/seen'), { changed });

test('lists a stale estimate in the estimator’s inbox until it is reviewed or the bid has ended', async () => {
  await give({ estimator_id: server.userIds.editor, bid_date: dayFrom(40) });
  expect((await waiting()).item).toBeUndefined();
  await price({ price: '1009' });
  const { item, group } = await waiting();
  expect(item).toMatchObject({
    kind: 'estimate_staleness',
    href: `/estimation/${estimation}/estimate`,
    due: dayFrom(40),
    detail: expect.stringContaining('1 input changed'),
  });
  expect(Number(item?.amount)).toBe(Number((await record()).stale_difference));
  expect(group).toMatchObject({ label: 'Estimates out of date' });
  const { estimation_status } = await record();
  await give({ estimation_status: 'Lost' });
  expect((await waiting()).item).toBeUndefined();
  await give({ estimation_status });
  expect((await waiting()).item?.uuid).toBe(estimation);
  await seen((await staleness()).changed);
  await server.runJobs();
  expect((await waiting()).item).toBeUndefined();
});

test('shows in the list what users’ changes since the sent open quote come to', async () => {
  const quote = await server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'Walls' });
  const before = await total();
  const profit = async (profit_percentage: string) => {
    const { version } = await server.ok<Estimate>('owner', 'GET', at('estimate'));
    await server.ok('owner', 'PUT', at('estimate'), { version, settings: { profit_percentage } });
    await server.runJobs();
  };
  await profit('20');
  // A draft is not stale.
  expect((await record()).quote_difference).toBeNull();
  const { version } = await server.ok<Quote>('owner', 'GET', at(`quotes/${quote.uuid}`));
  await server.ok('owner', 'POST', at(`quotes/${quote.uuid}/issue`), { version });
  const behind = await record();
  expect(behind).toMatchObject({ is_stale: false, quote_behind: `${quote.number} R${quote.revision}` });
  expect(Number(behind.quote_difference)).toBeCloseTo((await total()) - before, 2);
  expect(await listed([{ field: 'quote_difference', op: 'gt', value: '0' }])).toContainEqual(
    expect.objectContaining({ uuid: estimation }),
  );
  await profit('10');
  expect((await record()).quote_difference).toBeNull();
});

describe('staleness of an estimate', () => {
  test('is none on the day it was made or for users’ own changes', async () => {
    expect(await staleness()).toMatchObject({
      changed: '0.00',
      pending: '0.00',
      difference: '0.00',
      reasons: [],
    });
    const { version } = await server.ok<Estimate>('owner', 'GET', at('estimate'));
    await server.ok('owner', 'PUT', at('estimate'), { version, settings: { profit_percentage: '20' } });
    await server.runJobs();
    expect((await staleness()).reasons).toEqual([]);
    expect(await record()).toMatchObject({ is_stale: false, stale_difference: null, stale_reasons: 0 });
  });

  test('reports a changed price with cost, lines and a flag in the list', async () => {
    const before = await total();
    await price({ price: '1009' });
    const found = await staleness();
    expect(Number(found.changed)).toBeCloseTo((await total()) - before, 2);
    expect(found.difference).toBe(found.changed);
    expect(found.reasons).toMatchObject([
      { kind: 'changed_price', material_id: parts.material, is_counted: true },
    ]);
    const [reason] = found.reasons;
    expect(reason?.text).toMatch(/: from \$2\.31 to \$1,009\.00 per SF\.$/);
    expect(reason?.lines.map(({ code }) => code)).toEqual(['W1', 'W2']);
    const ofLines = reason?.lines.reduce((sum, { difference }) => sum + Number(difference), 0) ?? 0;
    expect(Number(reason?.difference)).toBeCloseTo(ofLines, 2);
    expect(ofLines + Number(found.closings)).toBeCloseTo(Number(found.changed), 2);
    expect(await record()).toMatchObject({
      is_stale: true,
      stale_difference: found.difference,
      stale_reasons: 1,
    });
    const marked = await listed([{ field: 'is_stale', op: 'eq', value: true }]);
    expect(marked.map(({ uuid }) => uuid)).toContain(estimation);
    const cheaper = await listed([{ field: 'stale_difference', op: 'lt', value: 0 }]);
    expect(cheaper.map(({ uuid }) => uuid)).not.toContain(estimation);
    // The same price from another vendor is no change.
    await price({ price: '1009', vendor_name: 'Yard' });
    expect((await staleness()).changed).toBe(found.changed);
  });

  test('ends when the user who saw it acknowledges it or a quote is made', async () => {
    await price({ price: '7' });
    const found = await staleness();
    expect((await seen('0.01')).status).toBe(409);
    expect(
      (await server.call('viewer', 'POST', at('staleness/seen'), { changed: found.changed })).status,
    ).toBe(403);
    const answer = await seen(found.changed);
    expect(answer.status).toBe(200);
    expect((await staleness()).reasons).toEqual([]);
    const changes = await server.ok<Change[]>('owner', 'GET', '/estimation/recent-changes');
    expect(changes.find(({ entity_id: id }) => id === estimation)).toMatchObject({
      entity: 'estimate',
      changes: [{ field: 'difference acknowledged', after: found.changed }],
    });
    expect(await record()).toMatchObject({ is_stale: false, stale_difference: null });
    await price({ price: '9' });
    expect((await staleness()).reasons[0]?.text).toMatch(/: from \$7\.00 to \$9\.00 per SF\.$/);
    await server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'Interiors' });
    expect(await record()).toMatchObject({ is_stale: false });
  });

  test('reports changed and added assembly lines and labor costs', async () => {
    const before = await total();
    await server.tx('north', (tx) =>
      tx
        .updateTable('assembly_material')
        .set({ waste_percentage: '50', labor_unit: '0.5' })
        .where('line_id', '=', parts.line)
        .execute(),
    );
    const found = await staleness();
    expect(found.reasons.map(({ kind, text }) => `${kind}: ${text}`)).toMatchObject([
      expect.stringMatching(/^changed_material: .*: the quantity in its assemblies changed\.$/),
      expect.stringMatching(/^changed_labor: .*: hours per SF from [\d.]+ to 0\.5\.$/),
    ]);
    expect(Number(found.changed)).toBeCloseTo((await total()) - before, 2);
  });

  test('reports a deleted material without a cost difference', async () => {
    await server.tx('north', (tx) =>
      tx
        .updateTable('material')
        .set({ deleted_at: new Date().toISOString() })
        .where('material_id', '=', parts.material)
        .execute(),
    );
    expect(await staleness()).toMatchObject({
      difference: '0.00',
      reasons: [{ kind: 'deleted_material', difference: '0.00' }],
    });
  });

  test('reports an expired price with the affected sum and the best valid price', async () => {
    await price({ price: '2', vendor_name: 'Front Range', expiry_price_date: dayFrom(2) });
    await seen((await staleness()).changed);
    const before = await total();
    const due = () =>
      server.tx('north', (tx) =>
        tx
          .selectFrom('estimation')
          .select('staleness_check_due')
          .where('estimation_id', '=', estimation)
          .execute(),
      );
    expect(await due()).toEqual([{ staleness_check_due: dayFrom(3) }]);
    // Nothing is written on the due day, so housekeeping detects it. Its clock ends sessions, too.
    await server.tx('north', (tx) =>
      tx
        .updateTable('estimation')
        .set({ staleness_check_due: dayFrom(0) })
        .where('estimation_id', '=', estimation)
        .execute(),
    );
    const { database, owner, ports, log } = server;
    await runHousekeeping({ database, owner, ports, log, sessionIdleMinutes: 600 });
    server.clock.offset = 5 * DAY_MS;
    try {
      await server.runJobs();
      const found = await staleness();
      expect(found).toMatchObject({ changed: '0.00', pending: '0.00' });
      const [reason] = found.reasons;
      expect(reason).toMatchObject({ kind: 'expired_price', is_counted: false });
      expect(reason?.difference).toBeUndefined();
      expect(reason?.text).toContain('No other valid price.');
      expect(Number(reason?.stands)).toBeGreaterThan(0);
      expect(Number(reason?.stands)).toBeLessThanOrEqual(before);
      expect(await record()).toMatchObject({ is_stale: true, stale_difference: '0.00', stale_reasons: 1 });
      // An older price of another vendor that is still valid.
      await price({ price: '3', vendor_name: 'Yard', last_price_date: dayFrom(-3) });
      const next = await staleness();
      expect(next.reasons[0]?.text).toMatch(/Yard’s price of .* is valid: \$3\.00 per SF as bought\.$/);
      expect(Number(next.pending)).toBeGreaterThan(0);
      expect(next.changed).toBe('0.00');
      expect(await total()).toBe(before);
      expect((await record()).stale_difference).toBe(next.pending);
    } finally {
      server.clock.offset = 0;
    }
  });

  test('is visible to users of the company with cost rights', async () => {
    expect((await server.call(undefined, 'GET', at('staleness'))).status).toBe(401);
    expect((await server.call('stranger', 'GET', at('staleness'))).status).toBe(404);
    expect((await server.call('viewer', 'GET', `/estimations/${uuidv7()}/staleness`)).status).toBe(404);
  });

  test('of a frozen estimate compares with today, and is none for a lost bid', async () => {
    const { version } = await record();
    await server.ok('owner', 'PUT', at('freeze'), { version, reason: 'Bid day' });
    await price({ price: '11' });
    const frozen = await record();
    expect(frozen.is_stale).toBe(true);
    expect(Number(frozen.stale_difference)).toBeCloseTo(
      Number(frozen.frozen?.today) - Number(frozen.total),
      2,
    );
    await server.ok('owner', 'POST', at('outcome'), {
      outcome: 'lost',
      reason: 'Too dear',
      version: frozen.version,
    });
    expect(await record()).toMatchObject({ is_stale: false, stale_difference: null });
  });
});

test('flags an estimation with a reissued sheet in the list', async () => {
  const made = await reissuedWalls(server, { W1: 600 });
  ({ estimation } = made);
  await server.ok('owner', 'PUT', at(`sheets/${made.second}/compare/${made.first}/current`), {
    current: 'old',
  });
  await drawWall(server, { estimation, page: made.second, condition: made.conditions[0], length: 480 });
  await server.runJobs();
  const found = await staleness();
  expect(found.reasons).toMatchObject([
    { kind: 'superseded_sheet', is_counted: false, old_page_id: made.first },
  ]);
  expect(Number(found.pending)).toBeLessThan(0);
  expect(found.reasons[0]?.difference).toBe(found.pending);
  expect(await record()).toMatchObject({ is_stale: true, stale_difference: found.pending });
});
