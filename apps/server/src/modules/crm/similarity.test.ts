import { companyDuplicates, searchText, similarity } from '@plumbline/validation/duplicates';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.owner.query('create extension if not exists pg_trgm');
});
afterAll(() => server.stop());

test('the TypeScript rule and pg_trgm find the same similar names', async () => {
  const word = fc.constantFrom(
    'Halvorsen',
    'Halverson',
    'Müller',
    "O'Brien",
    'Bros.',
    'A',
    'AB',
    '2x4',
    'Construction',
  );
  const name = fc
    .array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 4 })
    .map((each) => searchText(companyDuplicates, { name: each.join(' ') }));
  const pairs = fc.sample(fc.tuple(name, name), 400);
  const { rows } = await server.owner.query<{ alike: number }>(
    `select similarity(a, b)::float8 as alike from unnest($1::text[], $2::text[]) with ordinality as each(a, b, at) order by at`,
    [pairs.map(([a]) => a), pairs.map(([, b]) => b)],
  );
  expect(rows).toHaveLength(pairs.length);
  for (const [at, [a, b]] of pairs.entries()) expect(similarity(a, b)).toBeCloseTo(rows[at]?.alike ?? -1, 5);
});
