import { priceFigures } from '@plumbline/estimating';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Material } from '@plumbline/api';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const decimal = (max: number, places: number) =>
  fc.integer({ min: 0, max }).map((value) => (value / 10 ** places).toFixed(places));
const percent = fc.oneof(fc.constant('0.0000'), decimal(2_000_000, 4));
const price = fc.record({
  price: fc.oneof(decimal(99, 4), decimal(2_000_000_000, 4)),
  freightPercent: percent,
  dutyPercent: percent,
  packingPercent: percent,
  tariffPercent: percent,
  cushionPercent: percent,
});

test('landed and estimate prices in the database equal the TypeScript rule to the last digit', async () => {
  const { uuid } = await server.ok<Material>('owner', 'POST', '/material/list', {
    name: 'Anything',
    code: 'ANY-1',
    unit_of_measure: 'EA',
  });
  const prices = fc.sample(price, 500);
  const rows = await server.tx('north', async (tx) => {
    const { rows: written } = await sql<{ landed_price: string; estimate_price: string; price_id: string }>`
      insert into material_price (tenant_id, price_id, material_id, vendor_name, price, freight_percentage, duty_percentage,
        packing_percentage, tariff_percentage, cushion)
      values ${sql.join(
        prices.map(
          (each) =>
            sql`(${server.tenantIds.north}::uuid, ${uuidv7()}::uuid, ${uuid}::uuid, 'V', ${each.price}::numeric,
              ${each.freightPercent}::numeric, ${each.dutyPercent}::numeric, ${each.packingPercent}::numeric,
              ${each.tariffPercent}::numeric, ${each.cushionPercent}::numeric)`,
        ),
      )}
      returning price_id, landed_price, estimate_price`.execute(tx);
    return written;
  });
  expect(rows).toHaveLength(prices.length);
  for (const [at, each] of prices.entries()) {
    const { landed, estimate } = priceFigures(each);
    expect([rows[at]?.landed_price, rows[at]?.estimate_price]).toEqual([landed, estimate]);
  }
});
