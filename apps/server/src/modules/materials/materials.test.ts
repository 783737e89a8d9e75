import type { Assembly, Material, MaterialPrice } from '@plumbline/api';
import { takeoffFigures } from '@plumbline/estimating';
import { messages } from '@plumbline/validation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
import { checkAssemblyFormula } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let made = 0;
const material = (values: object = {}) =>
  server.ok<Material>('owner', 'POST', '/material/list', {
    name: `Material ${++made}`,
    code: `M-${made}`,
    unit_of_measure: 'SF',
    ...values,
  });
const price = (uuid: string, values: object) =>
  server.call('owner', 'POST', `/material/prices/${uuid}`, { vendor_name: 'Vendor', price: '1', ...values });

describe('a material', () => {
  test.each([
    ['Paint', 'Paint'],
    ['Paint', ' paint '],
  ])('named %j with the code %j is rejected with the specified message', async (name, code) => {
    const answer = await server.call('owner', 'POST', '/material/list', {
      name,
      code,
      unit_of_measure: 'GAL',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: 'code', message: messages.materialNameCodeSame }]);
  });

  test('is rejected when an update makes name and code equal', async () => {
    const { uuid, code } = await material();
    const answer = await server.call('owner', 'PUT', `/material/list/${uuid}`, { version: 1, name: code });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(messages.materialNameCodeSame);
  });

  test('has a unique code that is free again after deletion', async () => {
    const first = await material({ code: 'SAME-1' });
    const body = { name: 'Another', code: 'same-1', unit_of_measure: 'EA' };
    const answer = await server.call('owner', 'POST', '/material/list', body);
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toEqual([{ field: 'code', message: 'This code is already in use.' }]);
    await server.ok('owner', 'DELETE', `/material/list/${first.uuid}`);
    await server.ok('owner', 'POST', '/material/list', body);
  });

  test.each([{ order_quantity: '0' }, { order_quantity: '-1' }, { waste_percentage: '-1' }])(
    'with %j is rejected',
    async (values) => {
      const answer = await server.call('owner', 'POST', '/material/list', {
        name: 'Odd',
        code: `ODD-${JSON.stringify(values)}`,
        unit_of_measure: 'EA',
        ...values,
      });
      expect(answer.status).toBe(422);
    },
  );
});

describe('prices', () => {
  test('compute the landed price from freight, duty, packing and tariff and the estimate price with cushion', async () => {
    const { uuid } = await material();
    const answer = await price(uuid, {
      price: '10',
      freight_percentage: '5',
      duty_percentage: '3',
      packing_percentage: '1.5',
      tariff_percentage: '0.5',
      cushion: '4',
    });
    expect(answer.body.data).toMatchObject({ landed_price: '11.0000', estimate_price: '11.4400' });
    expect(await server.ok('owner', 'GET', `/material/list/${uuid}`)).toMatchObject({
      estimate_price: '11.4400',
      vendor_name: 'Vendor',
    });
  });

  test('form a history in which the newest is in force and none is changed', async () => {
    const { uuid } = await material();
    for (const each of ['1', '3', '2']) await price(uuid, { price: each, vendor_name: `At ${each}` });
    const history = await server.ok<MaterialPrice[]>('viewer', 'GET', `/material/prices/${uuid}`);
    expect(history.map((each) => each.price)).toEqual(['2.0000', '3.0000', '1.0000']);
    expect(await server.ok('owner', 'GET', `/material/list/${uuid}`)).toMatchObject({ vendor_name: 'At 2' });
    for (const statement of [
      () => server.tx('north', (tx) => tx.updateTable('material_price').set({ price: '0' }).execute()),
      () => server.tx('north', (tx) => tx.deleteFrom('material_price').execute()),
    ])
      await expect(statement()).rejects.toThrow('permission denied');
    expect(await server.ok('viewer', 'GET', `/material/prices/${uuid}`)).toEqual(history);
  });

  test.each([{ price: '-1' }, { freight_percentage: '-0.1' }, { cushion: '-1' }])(
    'with %j are rejected',
    async (values) => {
      const { uuid } = await material();
      expect((await price(uuid, values)).status).toBe(422);
      expect(await server.ok('viewer', 'GET', `/material/prices/${uuid}`)).toEqual([]);
    },
  );

  test('cannot be set with view rights', async () => {
    const { uuid } = await material();
    const answer = await server.call('viewer', 'POST', `/material/prices/${uuid}`, {
      vendor_name: 'V',
      price: '1',
    });
    expect(answer.body.missing).toEqual({ app: 6, name: 'price', type: 'a' });
  });
});

describe('an assembly', () => {
  const create = async (formula: string, values: object = {}) =>
    server.call('owner', 'POST', '/material/assembly/list', {
      name: `Assembly ${++made}`,
      code: `A-${made}`,
      take_off_type: 'surface_area',
      materials: [{ material_id: (await material()).uuid, formula }],
      ...values,
    });

  test('keeps the order of its lines through changes', async () => {
    const created = (await create('area')).body.data as Assembly;
    const [line] = created.materials;
    const second = await material();
    const path = `/material/assembly/list/${created.uuid}`;
    const changed = await server.ok<Assembly>('owner', 'PUT', path, {
      version: 1,
      materials: [
        { material_id: second.uuid, formula: 'length * 2' },
        { ...line, formula: 'area * 1.1' },
      ],
    });
    expect(changed.materials.map((each) => [each.material_id, each.formula, each.sequence])).toEqual([
      [second.uuid, 'length * 2', 1],
      [line?.material_id, 'area * 1.1', 2],
    ]);
    expect(changed.materials[1]?.uuid).toBe(line?.uuid);
    const fewer = await server.ok<Assembly>('owner', 'PUT', path, {
      version: 2,
      materials: [changed.materials[0]],
    });
    expect(fewer.materials).toHaveLength(1);
    expect(fewer.noOfMaterial).toBe(1);
  });

  test.each([
    ['area *', 'upsert'],
    ['aera', '“aera” is not a take-off quantity.'],
    ['area + (length', ''],
    ['', 'This field is required'],
    ['system("rm")', ''],
    ['__proto__', '“__proto__” is not a take-off quantity'],
    ['constructor', '“constructor” is not a take-off quantity'],
  ])('with the formula %j reports the error at its line', async (formula, message) => {
    const answer = await create(formula);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.errors?.[0]?.field).toBe('materials.0.formula');
    if (message !== 'upsert') expect(answer.body.message).toContain(message);
    expect(answer.body.message).toBeTruthy();
  });

  test('with an unknown take-off type or material is rejected', async () => {
    expect((await create('area', { take_off_type: 'guess' })).body.errors?.[0]?.field).toBe('take_off_type');
    const missing = '01900000-0000-7000-8000-000000000000';
    const answer = await create('area', { materials: [{ material_id: missing, formula: 'area' }] });
    expect(answer.status).toBe(422);
    expect(await server.ok('owner', 'GET', `/material/assembly/list?search=A-${made}`)).toEqual([]);
  });
});

describe('formulas', () => {
  test.each(Object.keys(takeoffFigures))('recognize %s', (name) => {
    expect(checkAssemblyFormula(`${name} * 2`)).toBeUndefined();
  });
  test.each(['(length / 16 in + pieces) * height', 'ceil(length * 2 / 24 ft)', 'max(area, 100 sf) / 350 sf'])(
    'parse %s',
    (formula) => {
      expect(checkAssemblyFormula(formula)).toBeUndefined();
    },
  );
});
