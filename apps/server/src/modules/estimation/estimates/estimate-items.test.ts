import type { Estimate, EstimateItem, Estimation, Quote } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let estimation = '';
const at = (path: string) => `/estimations/${estimation}/${path}`;
const read = () => server.ok<Estimate>('owner', 'GET', at('estimate'));
const add = (line: object) => server.ok<EstimateItem>('owner', 'POST', at('estimate/items'), line);
const permit = { name: 'Building permit', quantity: '1', unit: 'LS', lump_cost: '1250.00' };
const fence = {
  name: 'Temporary fence',
  quantity: '200',
  unit: 'LF',
  unit_price: '6.5',
  labor_unit: '0.05',
  labor_rate: '48',
};

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'By hand' }));
  const { version } = await read();
  await server.ok('owner', 'PUT', at('estimate'), {
    version,
    settings: { overhead_percentage: '10', profit_percentage: '10' },
  });
});

describe('lines without take-off', () => {
  test('are priced, marked up and in the totals, in an estimate without any measure', async () => {
    await add(fence);
    await add(permit);
    const { groups, cost, total } = await read();
    expect(
      groups.map(({ code, name, cost: own, quantity, unit }) => [code, name, own, quantity, unit]),
    ).toEqual([
      // 200 × 6.50 and 10 h × 48.00
      ['L1', 'Temporary fence', '1780.00', '200', 'LF'],
      ['L2', 'Building permit', '1250.00', '1', 'LS'],
    ]);
    expect(groups[0]!.lines[0]).toMatchObject({ material: '1300.00', hours: '10', labor: '480.00' });
    expect(cost).toBe('3030.00');
    // 3,030.00 + 303.00 + 333.30
    expect(total).toBe('3666.30');
  });

  test('can be quoted, each as a line of its own', async () => {
    await add(fence);
    await add({ ...permit, markup: '0' });
    const quote = await server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'By hand' });
    expect(quote.lines).toMatchObject([
      { code: 'L1', name: 'Temporary fence', quantity: '200', unit_price: '10.769', amount: '2153.80' },
      { code: 'L2', name: 'Building permit', quantity: '1', unit_price: '1250.00', amount: '1250.00' },
    ]);
    expect(quote.total).toBe('3403.80');
  });

  test('take quantity, price and markup from cells of the sheet, and no other figures', async () => {
    const { uuid } = await add(fence);
    const set = async (field: string, value: string | null) =>
      server.call('owner', 'PUT', at('estimate'), {
        version: (await read()).version,
        overrides: [{ condition_id: uuid, line_id: uuid, field, value }],
      });
    for (const [field, value] of [
      ['quantity', '100'],
      ['unit_price', '7'],
      ['markup', '50'],
    ] as const)
      expect((await set(field, value)).status).toBe(200);
    expect((await read()).groups[0]).toMatchObject({ quantity: '100', cost: '940.00', sell: '1410.00' });
    await set('markup', null);
    expect((await read()).groups[0]).toMatchObject({ cost: '940.00', sell: '1137.40' });
    expect((await set('difficulty', '2')).status).toBe(422);
    expect((await set('quantity', null)).status).toBe(422);
    expect((await read()).groups[0]).toMatchObject({ quantity: '100', item: { version: 5 } });
  });

  test('explain their figures', async () => {
    const { uuid } = await add(fence);
    const steps = await server.ok<{ labor: { runningTotal: string }[] }>(
      'viewer',
      'GET',
      at(`estimate/steps?condition_id=${uuid}&line_id=${uuid}`),
    );
    expect(steps.labor.at(-1)?.runningTotal).toBe('480.00');
  });

  test('are changed on their version, and a code is not used again', async () => {
    const first = await add(fence);
    await server.ok('owner', 'PUT', at(`estimate/items/${first.uuid}`), {
      ...permit,
      version: first.version,
    });
    expect((await read()).groups[0]).toMatchObject({ code: 'L1', name: 'Building permit', cost: '1250.00' });
    const stale = await server.call('owner', 'PUT', at(`estimate/items/${first.uuid}`), {
      ...fence,
      version: first.version,
    });
    expect(stale.status).toBe(409);
    await server.ok('owner', 'DELETE', at(`estimate/items/${first.uuid}`));
    expect((await read()).groups).toEqual([]);
    expect((await add(fence)).code).toBe('L2');
  });

  test('reject hours without a rate, and figures below 0', async () => {
    const bad = (line: object) => server.call('owner', 'POST', at('estimate/items'), { ...fence, ...line });
    expect(await bad({ labor_rate: undefined })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'labor_rate' }] },
    });
    expect((await bad({ quantity: '-1' })).status).toBe(422);
  });

  test('return with a restored version', async () => {
    const { uuid } = await add(fence);
    const version = await server.ok<{ uuid: string }>('owner', 'POST', at('versions'), {
      name: 'With fence',
    });
    await server.ok('owner', 'DELETE', at(`estimate/items/${uuid}`));
    await add(permit);
    const { version: from } = await server.ok<Estimate>('owner', 'GET', at('estimate'));
    await server.ok('owner', 'POST', at(`versions/${version.uuid}/restore`), { version: from });
    expect((await read()).groups.map(({ name }) => name)).toEqual(['Temporary fence']);
  });
});
