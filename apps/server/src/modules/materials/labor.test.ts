import type { Assembly, LaborCost, LaborTemplate, Material } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let made = 0;
const rates = {
  unit: 'h',
  regular_cost: '60',
  overtime_cost: '90',
  double_overtime_cost: '120',
  nightshift_cost: '70',
};
const cost = (values: object = {}) =>
  server.ok<LaborCost>('owner', 'POST', '/setup/materials/labor-cost', {
    name: `Labor ${++made}`,
    ...rates,
    ...values,
  });

describe('labor costs', () => {
  test.each([
    [{ overtime_cost: '0' }, 'overtime_cost', "The Value cann't be less than 0.001"],
    [{ nightshift_cost: '0.0009' }, 'nightshift_cost', "The Value cann't be less than 0.001"],
    [{ unit: 'y' }, 'unit', 'Per is one of: h, D, w, m, u.'],
  ])('with %j are refused beside %s', async (values, field, message) => {
    const answer = await server.call('owner', 'POST', '/setup/materials/labor-cost', {
      name: 'Wrong',
      ...rates,
      ...values,
    });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
  });
  test('stay while an assembly or a template works with them', async () => {
    const { uuid } = await cost({ name: 'Carpenter' });
    const material = await server.ok<Material>('owner', 'POST', '/material/list', {
      name: 'Stud',
      code: 'S-1',
      unit_of_measure: 'LF',
    });
    const assembly = await server.ok<Assembly>('owner', 'POST', '/material/assembly/list', {
      name: 'Wall',
      code: 'W-1',
      take_off_type: 'linear',
      materials: [{ material_id: material.uuid, formula: 'length', labor_unit: '0.1', labor_cost_id: uuid }],
    });
    expect(assembly.materials[0]?.labor_cost_name).toBe('Carpenter');
    await server.ok('owner', 'POST', '/labor-cost-template', {
      name: 'Crews',
      items: [{ name: 'Framers', labor_costs: [{ labor_cost_id: uuid }] }],
    });
    const answer = await server.call('owner', 'DELETE', `/setup/materials/labor-cost/${uuid}`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Carpenter is used in 2 assemblies and templates. Take it out of them first.',
    ]);
  });
  test('are nobody’s to see who may only see materials', async () => {
    const role = await server.ok<{ uuid: string }>('owner', 'POST', '/security/roles', {
      name: 'Materials only',
      rights: [{ app: 6, name: 'material', type: 'v' }],
    });
    expect(role.uuid).toBeTruthy();
    expect((await server.call('none', 'GET', '/setup/materials/labor-cost')).body.missing).toEqual({
      app: 6,
      name: 'labor',
      type: 'v',
    });
  });
});

test('a productivity is at least 1', async () => {
  const answer = await server.call('owner', 'POST', '/setup/materials/labor-productivity', {
    name: 'Framing',
    code: 'FR',
    unit: 'D',
    value: '0.99',
    work_unit: 'SF',
  });
  expect(answer.body.errors).toEqual([{ field: 'value', message: "The Value cann't be less than 1" }]);
});

describe('a labor cost template', () => {
  const template = (item: object) =>
    server.call('owner', 'POST', '/labor-cost-template', { name: `Template ${++made}`, items: [item] });
  test('has loaded rates that follow its labor costs', async () => {
    const carpenter = await cost();
    const helper = await cost({ unit: 'D', regular_cost: '320' });
    const answer = await template({
      name: 'Crew of three',
      labor_costs: [{ labor_cost_id: carpenter.uuid, count: '2' }, { labor_cost_id: helper.uuid }],
      indirect_cost: '20',
      profit: '10',
      discount: '5',
    });
    const created = answer.body.data as LaborTemplate;
    // (2 × 60 + 320 ÷ 8) ÷ 3 = 53.3333; × 1.2 × 1.1 × 0.95 = 66.88
    expect(created.items?.[0]).toMatchObject({ cost: '53.3333', rate: '66.8800' });
    await server.ok('owner', 'PUT', `/setup/materials/labor-cost/${carpenter.uuid}`, {
      version: 1,
      regular_cost: '75',
    });
    expect(
      await server.ok<LaborTemplate>('owner', 'GET', `/labor-cost-template/${created.uuid}`),
    ).toMatchObject({ count: 1, items: [{ cost: '63.3333', rate: '79.4200' }] });
  });
  test.each([
    [{ formula: 'labor * burden' }, 'items.0.formula', '“burden” is not defined'],
    [{ formula: 'labor - 1000' }, 'items.0.formula', 'The rate comes to -940, which is below 0'],
    [{ profit: '-1' }, 'items.0.profit', "The Value cann't be less than 0"],
    [{ discount: '101' }, 'items.0.discount', 'Enter number between 0 and 100'],
    [{ labor_costs: [] }, 'items.0.labor_costs', 'This field is required'],
  ])('with %j is refused beside %s', async (values, field, message) => {
    const { uuid } = await cost();
    const answer = await template({ name: 'Item', labor_costs: [{ labor_cost_id: uuid }], ...values });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
  });
  test('says of a cost by the piece that it has no rate by the hour', async () => {
    const { uuid } = await cost({ unit: 'u', name: 'Permit', is_non_labor: true });
    const answer = await template({ name: 'Permits', labor_costs: [{ labor_cost_id: uuid }] });
    expect(answer.body.message).toBe('“Permit” costs by the unit and has no hourly rate.');
  });
});
