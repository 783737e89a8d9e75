import type { CustomerAiRequestDetail, Invoice, Payment } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { PaymentAway } from '../../../ports/payments.ts';
import type { TestPayments } from '../../../ports/payments-test.ts';
import {
  at,
  beginsWithPages,
  complete,
  draft,
  order,
  paid,
  place,
  read,
  staffNotices,
} from '../../../testing/ai-requests.ts';
import type { TestServer, UserName } from '../../../testing/server.ts';
import { addCard, bench, charge, invoices, subscription } from '../../../testing/subscriptions.ts';

beginsWithPages();
let server: TestServer;
let gateway: TestPayments;
beforeAll(() => void ({ server, gateway } = bench()));

const withdraw = (uuid: string, user: UserName = 'owner') =>
  server.call(user, 'POST', `/payment/withdraw-ai-request/${uuid}`);
const refund = ({ uuid }: Invoice, amount: string) =>
  server.ok('staff', 'POST', `/ac-api/customer-licensing/refund/${server.tenantIds.north}/${uuid}`, {
    refund_id: uuidv7(),
    amount,
    reason: 'We cannot read these sheets',
  });
const notices = async () =>
  (
    await server.owner.query<{ data: { message: string } }>(
      "select data from notification where tenant_id = $1 and data->>'prop_id' = $2 and data->>'prop_type' = 'aiRequest'",
      [server.tenantIds.north, place.estimation],
    )
  ).rows.map(({ data }) => data.message);

describe('withdrawing an AI estimate request', () => {
  test('refunds the card once, notifies the provider and hides the pages', async () => {
    const made = await draft();
    await paid(made);
    const [before, noticeCount] = [gateway.given().length, (await staffNotices()).length];
    for (let time = 0; time < 2; time++)
      expect(await withdraw(made.uuid)).toMatchObject({
        status: 200,
        body: { data: { request_status: 'Withdrawn', charge: { refunded: '4.00', total: '4.00' } } },
      });
    expect(gateway.given().slice(before)).toMatchObject([{ cents: 400 }]);
    expect(await subscription()).toMatchObject({ credit: '0.00' });
    expect((await staffNotices()).slice(noticeCount)).toEqual([
      'North Builders withdrew the request for 1 page of School. The payment was refunded. No action is needed.',
    ]);
    const detail = await server.ok<CustomerAiRequestDetail>('staff', 'GET', at(made.uuid));
    expect(detail).toMatchObject({ request_status: 'Withdrawn', sheets: [], pages: 1 });
    for (const late of [
      await complete(made.uuid),
      await server.call('staff', 'PUT', `${at(made.uuid)}/result`, { note: 'Done' }),
      await server.call('owner', 'POST', `/estimations/${place.estimation}/ai-request`, {
        request_id: made.uuid,
      }),
      await server.call('owner', 'PUT', `/estimations/ai-request/${made.uuid}`, {
        version: (await read(made.uuid)).version,
        notes: 'Too late',
      }),
    ])
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('withdrawn')]);
    expect(await notices()).toEqual([]);
  });

  test('refunds once when the answer was lost', async () => {
    const made = await draft();
    await paid(made);
    const before = gateway.given().length;
    const real = gateway.refund;
    gateway.refund = async (request) => {
      await real(request);
      throw new PaymentAway('cut off');
    };
    expect((await withdraw(made.uuid)).status).toBe(503);
    gateway.refund = real;
    expect((await read(made.uuid)).request_status).toBe('Pending');
    const answers = await Promise.all([withdraw(made.uuid), withdraw(made.uuid)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(gateway.given().slice(before)).toHaveLength(1);
    expect((await invoices()).filter(({ state }) => state === 'credited')).toHaveLength(1);
  });

  test('returns credit that was used', async () => {
    const made = await draft();
    const discarded = await order(made);
    const waiting = (await charge(discarded, await addCard('asks'))).body.data as Payment;
    await server.ok('owner', 'DELETE', `/payment/invoice/${discarded.uuid}`);
    await gateway.settle(`payment_${waiting.uuid}`, true);
    await server.call(undefined, 'POST', '/payment/webhook', { id: gateway.eventOf(waiting.uuid) });
    expect(await order(made)).toMatchObject({ state: 'paid', credit_used: '4.00' });
    expect(await subscription()).toMatchObject({ credit: '0.00' });
    const before = gateway.given().length;
    expect((await withdraw(made.uuid)).body.data).toMatchObject({ request_status: 'Withdrawn' });
    expect(await subscription()).toMatchObject({ credit: '4.00' });
    expect(gateway.given()).toHaveLength(before);
  });

  test('is rejected for drafts, measured requests and completed requests', async () => {
    const made = await draft();
    expect(await withdraw(made.uuid)).toMatchObject({ status: 409 });
    await paid(made);
    expect(await withdraw(made.uuid, 'viewer')).toMatchObject({
      status: 403,
      body: { missing: { app: 4, name: 'license', type: 'e' } },
    });
    expect((await withdraw(made.uuid, 'stranger')).status).toBe(404);
    await server.ok('staff', 'PUT', `${at(made.uuid)}/result`, { note: 'Measured.' });
    expect((await withdraw(made.uuid)).body.message).toContain('has already measured these pages');
    expect((await complete(made.uuid)).status).toBe(200);
    expect((await withdraw(made.uuid)).body.message).toContain('This request is completed');
    expect(await read(made.uuid)).toMatchObject({
      request_status: 'Completed',
      charge: { refunded: '0.00' },
    });
  });
});

describe('a provider refund of an AI estimate request', () => {
  test('leaves the request active when partial, withdraws it when full, and notifies the requester', async () => {
    const made = await draft();
    const invoice = await paid(made);
    await refund(invoice, '1.00');
    expect((await read(made.uuid)).request_status).toBe('Pending');
    const noticeCount = (await staffNotices()).length;
    await refund(invoice, '3.00');
    expect(await read(made.uuid)).toMatchObject({
      request_status: 'Withdrawn',
      charge: { refunded: '4.00' },
    });
    expect(await notices()).toEqual([
      'The provider canceled the AI estimate of 1 page of School and refunded your payment.',
    ]);
    expect(await staffNotices()).toHaveLength(noticeCount);
  });

  test('leaves a completed request and its measures in place', async () => {
    const made = await draft();
    const invoice = await paid(made);
    await server.ok('staff', 'PUT', `${at(made.uuid)}/result`, { note: 'Measured.' });
    await complete(made.uuid);
    await refund(invoice, '4.00');
    expect(await read(made.uuid)).toMatchObject({
      request_status: 'Completed',
      charge: { refunded: '4.00' },
    });
  });
});

describe('an estimation', () => {
  const remove = () => server.call('owner', 'DELETE', `/estimations/${place.estimation}`);

  test('with paid unmeasured sheets cannot be deleted until they are measured or withdrawn', async () => {
    const made = await draft();
    await paid(made);
    const refused = await remove();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A paid AI estimate of School is still in progress. Wait for it, or withdraw the request first.',
    ]);
    await withdraw(made.uuid);
    expect((await remove()).status).toBe(200);
  });

  test('that was deleted during bank confirmation is not measured, and the payment becomes credit', async () => {
    const made = await draft();
    const waiting = (await charge(await order(made), await addCard('asks'))).body.data as Payment;
    const noticeCount = (await staffNotices()).length;
    expect((await remove()).status).toBe(200);
    await gateway.settle(`payment_${waiting.uuid}`, true);
    await server.call(undefined, 'POST', '/payment/webhook', { id: gateway.eventOf(waiting.uuid) });
    expect(await subscription()).toMatchObject({ credit: '4.00' });
    expect(await staffNotices()).toHaveLength(noticeCount);
  });
});
