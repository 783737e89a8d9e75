import type { Import } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv, importing } from '../../testing/imports.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const { upload, read, rowsOf, check, run } = importing(() => server);

/** Corrects how a file is read and waits until it is read again. */
async function reread(found: Import, change: object): Promise<Import> {
  const { delimiter = '', heading_line = 1 } = found.reading ?? {};
  await server.ok('owner', 'PUT', `/setup/imports/${found.uuid}/reading`, {
    version: found.version,
    delimiter,
    heading_line,
    ...change,
  });
  await server.runJobs();
  return read(found.uuid);
}
const headingsOf = ({ columns = [] }: Import) => columns.map(({ header }) => header);

describe('how a file is read', () => {
  test('is shown with its first lines and can be corrected without losing choices', async () => {
    const found = await upload(
      'account',
      csv('Northgate list;;', 'Account;City, State;Type', 'Tie Steel;"Dover, DE";Owner'),
    );
    expect(found.reading).toEqual({
      delimiter: ';',
      heading_line: 2,
      preview: [
        { number: 1, cells: ['Northgate list'] },
        { number: 2, cells: ['Account', 'City, State', 'Type'] },
        { number: 3, cells: ['Tie Steel', 'Dover, DE', 'Owner'] },
      ],
    });
    expect(headingsOf(found)).toEqual(['Account', 'City, State', 'Type']);
    const first = await reread(found, { heading_line: 1 });
    expect([headingsOf(first), first.total]).toEqual([['Northgate list', '', ''], 2]);
    const commas = await reread(first, { delimiter: ',', heading_line: 0 });
    expect([headingsOf(commas), commas.total]).toEqual([['', ''], 3]);
    const again = await reread(commas, { delimiter: ';', heading_line: 2 });
    expect(headingsOf(again)).toEqual(['Account', 'City, State', 'Type']);
    const columns = (again.columns ?? []).map(({ index }) => ({ index, field: index === 1 ? 'city' : null }));
    // Choices are kept by heading, also while another line is read as the headings.
    const other = await reread(again, { columns, heading_line: 1 });
    expect(headingsOf(other)).toEqual(['Northgate list', '', '']);
    const kept = await reread(other, {
      heading_line: 2,
      columns: (other.columns ?? []).map(({ index, field }) => ({ index, field })),
    });
    expect(kept.columns?.map(({ field }) => field)).toEqual([null, 'city', null]);
    expect(await rowsOf(kept.uuid)).toMatchObject([
      { number: 3, cells: ['Tie Steel', 'Dover, DE', 'Owner'] },
    ]);
  });

  test('stays as it was when a correction cannot be read', async () => {
    const found = await upload('account', csv('Account;Notes', 'One;,"open', 'Two;ok'));
    const same = await reread(found, { delimiter: ',' });
    expect(same).toMatchObject({ state: 'mapping', total: 2, reading: { delimiter: ';' } });
    expect(same.problem).toMatch(/^Line 2: .*not closed/);
    const empty = await reread(same, { heading_line: 3 });
    expect(empty).toMatchObject({ state: 'mapping', total: 2, reading: { heading_line: 1 } });
    expect(empty.problem).toContain('no rows below the header row');
  });

  test('is corrected only to a line of the file and one character, and not once rows are imported', async () => {
    const found = await upload('account', csv('Account', 'Late Correction'));
    const call = (change: object) =>
      server.call('owner', 'PUT', `/setup/imports/${found.uuid}/reading`, {
        version: found.version,
        delimiter: ',',
        heading_line: 1,
        ...change,
      });
    expect((await call({ heading_line: 7 })).status).toBe(422);
    expect((await call({ delimiter: '' })).status).toBe(422);
    expect((await call({ delimiter: '"' })).status).toBe(422);
    expect((await call({ version: found.version + 5 })).status).toBe(409);
    const done = await run(await check(found));
    expect((await call({ version: done.version })).status).toBe(409);
  });

  test('names the line of a quotation mark that is not closed', async () => {
    const refused = await upload('account', csv('Account,Notes', 'Q1,"4 in pipe', 'Q2,ok'));
    expect(refused).toMatchObject({ state: 'refused', total: 0 });
    expect(refused.problem).toMatch(/^Line 2: .*quotation mark/);
  });
});

describe('decimal signs', () => {
  const opportunities = async (heading: string, ...amounts: string[]) => {
    await server.ok('owner', 'POST', '/crm/accounts', { name: `Signs ${amounts[0]}` });
    return upload(
      'opportunity',
      csv(
        `Name;Account;Amount;${heading}`,
        ...amounts.map((each, at) => `Sign ${amounts[0]} ${at};Signs ${amounts[0]};${each}`),
      ),
    );
  };
  const amountColumn = ({ columns = [] }: Import) => columns[2];

  test('are decided by the column', async () => {
    const found = await opportunities('Decided', '1.234,50', '2.500', '999,00');
    expect(amountColumn(found)).toMatchObject({ field: 'amount', decimal_sign: 'comma' });
    const checked = await check(found);
    expect(checked.faulty).toBe(0);
    await run(checked);
    const data = await server.ok<{ name: string; amount: string }[]>(
      'owner',
      'GET',
      '/crm/opportunities?limit=-1&search=1.234%2C50',
    );
    expect(new Set(data.map(({ amount }) => Number(amount)))).toEqual(new Set([1234.5, 2500, 999]));
  });

  test('are asked for where a number has two values, and remembered', async () => {
    const found = await opportunities('Asked', '2.500', '3.750');
    expect(amountColumn(found)).toMatchObject({
      decimal_sign: 'ask',
      number_sample: { text: '2.500', point: '2.5', comma: '2500' },
    });
    const asked = await check(found);
    expect(asked.faulty).toBe(2);
    expect((await rowsOf(found.uuid))[0]?.errors).toEqual([
      {
        column: 2,
        message: '“2.500” can mean 2.500 or 2500. Choose the decimal sign of this column.',
      },
    ]);
    await server.ok('owner', 'PUT', `/setup/imports/${found.uuid}/mapping`, {
      version: asked.version,
      columns: (asked.columns ?? []).map(({ index, field }) => ({
        index,
        field,
        ...(index === 2 ? { decimal_sign: 'comma' } : {}),
      })),
      date_order: 'mdy',
      existing: 'update',
    });
    await server.runJobs();
    expect(await read(found.uuid)).toMatchObject({ state: 'checked', faulty: 0 });
    expect(amountColumn(await opportunities('Asked', '4.500', '5.250'))).toMatchObject({
      decimal_sign: 'comma',
    });
  });
});

describe('values of cells', () => {
  test('are web addresses without a scheme or with one in capitals', async () => {
    const found = await upload(
      'account',
      csv('Account,Website', 'W1,www.one.test', 'W2,two.test', 'W3,HTTP://THREE.TEST', 'W4,no address'),
    );
    const checked = await check(found);
    expect(checked.faulty).toBe(1);
    await run(checked);
    const data = await server.ok<{ name: string; website: string }[]>(
      'owner',
      'GET',
      '/crm/accounts?limit=-1&sort=name',
    );
    expect(data.filter(({ name }) => /^W\d$/.test(name)).map(({ website }) => website)).toEqual([
      'https://www.one.test',
      'https://two.test',
      'http://THREE.TEST',
    ]);
  });

  test('are rejected if a field with fixed choices does not list them', async () => {
    const found = await upload('account', csv('Account,Type', 'Rocket Works,Spaceship', 'Grounded,owner'));
    expect(await check(found)).toMatchObject({ faulty: 1 });
    expect((await rowsOf(found.uuid))[0]?.errors).toEqual([
      { column: 1, message: expect.stringMatching(/^Type must be one of: General contractor, Owner, /) },
    ]);
  });
});

test('rows whose keys differ in case and apostrophes are the same record', async () => {
  const found = await upload('account', csv('Account', 'O’Brien Masonry', "o'brien masonry"));
  expect(await check(found)).toMatchObject({ faulty: 1 });
  expect((await rowsOf(found.uuid)).map(({ errors }) => errors)).toEqual([
    [],
    [{ column: 0, message: 'Line 2 has the same account.' }],
  ]);
});
