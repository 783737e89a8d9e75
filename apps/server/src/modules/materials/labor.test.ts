import type { Assembly, LaborCost, LaborProductivity, LaborTemplate, Material } from '@plumbline/api';
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
    [{ unit: 'y' }, 'unit', 'Per must be one of: h, D, w, m, u.'],
  ])('with %j are rejected at %s', async (values, field, message) => {
    const answer = await server.call('owner', 'POST', '/setup/materials/labor-cost', {
      name: 'Wrong',
      ...rates,
      ...values,
    });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
  });
  test('cannot be deleted while used by an assembly or a template', async () => {
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
      'Carpenter is used in 2 assemblies and templates. Remove it from them first.',
    ]);
  });
  test('are hidden from users with material rights only', async () => {
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

describe('a labor productivity', () => {
  const pace = (values: object) =>
    server.ok<LaborProductivity>('owner', 'POST', '/setup/materials/labor-productivity', {
      name: `Work ${++made}`,
      code: `P-${made}`,
      value: '32',
      unit: 'h',
      ...values,
    });
  const change = (of: LaborProductivity, values: object) =>
    server.call('owner', 'PUT', `/setup/materials/labor-productivity/${of.uuid}`, {
      version: of.version,
      ...values,
    });
  const material = (unit: string) =>
    server.ok<Material>('owner', 'POST', '/material/list', {
      name: `Board ${++made}`,
      code: `B-${made}`,
      unit_of_measure: unit,
    });
  const bodyOf = (lines: object[]) => ({
    name: `Lining ${++made}`,
    code: `L-${made}`,
    take_off_type: 'area',
    materials: lines,
  });
  const read = (uuid: string) => server.ok<Assembly>('owner', 'GET', `/material/assembly/list/${uuid}`);

  test('updates the hours of lines that follow it', async () => {
    const [hang, board] = [await pace({ name: 'Hang board', work_unit: 'SF' }), await material('SF')];
    const line = {
      material_id: board.uuid,
      formula: 'area',
      labor_productivity_id: hang.uuid,
      labor_unit: '9',
    };
    const made = await server.ok<Assembly>('owner', 'POST', '/material/assembly/list', bodyOf([line]));
    // The productivity takes precedence over values sent with it.
    expect(made.materials).toMatchObject([
      { labor_unit: '0.031250', labor_productivity_id: hang.uuid, labor_productivity_name: 'Hang board' },
    ]);
    expect((await change(hang, { value: '400', unit: 'D' })).status).toBe(200);
    expect((await read(made.uuid)).materials).toMatchObject([{ labor_unit: '0.020000' }]);
    const used = await server.ok<LaborProductivity>(
      'owner',
      'GET',
      `/setup/materials/labor-productivity/${hang.uuid}`,
    );
    expect(used.uses).toBe(1);
    // A changed name does not change the hours.
    expect((await change(used, { name: 'Hang gypsum board' })).status).toBe(200);
    const again = await read(made.uuid);
    expect(again.materials).toMatchObject([
      { labor_unit: '0.020000', labor_productivity_name: 'Hang gypsum board' },
    ]);
    await server.ok('owner', 'PUT', `/material/assembly/list/${made.uuid}`, {
      version: again.version,
      materials: [
        { ...line, uuid: again.materials[0]?.uuid, labor_productivity_id: null, labor_unit: '0.5' },
      ],
    });
    expect((await read(made.uuid)).materials).toMatchObject([
      { labor_unit: '0.500000', labor_productivity_id: null },
    ]);
    const free = await server.ok<LaborProductivity>(
      'owner',
      'GET',
      `/setup/materials/labor-productivity/${hang.uuid}`,
    );
    await change(free, { value: '800' });
    expect((await read(made.uuid)).materials).toMatchObject([{ labor_unit: '0.500000' }]);
  });

  test('that lines follow cannot be deleted or changed to another unit or to piece work', async () => {
    const [tape, board] = [await pace({ name: 'Tape', work_unit: 'SF' }), await material('SF')];
    await server.ok(
      'owner',
      'POST',
      '/material/assembly/list',
      bodyOf([{ material_id: board.uuid, formula: 'area', labor_productivity_id: tape.uuid }]),
    );
    const removed = await server.call('owner', 'DELETE', `/setup/materials/labor-productivity/${tape.uuid}`);
    expect([removed.status, removed.body.message]).toEqual([
      409,
      'Tape is used by lines in an assembly. Remove it from it first.',
    ]);
    for (const [values, field] of [
      [{ unit: 'u' }, 'unit'],
      [{ work_unit: 'LF' }, 'work_unit'],
    ] as const) {
      const answer = await change(tape, values);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, field]);
    }
  });

  test('is rejected at the line when it does not apply', async () => {
    const [board, stranger] = [await material('SF'), crypto.randomUUID()];
    const [piece, length] = [await pace({ unit: 'u' }), await pace({ work_unit: 'LF' })];
    for (const id of [piece.uuid, length.uuid, stranger]) {
      const answer = await server.call(
        'owner',
        'POST',
        '/material/assembly/list',
        bodyOf([{ material_id: board.uuid, formula: 'area', labor_productivity_id: id }]),
      );
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([
        422,
        'materials.0.labor_productivity_id',
      ]);
    }
  });
});

test('a labor productivity is at least 1', async () => {
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
    [{ formula: 'labor - 1000' }, 'items.0.formula', 'The rate is -940, which is below 0'],
    [{ profit: '-1' }, 'items.0.profit', "The Value cann't be less than 0"],
    [{ discount: '101' }, 'items.0.discount', 'Enter number between 0 and 100'],
    [{ labor_costs: [] }, 'items.0.labor_costs', 'This field is required'],
  ])('with %j is rejected at %s', async (values, field, message) => {
    const { uuid } = await cost();
    const answer = await template({ name: 'Item', labor_costs: [{ labor_cost_id: uuid }], ...values });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
  });
  test('has no hourly rate for a cost by the piece', async () => {
    const { uuid } = await cost({ unit: 'u', name: 'Permit', is_non_labor: true });
    const answer = await template({ name: 'Permits', labor_costs: [{ labor_cost_id: uuid }] });
    expect(answer.body.message).toBe('“Permit” is priced per unit and has no hourly rate.');
  });
});
