import { entryOf } from '@plumbline/validation/forms';
import type {
  FormDefinition,
  Import,
  ImportRow,
  Material,
  MaterialIdentifier,
  MaterialPrice,
} from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
let board: Material;
let identifiers: MaterialIdentifier[];
beforeAll(async () => {
  server = await testServer();
  board = await server.ok<Material>('owner', 'POST', '/material/list', {
    name: 'Board',
    code: 'B-1',
    unit_of_measure: 'SF',
  });
  for (const name of ['Ada Supply', 'Bea Supply']) await server.ok('owner', 'POST', '/vendors', { name });
  identifiers = await server.ok('owner', 'GET', '/setup/material-identifier?sort=name');
});
afterAll(() => server.stop());

const csv = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));
const read = (uuid: string, user: UserName) => server.ok<Import>(user, 'GET', `/setup/imports/${uuid}`);
async function upload(kind: string, bytes: Uint8Array, user: UserName = 'owner') {
  const { uuid, url } = await server.ok<{ uuid: string; url: string }>(
    user,
    'POST',
    `/setup/imports/${kind}`,
    { name: 'file.csv', size: bytes.length },
  );
  await server.ok(user, 'PUT', url, bytes);
  await server.runJobs();
  return read(uuid, user);
}
async function check(
  { uuid, version, columns = [], date_order, existing }: Import,
  user: UserName = 'owner',
) {
  await server.ok(user, 'PUT', `/setup/imports/${uuid}/mapping`, {
    version,
    columns: columns.map(({ index, field }) => ({ index, field })),
    date_order,
    existing,
  });
  await server.runJobs();
  return read(uuid, user);
}
async function run({ uuid, version }: Import, user: UserName = 'owner') {
  await server.ok(user, 'POST', `/setup/imports/${uuid}/run`, { version, mode: 'valid' });
  await server.runJobs();
  return read(uuid, user);
}
const undo = async (uuid: string) => {
  await server.ok('owner', 'POST', `/setup/imports/${uuid}/undo`);
  await server.runJobs();
  return read(uuid, 'owner');
};
const rowsOf = (uuid: string) => server.ok<ImportRow[]>('owner', 'GET', `/setup/imports/${uuid}/rows`);
const history = (material = board) =>
  server.ok<MaterialPrice[]>('owner', 'GET', `/material/prices/${material.uuid}`);

const heading =
  'Material,Vendor,Price,Freight (0-100),Cushion,Sell price,Lead time,Last price,Expires,Preferred vendor';
const price = (material: string, vendor: string, columns: string) => `${material},${vendor},${columns}`;
const standing = async () => (await history()).filter(({ withdrawnAt }) => !withdrawnAt);

describe('price files', () => {
  test('match materials by code and vendors by name, and import once however often the file is read', async () => {
    const file = csv(
      heading,
      price('B-1', 'Ada Supply', '10,5,10,13.5,7,2026-01-15,2026-12-31,Ada Supply'),
      price('B-1', 'VEN-00002', '9.5,,,,,2026-02-01,,'),
      price('B-1', 'Nobody', '9,,,,,2026-02-01,,'),
      price('B-1', 'Ada Supply', '8,101,,,,2026-02-01,,'),
      price('B-1', 'Ada Supply', '7,,,,,2026-02-01,2026-01-01,'),
    );
    const found = await upload('materialPrice', file);
    expect(found.columns?.map(({ field }) => field)).toEqual([
      'material_id',
      'vendor_id',
      'price',
      'freight_percentage',
      'cushion',
      'sell_price',
      'lead_time',
      'last_price_date',
      'expiry_price_date',
      'prefered_vendor_id',
    ]);
    const checked = await check(found);
    expect(checked).toMatchObject({ state: 'checked', faulty: 3 });
    const errors = (await rowsOf(found.uuid)).flatMap((row) =>
      row.errors.map(({ column, message }) => [row.number, column, message]),
    );
    expect(errors).toEqual([
      [4, 1, 'No vendor named “Nobody”.'],
      [5, 3, 'Enter number between 0 and 100'],
      [6, 8, 'A price cannot expire before its date'],
    ]);
    expect(await run(checked)).toMatchObject({ state: 'done', created: 2, rejected: 3 });
    expect(await server.ok('owner', 'GET', `/material/list/${board.uuid}`)).toMatchObject({
      prefered_vendor_name: 'Ada Supply',
      landed_price: '10.5000',
      estimate_price: '11.5500',
      sell_price: '13.5000',
      lead_time: 7,
    });

    const again = await run(await check(await upload('materialPrice', file)));
    expect(again).toMatchObject({ created: 0, skipped: 2, rejected: 3 });
    expect(await standing()).toHaveLength(2);

    // A different price on the same day is a second entry.
    const more = csv('Material,Vendor,Price,Last price', 'B-1,Ada Supply,11,2026-01-15');
    expect(await run(await check(await upload('materialPrice', more)))).toMatchObject({ created: 1 });
    expect(await standing()).toHaveLength(3);
  });

  test('are withdrawn by undo except where the vendor has a newer price', async () => {
    const before = await standing();
    const file = csv(
      'Material,Vendor,Price,Last price',
      'B-1,Ada Supply,20,2026-03-01',
      'B-1,Ada Supply,21,2026-03-02',
      'B-1,Bea Supply,19,2026-03-01',
    );
    const done = await run(await check(await upload('materialPrice', file)));
    expect(done.created).toBe(3);
    const bea = before.find(({ vendor_name }) => vendor_name === 'Bea Supply');
    await server.ok('owner', 'POST', `/material/prices/${board.uuid}`, {
      vendor_id: bea?.vendor_id,
      price: '18',
      last_price_date: '2026-03-05',
    });
    expect(await undo(done.uuid)).toMatchObject({ state: 'undone', undone: 2, kept: 1 });
    expect((await standing()).map((each) => each.price)).toEqual([
      '18.0000',
      '19.0000',
      ...before.map((each) => each.price),
    ]);
    expect((await history()).filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(2);
    // An undone import can be repeated.
    expect(await run(await check(await upload('materialPrice', file)))).toMatchObject({
      created: 2,
      skipped: 1,
    });
  });

  test('import a repeated price once', async () => {
    const line = 'B-1,Bea Supply,30,2026-04-01';
    const done = await run(
      await check(await upload('materialPrice', csv('Material,Vendor,Price,Last price', line, line))),
    );
    expect(done).toMatchObject({ created: 1, rejected: 1 });
  });
});

describe('material files', () => {
  const [upc] = ['UPC'];
  const heads = () =>
    ['Material', 'Code', 'Unit', 'Category', ...identifiers.map(({ name }) => name)].join(',');

  test('create identifiers and categories, and undo removes identifiers and materials', async () => {
    const done = await run(
      await check(
        await upload(
          'material',
          csv(
            heads(),
            'Board,B-1,,,MN-1,0001',
            'Stud,S-1,LF,Light steel,MN-2,0002',
            'Track,S-2,LF,light steel,,0002',
          ),
        ),
      ),
    );
    expect(done).toMatchObject({ created: 1, updated: 1, rejected: 1 });
    const rows = await rowsOf(done.uuid);
    expect(rows[2]?.errors[0]).toEqual({ column: 5, message: '“Stud” already has this UPC.' });
    const [stud] = await server.ok<Material[]>('owner', 'GET', '/material/list?search=0002');
    expect(stud).toMatchObject({
      name: 'Stud',
      category: 'Light steel',
      identifier_words: 'Manufacturer number MN-2, UPC 0002',
    });
    expect(await server.ok('owner', 'GET', '/material/categories?search=steel')).toMatchObject([
      { name: 'Light steel', materials: 1 },
    ]);
    expect(await undo(done.uuid)).toMatchObject({ undone: 2, kept: 0 });
    expect(await server.ok('owner', 'GET', `/material/list/${board.uuid}`)).toMatchObject({
      identifiers: {},
      identifier_words: '',
    });
  });

  test('without identifiers require the lesser right', async () => {
    const role = await server.ok<{ uuid: string }>('owner', 'POST', '/security/roles', {
      name: 'Importer',
      rights: ['v', 'a', 'e', 'wi', 'x'].map((type) => ({ app: 6, name: 'material', type })),
    });
    await server.tx('north', (tx) =>
      tx
        .updateTable('security_user')
        .set({ role_id: role.uuid })
        .where('user_id', '=', server.userIds.none)
        .execute(),
    );
    await server.renew('none');
    const found = await upload('material', csv(heads(), 'Nail,N-1,EA,Fixings,MN-9,0009'), 'none');
    expect(found.columns?.map(({ field }) => field)).toEqual([
      'name',
      'code',
      'unit_of_measure',
      'category',
      null,
      null,
    ]);
    expect(found.fields?.some(({ id }) => id.startsWith('identifiers.'))).toBe(false);
    const forced = (found.columns ?? []).map(({ index, field }) => ({
      index,
      field: index === 5 ? `identifiers.${identifiers.find(({ name }) => name === upc)?.uuid}` : field,
    }));
    const answer = await server.call('none', 'PUT', `/setup/imports/${found.uuid}/mapping`, {
      version: found.version,
      columns: forced,
      date_order: found.date_order,
      existing: 'update',
    });
    expect(answer.body.errors).toEqual([{ field: 'columns.5', message: 'This field does not exist.' }]);
    expect(await run(await check(found, 'none'), 'none')).toMatchObject({ created: 1 });
    // Prices require a separate right.
    expect(
      (await server.call('none', 'POST', '/setup/imports/materialPrice', { name: 'p', size: 1 })).body
        .missing,
    ).toEqual({
      app: 6,
      name: 'price',
      type: 'i',
    });
    expect((await server.call('none', 'GET', '/material/list/export-identifiers')).body.missing).toEqual({
      app: 6,
      name: 'material',
      type: 'i',
    });
  });

  test('are exported with or without identifiers', async () => {
    await server.ok('owner', 'PUT', `/material/list/${board.uuid}`, {
      version: (await server.ok<Material>('owner', 'GET', `/material/list/${board.uuid}`)).version,
      identifiers: { [identifiers.find(({ name }) => name === upc)?.uuid ?? '']: '0012345678905' },
    });
    const sheet = async (path: string) => {
      const answer = await server.call('owner', 'GET', path);
      const book = xlsx.read(answer.bytes);
      return xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Sheet1'] ?? {});
    };
    const filter = `?filter=${encodeURIComponent('{"code":"B-1"}')}`;
    expect((await sheet(`/material/list/export-identifiers${filter}`))[0]).toMatchObject({
      Code: 'B-1',
      UPC: '0012345678905',
    });
    const [plain] = await sheet(`/material/list/export${filter}`);
    expect(plain).toMatchObject({ Code: 'B-1' });
    expect(JSON.stringify(plain)).not.toContain('0012345678905');
  });

  test('include custom fields in both formats', async () => {
    const form = await server.ok<FormDefinition>('owner', 'GET', '/setup/forms/material');
    const [first, ...rest] = form.groups;
    const field = entryOf('finishes', { label: 'Finishes', kind: 'multi', options: ['Matte', 'Gloss'] });
    await server.ok('owner', 'PUT', '/setup/forms/material', {
      version: form.version,
      groups: [{ ...first, fields: [...(first?.fields ?? []), field] }, ...rest],
    });
    await server.ok('owner', 'PUT', `/material/list/${board.uuid}`, {
      version: (await server.ok<Material>('owner', 'GET', `/material/list/${board.uuid}`)).version,
      custom: { finishes: ['Matte', 'Gloss'] },
    });
    const filter = `?filter=${encodeURIComponent('{"code":"B-1"}')}`;
    for (const file of ['export', 'export-identifiers']) {
      const answer = await server.call('owner', 'GET', `/material/list/${file}${filter}`);
      const sheet = xlsx.read(answer.bytes).Sheets['Sheet1'] ?? {};
      expect(xlsx.utils.sheet_to_json(sheet)[0], file).toMatchObject({
        Code: 'B-1',
        Finishes: 'Matte, Gloss',
      });
    }
  });
});

describe('bulk actions on materials', () => {
  const change = (name: string, body: object, user: UserName = 'owner') =>
    server.call(user, 'PUT', `/material/list/${name}`, body);
  test('deactivate and activate them with audit entries', async () => {
    const uuid = [board.uuid];
    expect((await change('active', { uuid, is_active: false })).body.data).toEqual({ changed: 1 });
    expect((await change('active', { uuid, is_active: false })).body.data).toEqual({ changed: 0 });
    expect(
      await server.ok('owner', 'GET', `/material/list?filter=${encodeURIComponent('{"is_active":false}')}`),
    ).toMatchObject([{ code: 'B-1', is_active: false }]);
    const [last] = await server.ok<{ changes: object[] }[]>(
      'owner',
      'GET',
      `/material/list/${board.uuid}/changes`,
    );
    expect(last?.changes).toEqual([{ field: 'is_active', before: 'true', after: 'false' }]);
    await change('active', { uuid, is_active: true });
  });
  test('reset them to the defaults of a new material and nothing else', async () => {
    const before = await server.ok<Material>('owner', 'GET', `/material/list/${board.uuid}`);
    await server.ok('owner', 'PUT', `/material/list/${board.uuid}`, {
      version: before.version,
      waste_percentage: '12',
      order_quantity: '32',
      escalation: '3',
    });
    expect((await change('reset', { uuid: [board.uuid] })).body.data).toEqual({ changed: 1 });
    expect(await server.ok('owner', 'GET', `/material/list/${board.uuid}`)).toMatchObject({
      name: 'Board',
      waste_percentage: '0.0000',
      order_quantity: '1.0000',
      escalation: '0.0000',
      prefered_vendor_id: null,
      identifiers: before.identifiers,
    });
    expect((await change('reset', { uuid: [board.uuid] })).body.data).toEqual({ changed: 0 });
  });
  test.each([
    ['active', { is_active: true }, 'mai'],
    ['reset', {}, 'r'],
  ])('require the right for %s', async (name, body, type) => {
    expect((await change(name, { uuid: [board.uuid], ...body }, 'editor')).body.missing).toEqual({
      app: 6,
      name: 'material',
      type,
    });
  });
  test('are rejected as a whole when one material is not found', async () => {
    const answer = await change('active', {
      uuid: [board.uuid, '01900000-0000-7000-8000-000000000000'],
      is_active: false,
    });
    expect(answer.status).toBe(404);
    expect(await server.ok('owner', 'GET', `/material/list/${board.uuid}`)).toMatchObject({
      is_active: true,
    });
  });
});
