import type {
  AddedPaymentMethod,
  Invoice,
  Payment,
  PaymentMethod,
  PlanPreview,
  Subscription,
} from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPayments } from '../../ports/payments-test.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';
import { renewCompany } from './renewal.ts';

let server: TestServer;
let gateway: TestPayments;
beforeAll(async () => {
  server = await testServer();
  gateway = server.ports.payments as TestPayments;
});
afterAll(() => server.stop());

const day = 86_400_000;
/** Begins anew: without plan, invoices and cards, on a fixed day. */
beforeEach(async () => {
  await server.owner.query('truncate billing_payment, billing_invoice, billing_method, billing_account');
  await server.owner.query(
    "update platform.tenant set subscription_mode = 'online', trial_until = null, purchased = $2 where tenant_id = $1",
    [server.tenantIds.north, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 21, 22]],
  );
  onDay('2026-11-01');
});
const onDay = (date: string) => {
  server.clock.offset = Date.parse(`${date}T12:00:00Z`) - Date.now();
};

const subscription = (user: UserName = 'owner') =>
  server.ok<Subscription>(user, 'GET', '/payment/get-customer-subscription');
const invoices = () => server.ok<Invoice[]>('owner', 'GET', '/payment/get-customer-invoices?limit=-1');
const preview = (plan: string, users: number, interval = 'monthly') =>
  server.ok<PlanPreview>(
    'owner',
    'GET',
    `/payment/plan-preview?plan=${plan}&interval=${interval}&users=${users}`,
  );
async function addCard(card: string): Promise<PaymentMethod> {
  const { session } = await server.ok<AddedPaymentMethod>('owner', 'POST', '/payment/add-payment-method', {});
  const { method } = await server.ok<AddedPaymentMethod>('owner', 'POST', '/payment/add-payment-method', {
    session,
    card,
  });
  if (!method) throw new Error('no card was added');
  return method;
}
async function orderPlan(plan: string, users: number, interval = 'monthly'): Promise<Invoice> {
  const { due } = await preview(plan, users, interval);
  const { plan: has } = await subscription();
  return server.ok<Invoice>('owner', 'POST', has ? '/payment/change-plan' : '/payment/purchase-plan', {
    plan,
    interval,
    users,
    due,
  });
}
const charge = (invoice: Invoice, card: PaymentMethod, amount = invoice.due) =>
  server.call('owner', 'POST', `/payment/charge-payment/?request_id=${invoice.uuid}`, {
    paymentMethodId: card.uuid,
    amount,
    request_id: invoice.uuid,
  });
async function buyPlan(plan: string, users: number, card?: PaymentMethod) {
  const invoice = await orderPlan(plan, users);
  expect((await charge(invoice, card ?? (await addCard('visa')))).status).toBe(200);
  return invoice;
}
const takenOf = async (invoice: Invoice) => {
  const { rows } = await server.owner.query<{ payment_id: string }>(
    'select payment_id from billing_payment where invoice_id = $1',
    [invoice.uuid],
  );
  return gateway.taken().filter(({ key }) => key === rows[0]?.payment_id);
};
const renew = (tenant: 'north' | 'harbor' = 'north') =>
  renewCompany(server.tenantIds[tenant], {
    database: server.database,
    ports: server.ports,
    config: server.config,
    log: { info: () => undefined } as never,
  });

describe('buying a plan', () => {
  test('changes nothing before it is paid, and opens what it opens once it is', async () => {
    expect(await subscription()).toMatchObject({ state: 'none', plan: '', mode: 'online' });
    const shown = await preview('professional', 17);
    expect(shown).toMatchObject({
      subtotal: '507.00',
      due: '507.00',
      period_start: '2026-11-01',
      renews_on: '2026-12-01',
      renewal: '507.00',
    });
    expect(shown.loses).toContain('Project');
    const invoice = await orderPlan('professional', 17);
    expect(invoice).toMatchObject({ state: 'open', due: '507.00', number: 'INV-00001' });
    expect(await subscription()).toMatchObject({ state: 'none', open_invoice: invoice.uuid });
    const answer = await charge(invoice, await addCard('visa'));
    expect(answer.body.data).toMatchObject({
      state: 'succeeded',
      amount: '507.00',
      card: 'Visa ending in 4242',
    });
    expect(await subscription()).toMatchObject({
      state: 'active',
      plan: 'professional',
      users: 17,
      renews_on: '2026-12-01',
      consumption: { users_included: 17, users_used: 4 },
    });
    expect(await server.ok('owner', 'GET', '/setup/module/purchased/object')).not.toHaveProperty(
      'projectManagement',
    );
    expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(200);
    const { rows } = await server.owner.query<{ entity: string; user_name: string }>(
      "select entity, user_name from audit_change where module = 'billing' and tenant_id = $1 order by created_at",
      [server.tenantIds.north],
    );
    expect(rows.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(['invoice', 'paymentMethod', 'payment', 'subscription']),
    );
    expect(new Set(rows.map(({ user_name }) => user_name))).toEqual(new Set(['owner Tester']));
  });

  test('has room for as many people as it is for, and no more', async () => {
    await buyPlan('essentials', 5);
    const invite = (n: number) =>
      server.call('owner', 'POST', '/security/accounts', {
        firstname: 'Person',
        lastname: String(n),
        email: `seat${n}@north.test`,
      });
    // Four can sign in already; two at once do not both take the last place.
    const answers = await Promise.all([invite(1), invite(2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('for 5 users');
    await server.owner.query("delete from security_user where username like 'seat%'");
    await server.owner.query("delete from platform.login where username like 'seat%'");
  });

  test('ends the trial, and stays possible after it', async () => {
    await server.owner.query("update platform.tenant set trial_until = '2026-10-01' where tenant_id = $1", [
      server.tenantIds.north,
    ]);
    expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(403);
    await buyPlan('essentials', 5);
    expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(200);
    expect((await server.call('owner', 'GET', '/estimations')).body).toMatchObject({
      success: false,
      message: expect.stringContaining('subscription') as string,
    });
  });

  test('at another amount than was shown nothing is bought', async () => {
    const answer = await server.call('owner', 'POST', '/payment/purchase-plan', {
      plan: 'essentials',
      interval: 'monthly',
      users: 5,
      due: '1.00',
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('$149.00') as string },
    });
    expect(await invoices()).toEqual([]);
  });

  test('is refused beside its cause: too few people, a plan that is not theirs, what they have already', async () => {
    const order = (plan: string, users: number) =>
      server.call('owner', 'POST', '/payment/purchase-plan', { plan, interval: 'monthly', users, due: '0' });
    for (const plan of ['shop', 'nothing'])
      expect(await order(plan, 9)).toMatchObject({ status: 422, body: { errors: [{ field: 'plan' }] } });
    await buyPlan('essentials', 5);
    expect(await preview('essentials', 5)).toMatchObject({ is_same: true, due: '0.00', lines: [] });
    expect((await order('essentials', 5)).status).toBe(409);
    const same = await server.call('owner', 'PUT', '/payment/update-subscription', { users: 5, due: '0' });
    expect(same).toMatchObject({ status: 422, body: { errors: [{ field: 'plan' }] } });
    await server.owner.query(
      `insert into security_user (tenant_id, user_id, username, email)
       select $1, gen_random_uuid(), 'p' || n, 'p' || n || '@north.test' from generate_series(1, 3) n`,
      [server.tenantIds.north],
    );
    expect((await preview('essentials', 5)).refusal).toEqual({
      field: 'users',
      message: expect.stringContaining('7 people can sign in') as string,
    });
    await server.owner.query("delete from security_user where username ~ '^p[0-9]$'");
  });

  test('of another order in between leaves one', async () => {
    const first = await orderPlan('essentials', 5);
    const second = await orderPlan('professional', 15);
    expect((await invoices()).map(({ number, state }) => [number, state])).toEqual([
      [second.number, 'open'],
      [first.number, 'void'],
    ]);
    expect((await charge(first, await addCard('visa'))).status).toBe(409);
  });

  test('yesterday’s price is not charged today', async () => {
    const invoice = await orderPlan('essentials', 5);
    onDay('2026-11-02');
    expect((await charge(invoice, await addCard('visa'))).status).toBe(409);
    expect(await takenOf(invoice)).toEqual([]);
  });
});

describe('a change of plan', () => {
  test('is charged for the rest of the period, to the cent', async () => {
    await buyPlan('essentials', 5);
    onDay('2026-11-11');
    const shown = await preview('professional', 15);
    expect(shown.lines.map(({ text, amount }) => [text, amount])).toEqual([
      ['Unused time of Essentials', '-99.33'],
      ['Professional', '299.33'],
    ]);
    expect(shown).toMatchObject({ due: '200.00', renews_on: '2026-12-01', renewal: '449.00' });
    await buyPlan('professional', 15);
    expect(await subscription()).toMatchObject({ plan: 'professional', renews_on: '2026-12-01' });
  });

  test('that gives money back is made at once, and its credit is taken off what comes next', async () => {
    await buyPlan('professional', 15);
    onDay('2026-11-16');
    const note = await orderPlan('essentials', 5);
    expect(note).toMatchObject({ state: 'credited', total: '-150.00', due: '0.00' });
    expect(await subscription()).toMatchObject({ plan: 'essentials', credit: '150.00' });
    const back = await orderPlan('professional', 15);
    expect(back).toMatchObject({ state: 'paid', total: '150.00', credit_used: '150.00', due: '0.00' });
    expect(await subscription()).toMatchObject({ plan: 'professional', credit: '0.00' });
  });

  test('that is discarded gives its credit back, and can be discarded once', async () => {
    await buyPlan('professional', 15);
    onDay('2026-11-16');
    await orderPlan('essentials', 5);
    const order = await orderPlan('enterprise', 50);
    expect(order).toMatchObject({ state: 'open', credit_used: '150.00' });
    expect(await subscription()).toMatchObject({ credit: '0.00' });
    expect((await server.call('owner', 'DELETE', `/payment/invoice/${order.uuid}`)).status).toBe(200);
    expect((await server.call('owner', 'DELETE', `/payment/invoice/${order.uuid}`)).status).toBe(409);
    expect(await subscription()).toMatchObject({ plan: 'essentials', credit: '150.00' });
  });

  test('whatever is ordered, invoices are the sums of their lines and nothing is lost to rounding', async () => {
    server.config.taxPercent = '8.25';
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            plan: fc.constantFrom('essentials', 'professional', 'enterprise'),
            interval: fc.constantFrom('monthly', 'yearly'),
            more: fc.integer({ min: 0, max: 40 }),
          }),
          { minLength: 2, maxLength: 4 },
        ),
        async (steps) => {
          await server.owner.query(
            'truncate billing_payment, billing_invoice, billing_method, billing_account',
          );
          onDay('2026-11-01');
          const card = await addCard('visa');
          let at = Date.parse('2026-11-01');
          for (const { plan, interval, more } of steps) {
            const shown = await preview(plan, 60 + more, interval);
            if (shown.is_same) continue;
            const invoice = await orderPlan(plan, 60 + more, interval);
            expect({ ...invoice, total: shown.total, lines: shown.lines }).toEqual(invoice);
            if (invoice.state === 'open') expect((await charge(invoice, card)).status).toBe(200);
            onDay(new Date((at += 5 * day)).toISOString().slice(0, 10));
          }
          const { rows } = await server.owner.query<{ wrong: number }>(
            `select count(*)::int as wrong from billing_invoice i where i.subtotal <>
              (select coalesce(sum((line->>'amount')::numeric), 0) from jsonb_array_elements(i.lines) line)
              or i.total <> i.subtotal + i.tax or i.state = 'open'`,
          );
          expect(rows).toEqual([{ wrong: 0 }]);
          expect(Number((await subscription()).credit)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 12, seed: 4 },
    );
    server.config.taxPercent = '0';
  });
});

describe('a payment', () => {
  test('pressed twice at once, and again after a lost answer, charges once', async () => {
    const invoice = await orderPlan('essentials', 5);
    const card = await addCard('visa');
    const answers = await Promise.all([charge(invoice, card), charge(invoice, card), charge(invoice, card)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await charge(invoice, card)).body.data).toEqual(answers[0]?.body.data);
    expect(await takenOf(invoice)).toEqual([{ key: expect.any(String) as string, cents: 14_900 }]);
  });

  test('whose answer was lost on the way from the gateway is taken over, whatever card is tried next', async () => {
    const invoice = await orderPlan('essentials', 5);
    const [first, second] = [await addCard('visa'), await addCard('mastercard')];
    const real = gateway.charge;
    gateway.charge = async (request) => {
      await real(request);
      throw new (await import('../../ports/payments.ts')).PaymentAway('cut off');
    };
    expect(await charge(invoice, first)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('charged once') as string },
    });
    gateway.charge = real;
    expect((await invoices())[0]).toMatchObject({ state: 'open' });
    expect((await charge(invoice, second)).status).toBe(200);
    expect(await takenOf(invoice)).toHaveLength(1);
    expect(await subscription()).toMatchObject({ plan: 'essentials' });
  });

  test('is declined beside the card, loses nothing, and is paid with another', async () => {
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

  test('waits for the bank’s confirmation, which is given or refused once', async () => {
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

  test('told by the gateway, once or twice, is written down once; what it does not know changes nothing', async () => {
    const card = await addCard('asks');
    const invoice = await orderPlan('essentials', 5);
    const payment = (await charge(invoice, card)).body.data as Payment;
    await gateway.settle(`payment_${payment.uuid}`, true);
    const tell = (id: string) =>
      server.call(undefined, 'POST', '/payment/webhook', {
        id,
        object: 'event',
        data: { object: { amount: 1 } },
      });
    expect((await tell('event_invented')).status).toBe(200);
    expect(await subscription()).toMatchObject({ plan: '' });
    for (let time = 0; time < 2; time++) expect((await tell(gateway.eventOf(payment.uuid))).status).toBe(200);
    expect(await subscription()).toMatchObject({ plan: 'essentials', credit: '0.00' });
    const { rows } = await server.owner.query(
      "select 1 from audit_change where entity = 'subscription' and entity_name = 'Essentials' and user_name = 'Test gateway'",
    );
    expect(rows).toHaveLength(1);
    expect((await invoices()).map(({ state }) => state)).toEqual(['paid']);
  });

  test('for an order that was discarded meanwhile is to the company’s credit', async () => {
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
  test('the first is the default; another can be; the number of a card is nowhere', async () => {
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
  test('told twice, a card is there once', async () => {
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
  test('the one that renews the subscription is not removed before another does', async () => {
    const card = await addCard('visa');
    await buyPlan('essentials', 5, card);
    expect((await server.call('owner', 'DELETE', `/payment/payment-method/${card.uuid}`)).status).toBe(409);
    const other = await addCard('mastercard');
    await server.ok('owner', 'PUT', `/payment/payment-method/${other.uuid}`);
    expect(await server.ok('owner', 'DELETE', `/payment/payment-method/${card.uuid}`)).toHaveLength(1);
  });
});

describe('a renewal', () => {
  test('begins the next period and is charged once, however often it is looked after', async () => {
    await buyPlan('professional', 16);
    onDay('2026-12-01');
    for (let time = 0; time < 3; time++) await renew();
    const [renewal, ...rest] = await invoices();
    expect(renewal).toMatchObject({ reason: 'Renewal', state: 'paid', total: '478.00' });
    expect(rest).toHaveLength(1);
    expect(await subscription()).toMatchObject({ state: 'active', renews_on: '2027-01-01' });
  });
  test('that is declined is owed, told, tried again, and blocks another plan until it is paid', async () => {
    const good = await addCard('visa');
    await buyPlan('essentials', 5, good);
    const bad = await addCard('funds');
    await server.ok('owner', 'PUT', `/payment/payment-method/${bad.uuid}`);
    onDay('2026-12-01');
    await renew();
    await renew();
    const [owed] = await invoices();
    expect(owed).toMatchObject({
      state: 'open',
      problem: expect.stringContaining('not enough money') as string,
    });
    expect(await subscription()).toMatchObject({ state: 'past_due' });
    const { rows } = await server.owner.query<{ tries: number }>(
      "select tries from billing_invoice where state = 'open'",
    );
    expect(rows).toEqual([{ tries: 1 }]);
    const told = await server.owner.query(
      "select 1 from notification where data->>'name' = 'A payment failed'",
    );
    expect(told.rowCount).toBe(1);
    expect((await preview('professional', 15)).refusal?.field).toBe('plan');
    expect((await server.call('owner', 'DELETE', `/payment/invoice/${owed?.uuid}`)).status).toBe(409);
    await server.ok('owner', 'PUT', `/payment/payment-method/${good.uuid}`);
    onDay('2026-12-02');
    await renew();
    expect(await subscription()).toMatchObject({ state: 'active' });
  });
  test('makes up for a server that was away, and leaves companies offline alone', async () => {
    await buyPlan('essentials', 5);
    onDay('2027-02-03');
    await server.owner.query(
      "update platform.tenant set subscription_mode = 'offline' where tenant_id = $1",
      [server.tenantIds.north],
    );
    await renew();
    await server.owner.query("update platform.tenant set subscription_mode = 'online' where tenant_id = $1", [
      server.tenantIds.north,
    ]);
    expect(await invoices()).toHaveLength(1);
    await renew();
    expect((await invoices()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await subscription()).toMatchObject({ renews_on: '2027-03-01' });
  });
});

describe('who may', () => {
  test('looking and paying are two rights, and nothing is there for portals', async () => {
    expect((await server.call('viewer', 'GET', '/payment/get-customer-subscription')).status).toBe(200);
    expect(await server.call('viewer', 'POST', '/payment/add-payment-method', {})).toMatchObject({
      status: 403,
      body: { missing: { app: 4, name: 'license', type: 'e' } },
    });
    for (const user of ['none', 'agent', 'staff'] as const)
      expect((await server.call(user, 'GET', '/payment/get-customer-subscription')).status).toBe(403);
  });
  test('a company that is offline has no page: every call refuses', async () => {
    await server.owner.query(
      "update platform.tenant set subscription_mode = 'offline' where tenant_id = $1",
      [server.tenantIds.north],
    );
    for (const path of [
      'list-all-plans',
      'get-customer-subscription',
      'get-customer-invoices',
      'payment-method-list',
      'plan-preview?plan=essentials&interval=monthly&users=5',
    ])
      expect([path, (await server.call('owner', 'GET', `/payment/${path}`)).status]).toEqual([path, 409]);
    expect((await server.call('owner', 'POST', '/payment/add-payment-method', {})).status).toBe(409);
  });
  test('shops have a plan of their own', async () => {
    const plans = await server.ok<{ key: string }[]>('clerk', 'GET', '/payment/list-all-plans');
    expect(plans.map(({ key }) => key)).toEqual(['shop']);
  });
});

test('an invoice is a PDF with the same bytes each time', async () => {
  const invoice = await buyPlan('professional', 20);
  const get = () => server.call('owner', 'GET', `/payment/invoice/${invoice.uuid}/pdf`);
  const [first, second] = [await get(), await get()];
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder('latin1').decode(first.bytes.slice(0, 5))).toBe('%PDF-');
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
});
