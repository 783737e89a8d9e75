import { DAY_MS, utcDay } from '@plumbline/dates';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import {
  beginsWithoutPlan,
  bench,
  subscription,
  invoices,
  preview,
  addCard,
  orderPlan,
  charge,
  buyPlan,
  takenOf,
  onDay,
  emptied,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
beforeAll(() => ({ server } = bench()));

describe('buying a plan', () => {
  test('changes nothing until paid and then opens the plan’s modules', async () => {
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

  test('limits active users to the purchased number', async () => {
    await buyPlan('essentials', 5);
    const invite = (n: number) =>
      server.call('owner', 'POST', '/security/accounts', {
        firstname: 'Person',
        lastname: String(n),
        email: `seat${n}@north.test`,
      });
    // Four users can sign in already; concurrent requests cannot both take the last seat.
    const answers = await Promise.all([invite(1), invite(2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('includes 5 users');
    await server.owner.query("delete from security_user where username like 'seat%'");
    await server.owner.query("delete from platform.login where username like 'seat%'");
  });

  test('ends the trial, and is possible after the trial', async () => {
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

  test('is rejected at a different amount than shown', async () => {
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

  test('rejects too few users, an unavailable plan and the current plan at their fields', async () => {
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
      message: expect.stringContaining('7 people who can sign in') as string,
    });
    await server.owner.query("delete from security_user where username ~ '^p[0-9]$'");
  });

  test('leaves one order when another is placed in between', async () => {
    const first = await orderPlan('essentials', 5);
    const second = await orderPlan('professional', 15);
    expect((await invoices()).map(({ number, state }) => [number, state])).toEqual([
      [second.number, 'open'],
      [first.number, 'void'],
    ]);
    expect((await charge(first, await addCard('visa'))).status).toBe(409);
  });

  test('does not charge an outdated price', async () => {
    const invoice = await orderPlan('essentials', 5);
    onDay('2026-11-02');
    expect((await charge(invoice, await addCard('visa'))).status).toBe(409);
    expect(await takenOf(invoice)).toEqual([]);
  });
});

describe('a plan change', () => {
  test('is charged to the cent for the rest of the period', async () => {
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

  test('with a credit applies immediately, and the credit is used for later invoices', async () => {
    await buyPlan('professional', 15);
    onDay('2026-11-16');
    const note = await orderPlan('essentials', 5);
    expect(note).toMatchObject({ state: 'credited', total: '-150.00', due: '0.00' });
    expect(await subscription()).toMatchObject({ plan: 'essentials', credit: '150.00' });
    const back = await orderPlan('professional', 15);
    expect(back).toMatchObject({ state: 'paid', total: '150.00', credit_used: '150.00', due: '0.00' });
    expect(await subscription()).toMatchObject({ plan: 'professional', credit: '0.00' });
  });

  test('returns its credit when canceled, and can be canceled once', async () => {
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

  test('keeps invoices equal to the sum of their lines for any sequence of orders', async () => {
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
          await server.owner.query(emptied);
          onDay('2026-11-01');
          const card = await addCard('visa');
          let at = Date.parse('2026-11-01');
          for (const { plan, interval, more } of steps) {
            const shown = await preview(plan, 60 + more, interval);
            if (shown.is_same) continue;
            const invoice = await orderPlan(plan, 60 + more, interval);
            expect({ ...invoice, total: shown.total, lines: shown.lines }).toEqual(invoice);
            if (invoice.state === 'open') expect((await charge(invoice, card)).status).toBe(200);
            onDay(utcDay((at += 5 * DAY_MS)));
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
