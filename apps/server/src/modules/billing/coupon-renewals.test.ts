import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { make, read, redemptions, buy, redeem, lines } from '../../testing/coupons.ts';
import type { TestServer } from '../../testing/server.ts';
import {
  beginsWithoutPlan,
  bench,
  buyPlan,
  invoices,
  onDay,
  renew,
  subscription,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
beforeAll(() => ({ server } = bench()));
beforeEach(() => server.owner.query('truncate platform.coupon_redemption, platform.coupon'));

describe('a running coupon', () => {
  test('is deducted from each payment during its months', async () => {
    const { uuid } = await make({ duration: 'months', months: 2 });
    await buy({ coupon: 'SPRING26' });
    expect((await subscription()).coupons).toMatchObject([
      { code: 'SPRING26', state: 'running', until: '2027-01-01', text: '20% off for 2 months' },
    ]);
    onDay('2026-12-01');
    await renew();
    onDay('2027-01-01');
    await renew();
    expect((await invoices()).map(({ total }) => total)).toEqual(['449.00', '359.20', '359.20']);
    expect((await subscription()).coupons).toEqual([]);
    expect(await redemptions(uuid)).toMatchObject([{ state: 'ended', discounted: '179.60' }]);
  });

  test('survives a plan change, and refunds equal the amount paid', async () => {
    const { uuid } = await make({ duration: 'forever' });
    await buy({ coupon: 'SPRING26' });
    onDay('2026-11-16');
    const credit = await buy({ plan: 'essentials', users: 5 });
    expect(credit).toMatchObject({ state: 'credited', total: '-120.00' });
    expect(lines(credit)).toEqual([
      ['Unused time of Professional', '-224.50'],
      ['Essentials', '74.50'],
      ['Less discount on unused time', '44.90'],
      ['Coupon SPRING26', '-14.90'],
    ]);
    expect(await read(uuid)).toMatchObject({ discounted: '59.80' });
    onDay('2026-12-01');
    await renew();
    expect((await invoices())[0]).toMatchObject({ subtotal: '119.20', credit_used: '119.20', due: '0.00' });
  });

  test('of a refunded period credits only what was neither refunded nor discounted', async () => {
    await make({ percent: '50' });
    const invoice = await buy({ coupon: 'SPRING26' });
    await server.ok(
      'staff',
      'POST',
      `/ac-api/customer-licensing/refund/${server.tenantIds.north}/${invoice.uuid}`,
      {
        refund_id: '01890a5d-ac96-774b-bcce-b302099a8057',
        amount: '224.50',
        reason: 'All of it',
      },
    );
    const after = await buy({ plan: 'essentials', users: 5 });
    expect(after).toMatchObject({ total: '74.50' });
  });

  test('ends with its plan', async () => {
    const { uuid } = await make({ duration: 'forever' });
    await buy({ coupon: 'SPRING26' });
    await server.ok('owner', 'POST', '/payment/cancel-subscription');
    onDay('2026-12-01');
    await renew();
    expect(await subscription()).toMatchObject({ plan: '', coupons: [] });
    expect((await redemptions(uuid))[0]?.state).toBe('ended');
  });
});

describe('a coupon for the next renewal', () => {
  test('is pending and then deducted at the renewal', async () => {
    await make({ duration: 'months', months: 1 });
    await buyPlan('professional', 15);
    expect((await redeem('spring26')).body.data).toMatchObject({
      coupons: [{ code: 'SPRING26', state: 'waiting' }],
    });
    expect(await redeem('spring26')).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
    onDay('2026-12-01');
    await renew();
    onDay('2027-01-01');
    await renew();
    expect((await invoices()).map(({ total }) => total)).toEqual(['449.00', '359.20', '449.00']);
  });

  test('can be removed and becomes available again', async () => {
    const { uuid } = await make({ max_redemptions: 1 });
    await buyPlan('professional', 15);
    await redeem('SPRING26');
    const [coupon] = (await subscription()).coupons;
    await server.ok('owner', 'DELETE', `/payment/coupon/${coupon?.uuid}`);
    expect((await server.call('owner', 'DELETE', `/payment/coupon/${coupon?.uuid}`)).status).toBe(404);
    expect(await read(uuid)).toMatchObject({ redemptions: 0 });
    expect((await redeem('SPRING26')).status).toBe(200);
  });

  test('requires a plan that renews', async () => {
    await make();
    expect(await redeem('SPRING26')).toMatchObject({ status: 409 });
    await buyPlan('professional', 15);
    expect(await redeem('NOTHING')).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
    await server.ok('owner', 'POST', '/payment/cancel-subscription');
    expect(await redeem('SPRING26')).toMatchObject({ status: 409 });
  });
});
