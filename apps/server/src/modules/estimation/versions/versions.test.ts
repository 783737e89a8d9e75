import type {
  Alternate,
  Estimate,
  EstimateDifference,
  EstimateVersion,
  EstimateVersionOpened,
  Estimation,
  PageTakeoff,
  Quote,
} from '@plumbline/api';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
let page: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  walls = await wallEstimate(server, { W1: 600, W2: 300 });
  const { calibrations } = await server.ok<{ calibrations: { page_id: string }[] }>(
    'owner',
    'GET',
    walls.at('take-off'),
  );
  page = calibrations[0]?.page_id ?? '';
});

const read = () => server.ok<Estimate>('owner', 'GET', walls.at('estimate'));
const row = () => server.ok<Estimation>('owner', 'GET', `/estimations/${walls.estimation}`);
const keep = (name: string) =>
  server.ok<EstimateVersion>('owner', 'POST', walls.at('versions'), { name, note: 'Before the addendum' });
const list = () => server.ok<EstimateVersion[]>('viewer', 'GET', walls.at('versions'));
const open = (uuid: string) =>
  server.ok<EstimateVersionOpened>('viewer', 'GET', walls.at(`versions/${uuid}`));
const difference = (from: string, to?: string) =>
  server.ok<EstimateDifference>(
    'viewer',
    'GET',
    walls.at(`versions/${from}/difference${to ? `?to=${to}` : ''}`),
  );
const change = async (body: object) =>
  server.ok<Estimate>('owner', 'PUT', walls.at('estimate'), { ...body, version: (await read()).version });
const restore = async (uuid: string) =>
  server.ok<EstimateVersion>('owner', 'POST', walls.at(`versions/${uuid}/restore`), {
    version: (await row()).version,
  });
const draw = (condition: string | undefined, length: number) =>
  server.ok('owner', 'PUT', walls.at(`take-off/${page}`), {
    upsert: [
      {
        uuid: uuidv7(),
        condition_id: condition,
        version: 0,
        geometry: {
          vertices: [
            { x: 10, y: 40 },
            { x: 10 + length, y: 40 },
          ],
        },
      },
    ],
    remove: [],
  });
const sum = (values: readonly { difference: string }[]) =>
  values.reduce((total, each) => total.plus(each.difference), new Decimal(0)).toFixed(2);
/** Content of an estimate for users, without revision data. */
const figures = ({ version: _version, ...estimate }: Estimate) => estimate;

test('a version keeps the estimate to the cent whatever changes later', async () => {
  const then = await read();
  const kept = await keep('  As bid  ');
  expect(kept).toMatchObject({
    number: 1,
    name: 'As bid',
    note: 'Before the addendum',
    kind: 'kept',
    total: then.total,
    cost: then.cost,
  });
  expect(Number(kept.total)).toBeGreaterThan(0);
  await change({ settings: { profit_percentage: '25' } });
  await draw(walls.conditions[0], 200);
  await server.ok('owner', 'PUT', walls.at(`conditions/${walls.conditions[1]}`), {
    name: 'Another name',
    version: 1,
  });
  expect((await read()).total).not.toBe(then.total);
  expect(figures((await open(kept.uuid)).estimate)).toEqual(figures(then));
  expect((await list()).map(({ uuid, total }) => ({ uuid, total }))).toEqual([
    { uuid: kept.uuid, total: then.total },
  ]);
});

test('the database rejects changes and deletion of a version', async () => {
  const { uuid } = await keep('As bid');
  for (const statement of [
    sql`update estimate_version set name = 'Another' where version_id = ${uuid}::uuid`,
    sql`delete from estimate_version where version_id = ${uuid}::uuid`,
  ])
    await expect(server.tx('north', (tx) => statement.execute(tx))).rejects.toThrow(/permission denied/);
});

test('each quote keeps the estimate it was made with', async () => {
  const then = await read();
  const quote = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
  await change({ settings: { overhead_percentage: '20' } });
  const again = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
  const versions = await list();
  expect(versions.map(({ kind, quote_id, name }) => ({ kind, quote_id, name }))).toEqual([
    { kind: 'quote', quote_id: again.uuid, name: `${again.number} R1` },
    { kind: 'quote', quote_id: quote.uuid, name: `${quote.number} R0` },
  ]);
  expect((await open(versions[1]?.uuid ?? '')).estimate.total).toBe(then.total);
});

test('a version difference lists changes with before, after and value', async () => {
  const before = await keep('As bid');
  const [w1, w2] = walls.conditions;
  const estimate = await read();
  const line = estimate.groups[0]?.lines[0];
  await change({
    settings: { tax_percentage: '8.25' },
    overrides: [{ condition_id: w1, line_id: line?.uuid, field: 'unit_price', value: '33.3300' }],
  });
  await server.ok('owner', 'DELETE', walls.at(`conditions/${w2}`));
  const now = await difference(before.uuid);
  expect(now.before).toMatchObject({ total: estimate.total, version: { uuid: before.uuid } });
  expect(now.after).not.toHaveProperty('version');
  expect(now.rates).toEqual([{ field: 'tax_percentage', label: 'Sales tax', before: '0', after: '8.25' }]);
  expect(now.groups.map(({ code, kind }) => ({ code, kind }))).toEqual([
    { code: 'W1', kind: 'changed' },
    { code: 'W2', kind: 'removed' },
  ]);
  const [changed] = now.groups[0]?.lines ?? [];
  expect(changed?.changes).toEqual([
    {
      field: 'unit_price',
      before: new Decimal(line?.unit_price ?? 0).toFixed(),
      after: '33.33',
      difference: changed?.difference,
    },
  ]);
  expect(now.closings).toMatchObject([{ key: 'tax', label: 'Sales tax' }]);
  expect(now.difference).toBe(new Decimal(now.after.total).minus(now.before.total).toFixed(2));
  expect(sum([...now.groups, ...now.closings])).toBe(now.difference);
  for (const group of now.groups) expect(sum(group.lines)).toBe(group.difference);
  // The reverse comparison has the opposite signs.
  const after = await keep('After');
  const back = await difference(after.uuid, before.uuid);
  expect(back.difference).toBe(new Decimal(now.difference).neg().toFixed(2));
  expect(back.groups.map(({ kind }) => kind).toSorted()).toEqual(['added', 'changed']);
  expect((await difference(after.uuid)).groups).toEqual([]);
});

test('a version difference can be exported as a spreadsheet', async () => {
  const before = await keep('As bid');
  await change({ settings: { profit_percentage: '30' } });
  const answer = await server.call('viewer', 'GET', walls.at(`versions/${before.uuid}/difference/export`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
});

test('restoring a version restores the whole estimation and keeps the previous state', async () => {
  const then = await read();
  const drawn = await server.ok<PageTakeoff>('owner', 'GET', walls.at(`take-off/${page}`));
  const [w1, w2] = walls.conditions;
  const version = await keep('As bid');
  const line = then.groups[0]?.lines[0];
  await change({
    settings: { profit_percentage: '30', bond_percentage: '2' },
    overrides: [{ condition_id: w1, line_id: line?.uuid, field: 'quantity', value: '7' }],
  });
  await draw(w1, 250);
  await server.ok('owner', 'DELETE', walls.at(`conditions/${w2}`));
  await server.ok('owner', 'PUT', walls.at(`calibration/${page}`), {
    calibrations: [{ type: 'named_scale', value: 0.5, unit: 'ft', calibrated: true }],
  });
  await server.ok<Alternate>('owner', 'POST', walls.at('alternates'), {
    name: 'More',
    accepted: true,
    lines: [{ name: 'Board', quantity: '2', unit_price: '10' }],
  });
  const changed = await read();
  expect(changed.total).not.toBe(then.total);

  const before = await restore(version.uuid);
  expect(before).toMatchObject({
    kind: 'restored',
    name: 'Before As bid was restored',
    total: changed.total,
  });
  expect(figures(await read())).toEqual(figures(then));
  expect((await row()).total).toBe(then.total);
  const again = await server.ok<PageTakeoff>('owner', 'GET', walls.at(`take-off/${page}`));
  const shape = ({ takeoffs, calibrations }: PageTakeoff) => ({
    calibrations,
    takeoffs: takeoffs
      .map(({ version: _version, ...each }) => each)
      .toSorted((left, right) => left.uuid.localeCompare(right.uuid)),
  });
  expect(shape(again)).toEqual(shape(drawn));
  expect((await difference(version.uuid)).groups).toEqual([]);

  // The stored version undoes this.
  await restore(before.uuid);
  expect(figures(await read())).toEqual(figures(changed));
});

test('a user with an older state of the estimation gets a conflict before a restore', async () => {
  const { uuid } = await keep('As bid');
  const { version } = await row();
  await change({ settings: { profit_percentage: '30' } });
  const refused = await server.call('owner', 'POST', walls.at(`versions/${uuid}/restore`), { version });
  expect(refused.status).toBe(409);
  expect(await list()).toHaveLength(1);
});

test('versions are visible only in their estimation and company', async () => {
  const { uuid } = await keep('As bid');
  const other = await wallEstimate(server, { W1: 10 });
  for (const path of [`versions/${uuid}`, `versions/${uuid}/difference`])
    expect((await server.call('owner', 'GET', other.at(path))).status).toBe(404);
  expect(
    (await server.call('owner', 'GET', walls.at(`versions/${uuid}/difference?to=${uuidv7()}`))).status,
  ).toBe(404);
  expect((await server.call('viewer', 'POST', walls.at('versions'), { name: 'Mine' })).status).toBe(403);
});

test('the derivation of a version’s figure stays available whatever happens to its sources', async () => {
  const before = await read();
  const kept = await keep('With the old rates');
  const line = before.groups[0]?.lines[0];
  const condition = walls.conditions[0] ?? '';
  const steps = (version: string) =>
    server.call(
      'viewer',
      'GET',
      walls.at(
        `estimate/steps?condition_id=${condition}&line_id=${line?.uuid}${version && `&version_id=${version}`}`,
      ),
    );
  await change({ settings: { ...before.settings, profit_percentage: '55' } });
  await draw(condition, 900);
  const now = (await read()).groups[0]?.lines[0];
  expect(now?.sell).not.toBe(line?.sell);
  const sellOf = async (version: string) => {
    const { body } = await steps(version);
    const { sell } = body.data as { sell: { runningTotal: string }[] };
    return sell.at(-1)?.runningTotal;
  };
  expect(await sellOf(kept.uuid)).toBe(line?.sell);
  expect(await sellOf('')).toBe(now?.sell);
  // A version of another estimate is not found.
  const other = await wallEstimate(server, { W1: 100 });
  const theirs = await server.ok<EstimateVersion>('owner', 'POST', other.at('versions'), { name: 'Theirs' });
  expect((await steps(theirs.uuid)).status).toBe(404);
});
