import type { CustomerInvoice, Invoice } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { PaymentAway } from '../../ports/payments.ts';
import type { TestPayments } from '../../ports/payments-test.ts';
import type { TestServer } from '../../testing/server.ts';
import {
  beginsWithoutPlan,
  bench,
  buyPlan,
  invoices,
  orderPlan,
  preview,
  subscription,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
let gateway: TestPayments;
beforeAll(() => ({ server, gateway } = bench()));

const base = '/ac-api/customer-licensing';
const refund = (invoice: Pick<Invoice, 'uuid'>, amount: string, refund_id = uuidv7()) =>
  server.call('staff', 'POST', `${base}/refund/${server.tenantIds.north}/${invoice.uuid}`, {
    refund_id,
    amount,
    reason: 'Bought by mistake',
  });
const seen = () =>
  server.ok<CustomerInvoice[]>('staff', 'GET', `${base}/get-tenant-invoices/${server.tenantIds.north}`);

describe('a refund', () => {
  test('goes to the card through a credit note with its share of tax, never to the credit', async () => {
    server.config.taxPercent = '8.25';
    const invoice = await buyPlan('essentials', 5);
    server.config.taxPercent = '0';
    expect(invoice).toMatchObject({ total: '161.29', tax: '12.29' });
    const before = gateway.given().length;
    expect(await refund(invoice, '100')).toMatchObject({
      status: 200,
      body: { data: { refundable: '61.29', paid_with: 'Visa ending in 4242', paid_by_card: true } },
    });
    const [note] = await invoices();
    expect(note).toMatchObject({
      state: 'credited',
      reason: `Refund of ${invoice.number}`,
      subtotal: '-92.38',
      tax_rate: '8.25',
      tax: '-7.62',
      total: '-100.00',
      paid_out: '100.00',
    });
    expect(await subscription()).toMatchObject({ credit: '0.00', plan: 'essentials' });
    expect(gateway.given().slice(before)).toMatchObject([{ cents: 10_000 }]);
  });

  test('is made once for concurrent requests and retries after a lost answer', async () => {
    const invoice = await buyPlan('essentials', 5);
    const before = gateway.given().length;
    const id = uuidv7();
    const real = gateway.refund;
    gateway.refund = async (request) => {
      await real(request);
      throw new PaymentAway('cut off');
    };
    expect((await refund(invoice, '20.00', id)).status).toBe(503);
    gateway.refund = real;
    expect(await invoices()).toHaveLength(1);
    const answers = await Promise.all([refund(invoice, '30.00', id), refund(invoice, '30.00', id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // The amount refunded by the gateway is stored, whatever the second request contains.
    expect((await invoices()).map(({ total }) => total)).toEqual(['-20.00', '149.00']);
    expect(gateway.given().slice(before)).toHaveLength(1);
  });

  test('never exceeds the payment with two concurrent refunds', async () => {
    const invoice = await buyPlan('essentials', 5);
    const answers = await Promise.all([refund(invoice, '100.00'), refund(invoice, '100.00')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await seen()).at(-1)).toMatchObject({ refundable: '49.00' });
  });

  test('is rejected at the invalid field and refunds nothing', async () => {
    const invoice = await buyPlan('essentials', 5);
    const before = gateway.given().length;
    for (const amount of ['0', '-5', '149.01', '1.234'])
      expect(await refund(invoice, amount)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'amount' }] },
      });
    expect((await refund(invoice, '149.00')).status).toBe(200);
    expect(await refund(invoice, '1.00')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('already fully refunded') as string },
    });
    expect(gateway.given()).toHaveLength(before + 1);
    const order = await orderPlan('professional', 15);
    expect(await refund(order, '1.00')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('no payment to refund') as string },
    });
    const [note] = (await invoices()).filter(({ state }) => state === 'credited');
    expect((await refund(note as Invoice, '1.00')).status).toBe(409);
  });

  test('is not credited again by a later plan change', async () => {
    const invoice = await buyPlan('essentials', 5);
    const { lines: fullPeriodLines } = await preview('professional', 15);
    const unused = fullPeriodLines.filter(({ amount }) => Number(amount) < 0);
    expect(unused).toMatchObject([{ amount: '-149.00' }]);
    expect((await refund(invoice, '49.00')).status).toBe(200);
    expect((await preview('professional', 15)).lines).toMatchObject([
      ...fullPeriodLines,
      { text: 'Less refunds for this period', amount: '49.00' },
    ]);
    expect((await refund(invoice, '100.00')).status).toBe(200);
    expect((await preview('professional', 15)).lines.at(-1)).toMatchObject({ amount: '149.00' });
  });

  test('is rejected when its id belongs to a refund of another invoice', async () => {
    const first = await buyPlan('essentials', 5);
    const id = uuidv7();
    expect((await refund(first, '1.00', id)).status).toBe(200);
    const second = await buyPlan('professional', 15);
    expect(await refund(second, '1.00', id)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'refund_id' }] },
    });
  });
});
