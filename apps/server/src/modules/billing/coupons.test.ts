import type { Coupon, Invoice, Subscription } from '@plumbline/api';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { base, fields, make, read, redemptions, preview, order, buy, lines } from '../../testing/coupons.ts';
import type { TestServer } from '../../testing/server.ts';
import {
  addCard,
  beginsWithoutPlan,
  bench,
  charge,
  invoices,
  orderPlan,
  setTenant,
  subscription,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
beforeAll(() => ({ server } = bench()));
beforeEach(() => server.owner.query('truncate platform.coupon_redemption, platform.coupon'));

describe('a provider’s coupon', () => {
  test('is created, listed, updated and deactivated with an audit log', async () => {
    const made = await make({ plans: ['professional'], notes: ' For the fair ' });
    expect(made).toMatchObject({
      code: 'SPRING26',
      percent: '20.00',
      state: 'active',
      redemptions: 0,
      notes: 'For the fair',
    });
    await make({ code: 'LATER', valid_from: '2026-12-01' });
    await make({ code: 'OVER', valid_until: '2026-10-31' });
    const listed = await server.ok<Coupon[]>('staff', 'GET', `${base}?sort=code`);
    expect(listed.map(({ code, state }) => [code, state])).toEqual([
      ['LATER', 'scheduled'],
      ['OVER', 'ended'],
      ['SPRING26', 'active'],
    ]);
    const after = await server.ok<Coupon>('staff', 'PUT', `${base}/${made.uuid}`, {
      version: made.version,
      percent: null,
      amount: '30',
    });
    expect(after).toMatchObject({ percent: null, amount: '30.00', version: 2 });
    expect(
      (await server.call('staff', 'PUT', `${base}/${made.uuid}`, { version: 1, notes: 'x' })).status,
    ).toBe(409);
    await server.ok('staff', 'PUT', `${base}/${made.uuid}/active`, { version: 2, is_active: false });
    expect(await read(made.uuid)).toMatchObject({ state: 'inactive', is_active: false });
    const changes = await server.ok<{ action: string }[]>('staff', 'GET', `${base}/${made.uuid}/changes`);
    expect(changes.map(({ action }) => action)).toEqual(['updated', 'updated', 'created']);
  });

  test('rejects invalid values at their fields', async () => {
    await make();
    const wrong = async (given: Partial<typeof fields>) => {
      const { status, body } = await server.call('staff', 'POST', base, {
        ...fields,
        code: 'OTHER',
        ...given,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      return (body.errors ?? []).map(({ field }: { field: string }) => field);
    };
    expect(await wrong({ code: 'sPRING26' })).toEqual(['code']);
    expect(await wrong({ code: 'SPRING 26' })).toEqual(['code']);
    expect(await wrong({ percent: null })).toEqual(['percent']);
    expect(await wrong({ percent: '100.01' })).toEqual(['percent']);
    expect(await wrong({ percent: '0' })).toEqual(['percent']);
    expect(await wrong({ amount: '5' })).toEqual(['amount']);
    expect(await wrong({ percent: null, amount: '1.005' })).toEqual(['amount']);
    expect(await wrong({ duration: 'months' })).toEqual(['months']);
    expect(await wrong({ months: 3 })).toEqual(['months']);
    expect(await wrong({ valid_from: '2026-11-02', valid_until: '2026-11-01' })).toEqual(['valid_until']);
    expect(await wrong({ plans: ['nothing'] })).toEqual(['plans']);
    expect((await server.ok<Coupon[]>('staff', 'GET', base)).length).toBe(1);
  });
});

describe('a purchase with a coupon', () => {
  test('shows at the code field why a coupon cannot be used', async () => {
    await make({ code: 'ESS', plans: ['essentials'] });
    await make({ code: 'LATER', valid_from: '2026-11-02' });
    await make({ code: 'OVER', valid_until: '2026-10-31' });
    const off = await make({ code: 'OFF' });
    await server.ok('staff', 'PUT', `${base}/${off.uuid}/active`, { version: 1, is_active: false });
    for (const [coupon, message] of [
      ['nothing', 'The coupon “NOTHING” does not exist'],
      ['ess', 'is for Essentials only'],
      ['LATER', 'not valid yet'],
      ['OVER', 'has expired'],
      ['OFF', 'no longer accepted'],
    ]) {
      const shown = await preview({ coupon });
      expect(shown.refusal).toEqual({
        field: 'coupon',
        message: expect.stringContaining(message ?? '') as string,
      });
      // The current price is returned with the rejection.
      expect(shown.due).toBe('449.00');
      expect(await order({ coupon })).toMatchObject({ status: 422, body: { errors: [{ field: 'coupon' }] } });
    }
    expect(await invoices()).toEqual([]);
  });

  test('has a separate line before tax', async () => {
    const { uuid } = await make();
    server.config.taxPercent = '8.25';
    const shown = await preview({ coupon: ' spring26 ' });
    expect(shown).toMatchObject({
      subtotal: '359.20',
      tax: '29.63',
      due: '388.83',
      discount: '89.80',
      renewal: '449.00',
      coupon: { code: 'SPRING26', text: '20% off one payment' },
    });
    const invoice = await buy({ coupon: 'spring26' });
    server.config.taxPercent = '0';
    expect(lines(invoice)).toEqual([
      ['Professional', '449.00'],
      ['Coupon SPRING26', '-89.80'],
    ]);
    expect(await redemptions(uuid)).toMatchObject([
      { customer: 'North Builders', state: 'ended', discounted: '89.80', redeemed_by: 'owner Tester' },
    ]);
    expect(await read(uuid)).toMatchObject({ redemptions: 1, discounted: '89.80' });
    // A coupon can be used once per customer.
    expect((await preview({ plan: 'enterprise', users: 50, coupon: 'SPRING26' })).refusal?.message).toBe(
      'Your company has already used coupon SPRING26.',
    );
  });

  test('never has a negative total and needs no card at zero', async () => {
    await make({ percent: null, amount: '900' });
    const invoice = await buy({ coupon: 'SPRING26' });
    expect(invoice).toMatchObject({ state: 'paid', total: '0.00', due: '0.00' });
    expect(await subscription()).toMatchObject({ state: 'active', plan: 'professional', credit: '0.00' });
    // Unpaid amounts are not refunded.
    await buy({ plan: 'essentials', users: 5 });
    expect(await subscription()).toMatchObject({ plan: 'essentials', credit: '0.00' });
  });

  test('returns the coupon when the order is canceled or replaced', async () => {
    const { uuid } = await make({ max_redemptions: 1 });
    const first = (await order({ coupon: 'SPRING26' })).body.data as Invoice;
    expect((await redemptions(uuid))[0]?.state).toBe('ordered');
    // A repeated order replaces the earlier one and takes over its coupon.
    const second = (await order({ coupon: 'SPRING26' })).body.data as Invoice;
    expect((await redemptions(uuid)).map(({ state }) => state)).toEqual(['ordered', 'returned']);
    expect((await charge(first, await addCard('visa'))).status).toBe(409);
    await server.ok('owner', 'DELETE', `/payment/invoice/${second.uuid}`);
    expect(await read(uuid)).toMatchObject({ redemptions: 0, discounted: '0.00', state: 'active' });
    await buy({ coupon: 'SPRING26' });
    expect(await read(uuid)).toMatchObject({ redemptions: 1, state: 'used_up' });
  });

  test('redeems the last coupon for one of two concurrent customers', async () => {
    await setTenant("subscription_mode = 'online', trial_until = null", 'harbor');
    const { uuid } = await make({ max_redemptions: 3 });
    const made = await make({ code: 'LAST', max_redemptions: 1, max_per_customer: 5 });
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([order({ coupon: 'LAST' }), order({ coupon: 'LAST' }, 'stranger')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual([
        { field: 'coupon', message: 'Coupon LAST has reached its redemption limit.' },
      ]);
      expect(await read(made.uuid)).toMatchObject({ redemptions: 1 });
      await server.owner.query('truncate billing_payment, billing_invoice');
      await server.owner.query('delete from platform.coupon_redemption');
    }
    expect(await read(uuid)).toMatchObject({ redemptions: 0 });
    await server.owner.query('truncate billing_payment, billing_invoice, billing_account');
  });

  test('does not reveal redemptions of other customers', async () => {
    await make();
    await buy({ coupon: 'SPRING26' });
    expect(
      (await server.ok<Subscription>('stranger', 'GET', '/payment/get-customer-subscription')).coupons,
    ).toEqual([]);
    expect((await server.call('owner', 'GET', base)).status).toBe(403);
  });
});

test('leaves orders without a coupon unchanged', async () => {
  const invoice = await orderPlan('essentials', 5);
  expect(lines(invoice)).toEqual([['Essentials', '149.00']]);
});
