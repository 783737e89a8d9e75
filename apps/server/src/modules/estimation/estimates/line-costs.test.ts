import type { Assembly, AssemblyMaterial, Estimate, EstimateDifference, LineSteps } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
/** 50 ft × 10 ft × 2 sides with 10% waste, in sheets of 32: 1,120 SF, labor on them at 0.02 h. */
beforeEach(async () => {
  walls = await wallEstimate(server, { W1: 600 });
  expect((await write({ labor_basis: 'ordered' })).status).toBe(200);
});

const read = () => server.ok<Estimate>('owner', 'GET', walls.at('estimate'));
const lineOf = (estimate: Estimate) => estimate.groups[0]?.lines[0];
const totalOf = ({ totals }: Estimate, key: string) => totals.find((total) => total.key === key)?.value;
const why = () =>
  server.ok<LineSteps>(
    'owner',
    'GET',
    walls.at(`estimate/steps?condition_id=${walls.conditions[0]}&line_id=${walls.parts.line}`),
  );
/** Updates the assembly's line with these costs. */
async function write(costs: Partial<AssemblyMaterial>) {
  const path = `/material/assembly/list/${walls.parts.assembly}`;
  const { version, materials } = await server.ok<Assembly>('owner', 'GET', path);
  const [line] = materials;
  return server.call('owner', 'PUT', path, {
    version,
    materials: [
      {
        uuid: line?.uuid,
        material_id: line?.material_id,
        formula: line?.formula,
        waste_percentage: line?.waste_percentage,
        labor_unit: line?.labor_unit,
        labor_basis: line?.labor_basis,
        labor_cost_id: line?.labor_cost_id,
        ...costs,
      },
    ],
  });
}
const pay = (values: { unit: string; regular_cost: string; is_non_labor?: boolean }) =>
  server.tx('north', (tx) =>
    tx.updateTable('labor_cost').set(values).where('labor_cost_id', '=', walls.parts.labor).execute(),
  );

test('charges labor on the installed quantity unless the assembly line says ordered', async () => {
  expect(lineOf(await read())).toMatchObject({ quantity: '1120', hours: '22.4', labor: '1120.00' });
  const ordered = await server.ok<{ uuid: string }>('owner', 'POST', walls.at('versions'), {
    name: 'Ordered',
  });
  expect((await write({ labor_basis: 'installed' })).status).toBe(200);
  // 1,000 SF at 0.02 h; a new line without the field is charged in the same way.
  const installed = { quantity: '1120', labor_quantity: '1000', hours: '20', labor: '1000.00' };
  expect(lineOf(await read())).toMatchObject(installed);
  expect((await why()).labor[0]).toMatchObject({ label: 'Installed quantity', value: '1000', unit: 'SF' });
  const { groups } = await server.ok<EstimateDifference>(
    'owner',
    'GET',
    walls.at(`versions/${ordered.uuid}/difference`),
  );
  expect(groups[0]?.lines[0]?.changes).toEqual([
    { field: 'labor_quantity', before: '1120', after: '1000', difference: '-145.20' },
  ]);
  expect((await write({ labor_basis: undefined })).status).toBe(200);
  expect(lineOf(await read())).toMatchObject(installed);
  expect((await write({ labor_basis: 'bought' as 'ordered' })).status).toBe(400);
});

test('includes equipment and other cost in cost, totals and sell, with derivations', async () => {
  const before = await read();
  expect(lineOf(before)).toMatchObject({ quantity: '1120', labor: '1120.00' });
  expect(lineOf(before)?.equipment).toBeUndefined();
  expect(totalOf(before, 'equipment')).toBeUndefined();
  expect((await write({ equipment_cost: '0.15', other_cost: '0.05' })).status).toBe(200);
  const after = await read();
  // 1,120 × 0.15 and 1,120 × 0.05.
  expect(lineOf(after)).toMatchObject({ equipment: '168.00', other: '56.00' });
  expect(after.groups[0]).toMatchObject({ equipment: '168.00', other: '56.00' });
  expect(after.totals.map(({ key }) => key).slice(0, 5)).toEqual([
    'material',
    'labor',
    'equipment',
    'other',
    'direct',
  ]);
  const more = (key: string) => Number(totalOf(after, key)) - Number(totalOf(before, key));
  expect(more('direct')).toBeCloseTo(224, 2);
  // 10% overhead, and 10% profit on both.
  expect(more('subtotal')).toBeCloseTo(224 * 1.21, 1);
  const { equipment, other } = await why();
  expect([equipment, other].map((steps) => steps.map(({ label, value }) => [label, value]))).toEqual([
    [['Equipment, 1120 SF at 0.15', '168.00']],
    [['Other cost, 1120 SF at 0.05', '56.00']],
  ]);
  // A calculator column with these costs has the same value.
  const column = after.calculator?.columns.find(({ name }) => name === 'Equipment');
  expect(lineOf(after)?.columns?.[column?.field_id ?? '']).toBe('224.00');
  const steps = await server.ok<{ label: string; running_total?: string }[]>(
    'owner',
    'GET',
    walls.at(
      `estimate/why?condition_id=${walls.conditions[0]}&line_id=${walls.parts.line}&field_id=${column?.field_id}`,
    ),
  );
  expect(steps.map(({ label }) => label)).toEqual(['Equipment, 1120 SF at 0.15', 'Other cost']);
});

test('rejects a cost below 0 at its field and writes nothing', async () => {
  const { status, body } = await write({ equipment_cost: '-1' });
  expect([status, body]).toMatchObject([422, { errors: [{ field: 'materials.0.equipment_cost' }] }]);
  expect(lineOf(await read())?.equipment).toBeUndefined();
});

test('converts labor paid by day or week to an hourly cost', async () => {
  await pay({ unit: 'D', regular_cost: '480' });
  // 22.4 h at 480 / 8.
  expect(lineOf(await read())).toMatchObject({ hours: '22.4', labor: '1344.00' });
  await pay({ unit: 'w', regular_cost: '1000' });
  expect(lineOf(await read())).toMatchObject({ hours: '22.4', labor: '560.00' });
});

test('treats machine hours as equipment rather than labor', async () => {
  await pay({ unit: 'D', regular_cost: '1840', is_non_labor: true });
  const estimate = await read();
  // 22.4 h at 1,840 / 8.
  expect(lineOf(estimate)).toMatchObject({ hours: '0', labor: '0.00', equipment: '5152.00' });
  expect(estimate.hours).toBe('0');
  const { labor } = await server.ok<{ labor: object[] }>('owner', 'POST', walls.at('estimate/what-if'), {});
  expect(labor).toEqual([]);
});

test('costs overtime, double time and night shift hours, and shows them in a difference', async () => {
  const supposed = (adjustments: object) =>
    server.call('owner', 'POST', walls.at('estimate/what-if'), { adjustments });
  const { version } = await read();
  const { body } = await supposed({ overtime_percentage: '20', nightshift_percentage: '10' });
  // 70% at 50, 20% at 75 and 10% at 55 are 55.50 an hour.
  const [line] = (body.data as { difference: EstimateDifference }).difference.groups[0]?.lines ?? [];
  expect(line?.changes).toMatchObject([{ field: 'labor_rate', before: '50', after: '55.5' }]);
  await server.ok('owner', 'PUT', walls.at('estimate'), {
    version,
    adjustments: { overtime_percentage: '20', double_overtime_percentage: '0', nightshift_percentage: '10' },
  });
  const kept = await read();
  expect(kept.adjustments).toEqual({ overtime_percentage: '20', nightshift_percentage: '10' });
  expect(lineOf(kept)?.labor).toBe('1243.20');
  expect((await why()).labor.at(-1)?.label).toBe('Hourly cost, 70% regular, 20% overtime, 10% night shift');
  const refused = await supposed({ overtime_percentage: '70', double_overtime_percentage: '40' });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: [{ field: 'adjustments.double_overtime_percentage' }] },
  ]);
});

test('reports a changed equipment cost as such, not as rounding', async () => {
  await write({ equipment_cost: '0.10' });
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', walls.at('versions'), {
    name: 'Before the lift',
  });
  await write({ equipment_cost: '0.30' });
  const { groups } = await server.ok<EstimateDifference>(
    'owner',
    'GET',
    walls.at(`versions/${uuid}/difference`),
  );
  expect(groups[0]?.lines[0]?.changes).toMatchObject([
    { field: 'equipment', before: '0.1', after: '0.3', difference: '271.04' },
  ]);
});

test('counts a lump sum once, rejects it below 0, and names it in a version difference', async () => {
  const before = await read();
  expect((await write({ lump_cost: '-1' })).status).toBe(422);
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', walls.at('versions'), {
    name: 'Before the permit',
  });
  expect((await write({ other_cost: '0.05', lump_cost: '350' })).status).toBe(200);
  const after = await read();
  // 1,120 × 0.05, and 350 once.
  expect(lineOf(after)).toMatchObject({ other: '406.00', lump: '350.00' });
  expect(Number(totalOf(after, 'direct')) - Number(totalOf(before, 'direct'))).toBeCloseTo(406, 2);
  expect((await why()).other.map(({ label, value }) => [label, value])).toEqual([
    ['Other cost, 1120 SF at 0.05', '56.00'],
    ['Lump sum', '350.00'],
  ]);
  const { groups } = await server.ok<EstimateDifference>(
    'owner',
    'GET',
    walls.at(`versions/${uuid}/difference`),
  );
  expect(groups[0]?.lines[0]?.changes).toMatchObject([
    { field: 'equipment', before: '0', after: '0.05' },
    { field: 'lump', before: '0', after: '350', difference: '423.50' },
  ]);
});

test('applies difficulty and labor hour mix of a condition before those of the estimate', async () => {
  const { version } = await read();
  const labor = { condition_id: walls.conditions[0] ?? '', difficulty: '1.5', overtime_percentage: '40' };
  await server.ok('owner', 'PUT', walls.at('estimate'), {
    version,
    adjustments: { difficulty: '2', nightshift_percentage: '10', condition_labor: [labor] },
  });
  const kept = await read();
  expect(kept.adjustments?.condition_labor).toEqual([labor]);
  // 22.4 h × 1.5, three fifths at 50 and two at 75.
  expect(lineOf(kept)).toMatchObject({ hours: '33.6', labor: '2016.00' });
  expect((await why()).labor.slice(-2).map(({ label }) => label)).toEqual([
    'Difficulty of this assembly',
    'Hourly cost, 60% regular, 40% overtime (hours of this assembly)',
  ]);
  const refused = await server.call('owner', 'POST', walls.at('estimate/what-if'), {
    adjustments: { condition_labor: [{ ...labor, nightshift_percentage: '70' }] },
  });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: [{ field: 'adjustments.condition_labor.0.nightshift_percentage' }] },
  ]);
  const { body } = await server.call('owner', 'POST', walls.at('estimate/what-if'), {
    adjustments: { condition_labor: [{ ...labor, difficulty: '0' }] },
  });
  expect(body).toMatchObject({ errors: [{ field: 'adjustments.condition_labor.0.difficulty' }] });
});

/** Overrides figures of the line; null removes an override. */
const set = async (fields: Record<string, string | null>) =>
  server.call('owner', 'PUT', walls.at('estimate'), {
    version: (await read()).version,
    overrides: Object.entries(fields).map(([field, value]) => ({
      condition_id: walls.conditions[0],
      line_id: walls.parts.line,
      field,
      value,
    })),
  });

test('applies difficulty and labor hour mix of a line before those of its condition until reset', async () => {
  const { version } = await read();
  const labor = { condition_id: walls.conditions[0] ?? '', difficulty: '1.5', overtime_percentage: '40' };
  await server.ok('owner', 'PUT', walls.at('estimate'), {
    version,
    adjustments: { condition_labor: [labor] },
  });
  expect(lineOf(await read())).toMatchObject({
    difficulty: '1.5',
    overtime_percentage: '40',
    overridden: [],
  });

  expect((await set({ difficulty: '1', double_overtime_percentage: '50' })).status).toBe(200);
  const own = await read();
  // 22.4 h, half at 50 and half at 100; the overtime of the condition is not part of the mix.
  expect(lineOf(own)).toMatchObject({
    hours: '22.4',
    labor: '1680.00',
    double_overtime_percentage: '50',
    overridden: ['difficulty', 'double_overtime_percentage'],
  });
  expect(lineOf(own)?.difficulty).toBeUndefined();
  expect(lineOf(own)?.overtime_percentage).toBeUndefined();
  expect((await why()).labor.slice(-2).map(({ label }) => label)).toEqual([
    'Difficulty of this line',
    'Hourly cost, 50% regular, 50% double time (hours of this line)',
  ]);

  expect((await set({ difficulty: null, double_overtime_percentage: null })).status).toBe(200);
  expect(lineOf(await read())).toMatchObject({ hours: '33.6', labor: '2016.00', overridden: [] });
});

test('rejects invalid line hours at their field and leaves the line unchanged', async () => {
  await set({ overtime_percentage: '60' });
  for (const [given, message] of [
    [{ difficulty: '0' }, 'Enter number between 0.01 and 10'],
    [{ difficulty: '0.0000001' }, 'Enter number between 0.01 and 10'],
    [{ difficulty: '11' }, 'Enter number between 0.01 and 10'],
    [{ nightshift_percentage: '101' }, 'Enter number between 0 and 100'],
    [
      { nightshift_percentage: '50' },
      'Overtime, double time and night shift add up to 110%. They can be at most 100% of the hours.',
    ],
  ] as const) {
    const { status, body } = await set(given);
    expect([status, body]).toMatchObject([422, { errors: [{ field: Object.keys(given)[0], message }] }]);
  }
  expect(lineOf(await read())?.overridden).toEqual(['overtime_percentage']);
  await set({ overtime_percentage: null });
  await write({ labor_unit: null, labor_cost_id: null });
  const { body } = await set({ difficulty: '2' });
  expect(body).toMatchObject({ errors: [{ field: 'difficulty', message: 'This line has no labor.' }] });
});

test('keeps line hours in a version and restores them', async () => {
  await set({ difficulty: '2' });
  const kept = await server.ok<{ uuid: string }>('owner', 'POST', walls.at('versions'), { name: 'Hard' });
  await set({ difficulty: null });
  expect(lineOf(await read())?.hours).toBe('22.4');
  await server.ok('owner', 'POST', walls.at(`versions/${kept.uuid}/restore`), {
    version: (await read()).version,
  });
  expect(lineOf(await read())).toMatchObject({ hours: '44.8', difficulty: '2', overridden: ['difficulty'] });
});

test('rejects an absurdly large value with a message and leaves the estimate unchanged', async () => {
  const { total } = await read();
  const { status, body } = await set({ quantity: '999999999999', unit_price: '999999999' });
  expect([status, body]).toMatchObject([
    422,
    { message: expect.stringContaining('values that are too large') },
  ]);
  expect((await read()).total).toBe(total);
});
