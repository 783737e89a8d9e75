import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';

interface Row {
  uuid: string;
  name: string;
  status: string;
  city: string;
  number: string;
  open_pipeline: string;
}
let server: TestServer;
const cities = ['Portland', 'Salem', 'Eugene'];
beforeAll(async () => {
  server = await testServer();
  for (let n = 0; n < 24; n++)
    await server.ok('owner', 'POST', '/crm/accounts', {
      name: `Account ${String(n).padStart(2, '0')}${n % 6 === 0 ? ' 100%_off\\' : ''}`,
      city: cities[n % 3],
      status: n % 2 ? 'Active' : 'Prospect',
    });
  const rows = await server.ok<Row[]>('owner', 'GET', '/crm/accounts?limit=3&sort=name');
  for (const [index, amount] of ['100.50', '99.9', '1000'].entries())
    await server.ok('owner', 'POST', '/crm/opportunities', {
      name: `Job ${index}`,
      account_id: rows[index]?.uuid,
      amount,
      bid_date: index === 2 ? null : `2026-0${index + 3}-15`,
    });
});
afterAll(() => server.stop());

const list = async (query: Record<string, string>, path = '/crm/accounts') =>
  server.call('owner', 'GET', `${path}?${new URLSearchParams(query)}`);
const names = async (query: Record<string, string>, path = '/crm/accounts') => {
  const answer = await list(query, path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body.data as Row[]).map((row) => row.name);
};
const filter = (field: string, op: string, value: unknown) => ({
  filter: JSON.stringify([{ field, op, value }]),
  limit: '-1',
});

describe('filters', () => {
  test('join the alternatives of a group by or, and groups and conditions by and', async () => {
    const salem = { field: 'city', op: 'eq', value: 'Salem' };
    const active = { field: 'status', op: 'eq', value: 'Active' };
    const query = (...filters: object[]) => ({ filter: JSON.stringify(filters), limit: '-1' });
    expect(await names(query({ any: [salem, active] }))).toHaveLength(16);
    expect(await names(query({ any: [salem, active] }, active))).toHaveLength(12);
    const range = [
      { field: 'open_pipeline', op: 'gte', value: '100' },
      { field: 'open_pipeline', op: 'lte', value: '1000' },
    ];
    expect(await names(query({ any: [{ all: range }, { all: [salem, active] }] }))).toHaveLength(
      (await names(query(...range))).length +
        (await names(query(salem, active))).length -
        (await names(query(...range, salem, active))).length,
    );
    // The board, the export and the summary read the same grammar.
    const filtered = query({ any: [salem, active] });
    const board = await server.ok<{ count: number }[]>(
      'owner',
      'GET',
      `/crm/opportunities/board?filter=${encodeURIComponent(
        JSON.stringify([
          {
            any: [
              { field: 'amount', op: 'lt', value: '100' },
              { field: 'bid_date', op: 'eq', value: null },
            ],
          },
        ]),
      )}`,
    );
    expect(board.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    const summary = await server.ok<{ total: { count: number } }>(
      'owner',
      'GET',
      `/crm/accounts/summary?${new URLSearchParams({ filter: filtered.filter })}`,
    );
    expect(JSON.stringify(summary)).toContain('16');
  });

  test('equal the combination of their conditions for any groups', async () => {
    const conditions = [
      { field: 'city', op: 'eq', value: 'Salem' },
      { field: 'city', op: 'ne', value: 'Eugene' },
      { field: 'status', op: 'eq', value: 'Active' },
      { field: 'name', op: 'ilike', value: '1' },
    ] as const;
    const holding = await Promise.all(
      conditions.map(async (each) => new Set(await names({ filter: JSON.stringify([each]), limit: '-1' }))),
    );
    const every = await names({ limit: '-1' });
    const index = fc.nat(conditions.length - 1);
    const group = fc.array(fc.array(index, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(group, { maxLength: 3 }), async (groups) => {
        const text = JSON.stringify(
          groups.map((alternatives) => ({
            any: alternatives.map((all) => ({ all: all.map((at) => conditions[at]) })),
          })),
        );
        const expected = every.filter((name) =>
          groups.every((alternatives) =>
            alternatives.some((all) => all.every((at) => holding[at]?.has(name))),
          ),
        );
        expect((await names({ filter: text, limit: '-1' })).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['an empty group', [{ any: [] }]],
    ['a group that is no array', [{ any: { field: 'city' } }]],
    ['a group with a condition of its own', [{ any: [{ field: 'city', value: 'Salem' }], field: 'city' }]],
    ['groups that are nested too deep', [{ any: [{ all: [{ any: [{ field: 'city', value: 'Salem' }] }] }] }]],
    ['an unknown field in a group', [{ any: [{ field: 'ghost', value: 'x' }] }]],
    [
      'too many conditions in groups',
      [{ any: Array.from({ length: 51 }, () => ({ field: 'city', value: 'x' })) }],
    ],
  ])('rejects %s', async (_case, expressions) => {
    const answer = await list({ filter: JSON.stringify(expressions) });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['eq', 'city', 'Salem', 8],
    ['ne', 'city', 'Salem', 16],
    ['ilike', 'city', 'PORT', 8],
    ['in', 'city', ['Salem', 'Eugene'], 16],
    ['nin', 'city', ['Salem', 'Eugene'], 8],
    ['in', 'city', [], 0],
    ['nin', 'city', [], 24],
    ['gt', 'open_pipeline', '99.9', 2],
    ['gte', 'open_pipeline', 99.9, 3],
    ['lt', 'open_pipeline', '99.90', 21],
    ['lte', 'open_pipeline', '99.9', 22],
    ['eq', 'open_pipeline', '100.5', 1],
    ['gte', 'createdAt', '2020-01-01T00:00:00Z', 24],
    ['lt', 'createdAt', '2020-01-01', 0],
    ['eq', 'owner_id', null, 0],
    ['ne', 'owner_id', null, 24],
    // Wildcards of SQL patterns are matched literally.
    ['ilike', 'name', '%', 4],
    ['ilike', 'name', '_', 4],
    ['ilike', 'name', '\\', 4],
  ])('%s on %s by %j finds %i', async (op, field, value, count) => {
    const answer = await list(filter(field, op, value));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toHaveLength(count);
    expect(answer.body.meta?.count).toBe(count);
  });

  test('several conditions must all hold; an object means equality', async () => {
    const both = await names({
      filter: JSON.stringify([
        { field: 'city', op: 'eq', value: 'Salem' },
        { field: 'status', op: 'eq', value: 'Active' },
      ]),
    });
    expect(both).toHaveLength(4);
    expect(await names({ filter: JSON.stringify({ city: 'Salem', status: 'Active' }) })).toEqual(both);
  });

  test('empty values are unequal to every value and neither before nor after', async () => {
    const path = '/crm/opportunities';
    expect(await names(filter('bid_date', 'ne', '2026-03-15'), path)).toHaveLength(2);
    expect(await names(filter('bid_date', 'eq', null), path)).toEqual(['Job 2']);
    expect(await names(filter('bid_date', 'gt', '2026-03-15'), path)).toEqual(['Job 1']);
    expect(await names(filter('bid_date', 'nin', ['2026-03-15']), path)).toHaveLength(2);
  });

  test.each([
    ['an unknown field', '[{"field":"password","op":"eq","value":1}]', 'password'],
    ['a field that may not be filtered', '[{"field":"street","op":"eq","value":"x"}]', 'street'],
    ['a field of every object', '[{"field":"constructor","op":"eq","value":1}]', 'constructor'],
    ['a prototype', '[{"field":"__proto__","op":"eq","value":1}]', '__proto__'],
    ['an unknown operator', '[{"field":"city","op":"like","value":"x"}]', 'like'],
    ['an operator of every object', '[{"field":"city","op":"constructor","value":"x"}]', 'constructor'],
    ['a word for a number', '[{"field":"open_pipeline","op":"gt","value":"much"}]', 'much'],
    ['a word for a day', '[{"field":"last_activity","op":"gt","value":"yesterday"}]', 'yesterday'],
    ['a word for a reference', '[{"field":"owner_id","op":"eq","value":"me"}]', 'me'],
    ['an object for a value', '[{"field":"city","op":"eq","value":{}}]', 'City'],
    ['a number for a pattern', '[{"field":"city","op":"ilike","value":1}]', 'City'],
    ['no JSON', '{city:', 'JSON'],
    ['no filter', '"city"', 'array or object'],
    ['a hole', '[null]', 'field'],
  ])('%s is rejected with a message', async (_, text, word) => {
    const answer = await list({ filter: text });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(word);
    expect(answer.body.errors?.[0]?.message).toBeTruthy();
  });

  test.each([
    "' or 1=1 --",
    "'; drop table crm_account; --",
    '") or true) --',
    "\\'; select pg_sleep(10); --",
    '$1',
    '%27',
  ])('%s is matched as text', async (text) => {
    for (const op of ['eq', 'ilike']) expect(await names(filter('name', op, text))).toEqual([]);
    expect(await names({ search: text })).toEqual([]);
    const queries: Record<string, string>[] = [{ sort: text }, { filter: JSON.stringify({ [text]: 1 }) }];
    for (const query of queries) expect((await list(query)).status).toBe(400);
    expect(await names({ limit: '-1' })).toHaveLength(24);
  });
});

describe('order and pages', () => {
  test('sorts by one field and by several, ascending and descending', async () => {
    const up = await names({ sort: 'name', limit: '-1' });
    expect(up).toEqual(up.toSorted());
    expect(await names({ sort: '-name', limit: '-1' })).toEqual(up.toReversed());
    const rows = (await list({ sort: 'city,-name', limit: '-1' })).body.data as Row[];
    const keys = rows.map((row) => [row.city, row.name] as const);
    expect(keys).toEqual(keys.toSorted(([a, x], [b, y]) => (a === b ? (x < y ? 1 : -1) : a < b ? -1 : 1)));
  });

  test('sorts numbers by value, empty ones last in both directions', async () => {
    const path = '/crm/opportunities';
    expect(await names({ sort: 'amount' }, path)).toEqual(['Job 1', 'Job 0', 'Job 2']);
    expect((await names({ sort: 'bid_date' }, path)).at(-1)).toBe('Job 2');
    expect((await names({ sort: '-bid_date' }, path)).at(-1)).toBe('Job 2');
  });

  test('pages neither overlap nor skip rows, even with equal values', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 11 }),
        fc.constantFrom('city', '-status', 'territory'),
        async (size, sort) => {
          const seen: string[] = [];
          for (let offset = 0; ; offset += size) {
            const answer = await list({ sort, limit: String(size), offset: String(offset) });
            const rows = answer.body.data as Row[];
            expect(answer.body.meta?.count).toBe(24);
            seen.push(...rows.map((row) => row.uuid));
            if (rows.length < size) break;
          }
          expect(seen).toHaveLength(24);
          expect(new Set(seen).size).toBe(24);
        },
      ),
      { numRuns: 8, seed: 5 },
    );
  });

  test.each<[Record<string, string>, string]>([
    [{ sort: 'street' }, 'street'],
    [{ sort: 'constructor' }, 'constructor'],
    [{ sort: '--name' }, '-name'],
    [{ limit: '-2' }, 'limit'],
    [{ offset: '-1' }, 'offset'],
    [{ limit: 'ten' }, ''],
    [{ limit: '1.5' }, ''],
  ])('%j is rejected', async (query, word) => {
    const answer = await list(query);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(word);
  });

  test('a limit of -1 lists all records', async () => {
    const all = await list({ limit: '-1' });
    expect(all.body.data).toHaveLength(24);
    expect(all.body.meta).toEqual({ count: 24 });
  });

  test('a limit of 0 counts only', async () => {
    const answer = await list({ limit: '0' });
    expect(answer.body).toMatchObject({ data: [], meta: { count: 24 } });
  });

  test.each<[Record<string, string>, number]>([
    [{ limit: '24' }, 24],
    [{ limit: '25' }, 24],
    [{ limit: '1', offset: '23' }, 24],
    [{ limit: '5', offset: '500' }, 24],
    [{ limit: '-1', offset: '20' }, 24],
    [{ limit: '8', filter: '{"city":"Salem"}' }, 8],
    [{ limit: '7', filter: '{"city":"Salem"}' }, 8],
    [{ limit: '7', filter: '{"city":"Nowhere"}' }, 0],
  ])('%j counts all pages', async (query, count) => {
    const answer = await list(query);
    expect(answer.body.meta?.count).toBe(count);
  });

  test('rows contain the fields of the contract and no auxiliary columns', async () => {
    const answer = await list({ limit: '2' });
    const [row] = answer.body.data as Record<string, unknown>[];
    for (const name of ['of_all', 'search_text', 'tenant_id']) expect(row).not.toHaveProperty(name);
  });
});

describe('search', () => {
  test('every word must be found, in any of the fields', async () => {
    expect(await names({ search: 'salem 22' })).toEqual(['Account 22']);
    expect(await names({ search: '  ACCOUNT   eugene ', limit: '-1' })).toHaveLength(8);
    expect(await names({ search: 'salem eugene' })).toEqual([]);
    expect(await names({ search: 'ACC-00003' })).toHaveLength(1);
    expect(await names({ search: '%', limit: '-1' })).toHaveLength(4);
    expect(await names({ search: '   ', limit: '-1' })).toHaveLength(24);
  });
});

describe('export', () => {
  test('contains all rows of the list in a spreadsheet of one sheet', async () => {
    const xlsx = await import('xlsx');
    const answer = await list(
      { limit: '5', sort: '-name', filter: '{"city":"Salem"}' },
      '/crm/accounts/export',
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''account.xlsx");
    const book = xlsx.read(answer.bytes);
    expect(book.SheetNames).toEqual(['Sheet1']);
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Sheet1'] ?? {});
    expect(rows.map((row) => row['Account'])).toEqual(
      await names({ sort: '-name', filter: '{"city":"Salem"}' }),
    );
  });

  test('text that starts like a formula stays text', async () => {
    const xlsx = await import('xlsx');
    await server.ok('owner', 'POST', '/crm/accounts', { name: '=1+1', city: 'Nowhere' });
    const { bytes } = await list({ filter: '{"city":"Nowhere"}' }, '/crm/accounts/export');
    const sheet = xlsx.read(bytes).Sheets['Sheet1'] ?? {};
    const cell = Object.values(sheet as Record<string, { v?: unknown; f?: string; t?: string }>).find(
      (each) => each.v === '=1+1',
    );
    expect(cell).toMatchObject({ t: 's' });
    expect(cell?.f).toBeUndefined();
  });
});
