import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { httpErrorFromDatabase, payloadTooWide } from './http-error.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test('a number out of range is reported at its field', async () => {
  const answer = await server.call('owner', 'POST', '/material/list', {
    name: 'Floor sealer',
    code: 'SEAL-1',
    unit_of_measure: 'GAL',
    waste_percentage: '123456789',
  });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([
    { field: 'waste_percentage', message: 'Enter a number below 100,000.' },
  ]);
});

test('nested numbers out of range are reported, and no valid ones', () => {
  const error = {
    code: '22003',
    detail: 'A field with precision 9, scale 4 must round to … less than 10^5.',
  };
  const body = {
    name: 'Wall',
    lines: [{ waste: '4' }, { waste: '-100000', code: '99999999-A' }],
    other: null,
  };
  expect(payloadTooWide(error, body)?.errors.map((each) => each.field)).toEqual(['lines.1.waste']);
  expect(payloadTooWide(error, { lines: [] })).toBeUndefined();
  expect(payloadTooWide({ code: '23505' }, body)).toBeUndefined();
});

test.each([
  ['22P02', 400],
  ['22007', 400],
  ['22012', 400],
  ['2201W', 400],
  ['22003', 422],
  ['22001', 422],
  ['23502', 422],
  ['40001', 409],
  ['55P03', 409],
  ['54001', 400],
  ['54011', 400],
  ['53100', 503],
  ['53200', 503],
  ['53300', 503],
  ['57P01', 503],
  ['57P03', 503],
  ['57014', 503],
  ['08006', 503],
  ['58030', 503],
  ['ENOSPC', 503],
])('database error %s is answered with %i', (code, status) => {
  expect(httpErrorFromDatabase({ code })?.status).toBe(status);
});

test.each(['42P01', 'XX000', 'P0001', '', 'ENOENT'])('%s is an internal error', (code) => {
  expect(httpErrorFromDatabase({ code })).toBeUndefined();
});
