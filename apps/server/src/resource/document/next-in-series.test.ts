import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
import { nextInSeries } from './next-in-series.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('numbers a series from its first number, without regard to other series', async () => {
  await server.tx('north', async (tx) => {
    await sql`create temp table test_series (owner text, number int) on commit drop`.execute(tx);
    const series = { table: 'test_series', column: 'number', first: 0 };
    expect(await nextInSeries(series, { owner: 'a' }, { tx })).toBe(0);
    await sql`insert into test_series values ('a', 0), ('a', 1), ('b', 5)`.execute(tx);
    expect(await nextInSeries(series, { owner: 'a' }, { tx })).toBe(2);
    expect(await nextInSeries({ ...series, first: 1 }, { owner: 'c' }, { tx })).toBe(1);
  });
});
