import type {
  Estimate,
  EstimateSupposition,
  Estimation,
  EstimateVersion,
  LineSteps,
  SupposedEstimate,
} from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  walls = await wallEstimate(server, { W1: 600, W2: 317 });
});

const read = () => server.ok<Estimate>('owner', 'GET', walls.at('estimate'));
const suppose = (body: EstimateSupposition) =>
  server.ok<SupposedEstimate>('viewer', 'POST', walls.at('estimate/what-if'), body);
const put = (body: object) => server.call('owner', 'PUT', walls.at('estimate'), body);
const figures = ({ version: _, ...estimate }: Estimate) => estimate;

test('an empty scenario has no difference and writes nothing', async () => {
  const before = await read();
  const row = () => server.ok<Estimation>('owner', 'GET', `/estimations/${walls.estimation}`);
  const stored = await row();
  const { difference, labor, waste, freight, version } = await suppose({});
  expect(difference).toMatchObject({ difference: '0.00', rates: [], groups: [], closings: [] });
  expect(difference.after).toEqual(difference.before);
  expect(version).toBe(before.version);
  expect(labor).toEqual([{ uuid: walls.parts.labor, name: 'Carpenter', rate: '50.0000' }]);
  expect([Number(waste?.from), Number(waste?.to), Number(freight?.to)]).toEqual([10, 10, 5]);
  await suppose({ settings: { profit_percentage: '30' }, adjustments: { difficulty: '2' } });
  expect(await read()).toEqual(before);
  expect(await row()).toEqual(stored);
});

test('applying a scenario gives the shown totals, and undo restores the previous ones', async () => {
  const percent = (least: number, most: number) =>
    fc.integer({ min: least * 100, max: most * 100 }).map((value) => (value / 100).toString());
  const rate = percent(0, 60);
  const supposition = fc.record<EstimateSupposition>({
    settings: fc.record(
      {
        overhead_percentage: rate,
        contingency_percentage: rate,
        profit_percentage: rate,
        bond_percentage: rate,
        tax_percentage: rate,
        discount_percentage: rate,
      },
      { requiredKeys: [] },
    ),
    adjustments: fc.record(
      {
        difficulty: percent(1, 3),
        waste_percentage: rate,
        freight_percentage: rate,
        duty_percentage: rate,
        condition_labor: fc
          .tuple(percent(1, 3), percent(0, 50))
          .map(([difficulty, overtime_percentage]) => [
            { condition_id: walls.conditions[0] ?? '', difficulty, overtime_percentage },
          ]),
        labor_rates: percent(1, 200).map((each) => [{ labor_cost_id: walls.parts.labor, rate: each }]),
        prices: fc
          .tuple(percent(-50, 80), percent(-50, 80), fc.boolean())
          .map(([first, second, both]) => [
            { kind: 'condition' as const, uuid: walls.conditions[0] ?? '', percentage: first },
            ...(both ? [{ kind: 'material' as const, uuid: walls.parts.material, percentage: second }] : []),
          ]),
      },
      { requiredKeys: [] },
    ),
  });
  await fc.assert(
    fc.asyncProperty(supposition, async (supposed) => {
      const before = await read();
      const shown = await suppose(supposed);
      const applied = await put({ ...supposed, version: shown.version });
      expect(applied.status).toBe(200);
      const after = await read();
      const { total, cost, margin, markup } = after;
      expect(shown.difference.after).toEqual({ total, cost, margin, markup });
      const differences = new Map(shown.difference.groups.map((group) => [group.condition_id, group]));
      for (const [at, group] of after.groups.entries()) {
        expect(differences.get(group.condition_id)?.after?.sell ?? before.groups[at]?.sell).toBe(group.sell);
        for (const line of differences.get(group.condition_id)?.lines ?? [])
          expect(line.after?.sell).toBe(group.lines.find(({ uuid }) => uuid === line.uuid)?.sell);
      }
      const undone = await put({
        version: after.version,
        settings: before.settings,
        adjustments: before.adjustments ?? null,
      });
      expect(undone.status).toBe(200);
      expect(figures(await read())).toEqual(figures(before));
    }),
    { numRuns: 12, seed: 5 },
  );
});

test('an estimate uses its own adjustments, shows them in derivations, and leaves other estimates unchanged', async () => {
  const other = await wallEstimate(server, { W9: 600 });
  const of = (uuid: string) => server.ok<Estimate>('owner', 'GET', `/estimations/${uuid}/estimate`);
  const untouched = await of(other.estimation);
  const before = await read();
  const [group] = before.groups;
  const hours = Number(group?.hours);
  const changed = await put({
    version: before.version,
    adjustments: {
      difficulty: '1.25',
      labor_rates: [{ labor_cost_id: walls.parts.labor, rate: '64' }],
      prices: [{ kind: 'material', uuid: walls.parts.material, percentage: '-10' }],
    },
  });
  expect(changed.status).toBe(200);
  const after = await read();
  expect(Number(after.groups[0]?.hours)).toBeCloseTo(hours * 1.25, 6);
  expect(Number(after.groups[0]?.labor)).toBeCloseTo(hours * 1.25 * 64, 1);
  // 2.00 − 10% = 1.80, + 5% freight, + 10% cushion.
  expect(Number(after.groups[0]?.lines[0]?.unit_price)).toBe(2.079);
  const steps = await server.ok<LineSteps>(
    'viewer',
    'GET',
    walls.at(
      `estimate/steps?condition_id=${group?.condition_id ?? ''}&line_id=${group?.lines[0]?.uuid ?? ''}`,
    ),
  );
  expect(steps.price.map(({ label }) => label)).toContain('Price change');
  expect(steps.labor.map(({ label }) => label)).toContain('Difficulty');
  expect(figures(await of(other.estimation))).toEqual(figures(untouched));
});

test('overrides survive a scenario', async () => {
  const { version, groups } = await read();
  const line = { condition_id: groups[0]?.condition_id, line_id: groups[0]?.lines[0]?.uuid };
  await put({
    version,
    overrides: [
      { ...line, field: 'unit_price', value: '3' },
      { ...line, field: 'quantity', value: '100' },
    ],
  });
  const { difference } = await suppose({
    adjustments: {
      waste_percentage: '40',
      freight_percentage: '40',
      prices: [{ kind: 'condition', uuid: groups[0]?.condition_id ?? '', percentage: '50' }],
    },
  });
  expect(difference.groups.map(({ condition_id }) => condition_id)).toEqual([groups[1]?.condition_id]);
});

test('finds the profit for a margin or reports that none reaches it', async () => {
  const found = await suppose({ margin: '18', settings: { overhead_percentage: '5' } });
  expect(found.difference.after.margin).toBe('18.00');
  const applied = await put({ version: found.version, settings: found.settings });
  expect(applied.body.data).toMatchObject({ margin: '18.00', total: found.difference.after.total });
  const none = await server.call('owner', 'POST', walls.at('estimate/what-if'), { margin: '99.9' });
  expect([none.status, none.body.errors?.[0]]).toMatchObject([422, { field: 'margin' }]);
});

test.each([
  ['settings.tax_percentage', { settings: { tax_percentage: '1001' } }],
  ['adjustments.difficulty', { adjustments: { difficulty: '0' } }],
  ['adjustments.waste_percentage', { adjustments: { waste_percentage: '-1' } }],
  [
    'adjustments.prices.0.percentage',
    (uuid: string) => ({ adjustments: { prices: [{ kind: 'material', uuid, percentage: '-101' }] } }),
  ],
  [
    'adjustments.labor_rates.0.rate',
    (uuid: string) => ({ adjustments: { labor_rates: [{ labor_cost_id: uuid, rate: '-1' }] } }),
  ],
])('rejects %s out of range at its field in scenarios and when applied', async (field, given) => {
  const body = typeof given === 'function' ? given(walls.parts.labor) : given;
  const { version } = await read();
  for (const answer of [
    await server.call('owner', 'POST', walls.at('estimate/what-if'), body),
    await put({ ...body, version }),
  ])
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, field]);
});

test('restoring a version restores its adjustments', async () => {
  const { version } = await read();
  await put({ version, adjustments: { waste_percentage: '12' } });
  const then = await read();
  const kept = await server.ok<EstimateVersion>('owner', 'POST', walls.at('versions'), { name: 'As bid' });
  await put({ version: then.version, adjustments: null });
  expect(await read()).not.toHaveProperty('adjustments');
  const row = await server.ok<Estimation>('owner', 'GET', `/estimations/${walls.estimation}`);
  await server.ok('owner', 'POST', walls.at(`versions/${kept.uuid}/restore`), { version: row.version });
  expect(figures(await read())).toEqual(figures(then));
});
