import type { AddedPaymentMethod, Payment, PaymentMethod } from '@plumbline/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPayments } from '../../ports/payments-test.ts';
import type { TestServer } from '../../testing/server.ts';
import {
  beginsWithoutPlan,
  bench,
  subscription,
  invoices,
  addCard,
  orderPlan,
  charge,
  buyPlan,
  takenOf,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
let gateway: TestPayments;
beforeAll(() => ({ server, gateway } = bench()));

describe('a payment', () => {
  test('is charged once for concurrent requests and retries after a lost answer', async () => {
    const invoice = await orderPlan('essentials', 5);
    const card = await addCard('visa');
    const answers = await Promise.all([charge(invoice, card), charge(invoice, card), charge(invoice, card)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await charge(invoice, card)).body.data).toEqual(answers[0]?.body.data);
    expect(await takenOf(invoice)).toEqual([{ key: expect.any(String) as string, cents: 14_900 }]);
  });

  test('is adopted when the gateway’s answer was lost, whatever card is tried next', async () => {
    const invoice = await orderPlan('essentials', 5);
    const [first, second] = [await addCard('visa'), await addCard('mastercard')];
    const real = gateway.charge;
    gateway.charge = async (request) => {
      await real(request);
      throw new (await import('../../ports/payments.ts')).PaymentAway('cut off');
    };
    expect(await charge(invoice, first)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('not be charged twice') as string },
    });
    gateway.charge = real;
    expect((await invoices())[0]).toMatchObject({ state: 'open' });
    expect((await charge(invoice, second)).status).toBe(200);
    expect(await takenOf(invoice)).toHaveLength(1);
    expect(await subscription()).toMatchObject({ plan: 'essentials' });
  });

  test('is declined at the card field, changes nothing, and can be paid with another card', async () => {
    const invoice = await orderPlan('essentials', 5);
    const declined = await charge(invoice, await addCard('declined'));
    expect(declined).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'paymentMethodId', message: expect.stringContaining('declined') as string }],
      },
    });
    expect((await invoices())[0]).toMatchObject({
      state: 'open',
      problem: expect.stringContaining('declined') as string,
    });
    expect(await subscription()).toMatchObject({ plan: '' });
    expect((await charge(invoice, await addCard('visa'))).status).toBe(200);
    expect((await invoices())[0]).toMatchObject({ state: 'paid' });
  });

  test('waits for confirmation by the bank, which succeeds or fails once', async () => {
    const card = await addCard('asks');
    const confirm = (payment: Payment, approve?: boolean) =>
      server.ok<Payment>(
        'owner',
        'POST',
        `/payment/payment/${payment.uuid}`,
        approve === undefined ? {} : { approve },
      );
    const first = await orderPlan('essentials', 5);
    const waiting = (await charge(first, card)).body.data as Payment;
    expect(waiting).toMatchObject({ state: 'action' });
    expect(await confirm(waiting)).toMatchObject({ state: 'action' });
    expect((await invoices())[0]).toMatchObject({ state: 'open', payment: waiting.uuid });
    expect(await confirm(waiting, false)).toMatchObject({ state: 'failed' });
    expect(await subscription()).toMatchObject({ plan: '' });
    const again = (await charge(first, card)).body.data as Payment;
    expect(again).toMatchObject({ state: 'action' });
    expect(await confirm(again, true)).toMatchObject({ state: 'succeeded' });
    expect(await confirm(again, false)).toMatchObject({ state: 'succeeded' });
    expect(await subscription()).toMatchObject({ plan: 'essentials' });
    expect(await takenOf(first)).toHaveLength(1);
  });

  test('is recorded once from repeated webhooks, and unknown webhooks change nothing', async () => {
    const card = await addCard('asks');
    const invoice = await orderPlan('essentials', 5);
    const payment = (await charge(invoice, card)).body.data as Payment;
    await gateway.settle(`payment_${payment.uuid}`, true);
    const report = (id: string) =>
      server.call(undefined, 'POST', '/payment/webhook', {
        id,
        object: 'event',
        data: { object: { amount: 1 } },
      });
    expect((await report('event_invented')).status).toBe(200);
    expect(await subscription()).toMatchObject({ plan: '' });
    for (let time = 0; time < 2; time++)
      expect((await report(gateway.eventOf(payment.uuid))).status).toBe(200);
    expect(await subscription()).toMatchObject({ plan: 'essentials', credit: '0.00' });
    const { rows } = await server.owner.query(
      "select 1 from audit_change where entity = 'subscription' and entity_name = 'Essentials' and user_name = 'Test gateway'",
    );
    expect(rows).toHaveLength(1);
    expect((await invoices()).map(({ state }) => state)).toEqual(['paid']);
  });

  test('of a meanwhile canceled order becomes credit', async () => {
    const invoice = await orderPlan('essentials', 5);
    const payment = (await charge(invoice, await addCard('asks'))).body.data as Payment;
    expect((await server.call('owner', 'DELETE', `/payment/invoice/${invoice.uuid}`)).status).toBe(200);
    await gateway.settle(`payment_${payment.uuid}`, true);
    for (let time = 0; time < 2; time++)
      await server.call(undefined, 'POST', '/payment/webhook', { id: gateway.eventOf(payment.uuid) });
    expect(await subscription()).toMatchObject({ plan: '', credit: '149.00' });
  });
});

describe('payment methods', () => {
  test('make the first one default, allow another default, and store no card number', async () => {
    const [first, second] = [await addCard('visa'), await addCard('mastercard')];
    expect([first.is_default, second.is_default]).toEqual([true, false]);
    const list = await server.ok<PaymentMethod[]>('owner', 'PUT', `/payment/payment-method/${second.uuid}`);
    expect(list.map(({ last4, is_default }) => [last4, is_default])).toEqual([
      ['4444', true],
      ['4242', false],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/\d{12,}/);
    const { rows } = await server.owner.query('select * from billing_method');
    expect(JSON.stringify(rows.map(({ last4, brand, holder }) => ({ last4, brand, holder })))).not.toMatch(
      /\d{5,}/,
    );
  });
  test('are stored once when reported twice', async () => {
    const { session } = await server.ok<AddedPaymentMethod>(
      'owner',
      'POST',
      '/payment/add-payment-method',
      {},
    );
    for (let time = 0; time < 2; time++)
      await server.ok('owner', 'POST', '/payment/add-payment-method', { session, card: 'visa' });
    expect(await server.ok('owner', 'GET', '/payment/payment-method-list')).toHaveLength(1);
    expect(
      await server.call('owner', 'POST', '/payment/add-payment-method', { session, card: 'invented' }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'card' }] } });
  });
  test('reject removal of the card that renews the subscription until another is default', async () => {
    const card = await addCard('visa');
    await buyPlan('essentials', 5, card);
    expect((await server.call('owner', 'DELETE', `/payment/payment-method/${card.uuid}`)).status).toBe(409);
    const other = await addCard('mastercard');
    await server.ok('owner', 'PUT', `/payment/payment-method/${other.uuid}`);
    expect(await server.ok('owner', 'DELETE', `/payment/payment-method/${card.uuid}`)).toHaveLength(1);
  });
});
