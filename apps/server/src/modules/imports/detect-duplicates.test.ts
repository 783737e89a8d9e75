import type { Import, ImportRow } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { csv, importing } from '../../testing/imports.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const { upload, read, rowsOf, check, run, undo } = importing(() => server);

const decide = async (uuid: string, choice: 'skip' | 'update' | 'create', numbers?: number[]) => {
  await server.ok('owner', 'PUT', `/setup/imports/${uuid}/alike`, {
    choice,
    ...(numbers ? { numbers } : {}),
  });
  await server.runJobs();
  return read(uuid);
};
const looks = (rows: readonly ImportRow[]) =>
  rows.map(({ number, alike }) => [
    number,
    alike.map(({ line, title, reasons }) => [line ?? title, ...reasons]),
  ]);
const make = <Row = { uuid: string; number: string }>(path: string, body: object) =>
  server.ok<Row>('owner', 'POST', path, body);
const named = (path: string, name: string) =>
  server.ok<Record<string, unknown>[]>('owner', 'GET', `${path}?search=${encodeURIComponent(name)}`);

describe('rows that resemble existing records', () => {
  test('require a decision each: skip, update or create', async () => {
    const halvorsen = await make('/crm/accounts', {
      name: 'Halvorsen Builders, Inc.',
      phone: '541-555-0142',
      city: 'Eugene',
      zip: '97401',
    });
    await make('/crm/accounts', { name: 'Cascade Glass', email: 'office@cascadeglass.test' });
    const found = await upload(
      'account',
      csv(
        'Account,Phone,E-mail,City',
        'HALVORSEN BLDRS,(541) 555-0142,new@halvorsen.test,Salem',
        'Halvorson Builders,541-555-0142,,Bend',
        'Glazing Northwest,,office@cascadeglass.test,Bend',
        'Nobody’s Double LLC,,,Bend',
      ),
    );
    const checked = await check(found);
    expect(checked).toMatchObject({ state: 'checked', faulty: 0, alike: 3 });
    const rows = await rowsOf(found.uuid, '?only=alike');
    expect(looks(rows)).toEqual([
      [2, [['Halvorsen Builders, Inc.', 'same name', 'same phone']]],
      [3, [['Halvorsen Builders, Inc.', 'same phone', 'similar name'], expect.anything()]],
      [4, [['Cascade Glass', 'same email']]],
    ]);
    expect(rows[0]?.alike[0]).toMatchObject({ uuid: halvorsen.uuid, number: halvorsen.number });

    const early = await server.call('owner', 'POST', `/setup/imports/${found.uuid}/run`, {
      version: checked.version,
      mode: 'valid',
    });
    expect([early.status, early.body.message]).toEqual([
      409,
      '3 rows look like existing accounts or other rows. Decide what to do with them first.',
    ]);
    expect(await decide(found.uuid, 'update', [2])).toMatchObject({ alike: 2, faulty: 0 });
    expect(await decide(found.uuid, 'skip', [3])).toMatchObject({ alike: 1 });
    const ready = await decide(found.uuid, 'create');
    expect(ready).toMatchObject({ alike: 0, faulty: 0 });
    const done = await run(ready);
    expect(done).toMatchObject({ created: 2, updated: 1, skipped: 1, rejected: 0 });
    const record = await server.ok<Record<string, unknown>>(
      'owner',
      'GET',
      `/crm/accounts/${halvorsen.uuid}`,
    );
    expect(record).toMatchObject({ name: 'HALVORSEN BLDRS', city: 'Salem', zip: '97401' });
    expect(await named('/crm/accounts', 'Halvorson')).toEqual([]);
    const { bytes } = await server.call('owner', 'GET', `/setup/imports/${found.uuid}/result`);
    const resultRows = xlsx.utils.sheet_to_json<Record<string, string>>(
      xlsx.read(bytes).Sheets['Sheet1'] ?? {},
    );
    expect(resultRows[1]).toMatchObject({
      Result: 'Skipped',
      Why: `Skipped because it is a possible duplicate of Halvorsen Builders, Inc., ${halvorsen.number}.`,
    });
    expect(await undo(found.uuid)).toMatchObject({ undone: 3, kept: 0 });
    expect(await server.ok('owner', 'GET', `/crm/accounts/${halvorsen.uuid}`)).toMatchObject({
      name: 'Halvorsen Builders, Inc.',
      city: 'Eugene',
      email: '',
    });
  });

  test('do not update one record from two rows, and another decision resolves the conflict', async () => {
    await make('/vendors', { name: 'Summit Supply Co', phone: '303-555-0177' });
    const found = await check(
      await upload(
        'vendor',
        csv('Vendor,Phone', 'Summit Supply Company,', 'Summit Sply,303-555-0177', 'Summit Supply Corp.,'),
      ),
    );
    expect(found.alike).toBe(3);
    const all = await decide(found.uuid, 'update');
    expect(all).toMatchObject({ alike: 0, faulty: 2 });
    const [first, second] = await rowsOf(found.uuid);
    expect([first?.state, second?.state]).toEqual(['valid', 'faulty']);
    expect(second?.errors).toEqual([{ column: -1, message: 'Line 2 has the same vendor to update.' }]);
    expect(await decide(found.uuid, 'skip', [3, 4])).toMatchObject({ alike: 0, faulty: 0 });
    // The first row releases the record, and the second may use it.
    await decide(found.uuid, 'create', [2]);
    expect(await decide(found.uuid, 'update', [3])).toMatchObject({ faulty: 0 });
  });

  test('require a new decision after a cell is corrected', async () => {
    await make('/crm/accounts', { name: 'Kestrel Masonry', phone: '720-555-0191' });
    const found = await check(
      await upload('account', csv('Account,Phone', 'Kestrel Masonry LLC,', 'Plain Other,')),
    );
    await decide(found.uuid, 'create');
    const edit = (number: number, column: number, value: string) =>
      server.ok<ImportRow[]>('owner', 'PUT', `/setup/imports/${found.uuid}/rows`, {
        rows: [{ number, cells: [{ column, value }] }],
      });
    expect(await edit(3, 1, '720-555-0191')).toMatchObject([
      { number: 3, alike: [{ title: 'Kestrel Masonry' }, { line: 2 }].slice(0, 1) },
    ]);
    expect(await read(found.uuid)).toMatchObject({ alike: 1 });
    const [mended] = await edit(2, 0, 'Wren Tile');
    expect(mended).toMatchObject({ number: 2, alike: [], choice: '' });
  });
});

describe('rows that resemble each other', () => {
  test.each<[string, string[], number]>([
    ['account', ['Account,ZIP', 'Two Pines Construction,80014', 'Two Pines Constr. LLC,80014'], 3],
    ['contact', ['First name,Last name,Email', 'Robert,Boone,rb@boone.test', 'Bob,Boone,rb@boone.test'], 3],
    [
      'lead',
      ['Lead,Email,Phone', 'New roof,a@roof.test,303-555-0111', 'New roof.,a@roof.test,303-555-0111'],
      3,
    ],
    ['vendor', ['Vendor', 'Blue Heron Supply', 'Blue Heron Supply Inc'], 3],
    ['material', ['Material,Code,Unit', 'Joint compound 5 gal,JC-5,EA', 'Joint Compound 5-gal,JC5,EA'], 3],
  ])(
    '%s: require a decision for the later row, which cannot update a record that does not exist yet',
    async (kind, lines, line) => {
      const checked = await check(await upload(kind, csv(...lines)));
      expect(checked).toMatchObject({ faulty: 0, alike: 1 });
      const [first, second] = await rowsOf(checked.uuid);
      expect([first?.alike, second?.number]).toEqual([[], line]);
      expect(second?.alike[0]).toMatchObject({ line: 2 });
      expect(second?.alike[0]?.reasons.length).toBeGreaterThan(0);
      const answer = await server.call('owner', 'PUT', `/setup/imports/${checked.uuid}/alike`, {
        choice: 'update',
      });
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'None of these rows is a possible duplicate of an existing record. Skip them or create them.',
      ]);
      const done = await run(await decide(checked.uuid, 'skip'));
      expect(done).toMatchObject({ created: 1, skipped: 1, rejected: 0 });
    },
  );

  test('are not duplicates when their numbers differ', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `Building ${at},Salem`);
    const checked = await check(await upload('account', csv('Account,City', ...lines)));
    expect(checked).toMatchObject({ faulty: 0, alike: 0 });
  });

  test('are decided on in bulk, by a job when records are updated', async () => {
    const count = 600;
    const lines = (form: string) =>
      Array.from({ length: count }, (_, at) => `Yard ${at}${form},800${String(5_550_000 + at)}`);
    const first: Import = await check(await upload('account', csv('Account,Phone', ...lines(''))));
    await run(first);
    const second = await check(
      await upload('account', csv('Account,Phone,City', ...lines(' LLC').map((each) => `${each},Bend`))),
    );
    expect(second).toMatchObject({ faulty: 0, alike: count });
    const ready = await decide(second.uuid, 'update');
    expect(ready).toMatchObject({ state: 'checked', faulty: 0, alike: 0 });
    expect(await run(ready)).toMatchObject({ created: 0, updated: count, rejected: 0 });
    expect(await undo(second.uuid)).toMatchObject({ undone: count, kept: 0 });
  }, 120_000);
});
