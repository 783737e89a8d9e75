import type { Material, Unit } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const path = '/setup/materials/unit-of-measurement';
const unit = (value: string, values: object = {}) =>
  server.ok<Unit>('owner', 'POST', path, { name: `Unit ${value}`, value, ...values });
const refused = async (method: string, address: string, body: object) => {
  const answer = await server.call('owner', method, address, body);
  expect(answer.status).toBe(422);
  return answer.body.errors;
};

describe('units of measure', () => {
  test('convert through each other', async () => {
    await unit('CTN', { factor: '100', per: 'EA' });
    expect(await unit('PALLET', { factor: '40', per: 'CTN' })).toMatchObject({ factor: '40', per: 'CTN' });
  });

  test('with a contradictory conversion are rejected at the factor with the conflicting path', async () => {
    await unit('PK', { factor: '12', per: 'EA' });
    await unit('CASE', { factor: '10', per: 'PK' });
    const [each] = await server.ok<Unit[]>('owner', 'GET', `${path}?search=CASE`);
    // PK is already defined by EA, so a definition by CASE must agree.
    expect(await refused('POST', path, { name: 'Crate', value: 'pk', factor: '1', per: 'EA' })).toEqual([
      { field: 'value', message: 'The unit “pk” already exists.' },
    ]);
    const [pack] = await server.ok<Unit[]>('owner', 'GET', `${path}?search=PK`);
    expect(await refused('PUT', `${path}/${pack?.uuid}`, { version: 1, factor: '5', per: 'CASE' })).toEqual([
      {
        field: 'factor',
        message: '1 PK = 5 CASE contradicts other conversions: 1 PK is 0.1 CASE by PK → CASE',
      },
    ]);
    expect(each?.per).toBe('PK');
  });

  test.each([
    [{ factor: '2', per: 'FT' }, 'factor', '1 IN = 2 FT contradicts other conversions'],
    [{ factor: '0', per: 'EA' }, 'factor', 'must be a number above 0'],
    [{ factor: 'many', per: 'EA' }, 'factor', 'must be a number above 0'],
    [{ factor: '2', per: 'IN' }, 'per', 'a unit always equals itself'],
    [{ factor: '2' }, 'per', 'This field is required'],
    [{ factor: '2', per: 'NOTHING' }, 'per', 'The unit “NOTHING” does not exist.'],
  ])('%j is rejected at %s', async (values, field, message) => {
    const [problem] = (await refused('POST', path, { name: 'Inch', value: 'IN', ...values })) ?? [];
    expect(problem?.field).toBe(field);
    expect(problem?.message).toContain(message);
  });

  test('are renamed everywhere and cannot be deleted while used', async () => {
    const { uuid } = await unit('SPOOL');
    await unit('RACK', { factor: '8', per: 'SPOOL' });
    const material = await server.ok<Material>('owner', 'POST', '/material/list', {
      name: 'Wire',
      code: 'W-1',
      unit_of_measure: 'spool',
    });
    expect(material.unit_of_measure).toBe('SPOOL');
    await server.ok('owner', 'PUT', `${path}/${uuid}`, { version: 1, value: 'REEL' });
    expect(await server.ok('owner', 'GET', `/material/list/${material.uuid}`)).toMatchObject({
      unit_of_measure: 'REEL',
    });
    const answer = await server.call('owner', 'DELETE', `${path}/${uuid}`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'A material is measured in REEL. Assign another unit to it first.',
    ]);
    await server.ok('owner', 'DELETE', `/material/list/${material.uuid}`);
    expect((await server.call('owner', 'DELETE', `${path}/${uuid}`)).body.message).toBe(
      'RACK is converted from REEL. Change that conversion first.',
    );
  });

  test('lose their conversion with an empty factor', async () => {
    const { uuid } = await unit('TRAY', { factor: '6', per: 'EA' });
    expect(await server.ok('owner', 'PUT', `${path}/${uuid}`, { version: 1, factor: '' })).toMatchObject({
      factor: '',
      per: '',
    });
  });

  test('that do not exist are rejected for a material', async () => {
    expect(
      await refused('POST', '/material/list', { name: 'Odd', code: 'O-1', unit_of_measure: 'FURLONG' }),
    ).toEqual([
      {
        field: 'unit_of_measure',
        message: 'The unit “FURLONG” does not exist. Add it under Units of measure.',
      },
    ]);
  });

  test('cannot be changed for a material with prices', async () => {
    const { uuid } = await server.ok<Material>('owner', 'POST', '/material/list', {
      name: 'Priced',
      code: 'P-1',
      unit_of_measure: 'SF',
    });
    await server.ok('owner', 'POST', `/material/prices/${uuid}`, { vendor_name: 'V', price: '1' });
    expect(await refused('PUT', `/material/list/${uuid}`, { version: 1, unit_of_measure: 'EA' })).toEqual([
      {
        field: 'unit_of_measure',
        message: 'Its price is per SF. Create a new material to use another unit.',
      },
    ]);
    // A synonym of the same unit.
    await server.ok('owner', 'PUT', `/material/list/${uuid}`, { version: 1, unit_of_measure: 'SQFT' });
  });
});
