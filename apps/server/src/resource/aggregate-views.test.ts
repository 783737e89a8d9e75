import type { Account } from '@plumbline/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import '../modules.ts';
import { allDefinedResources } from './resource-index.ts';

const withAggregateView = [...allDefinedResources()].flatMap(([name, { options }]) =>
  options.aggregateView
    ? [
        {
          name,
          view: options.view,
          whole: options.aggregateView.view,
          fields: options.aggregateView.fields,
        },
      ]
    : [],
);

let server: TestServer;
const make = <T = { uuid: string }>(path: string, body: object) => server.ok<T>('owner', 'POST', path, body);

beforeAll(async () => {
  server = await testServer();
  for (const [name, amounts] of [
    ['Small', ['10.01', '5']],
    ['Large', ['900']],
    ['None', []],
    ['Lost', ['700']],
  ] as const) {
    const { uuid } = await make('/crm/accounts', { name });
    for (const amount of amounts)
      await make('/crm/opportunities', {
        name: `Job of ${amount}`,
        account_id: uuid,
        amount,
        ...(name === 'Lost' ? { stage: 'Lost' } : {}),
      });
  }
  const { uuid: material_id } = await make('/material/list', {
    name: 'Stud',
    code: 'S-1',
    unit_of_measure: 'LF',
  });
  for (const name of ['Ada Supply', 'Bea Supply', 'Cid Supply', 'Dee Supply']) {
    const { uuid: vendor_id } = await make('/vendors', { name });
    if (name !== 'Dee Supply')
      for (const price of ['1', '2']) await make(`/material/prices/${material_id}`, { vendor_id, price });
  }
});
afterAll(() => server.stop());

describe('lists with an aggregate view', () => {
  it('exist for accounts and vendors', () => {
    expect(withAggregateView.map(({ name }) => name)).toEqual(['account', 'vendor']);
  });

  it.each(withAggregateView)(
    'of $name have the columns and the rows of its view',
    async ({ view, whole, fields }) => {
      const columnsOf = async (name: string) => {
        const { rows } = await server.owner.query<{ column: string; type: string }>(
          `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 order by attname`,
          [name],
        );
        return rows;
      };
      const columns = await columnsOf(view);
      expect(await columnsOf(whole)).toEqual(columns);
      expect(columns.map(({ column }) => column)).toEqual(expect.arrayContaining([...fields]));
      const rowsOf = (name: string) =>
        server.tx('north', async (tx) => {
          const { rows } = await sql<
            Record<string, unknown>
          >`select * from ${sql.table(name)} order by uuid`.execute(tx);
          return rows;
        });
      const rows = await rowsOf(view);
      expect(rows).toHaveLength(4);
      expect(rows.filter((row) => Number(row[fields[0] ?? '']) > 0).length).toBeGreaterThan(1);
      expect(await rowsOf(whole)).toEqual(rows);
    },
  );

  it('are sorted and filtered by their sums on every page', async () => {
    const names = async (query: string) =>
      (await server.ok<Account[]>('owner', 'GET', `/crm/accounts?${query}`)).map(
        ({ name, open_pipeline }) => [name, Number(open_pipeline)],
      );
    expect(await names('sort=-open_pipeline,name')).toEqual([
      ['Large', 900],
      ['Small', 15.01],
      ['Lost', 0],
      ['None', 0],
    ]);
    expect(await names('sort=-open_pipeline,name&limit=1&offset=1')).toEqual([['Small', 15.01]]);
    const over = encodeURIComponent(JSON.stringify([{ field: 'open_pipeline', op: 'gt', value: 15 }]));
    expect(await names(`sort=name&filter=${over}`)).toEqual([
      ['Large', 900],
      ['Small', 15.01],
    ]);
  });
});
