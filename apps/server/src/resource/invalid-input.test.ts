import { messages } from '@plumbline/validation/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { book, csv, importing } from '../testing/imports.ts';
import { testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const { upload, rowsOf, check, run } = importing(() => server);

type Row = Record<string, unknown> & { uuid: string; version: number };
const make = (path: string, body: object) => server.ok<Row>('owner', 'POST', path, body);
const count = async (table: string) =>
  Number((await server.owner.query(`select count(*) as n from ${table}`)).rows[0]?.['n']);

const names: [string, string][] = [
  ['one character', 'X'],
  ['the longest', 'n'.repeat(255)],
  ['the longest, of letters that are two units each', '😀'.repeat(127)],
  ['right to left', 'شركة النور للمقاولات'],
  ['both directions', 'חברת Acme 12 בע״מ'],
  ['emoji that are joined', '👩🏽‍🔧 Crew 👨‍👩‍👧‍👦'],
  ['combining marks', 'Zoe\u0308 Cafe\u0301 Ço\u0308'],
  ['a stack of marks', 'Z\u0334\u0341\u0349\u0347a\u0315\u0322l'],
  ['zero-width signs', 'Zero\u200bWidth\u2060Co\u200d'],
  ['a formula', '=HYPERLINK("http://x.test","Pay")'],
  ['a command', "=cmd|' /C calc'!A0"],
  ['a sum', '+1+1'],
  ['a minus', '-2+3'],
  ['an at sign', '@SUM(A1)'],
  ['markup', '<img src=x onerror=alert(1)> & "Sons"'],
];

describe('a name', () => {
  test.each(names)(
    'of %s is stored in Unicode form NFC, found, and exported as text',
    async (_what, name) => {
      const stored = name.normalize('NFC');
      const { uuid } = await make('/crm/accounts', { name });
      expect(await server.ok('owner', 'GET', `/crm/accounts/${uuid}`)).toMatchObject({ name: stored });
      const found = await server.ok<Row[]>(
        'owner',
        'GET',
        `/crm/accounts?search=${encodeURIComponent(name.slice(0, 40).toWellFormed().replaceAll('\ufffd', ''))}`,
      );
      expect(found.map((row) => row.uuid)).toContain(uuid);
      const filter = encodeURIComponent(JSON.stringify([{ field: 'name', op: 'eq', value: name }]));
      const { bytes } = await server.call('owner', 'GET', `/crm/accounts/export?filter=${filter}`);
      const sheet = xlsx.read(bytes, { cellFormula: true }).Sheets['Sheet1'] ?? {};
      const cells = Object.entries(sheet).filter(([at]) => !at.startsWith('!')) as [
        string,
        xlsx.CellObject,
      ][];
      // A spreadsheet must not run anything: only text cells, without formulas.
      expect(cells.filter(([, cell]) => cell.f !== undefined)).toEqual([]);
      expect(cells.find(([, cell]) => cell.v === stored)?.[1]).toMatchObject({ t: 's', v: stored });
    },
  );
  test('of 256 characters or more, of blanks only or empty is rejected at its field', async () => {
    for (const name of ['n'.repeat(256), 'n'.repeat(300), ' ', '']) {
      const answer = await server.call('owner', 'POST', '/crm/accounts', { name });
      expect([name.length, answer.status]).toEqual([name.length, 400]);
      expect(answer.body.errors?.[0]?.field).toBe('name');
    }
  });
});

describe('a file', () => {
  test('with dates in every notation is read, and reports values that are no dates', async () => {
    await make('/crm/accounts', { name: 'Dated' });
    const dates: [string, string | undefined][] = [
      ['1/2/2026', '2026-01-02'],
      ['2026-02-01', '2026-02-01'],
      ['1 Feb 2026', '2026-02-01'],
      ['Feb 1, 2026', '2026-02-01'],
      ['46054', '2026-02-01'],
      ['2/30/2026', undefined],
      ['2026-13-01', undefined],
      ['31 Feb 2026', undefined],
      ['tomorrow', undefined],
    ];
    const found = await upload(
      'opportunity',
      await book(
        ['Opportunity', 'Account', 'Bid date'],
        ...dates.map(([date], at) => [`Job ${at}`, 'Dated', date]),
      ),
    );
    await check(found, { date_order: 'mdy' });
    const rows = await rowsOf(found.uuid);
    expect(rows.map(({ state }) => state)).toEqual(dates.map(([, day]) => (day ? 'valid' : 'faulty')));
    for (const { state, errors } of rows)
      if (state === 'faulty')
        expect(errors).toMatchObject([
          { column: 2, message: expect.stringContaining('is not a date') as string },
        ]);
    await run(
      await check(found, {
        ...(await server.ok<object>('owner', 'GET', `/setup/imports/${found.uuid}`)),
        date_order: 'mdy',
      }),
    );
    const made = await server.ok<Row[]>('owner', 'GET', '/crm/opportunities?search=Job&sort=name');
    expect(made.map((row) => row['bid_date'])).toEqual(dates.flatMap(([, day]) => day ?? []));
  });
  test('with formulas keeps their computed values as text, and exports no formula', async () => {
    const lines = ['=1+1', '=cmd|x', '+1+1', '-1', '@x', '\tTab', 'Plain'];
    const done = await run(
      await check(await upload('vendor', csv('Vendor', ...lines.map((each) => `"${each}"`)))),
    );
    expect(done).toMatchObject({ created: lines.length, rejected: 0 });
    const { bytes } = await server.call('owner', 'GET', `/setup/imports/${done.uuid}/result`);
    const sheet = xlsx.read(bytes, { cellFormula: true }).Sheets['Sheet1'] ?? {};
    for (const [at, cell] of Object.entries(sheet) as [string, xlsx.CellObject][])
      if (!at.startsWith('!')) expect([at, cell.f]).toEqual([at, undefined]);
  });
  test('of 200,000 rows is rejected without using more memory', { timeout: 180_000 }, async () => {
    const sheet = xlsx.utils.aoa_to_sheet([
      ['Account', 'City'],
      ...Array.from({ length: 200_000 }, (_, at) => [`Firm ${at}`, 'Salem']),
    ]);
    const work = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(work, sheet, 'Sheet1');
    const bytes = new Uint8Array(xlsx.write(work, { type: 'buffer', compression: true }) as Buffer);
    let most = 0;
    const before = process.memoryUsage().heapUsed;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed - before)), 50);
    const found = await upload('account', bytes);
    clearInterval(watch);
    expect(found).toMatchObject({ state: 'refused', total: 0 });
    expect(found.problem).toContain('more than 100,000 rows');
    // Files are read in a separate thread, so that the server holds one batch at a time.
    expect(most / 1e6).toBeLessThan(250);
    expect(await count('import_row')).toBeLessThan(1000);
  });
});

describe('a record that others refer to', () => {
  test('is not deleted, and the error names what refers to it', async () => {
    const account = await make('/crm/accounts', { name: 'Held' });
    await make('/crm/contacts', { firstname: 'Ann', lastname: 'Held', account_id: account.uuid });
    await make('/crm/opportunities', { name: 'Held job', account_id: account.uuid });
    const answer = await server.call('owner', 'DELETE', `/crm/accounts/${account.uuid}`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/Held/);
    expect(answer.body.message).toMatch(/opportunit|contact/);
    expect(await server.ok('owner', 'GET', `/crm/accounts/${account.uuid}`)).toMatchObject({ name: 'Held' });
  });
});

describe('a write that fails halfway', () => {
  test('rolls a conversion back', async () => {
    const lead = await make('/crm/leads', {
      name: 'Half-way',
      company: 'Half Co',
      firstname: 'H',
      lastname: 'W',
    });
    const { mapping } = await server.ok<{ mapping: object[] }>('owner', 'GET', '/crm/leads/mapping');
    const tables = ['crm_account', 'crm_contact', 'crm_opportunity', 'crm_activity', 'audit_change'];
    const before = await Promise.all(tables.map(count));
    await server.owner.query(
      `create function half() returns trigger language plpgsql as $$ begin
         raise exception 'no' using errcode = '57014'; end $$;
       create trigger half before insert on crm_opportunity for each row execute function half()`,
    );
    const convert = () =>
      server.call('owner', 'POST', `/crm/leads/${lead.uuid}/convert`, {
        version: lead.version,
        mapping,
        account: {},
        contact: {},
        opportunity: {},
      });
    const failed = await convert();
    await server.owner.query('drop trigger half on crm_opportunity; drop function half()');
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await Promise.all(tables.map(count))).toEqual(before);
    expect(await server.ok('owner', 'GET', `/crm/leads/${lead.uuid}`)).toMatchObject({
      version: lead.version,
    });
    expect((await convert()).status).toBe(200);
  });
});

test.each([
  ['/vendors', 'lead_time', -3, messages.minValue0],
  ['/vendors', 'lead_time', 1001, 'The value must be at most 1000'],
  ['/vendors', 'minimum_order', '-1', 'Minimum order must be at least 0.'],
])('%s rejects a %s of %s and accepts an empty value', async (path, field, value, message) => {
  const answer = await server.call('owner', 'POST', path, { name: 'Bounds', [field]: value });
  expect(answer.status).toBeLessThan(500);
  expect(answer.body.errors).toEqual([{ field, message }]);
});
test('an optional number may be empty, and is checked against its limits', async () => {
  for (const lead_time of [null, 0, 1000])
    expect(await make('/vendors', { name: `Within ${lead_time}`, lead_time })).toMatchObject({ lead_time });
});
