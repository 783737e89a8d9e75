import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allResources } from './registry.ts';
import { testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('search columns', () => {
  it('contain the fields that the module names', async () => {
    const { rows } = await server.owner.query<{ name: string; text: string }>(
      `select c.relname as name, pg_get_expr(d.adbin, d.adrelid) as text from pg_attribute a
       join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
       join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where a.attname = 'search_text'`,
    );
    const columns = new Map(
      rows.map(({ name, text }) => [
        name,
        text
          .replaceAll(/platform|search_form|lower|chr|\d+|[^a-z_]+/g, ' ')
          .trim()
          .split(/\s+/),
      ]),
    );
    expect(columns.size).toBeGreaterThanOrEqual(8);
    const searchTexts = new Map(
      [...allResources().values()].flatMap(({ table, fields }) => {
        const names = Object.keys(fields).filter(
          (name) => fields[name] && 'isInSearchColumn' in fields[name],
        );
        return names.length ? [[table, names.toSorted()] as const] : [];
      }),
    );
    expect(Object.fromEntries(searchTexts)).toEqual(
      Object.fromEntries([...columns].map(([name, list]) => [name, list.toSorted()])),
    );
  });

  it('find words in any field regardless of case, and are not part of answers', async () => {
    for (const [name, email, city] of [
      ['Örtel & Söhne 100%', 'office@ortel.test', 'Salem'],
      ['Salem Roofing', 'desk@roof.test', 'Bend'],
    ])
      await server.ok('owner', 'POST', '/crm/accounts', { name, email, city });
    const found = async (search: string) =>
      (
        await server.ok<{ name: string }[]>(
          'owner',
          'GET',
          `/crm/accounts?sort=name&search=${encodeURIComponent(search)}`,
        )
      ).map(({ name }) => name);
    expect(await found('SALEM')).toEqual(['Salem Roofing', 'Örtel & Söhne 100%']);
    expect(await found('örtel SÖHNE')).toEqual(['Örtel & Söhne 100%']);
    expect(await found('100%')).toEqual(['Örtel & Söhne 100%']);
    expect(await found('1_0')).toEqual([]);
    expect(await found('roof.test bend')).toEqual(['Salem Roofing']);
    // Text does not match across two columns.
    expect(await found('roofing\ndesk')).toEqual(['Salem Roofing']);
    const { body } = await server.call('owner', 'GET', '/crm/accounts');
    expect(JSON.stringify(body)).not.toContain('"search_text"');
  });
});
