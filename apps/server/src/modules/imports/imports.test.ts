import { entryOf } from '@plumbline/validation/forms';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FormDefinition, Import, ImportRow, NotificationRow } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { zipFile } from '../../files/zip-file.ts';
import { purgeAbandonedImports } from './purge-abandoned.ts';
import { book, bytesOf, csv, importing } from '../../testing/imports.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const { upload, read, rowsOf, check, run, undo } = importing(() => server);
const named = async (name: string) =>
  server.ok<Record<string, unknown>[]>(
    'owner',
    'GET',
    `/crm/accounts?limit=-1&filter=${encodeURIComponent(JSON.stringify([{ field: 'name', op: 'eq', value: name }]))}`,
  );
const sheetOf = (bytes: Uint8Array) =>
  xlsx.utils.sheet_to_json<Record<string, unknown>>(xlsx.read(bytes).Sheets['Sheet1'] ?? {});

describe('an import', () => {
  test('corrects invalid rows in place, creates records, returns a result file and is undone', async () => {
    const long = 'n'.repeat(256);
    const found = await upload(
      'account',
      await book(
        ['Account', 'E-mail', 'Phone', 'Owner', 'Colour'],
        ['Ada’s Interiors', 'ada@ada.test', '(303) 555-0100', 'editor@north.test', 'red'],
        ['Bea', 'not an address', '303', 'Nobody', null],
        [long, null, null, 'viewer Tester', null],
        ['ada’s interiors', null, null, null, null],
        [null, 'x@x.test', null, null, null],
        ['=SUM(A1)', null, null, null, null],
      ),
    );
    expect(found).toMatchObject({ state: 'mapping', total: 6, remembered: false, read_as: 'workbook' });
    expect(found.columns?.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'owner_id', null]);
    const checked = await check(found);
    expect(checked).toMatchObject({ state: 'checked', faulty: 4, total: 6 });
    const faulty = await rowsOf(found.uuid, '?only=errors');
    expect(faulty.map(({ number, errors }) => [number, errors])).toEqual([
      [
        3,
        [
          { column: 1, message: 'The Email field must be a valid email' },
          { column: 2, message: 'Format must be XXX-XXX-XXXX' },
          { column: 3, message: 'No user named “Nobody”.' },
        ],
      ],
      [4, [{ column: 0, message: 'The Max number of Character  must be 255' }]],
      [5, [{ column: 0, message: 'Line 2 has the same account.' }]],
      [6, [{ column: 0, message: 'This field is required' }]],
    ]);
    expect(await named('Ada’s Interiors')).toEqual([]);

    const refused = await server.call('owner', 'POST', `/setup/imports/${found.uuid}/run`, {
      version: checked.version,
      mode: 'all',
    });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '4 rows have errors. Correct them, or import only the valid rows.',
    ]);

    const mended = await server.ok<ImportRow[]>('owner', 'PUT', `/setup/imports/${found.uuid}/rows`, {
      rows: [
        {
          number: 3,
          cells: [
            { column: 1, value: 'bea@bea.test' },
            { column: 2, value: '3035550101' },
            { column: 3, value: '' },
          ],
        },
        { number: 2, cells: [{ column: 0, value: 'Ada' }] },
        { number: 4, cells: [{ column: 0, value: 'n'.repeat(255) }] },
      ],
    });
    // Line 5 was a duplicate of line 2 and no longer is.
    expect(mended.map(({ number, state }) => [number, state])).toEqual([
      [2, 'valid'],
      [3, 'valid'],
      [4, 'valid'],
      [5, 'valid'],
    ]);
    const ready = await read(found.uuid);
    expect(ready.faulty).toBe(1);
    const done = await run(ready);
    expect(done).toMatchObject({
      state: 'done',
      created: 5,
      updated: 0,
      skipped: 0,
      rejected: 1,
      undoable: true,
    });
    const [ada] = await named('Ada');
    expect(ada).toMatchObject({ phone: '303-555-0100', owner_id: server.userIds.editor, status: 'Prospect' });
    expect(await named('=SUM(A1)')).toHaveLength(1);
    const changes = await server.ok<{ action: string; entity: string }[]>(
      'owner',
      'GET',
      `/crm/accounts/${String(ada?.['uuid'])}/changes`,
    );
    expect(changes).toMatchObject([{ action: 'created', entity: 'account' }]);

    const result = await server.call('owner', 'GET', `/setup/imports/${found.uuid}/result`);
    expect(result.headers.get('content-disposition')).toContain('file_result.xlsx');
    expect(sheetOf(result.bytes).map((row) => [row['Line'], row['Result'], row['Why'] ?? ''])).toEqual([
      [2, 'Created', ''],
      [3, 'Created', ''],
      [4, 'Created', ''],
      [5, 'Created', ''],
      [6, 'Rejected', 'Account: This field is required\nNot imported because it has errors.'],
      [7, 'Created', ''],
    ]);

    const [bea] = await named('Bea');
    await server.ok('owner', 'PUT', `/crm/accounts/${String(bea?.['uuid'])}`, { city: 'Salem', version: 1 });
    const taken = await undo(found.uuid);
    expect(taken).toMatchObject({ state: 'undone', created: 5, undone: 4, kept: 1, undoable: false });
    expect([await named('Ada'), (await named('Bea')).length]).toEqual([[], 1]);
    const again = await server.call('owner', 'POST', `/setup/imports/${found.uuid}/undo`);
    expect(again.status).toBe(409);
  });

  test('notifies its user with the row counts when finished', async () => {
    const found = await upload('account', await book(['Account'], ['Told Of'], ['Told Of Too']));
    await run(await check(found), 'valid');
    const { notifications } = await server.ok<{ notifications: { data: object }[] }>(
      'owner',
      'GET',
      '/notification/',
    );
    expect(notifications[0]?.data).toMatchObject({
      name: 'Import finished',
      message: expect.stringContaining('2 created, 0 updated, 0 skipped, 0 rejected.') as string,
      module: 'imports',
      prop_type: 'account',
      prop_id: found.uuid,
    });
  });

  test('offers the rejected rows as a file by code 200 to its user while they may view such records', async () => {
    const found = await upload(
      'account',
      await book(['Account', 'Email'], ['Kept Whole', null], ['Left Out', 'not an address']),
      'owner',
      'two-accounts.xlsx',
    );
    await run(await check(found));
    const notificationsOf = async (name: UserName) =>
      (
        await server.ok<{ notifications: NotificationRow[] }>(name, 'GET', '/notification/')
      ).notifications.filter(({ data }) => data.prop_id === found.uuid);
    const [row] = await notificationsOf('owner');
    expect(row?.data).toMatchObject({
      code: 200,
      module: 'imports',
      message: expect.stringContaining(
        '1 rejected. Download the rejected rows to correct and import them.',
      ) as string,
      signedUrl: expect.stringMatching(/^\/api\//) as string,
    });
    expect(await notificationsOf('editor')).toEqual([]);
    const file = await server.call(undefined, 'GET', row?.data.signedUrl?.replace(/^\/api/, '') ?? '');
    expect(file.headers.get('content-disposition')).toContain('two-accounts_left-out.xlsx');
    expect(sheetOf(file.bytes)).toEqual([
      {
        Account: 'Left Out',
        Email: 'not an address',
        'Line in file': 3,
        Reason: expect.stringContaining('Email: The Email field must be a valid email') as string,
      },
    ]);
    // The file can be imported unchanged: the added columns are ignored, and the row still has its error.
    const again = await upload('account', file.bytes);
    expect(again.columns?.map(({ field }) => field)).toEqual(['name', 'email', null, null]);

    const administer = async (isAdmin: boolean) => {
      await server.owner.query('update security_user set is_admin = $1 where user_id = $2', [
        isAdmin,
        server.userIds.owner,
      ]);
      await server.renew('owner');
    };
    await administer(false);
    const withoutRight = await notificationsOf('owner');
    await administer(true);
    expect(withoutRight[0]?.data.message).toContain('1 rejected');
    expect(withoutRight[0]?.data).not.toHaveProperty('signedUrl');
  });

  test('of the same file again updates changed records without duplicates, and undo restores them', async () => {
    const head = 'Account,City,ZIP';
    const first = await upload(
      'account',
      csv(head, 'Rerun One,Salem,02139', 'Rerun Two,Salem,'),
      'owner',
      'a.csv',
    );
    expect(await run(await check(first))).toMatchObject({ created: 2 });
    expect((await named('Rerun One'))[0]).toMatchObject({ zip: '02139' });
    const second = await upload(
      'account',
      csv(head, 'rerun one,Boston,', 'Rerun Two,Salem,'),
      'owner',
      'a.csv',
    );
    expect(second.remembered).toBe(true);
    const done = await run(await check(second));
    expect(done).toMatchObject({ created: 0, updated: 1, skipped: 1 });
    // An empty cell keeps the existing value.
    expect((await named('rerun one'))[0]).toMatchObject({ city: 'Boston', zip: '02139' });
    await undo(second.uuid);
    expect((await named('Rerun One'))[0]).toMatchObject({ city: 'Salem', zip: '02139' });
    const third = await upload(
      'account',
      csv(head, 'Rerun One,Denver,', 'Rerun Three,Denver,'),
      'owner',
      'a.csv',
    );
    expect(await run(await check(third, { existing: 'skip' }))).toMatchObject({ created: 1, skipped: 1 });
    expect((await named('Rerun One'))[0]).toMatchObject({ city: 'Salem' });
    const fourth = await upload('account', csv(head, 'Rerun One,Denver,'), 'owner', 'a.csv');
    expect(fourth).toMatchObject({ remembered: true, existing: 'skip' });
  });

  test('accepts what an export contains', async () => {
    await server.ok('owner', 'POST', '/crm/accounts', {
      name: 'שלום 😀 & <Söhne>',
      city: '+1',
      zip: '01234',
      description: 'two\nlines',
    });
    const { bytes } = await server.call('owner', 'GET', '/crm/accounts/export?search=שלום');
    const found = await upload('account', bytes);
    const checked = await check(found);
    expect(await rowsOf(found.uuid)).toMatchObject([{ errors: [] }]);
    expect(await run(checked)).toMatchObject({ created: 0, updated: 0, skipped: 1 });
  });

  test('of opportunities finds their accounts and dates and reports required fields', async () => {
    await server.ok('owner', 'POST', '/crm/accounts', { name: 'Halvorsen' });
    const found = await upload(
      'opportunity',
      csv(
        'Opportunity;Account;Stage;Amount;Probability;Bid date',
        'Clinic;halvorsen;;"$1,200,000.50";40%;03/04/2026',
        'School;Halvorsen;No such stage;x;140;soon',
        'Barn;Nobody;;;;25.12.2026',
      ),
      'owner',
      'bids.csv',
    );
    // The third date has only one valid reading, which decides the format.
    expect(found.date_order).toBe('dmy');
    const recheck = await check(found, { date_order: 'ask' });
    const rows = await rowsOf(recheck.uuid);
    expect(rows[0]?.errors).toEqual([
      {
        column: 5,
        message: '“03/04/2026” can mean 2026-03-04 or 2026-04-03. Choose the date order.',
      },
    ]);
    const checked = await check(recheck, { date_order: 'mdy' });
    expect((await rowsOf(recheck.uuid)).map(({ errors }) => errors.map(({ column }) => column))).toEqual([
      [],
      [2, 3, 4, 5],
      [1],
    ]);
    const done = await run(checked);
    expect(done).toMatchObject({ created: 1, rejected: 2 });
    const [clinic] = await server.ok<Record<string, unknown>[]>(
      'owner',
      'GET',
      '/crm/opportunities?search=Clinic',
    );
    expect(clinic).toMatchObject({ amount: '1200000.5000', probability: 40, bid_date: '2026-03-04' });
  });

  test('reports record and database rules at their cells', async () => {
    const found = await upload(
      'material',
      csv(
        'Material,Code,Unit,Order quantity,Waste',
        'Board,B-1,SF,32,10',
        'Same,same,SF,1,1',
        'Tape,T-1,LF,0,-1',
        'Screw,b-1,EA,1,1',
        'Huge,H-1,EA,1,999999999999',
      ),
    );
    const checked = await check(found);
    expect((await rowsOf(found.uuid)).map(({ errors }) => errors)).toEqual([
      [],
      [{ column: 1, message: 'Material name and code should not be same.' }],
      [{ column: expect.any(Number), message: 'A value is outside its allowed range.' }],
      [{ column: 1, message: 'Line 2 has the same code.' }],
      [{ column: 4, message: 'Enter a number below 100,000.' }],
    ]);
    expect(await run(checked)).toMatchObject({ created: 1, rejected: 4 });
    const assembly = await upload(
      'assembly',
      csv('Assembly,Code,Take-off type', 'Wall,W-9,area', 'Odd,O-9,nothing'),
    );
    expect(await run(await check(assembly))).toMatchObject({ created: 1, rejected: 1 });
  });

  test('maps custom fields like other columns', async () => {
    const form = await server.ok<FormDefinition>('owner', 'GET', '/setup/forms/contact');
    const [first, ...rest] = form.groups;
    const fields = [
      entryOf('trades', { label: 'Trades', kind: 'multi', options: ['Framing', 'Ceilings'] }),
      entryOf('limit', { label: 'Limit', kind: 'money' }),
      entryOf('since', { label: 'Since', kind: 'date' }),
      entryOf('buyer', { label: 'Buyer', kind: 'person' }),
      entryOf('active', { label: 'Active', kind: 'switch' }),
    ];
    await server.ok('owner', 'PUT', '/setup/forms/contact', {
      version: form.version,
      groups: [{ ...first, fields: [...(first?.fields ?? []), ...fields] }, ...rest],
    });
    const template = await server.call('owner', 'GET', '/setup/imports/contact/template');
    const [head] = xlsx.utils.sheet_to_json<string[]>(xlsx.read(template.bytes).Sheets['Sheet1'] ?? {}, {
      header: 1,
    });
    expect(head).toEqual(expect.arrayContaining(['Trades', 'Limit', 'Since', 'Buyer', 'Active']));
    const found = await upload(
      'contact',
      csv(
        'First name,Last name,Trades,Limit,Since,Buyer,Active',
        'Own,Fields,"Framing, Ceilings","$9,000.50",2026-03-04,editor tester,yes',
        'Bad,Fields,Roofing,lots,never,Nobody,perhaps',
      ),
    );
    const done = await run(await check(found));
    expect(done).toMatchObject({ created: 1, rejected: 1 });
    const [, bad] = await rowsOf(found.uuid);
    expect(new Set(bad?.errors.map(({ column }) => column))).toEqual(new Set([-1, 2, 3, 4, 5, 6]));
    const [made] = await server.ok<Record<string, unknown>[]>('owner', 'GET', '/crm/contacts?search=Own');
    expect(made?.['custom']).toEqual({
      trades: ['Framing', 'Ceilings'],
      limit: '9000.5',
      since: '2026-03-04',
      buyer: server.userIds.editor,
      active: true,
    });
  });
});

describe('all-or-nothing mode', () => {
  test('reverts written rows when a later row is rejected', async () => {
    const lines = Array.from({ length: 600 }, (_, at) => `All ${at},AL-${at},EA`);
    const checked = await check(await upload('material', csv('Material,Code,Unit', ...lines)));
    expect(checked.faulty).toBe(0);
    await server.ok('owner', 'POST', `/setup/imports/${checked.uuid}/run`, {
      version: checked.version,
      mode: 'all',
    });
    // Between check and import, another record takes the unique value of row 500.
    await server.owner.query(
      `update import_row set cells = array['Clash', 'clash', 'EA'] where import_id = $1 and number = 500`,
      [checked.uuid],
    );
    await server.runJobs();
    const done = await read(checked.uuid);
    expect(done).toMatchObject({ state: 'undone', undone: 499, kept: 0 });
    expect(done.problem).toContain('Line 500 was rejected: Material name and code should not be same.');
    expect(done.created + done.updated + done.skipped + done.rejected).toBe(600);
    const { meta } = (await server.call('owner', 'GET', '/material/list?limit=1&search=AL-')).body;
    expect(meta?.count).toBe(0);
  });
});

test.each([
  ['text', 'accounts.xlsx', csv('Account', 'Named Otherwise')],
  ['text', 'accounts.csv', csv('Account', 'Named Otherwise')],
] as const)('detects the content type %s of %s', async (readAs, name, bytes) => {
  expect(await upload('account', bytes, 'owner', name)).toMatchObject({ state: 'mapping', read_as: readAs });
});

describe('invalid import files', () => {
  const refused = async (bytes: Uint8Array) => {
    const found = await upload('account', bytes);
    expect(found).toMatchObject({ state: 'refused', total: 0 });
    return found.problem;
  };
  test('reject a zip bomb without unpacking it', async () => {
    const spaces = ' '.repeat(1024 * 1024);
    const bomb = await zipFile([
      {
        name: 'xl/workbook.xml',
        text: (function* () {
          for (let each = 0; each < 40; each++) yield spaces;
        })(),
      },
    ]);
    expect(await refused(await bytesOf(bomb))).toContain('too large when unpacked');
    // An archive whose directory states a false size.
    const liar = Buffer.from(await bytesOf(await zipFile([{ name: 'xl/workbook.xml', text: [spaces] }])));
    const entry = liar.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    liar.writeUInt32LE(100, entry + 24);
    expect(await refused(new Uint8Array(liar))).toContain('too large when unpacked');
  });
  test.each<[string, () => Uint8Array, string]>([
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]), 'not an Excel workbook'],
    ['a PDF', () => csv('%PDF-1.7'), 'not an Excel workbook'],
    ['half of a workbook', () => new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'damaged'],
    ['an old workbook', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'old Excel format'],
    ['a header row only', () => csv('Account,City', '', ',,'), 'no rows below'],
    [
      'more than 300 columns',
      () => csv(Array.from({ length: 301 }, () => 'a').join(','), 'x'),
      '300 columns',
    ],
    [
      '200,000 rows',
      () => csv(`Account\n${Array.from({ length: 200_000 }, (_, at) => `A${at}`).join('\n')}`),
      'more than 100,000 rows',
    ],
  ])('reject %s with a message', async (_name, bytes, message) => {
    expect(await refused(bytes())).toContain(message);
  });
  test('reject more than 50 MB before the body is received', async () => {
    const answer = await server.call('owner', 'POST', '/setup/imports/account', {
      name: 'a.csv',
      size: 53_000_000,
    });
    expect(answer.status).toBe(413);
  });
  test('ignore unknown columns and require at least one mapped column', async () => {
    const found = await upload('account', csv('Foo,Bar', '1,2'));
    expect(found.columns?.map(({ field }) => field)).toEqual([null, null]);
    const answer = await server.call('owner', 'PUT', `/setup/imports/${found.uuid}/mapping`, {
      version: found.version,
      columns: [],
      date_order: 'ask',
      existing: 'update',
    });
    expect([answer.status, answer.body.message]).toEqual([422, 'Map at least one column.']);
  });
  test('require values for uncomputed and error cells', async () => {
    const work = xlsx.utils.book_new();
    const sheet = {
      '!ref': 'A1:B4',
      A1: { t: 's', v: 'Account' },
      A2: { t: 's', f: '"Formula "&"Ltd"', v: 'Formula Ltd' },
      A3: { t: 'e', v: 0x2a },
      A4: { t: 's', v: '-minus' },
      B1: { t: 's', v: 'City' },
    } as xlsx.WorkSheet;
    xlsx.utils.book_append_sheet(work, sheet, 'Any name');
    const found = await upload('account', new Uint8Array(xlsx.write(work, { type: 'buffer' }) as Buffer));
    await check(found);
    expect((await rowsOf(found.uuid)).map(({ cells, errors }) => [cells[0], errors])).toEqual([
      ['Formula Ltd', []],
      ['#N/A', [{ column: 0, message: 'The cell contains the error #N/A. Enter a value.' }]],
      ['-minus', []],
    ]);
    const [mended] = await server.ok<ImportRow[]>('owner', 'PUT', `/setup/imports/${found.uuid}/rows`, {
      rows: [{ number: 3, cells: [{ column: 0, value: '=1+1' }] }],
    });
    expect(mended).toMatchObject({ state: 'valid', cells: ['=1+1', ''] });
  });
});

describe('import permissions', () => {
  test('require the right of the record type for every call and the edit right for updates', async () => {
    for (const [method, path, body] of [
      ['GET', '/setup/imports/account/template', undefined],
      ['POST', '/setup/imports/account', { name: 'a.csv', size: 3 }],
    ] as const) {
      const answer = await server.call('editor', method, path, body);
      expect(answer.status).toBe(403);
      expect(answer.body.missing).toEqual({ app: 1, name: 'account', type: 'i' });
    }
    expect((await server.call('owner', 'GET', '/setup/imports/role/template')).status).toBe(404);
    expect(await server.ok('viewer', 'GET', '/setup/imports')).toEqual([]);
  });
  test('hide imports of other companies', async () => {
    const found = await upload('account', csv('Account', 'Ours'));
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/rows', undefined],
      ['GET', '/result', undefined],
      ['POST', '/run', { version: 1, mode: 'valid' }],
      ['POST', '/cancel', undefined],
      ['POST', '/undo', undefined],
      ['PUT', '/rows', { rows: [{ number: 2, cells: [] }] }],
      ['PUT', '/content', new Uint8Array([1])],
    ] as const) {
      const answer = await server.call('stranger', method, `/setup/imports/${found.uuid}${path}`, body);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect(await server.ok('stranger', 'GET', '/setup/imports')).toEqual([]);
  });
  test('return a template with all columns that imports unchanged', async () => {
    const answer = await server.call('owner', 'GET', '/setup/imports/contact/template');
    expect(answer.headers.get('content-disposition')).toContain('contact_template.xlsx');
    const [head] = xlsx.utils.sheet_to_json<string[]>(xlsx.read(answer.bytes).Sheets['Sheet1'] ?? {}, {
      header: 1,
    });
    expect(head?.slice(0, 7)).toEqual([
      'First name',
      'Last name',
      'Account',
      'Title',
      'Type',
      'Email',
      'Phone',
    ]);
    const found = await upload('contact', csv((head ?? []).join(','), 'Karen,Boone,,,,k@b.test,'));
    expect(found.columns?.every(({ field }) => field !== null)).toBe(true);
    expect(await run(await check(found))).toMatchObject({ created: 1 });
  });
});

describe('interruptions', () => {
  const many = (count: number, name: string) =>
    csv('Account,City', ...Array.from({ length: count }, (_, at) => `${name} ${at},Salem`));
  test('resume an upload from the last received byte', async () => {
    const bytes = many(20, 'Part');
    const { uuid, url } = await server.ok<{ uuid: string; url: string }>(
      'owner',
      'POST',
      '/setup/imports/account',
      {
        name: 'parts.csv',
        size: bytes.length,
      },
    );
    const half = 100;
    const part = (from: number, to: number) =>
      server.call('owner', 'PUT', url, bytes.slice(from, to), {
        'content-range': `bytes ${from}-${to - 1}/${bytes.length}`,
      });
    expect((await part(0, half)).body.data).toEqual({ received: half });
    expect(await read(uuid)).toMatchObject({ state: 'receiving', received: half });
    expect((await part(half + 5, bytes.length)).status).toBe(409);
    expect((await part(half, bytes.length)).status).toBe(200);
    await server.runJobs();
    expect(await read(uuid)).toMatchObject({ state: 'mapping', total: 20 });
  });
  test('do not duplicate rows after a server crash, and a canceled import reports its rows', async () => {
    const checked = await check(await upload('account', many(700, 'Dies')));
    await server.ok('owner', 'POST', `/setup/imports/${checked.uuid}/run`, {
      version: checked.version,
      mode: 'valid',
    });
    // The third batch fails with a lost database connection.
    await server.owner.query(
      `create function gone() returns trigger language plpgsql as $$ begin if new.name = 'Dies 600' then
        raise exception 'gone' using errcode = '57P01'; end if; return new; end $$;
       create trigger gone before insert on crm_account for each row execute function gone()`,
    );
    await expect(server.runJobs()).rejects.toThrow();
    expect(await read(checked.uuid)).toMatchObject({ state: 'importing', created: 500, progress: 500 });
    await server.owner.query('drop trigger gone on crm_account; drop function gone()');
    // A later read detects the lost job.
    server.clock.offset = 120_000;
    await read(checked.uuid);
    server.clock.offset = 0;
    await server.runJobs();
    expect(await read(checked.uuid)).toMatchObject({ state: 'done', created: 700 });
    expect((await server.call('owner', 'GET', '/crm/accounts?limit=1&search=Dies')).body.meta?.count).toBe(
      700,
    );

    const next = await check(await upload('account', many(300, 'Stops')));
    await server.ok('owner', 'POST', `/setup/imports/${next.uuid}/run`, {
      version: next.version,
      mode: 'valid',
    });
    const stopped = await server.ok<Import>('owner', 'POST', `/setup/imports/${next.uuid}/cancel`);
    expect(stopped).toMatchObject({ state: 'cancelled', created: 0, rejected: 300 });
    await server.runJobs();
    expect((await server.call('owner', 'GET', '/crm/accounts?limit=1&search=Stops')).body.meta?.count).toBe(
      0,
    );
  });
  test('do not block other requests during thousands of rows', { timeout: 120_000 }, async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const done = await run(await check(await upload('account', many(5000, 'Load'))));
    delay.disable();
    expect(done.created).toBe(5000);
    // A generous limit for busy machines that still detects blocking for a batch or more.
    expect(delay.percentile(99) / 1e6).toBeLessThan(250);
    expect((await undo(done.uuid)).undone).toBe(5000);
  });
  test('remove an abandoned import after a month but not a finished one', async () => {
    const [begun, finished] = [
      await upload('account', many(1, 'Forgotten')),
      await upload('account', many(1, 'Kept')),
    ];
    await run(await check(finished));
    const before = new Date(Date.now() + 60_000).toISOString();
    const parts = { database: server.database, storage: server.ports.storage };
    await purgeAbandonedImports(server.tenantIds.north, before, parts);
    expect((await server.call('owner', 'GET', `/setup/imports/${begun.uuid}`)).status).toBe(404);
    expect((await server.call('owner', 'GET', `/setup/imports/${finished.uuid}`)).status).toBe(200);
  });
});
