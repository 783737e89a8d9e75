import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import type { Transaction } from './database.ts';
import { withSavepoint } from './savepoint.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const fail = (tx: Transaction, code: string) =>
  sql.raw(`do $$ begin raise exception 'of a test' using errcode = '${code}'; end $$`).execute(tx);

describe('work in a savepoint', () => {
  test('that is rejected is reported, and the transaction continues', async () => {
    await server.tx('north', async (tx) => {
      expect(await withSavepoint(tx, () => fail(tx, '23514'))).toMatchObject({ problem: { status: 422 } });
      expect(await withSavepoint(tx, async () => 1)).toEqual({ value: 1 });
    });
  });

  test.each([
    ['a deadlock', '40P01'],
    ['a serialization failure', '40001'],
    ['a lock that is not available', '55P03'],
  ])('is no rejection after %s, so that the whole transaction ends', async (_name, code) => {
    await expect(server.tx('north', (tx) => withSavepoint(tx, () => fail(tx, code)))).rejects.toMatchObject({
      code,
    });
  });
});
