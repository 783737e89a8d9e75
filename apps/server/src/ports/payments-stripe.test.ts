import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentAway, PaymentRefusal, type ChargeRequest } from './payments.ts';
import { stripePayments } from './payments-stripe.ts';

interface Intent {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: string;
  metadata: Record<string, string>;
  next_action: { redirect_to_url: { url: string } } | null;
  confirmed: number;
}
interface Asked {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
  authorization: string | undefined;
}

/** Fake of the Stripe API as far as the adapter uses it. */
let stripe: Server;
let url: string;
let requests: Asked[];
let intents: Map<string, Intent>;
let refunds: { amount: number; status: string; metadata: Record<string, string> }[];
let mode: 'up' | 'down' | 'cut';

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const part of request) text += String(part);
  return Object.fromEntries(new URLSearchParams(text));
}
function answer({ method, path, form, key }: Asked): [status: number, body: object] {
  const intentAt = /^\/v1\/payment_intents\/([^/?]+)(\/confirm)?/.exec(path);
  if (path === '/v1/customers') return [200, { id: `cus_${form['metadata[tenant]']}` }];
  if (path === '/v1/checkout/sessions')
    return [200, { id: 'cs_1', url: 'https://checkout.stripe.test/cs_1' }];
  if (path.startsWith('/v1/checkout/sessions/cs_1'))
    return [
      200,
      {
        customer: 'cus_north',
        setup_intent: {
          payment_method: {
            id: 'pm_1',
            card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 },
            billing_details: { name: 'Kim Lee' },
          },
        },
      },
    ];
  if (path === '/v1/payment_intents' && method === 'POST') {
    const id = `pi_${key}`;
    const before = intents.get(id);
    // Returns the first answer for a repeated idempotency key, as Stripe does.
    if (before) return [200, { ...before, status: 'requires_payment_method' }];
    const made: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: form['amount'] ?? '',
      metadata: { payment: form['metadata[payment]'] ?? '', tenant: form['metadata[tenant]'] ?? '' },
      next_action: null,
      confirmed: 0,
    };
    intents.set(id, made);
    return [200, made];
  }
  if (path.startsWith('/v1/refunds') && method === 'GET') return [200, { data: refunds }];
  if (path === '/v1/refunds') {
    if (Number(form['amount']) > 14_900)
      return [400, { error: { type: 'invalid_request_error', message: 'Refund amount is greater.' } }];
    const status = form['amount'] === '666' ? 'failed' : 'succeeded';
    const made = {
      amount: Number(form['amount']),
      status,
      metadata: { refund: form['metadata[refund]'] ?? '' },
    };
    refunds.push(made);
    return [200, made];
  }
  const intent = intents.get(decodeURIComponent(intentAt?.[1] ?? ''));
  if (intentAt && intent) {
    if (!intentAt[2]) return [200, intent];
    if (intent.status === 'succeeded')
      return [400, { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } }];
    if (form['payment_method'] === 'pm_declined')
      return [402, { error: { type: 'card_error', message: 'Your card was declined.' } }];
    intent.status = form['payment_method'] === 'pm_asks' ? 'requires_action' : 'succeeded';
    intent.next_action =
      intent.status === 'requires_action' ? { redirect_to_url: { url: 'https://bank.test/ask' } } : null;
    intent.confirmed += 1;
    return [200, intent];
  }
  if (path === '/v1/events/evt_1') return [200, { data: { object: [...intents.values()][0] } }];
  if (path === '/v1/events/evt_other') return [200, { data: { object: { object: 'invoice', id: 'in_1' } } }];
  return [404, { error: { type: 'invalid_request_error', message: 'No such thing' } }];
}
beforeAll(async () => {
  stripe = createServer(async (request, response) => {
    const each: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      form: await readForm(request),
      key: request.headers['idempotency-key']?.toString(),
      authorization: request.headers.authorization,
    };
    requests.push(each);
    const [status, body] = mode === 'down' ? [500, { error: {} }] : answer(each);
    // The payment succeeds, and the answer is lost.
    if (mode === 'cut' && (each.path.endsWith('/confirm') || each.path === '/v1/refunds'))
      return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => stripe.close(resolve)));
beforeEach(() => {
  requests = [];
  intents = new Map();
  refunds = [];
  mode = 'up';
});

const payments = () => stripePayments({ key: 'sk_test_secret', url });
const charge = (more: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: 'p1',
  tenantId: 'north',
  cents: 14_900,
  customer: 'cus_north',
  card: 'pm_1',
  description: 'INV-00001',
  returnUrl: 'http://localhost/setup/payment?payment=p1',
  ...more,
});

describe('Stripe', () => {
  test('creates one customer per company and collects cards on its own page', async () => {
    const port = payments();
    expect(port.isTest).toBe(true);
    expect(await port.customer({ tenantId: 'north', name: 'North', email: 'a@b.test' })).toBe('cus_north');
    expect(requests[0]).toMatchObject({ key: 'customer-north', authorization: 'Bearer sk_test_secret' });
    expect(await port.collect('cus_north', 'http://localhost/setup/payment')).toEqual({
      session: 'cs_1',
      url: 'https://checkout.stripe.test/cs_1',
    });
    expect(requests[1]?.form).toMatchObject({
      mode: 'setup',
      success_url: 'http://localhost/setup/payment?session={CHECKOUT_SESSION_ID}',
    });
    expect(await port.collected('cs_1', undefined, 'cus_north')).toEqual({
      ref: 'pm_1',
      brand: 'Visa',
      last4: '4242',
      expMonth: 4,
      expYear: 2030,
      holder: 'Kim Lee',
    });
  });
  test('does not return the card of another company', async () => {
    await expect(payments().collected('cs_1', undefined, 'cus_harbor')).rejects.toThrow(PaymentRefusal);
    await expect(payments().collected('cs_unknown', undefined, 'cus_north')).rejects.toThrow(PaymentRefusal);
  });
  test('charges once per key, even when retried with another card', async () => {
    const port = payments();
    expect(await port.charge(charge())).toEqual({ state: 'succeeded', ref: 'pi_payment-p1' });
    expect(await port.charge(charge({ card: 'pm_2' }))).toEqual({ state: 'succeeded', ref: 'pi_payment-p1' });
    expect([...intents.values()].map(({ confirmed, amount }) => [confirmed, amount])).toEqual([[1, '14900']]);
  });
  test('is queried again after a lost answer and charges once', async () => {
    mode = 'cut';
    await expect(payments().charge(charge())).rejects.toThrow(PaymentAway);
    mode = 'up';
    expect(await payments().charge(charge())).toMatchObject({ state: 'succeeded' });
    expect([...intents.values()].map(({ confirmed }) => confirmed)).toEqual([1]);
  });
  test('returns the reason of a declined card, and charges the next card', async () => {
    const port = payments();
    expect(await port.charge(charge({ card: 'pm_declined' }))).toMatchObject({
      state: 'failed',
      reason: 'Your card was declined.',
    });
    expect(await port.charge(charge())).toMatchObject({ state: 'succeeded' });
  });
  test('redirects the cardholder to their bank and returns the result', async () => {
    const port = payments();
    const asking = await port.charge(charge({ card: 'pm_asks' }));
    expect(asking).toEqual({ state: 'action', ref: 'pi_payment-p1', url: 'https://bank.test/ask' });
    const intent = intents.get('pi_payment-p1');
    if (intent) intent.status = 'succeeded';
    expect(await port.settle('pi_payment-p1')).toMatchObject({ state: 'succeeded' });
  });
  test('charges a renewal without the cardholder', async () => {
    const { returnUrl: _none, ...unattended } = charge();
    await payments().charge(unattended);
    expect(requests.at(-1)?.form).toMatchObject({ off_session: 'true' });
  });
  test('verifies webhook events by query, and ignores events without one of our payments', async () => {
    const port = payments();
    await port.charge(charge());
    expect(await port.event('evt_1')).toEqual({
      tenantId: 'north',
      key: 'p1',
      outcome: { state: 'succeeded', ref: 'pi_payment-p1' },
    });
    expect(await port.event('evt_other')).toBeUndefined();
    expect(await port.event('evt_invented')).toBeUndefined();
  });
  test('refunds once per key, also after a lost answer', async () => {
    const port = payments();
    await port.charge(charge());
    mode = 'cut';
    const refund = { key: 'r1', payment: 'pi_payment-p1', cents: 2_000 };
    await expect(port.refund(refund)).rejects.toThrow(PaymentAway);
    mode = 'up';
    expect(await port.refund({ ...refund, cents: 3_000 })).toEqual({ cents: 2_000 });
    expect(refunds.map(({ amount }) => amount)).toEqual([2_000]);
    expect(requests.filter(({ path, method }) => path === '/v1/refunds' && method === 'POST')).toMatchObject([
      { key: 'refund-r1', form: { payment_intent: 'pi_payment-p1', amount: '2000' } },
    ]);
  });
  test('reports a failed refund', async () => {
    const port = payments();
    const refund = (cents: number) => port.refund({ key: `r${cents}`, payment: 'pi_payment-p1', cents });
    await expect(refund(20_000)).rejects.toThrow(PaymentRefusal);
    await expect(refund(666)).rejects.toThrow('The bank rejected the refund.');
  });
  test('does not repeat a failed request', async () => {
    mode = 'down';
    await expect(payments().settle('pi_1')).rejects.toThrow(PaymentAway);
    expect(requests).toHaveLength(1);
    mode = 'cut';
    const port = payments();
    await expect(port.charge(charge())).rejects.toThrow(PaymentAway);
    expect(requests.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1);
  });
  test('accepts cards only, by the parameter of the API version', async () => {
    await payments().charge(charge());
    await payments().collect('cus_north', 'http://localhost/setup/payment');
    const forms = requests.filter(({ path, method }) => method === 'POST' && /sessions|intents$/.test(path));
    expect(forms.map(({ form }) => form['allowed_payment_method_types[0]'])).toEqual(['card', 'card']);
  });
  test('reports an unreachable service or an invalid key as unavailable', async () => {
    mode = 'down';
    await expect(payments().charge(charge())).rejects.toThrow(PaymentAway);
    await expect(stripePayments({ key: 'k', url: 'http://127.0.0.1:9' }).settle('pi_1')).rejects.toThrow(
      PaymentAway,
    );
  });
});
