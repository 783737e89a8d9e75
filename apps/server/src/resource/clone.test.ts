import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Assembly, Change, LaborTemplate, Material, QuoteTemplate, Role } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wallAssembly } from '../testing/records.ts';
import { testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const make = <Row>(address: string, body: object) => server.ok<Row>('owner', 'POST', address, body);
const copy = <Row>(address: string, uuid: string, body: object = {}) =>
  make<Row>(`${address}/${uuid}/copy`, body);
const read = <Row>(address: string, uuid: string) => server.ok<Row>('owner', 'GET', `${address}/${uuid}`);

describe('a copy', () => {
  test('of an assembly has lines of its own, and leaves the original unchanged', async () => {
    const { assembly } = await wallAssembly(server, 'owner', 'north');
    const address = '/material/assembly/list';
    const before = await read<Assembly>(address, assembly);
    const made = await copy<Assembly>(address, assembly);
    expect([made.name, made.code]).toEqual([`${before.name} copy`, `${before.code} copy`]);
    const linesOf = ({ materials }: Assembly) => materials.map(({ uuid: _uuid, ...line }) => line);
    expect(linesOf(made)).toEqual(linesOf(before));
    expect(made.materials[0]?.uuid).not.toBe(before.materials[0]?.uuid);
    expect(await read<Assembly>(address, assembly)).toEqual(before);
    const again = await copy<Assembly>(address, made.uuid, { name: 'Shaft wall' });
    expect([again.name, again.code]).toEqual(['Shaft wall', `${before.code} copy 2`]);
    const history = await server.ok<Change[]>('owner', 'GET', `${address}/${made.uuid}/changes`);
    expect(history.map(({ action }) => action)).toEqual(['created']);
  });

  test('of a material has neither its identifiers nor its prices', async () => {
    const { uuid } = await make<{ uuid: string }>('/setup/material-identifier', {
      name: 'Part no. of the yard',
    });
    const board = await make<Material>('/material/list', {
      name: 'Gypsum board 5/8',
      code: 'GB-58',
      unit_of_measure: 'SF',
      waste_percentage: '7',
      identifiers: { [uuid]: '0012345678905' },
    });
    await server.ok('owner', 'POST', `/material/prices/${board.uuid}`, { vendor_name: 'V', price: '1' });
    const made = await copy<Material>('/material/list', board.uuid);
    expect(made).toMatchObject({
      name: 'Gypsum board 5/8 copy',
      code: 'GB-58 copy',
      unit_of_measure: 'SF',
      waste_percentage: board.waste_percentage,
      identifier_words: '',
      vendor_name: '',
    });
  });

  test('of a labor template has its items', async () => {
    const address = '/labor-cost-template';
    const labor = await make<{ uuid: string }>('/setup/materials/labor-cost', {
      name: 'Framer',
      unit: 'h',
      regular_cost: '60',
      overtime_cost: '90',
      double_overtime_cost: '120',
      nightshift_cost: '70',
    });
    const rates = await make<LaborTemplate>(address, {
      name: 'Union',
      items: [{ name: 'Framers', labor_costs: [{ labor_cost_id: labor.uuid }], profit: '10' }],
    });
    const made = await copy<LaborTemplate>(address, rates.uuid);
    expect([made.name, made.count, made.items?.[0]?.rate]).toEqual(['Union copy', 1, rates.items?.[0]?.rate]);
  });

  test('of the default template is not the default', async () => {
    const address = '/estimations/quote-template';
    const letter = await make<QuoteTemplate>(address, {
      name: 'Letter',
      type: 'BasicTemplate',
      is_default: true,
      template: '<p>Dear customer</p>',
    });
    const made = await copy<QuoteTemplate>(address, letter.uuid);
    expect(made).toMatchObject({ name: 'Letter copy', is_default: false, template: '<p>Dear customer</p>' });
    expect((await read<QuoteTemplate>(address, letter.uuid)).is_default).toBe(true);
  });

  test('of an access level grants the same rights, and none that its creator lacks', async () => {
    const level = await make<Role>('/security/roles', {
      name: 'Yard',
      rights: [{ app: 1, name: 'account', type: 'd' }],
    });
    const made = await copy<Role>('/security/roles', level.uuid);
    expect([made.name, made.rights, made.users]).toEqual(['Yard copy', level.rights, 0]);
    // The editor may copy access levels, and may not delete accounts.
    const beyond = await server.call('editor', 'POST', `/security/roles/${level.uuid}/copy`, {});
    expect([beyond.status, beyond.body.errors?.[0]?.field]).toEqual([422, 'rights']);
    const less = await server.ok<Role>('editor', 'POST', `/security/roles/${level.uuid}/copy`, {
      name: 'Yard, reading',
      rights: [{ app: 1, name: 'account', type: 'v' }],
    });
    expect(less.rights).toEqual([{ app: 1, name: 'account', type: 'v' }]);
    expect((await server.call('stranger', 'POST', `/security/roles/${level.uuid}/copy`, {})).status).toBe(
      404,
    );
  });
});

test('the migration grants the copy right where the right to add included copying, and nowhere else', async () => {
  const migration = await readFile(
    path.join(import.meta.dirname, '../database/migrations/0089_ability_to_copy.sql'),
    'utf8',
  );
  const before = {
    '1': { account: { v: 1, a: 1 } },
    '2': { drive: { v: 1, a: 1 } },
    '6': { material: { v: 1 }, assembly: { v: 1, a: 1, e: 1 }, price: { v: 1, a: 1 } },
  };
  const { rows } = await server.owner.query<{ role_id: string }>(
    `insert into security_role (tenant_id, role_id, name, permissions)
     values ($1, gen_random_uuid(), 'Before copying', $2) returning role_id`,
    [server.tenantIds.north, JSON.stringify(before)],
  );
  await server.owner.query(migration);
  const after = await server.owner.query<{ permissions: object }>(
    'select permissions from security_role where role_id = $1',
    [rows[0]?.role_id],
  );
  expect(after.rows[0]?.permissions).toEqual({
    '1': before['1'],
    '2': { drive: { v: 1, a: 1, c: 1 } },
    '6': { ...before['6'], assembly: { v: 1, a: 1, e: 1, c: 1 } },
  });
});
