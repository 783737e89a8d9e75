import type { Material, MaterialPrice, Vendor } from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { currentPrice, type PriceEntry } from '@plumbline/estimating';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let vendors: Vendor[];
beforeAll(async () => {
  server = await testServer();
  vendors = [];
  for (const name of ['Ada Supply', 'Bea Supply', 'Cy Supply'])
    vendors.push(await server.ok<Vendor>('owner', 'POST', '/vendors', { name }));
});
afterAll(() => server.stop());

let made = 0;
const material = (values: object = {}) =>
  server.ok<Material>('owner', 'POST', '/material/list', {
    name: `Board ${++made}`,
    code: `B-${made}`,
    unit_of_measure: 'SF',
    ...values,
  });
const day = (offset: number) => addDays(utcDay(new Date()), offset);
const price = (uuid: string, vendor: number, values: object) =>
  server.ok<MaterialPrice>('owner', 'POST', `/material/prices/${uuid}`, {
    vendor_id: vendors[vendor]?.uuid,
    price: '1',
    ...values,
  });
const now = (uuid: string) => server.ok<Material>('owner', 'GET', `/material/list/${uuid}`);

describe('the price in force', () => {
  test('is the preferred vendor’s latest, otherwise the latest, and never a future one', async () => {
    const { uuid } = await material();
    await price(uuid, 0, { price: '10', last_price_date: day(-5) });
    await price(uuid, 1, { price: '9', last_price_date: day(-1) });
    await price(uuid, 1, { price: '8', last_price_date: day(3) });
    expect(await now(uuid)).toMatchObject({ estimate_price: '9.0000', vendor_name: 'Bea Supply' });
    await server.ok('owner', 'PUT', `/material/list/${uuid}`, {
      version: 1,
      prefered_vendor_id: vendors[0]?.uuid,
    });
    expect(await now(uuid)).toMatchObject({
      estimate_price: '10.0000',
      vendor_name: 'Ada Supply',
      prefered_vendor_name: 'Ada Supply',
    });
    const history = await server.ok<MaterialPrice[]>('owner', 'GET', `/material/prices/${uuid}`);
    expect(history.map(({ price: each, in_force }) => [each, in_force])).toEqual([
      ['8.0000', false],
      ['9.0000', false],
      ['10.0000', true],
    ]);
  });

  test('is the same in TypeScript and in the database for any history', async () => {
    const entry = fc.record({
      vendor: fc.constantFrom(0, 1, 2, undefined),
      date: fc.integer({ min: -4, max: 2 }),
      second: fc.integer({ min: 0, max: 2 }),
      withdrawn: fc.boolean(),
    });
    const histories = fc.sample(
      fc.record({
        prices: fc.array(entry, { maxLength: 7 }),
        preferred: fc.constantFrom(0, 1, 2, undefined),
      }),
      60,
    );
    const [tenant, user] = [server.tenantIds.north, server.userIds.owner];
    for (const { prices, preferred } of histories) {
      const { uuid } = await material(
        preferred === undefined ? {} : { prefered_vendor_id: vendors[preferred]?.uuid },
      );
      const entries: (PriceEntry & { withdrawn: boolean })[] = prices.map((each) => ({
        id: uuidv7(),
        vendor: each.vendor === undefined ? 'By word' : (vendors[each.vendor]?.uuid ?? ''),
        date: day(each.date),
        recordedAt: `2026-01-01T00:00:0${each.second}.000Z`,
        withdrawn: each.withdrawn,
      }));
      const found = await server.tx('north', async (tx) => {
        for (const [at, each] of entries.entries()) {
          const vendor = prices[at]?.vendor;
          await sql`insert into material_price (tenant_id, price_id, material_id, vendor_id, vendor_name, price,
            last_price_date, created_at) values (${tenant}::uuid, ${each.id}::uuid, ${uuid}::uuid,
            ${vendor === undefined ? null : vendors[vendor]?.uuid}::uuid, 'V', 1, ${each.date}::date, ${each.recordedAt}::timestamptz)`.execute(
            tx,
          );
          if (each.withdrawn)
            await sql`insert into material_price_withdrawal (tenant_id, price_id, user_id)
              values (${tenant}::uuid, ${each.id}::uuid, ${user}::uuid)`.execute(tx);
        }
        const { rows } = await sql<{ price_id: string }>`select price_id from material_price_now
          where material_id = ${uuid}::uuid`.execute(tx);
        return rows[0]?.price_id;
      });
      const standing = entries.filter(({ withdrawn }) => !withdrawn);
      const rule = currentPrice(
        standing,
        day(0),
        preferred === undefined ? undefined : vendors[preferred]?.uuid,
      );
      expect(found, JSON.stringify({ entries, preferred })).toBe(rule?.entry.id);
    }
  });
});

describe('a price', () => {
  test.each([
    [{ duty_percentage: '100.5' }, 'duty_percentage', 'Enter number between 0 and 100'],
    [{ sell_price: '-1' }, 'sell_price', "The Value cann't be less than 0"],
    [{ expiry_price_date: day(-1) }, 'expiry_price_date', 'A price cannot expire before its date'],
    [{ vendor_id: '01900000-0000-7000-8000-000000000000' }, 'vendor_id', 'This vendor does not exist.'],
    [{ vendor_id: null }, 'vendor_id', 'This field is required'],
  ])('with %j is rejected at %s', async (values, field, message) => {
    const { uuid } = await material();
    const answer = await server.call('owner', 'POST', `/material/prices/${uuid}`, {
      vendor_id: vendors[0]?.uuid,
      price: '1',
      ...values,
    });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
  });

  test('keeps the vendor name of its date after the vendor is renamed', async () => {
    const { uuid } = await material();
    const vendor = await server.ok<Vendor>('owner', 'POST', '/vendors', { name: 'Old name' });
    await server.ok('owner', 'POST', `/material/prices/${uuid}`, { vendor_name: 'old NAME', price: '2' });
    await server.ok('owner', 'PUT', `/vendors/${vendor.uuid}`, { version: 1, name: 'New name' });
    expect(await server.ok('owner', 'GET', `/material/prices/${uuid}`)).toMatchObject([
      { vendor_id: vendor.uuid, vendor_name: 'Old name' },
    ]);
  });

  test('cannot be changed or deleted but is withdrawn and stays visible', async () => {
    const { uuid } = await material();
    const first = await price(uuid, 0, { price: '5', last_price_date: day(-2) });
    const second = await price(uuid, 0, { price: '6' });
    for (const table of ['material_price', 'material_price_withdrawal'])
      for (const statement of [`update ${table} set created_at = now()`, `delete from ${table}`])
        await expect(
          server.tx('north', (tx) => sql.raw(statement).execute(tx)),
          statement,
        ).rejects.toThrow('permission denied');
    const withdraw = (id: string) =>
      server.call('owner', 'DELETE', '/crm/import/materialsprice', { uuid: [id] });
    expect((await withdraw(first.uuid)).body.message).toBe(
      `Ada Supply has a newer price for “Board ${made}”. Only a vendor’s latest price can be withdrawn.`,
    );
    expect((await withdraw(second.uuid)).status).toBe(200);
    expect((await withdraw(second.uuid)).status).toBe(404);
    expect(await now(uuid)).toMatchObject({ estimate_price: '5.0000' });
    const history = await server.ok<MaterialPrice[]>('owner', 'GET', `/material/prices/${uuid}`);
    expect(history.map((each) => [each.price, Boolean(each.withdrawnAt)])).toEqual([
      ['6.0000', true],
      ['5.0000', false],
    ]);
    const changes = await server.ok<{ changes: { field: string; before?: string; after?: string }[] }[]>(
      'owner',
      'GET',
      `/material/list/${uuid}/changes`,
    );
    expect(changes[0]?.changes[0]).toEqual({ field: 'estimate_price', before: '6.0000', after: '5.0000' });
  });
});

test('the price list of a vendor excludes withdrawn prices', async () => {
  const { uuid } = await material();
  const vendor = await server.ok<Vendor>('owner', 'POST', '/vendors', { name: 'Dee Supply' });
  const give = (each: string) =>
    server.ok<MaterialPrice>('owner', 'POST', `/material/prices/${uuid}`, {
      vendor_id: vendor.uuid,
      price: each,
    });
  await give('1');
  await give('2');
  const last = await give('3');
  await server.ok('owner', 'DELETE', '/crm/import/materialsprice', { uuid: [last.uuid] });
  expect(await server.ok('owner', 'GET', `/vendors/${vendor.uuid}/materials`)).toMatchObject([
    { price: '2.0000', price_before: '1.0000', prices: 2 },
  ]);
});
