import type { AiRequest, Invoice, Payment } from '@plumbline/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { PaymentAway } from '../../../ports/payments.ts';
import type { TestPayments } from '../../../ports/payments-test.ts';
import {
  beginsWithPages,
  costOf,
  draft,
  draftBody,
  newPlace,
  order,
  paid,
  place,
  read,
  staffNotices,
} from '../../../testing/ai-requests.ts';
import { planPage } from '../../../testing/records.ts';
import type { TestServer } from '../../../testing/server.ts';
import { addCard, bench, charge, invoices, subscription, takenOf } from '../../../testing/subscriptions.ts';

beginsWithPages();
let server: TestServer;
let gateway: TestPayments;
beforeAll(() => void ({ server, gateway } = bench()));

describe('a draft AI estimate request', () => {
  test('is saved as entered and stored once when sent twice', async () => {
    const body = draftBody();
    const first = await server.ok<AiRequest>('owner', 'PUT', '/estimations/draft-ai-request', body);
    expect(await server.ok('owner', 'PUT', '/estimations/draft-ai-request', body)).toEqual(first);
    const next = await server.ok<AiRequest>('owner', 'PUT', '/estimations/draft-ai-request', {
      ...body,
      notes: 'Walls alone',
      pages: [],
      version: first.version,
    });
    expect(next).toMatchObject({ notes: 'Walls alone', pages: [], request_status: 'Draft', version: 2 });
    expect(
      await server.ok(
        'owner',
        'GET',
        `/estimations/list-draft-ai-requests?estimation_id=${place.estimation}`,
      ),
    ).toEqual([next]);
    expect(
      await server.ok('owner', 'GET', `/estimations/list-ai-requests?estimation_id=${place.estimation}`),
    ).toEqual([]);
  });
  test('is not overwritten when another user changed it', async () => {
    const made = await draft();
    const change = (notes: string) =>
      server.call('owner', 'PUT', '/estimations/draft-ai-request', {
        ...draftBody({ uuid: made.uuid }),
        notes,
        version: made.version,
      });
    expect((await change('Mine')).status).toBe(200);
    expect(await change('Theirs')).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await read(made.uuid)).notes).toBe('Mine');
  });
  test('accepts pages of one plan set of its own estimation only', async () => {
    const other = await newPlace();
    for (const [more, field] of [
      [{ pages: [other.page] }, 'pages'],
      [{ workdrive_id: other.file, pages: [] }, 'workdrive_id'],
      [{ workdrive_id: null }, 'workdrive_id'],
    ] as const)
      expect(
        await server.call('owner', 'PUT', '/estimations/draft-ai-request', draftBody(more)),
      ).toMatchObject({
        status: 422,
        body: { errors: [{ field }] },
      });
  });
  test('is deleted with its order, and a pending payment becomes credit', async () => {
    const made = await draft();
    const invoice = await order(made);
    const waiting = (await charge(invoice, await addCard('asks'))).body.data as Payment;
    expect((await server.call('owner', 'DELETE', `/estimations/draft-ai-request/${made.uuid}`)).status).toBe(
      200,
    );
    expect((await invoices())[0]).toMatchObject({ state: 'void' });
    await gateway.settle(`payment_${waiting.uuid}`, true);
    await server.call(undefined, 'POST', '/payment/webhook', { id: gateway.eventOf(waiting.uuid) });
    expect(await subscription()).toMatchObject({ credit: '4.00' });
    expect((await server.call('owner', 'GET', `/estimations/ai-request/${made.uuid}`)).status).toBe(404);
  });
});

describe('paying for an AI estimate request', () => {
  test('sends the request and notifies the provider', async () => {
    const made = await draft();
    const before = await staffNotices();
    const invoice = await paid(made);
    const sent = await read(made.uuid);
    expect(sent).toMatchObject({
      request_status: 'Pending',
      pages: [place.page],
      charge: { invoice: invoice.uuid, state: 'paid', total: '4.00', refunded: '0.00' },
    });
    expect((await staffNotices()).slice(before.length)).toEqual([
      'North Builders paid for 1 page of School.',
    ]);
    // As documented, the request is submitted even if that call never arrives.
    const submit = () =>
      server.ok<AiRequest>('owner', 'POST', `/estimations/${place.estimation}/ai-request`, {
        request_id: made.uuid,
        workdrive_id: place.file,
        pages: [place.page],
        notes: made.notes,
      });
    expect(await submit()).toEqual(sent);
    expect(await submit()).toEqual(sent);
    expect(
      await server.ok(
        'owner',
        'GET',
        `/estimations/list-ai-requests?page=1&limit=1&estimation_id=${place.estimation}`,
      ),
    ).toEqual([sent]);
  });
  test('is required before the request is submitted', async () => {
    const made = await draft();
    const answer = await server.call('owner', 'POST', `/estimations/${place.estimation}/ai-request`, {
      request_id: made.uuid,
    });
    expect(answer).toMatchObject({ status: 409 });
    expect((await read(made.uuid)).request_status).toBe('Draft');
  });
  test('charges and sends once for concurrent requests', async () => {
    const made = await draft();
    const before = (await staffNotices()).length;
    const due = await costOf(1);
    const card = await addCard('visa');
    const ordered = await Promise.all(
      [0, 1].map(() =>
        server.ok<Invoice>('owner', 'POST', '/payment/order-ai-request', { request_id: made.uuid, due }),
      ),
    );
    expect(ordered[0]?.uuid).toBe(ordered[1]?.uuid);
    const [invoice] = ordered;
    if (!invoice) throw new Error('nothing was ordered');
    const answers = await Promise.all([charge(invoice, card), charge(invoice, card)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await takenOf(invoice)).toEqual([{ key: expect.any(String) as string, cents: 400 }]);
    expect((await staffNotices()).length).toBe(before + 1);
    expect(
      await server.call('owner', 'POST', '/payment/order-ai-request', { request_id: made.uuid, due }),
    ).toMatchObject({ status: 409 });
  });
  test('shows a declined card at its field and keeps the draft', async () => {
    const made = await draft();
    const invoice = await order(made);
    expect(await charge(invoice, await addCard('declined'))).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'paymentMethodId', message: expect.stringContaining('declined') as string }],
      },
    });
    expect(await read(made.uuid)).toMatchObject({
      request_status: 'Draft',
      notes: made.notes,
      charge: { state: 'open', problem: expect.stringContaining('declined') as string },
    });
    expect((await charge(invoice, await addCard('visa'))).status).toBe(200);
    expect((await read(made.uuid)).request_status).toBe('Pending');
  });
  test('keeps the priced pages while the bank confirms, then sends the request', async () => {
    const made = await draft();
    const invoice = await order(made);
    const waiting = (await charge(invoice, await addCard('asks'))).body.data as Payment;
    expect(waiting).toMatchObject({
      state: 'action',
      ai_request: { request_id: made.uuid, estimation_id: place.estimation },
    });
    const change = (given: object) =>
      server.call('owner', 'PUT', `/estimations/ai-request/${made.uuid}`, {
        version: made.version,
        ...given,
      });
    expect(await change({ pages: [] })).toMatchObject({ status: 409 });
    expect(await change({ notes: 'Also the roof' })).toMatchObject({ status: 200 });
    await server.ok('owner', 'POST', `/payment/payment/${waiting.uuid}`, { approve: false });
    expect((await read(made.uuid)).request_status).toBe('Draft');
    const again = (await charge(invoice, await addCard('asks'))).body.data as Payment;
    await server.ok('owner', 'POST', `/payment/payment/${again.uuid}`, { approve: true });
    expect(await read(made.uuid)).toMatchObject({ request_status: 'Pending', notes: 'Also the roof' });
  });
  test('that lost its answer is completed by paying again and charged once', async () => {
    const made = await draft();
    const invoice = await order(made);
    const card = await addCard('visa');
    const real = gateway.charge;
    gateway.charge = async (request) => {
      await real(request);
      throw new PaymentAway('cut off');
    };
    expect(await charge(invoice, card)).toMatchObject({ status: 503 });
    gateway.charge = real;
    expect((await read(made.uuid)).request_status).toBe('Draft');
    expect((await charge(invoice, card)).status).toBe(200);
    expect((await read(made.uuid)).request_status).toBe('Pending');
    expect(await takenOf(invoice)).toHaveLength(1);
  });
  test('sends the request on the gateway’s webhook alone', async () => {
    const made = await draft();
    const invoice = await order(made);
    const waiting = (await charge(invoice, await addCard('asks'))).body.data as Payment;
    await gateway.settle(`payment_${waiting.uuid}`, true);
    for (let time = 0; time < 2; time++)
      await server.call(undefined, 'POST', '/payment/webhook', { id: gateway.eventOf(waiting.uuid) });
    expect((await read(made.uuid)).request_status).toBe('Pending');
    expect(await subscription()).toMatchObject({ credit: '0.00' });
  });
  test('requires a new order when pages change, and rejects a different amount', async () => {
    const made = await draft();
    const first = await order(made);
    const { page } = await planPage(server, 'north', place.estimation);
    await server.owner.query('update plan_page set file_id = $2, number = 2 where page_id = $1', [
      page,
      place.file,
    ]);
    const more = await server.ok<AiRequest>('owner', 'PUT', `/estimations/ai-request/${made.uuid}`, {
      version: made.version,
      pages: [place.page, page],
    });
    expect(
      await server.call('owner', 'POST', '/payment/order-ai-request', {
        request_id: made.uuid,
        due: first.due,
      }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('$8.00') as string } });
    const second = await order(more);
    expect(second).toMatchObject({ due: '8.00', lines: [{ what: 'pages', quantity: 2 }] });
    expect(await charge(first, await addCard('visa'))).toMatchObject({ status: 409 });
    expect(await takenOf(first)).toEqual([]);
  });
  test('is rejected at the pages field when a sheet was removed', async () => {
    const made = await draft();
    await server.ok('owner', 'DELETE', `/estimations/${place.estimation}/page/delete`, {
      page_id: [place.page],
    });
    expect(
      await server.call('owner', 'POST', '/payment/order-ai-request', { request_id: made.uuid, due: '4.00' }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'pages' }] } });
  });
  test('does not appear as a debt or plan of the company', async () => {
    await order(await draft());
    expect(await subscription()).toMatchObject({ state: 'none' });
    expect((await subscription()).open_invoice).toBeUndefined();
    const { rows } = await server.owner.query(
      'select 1 from billing_invoice where change is null and state = $1',
      ['open'],
    );
    expect(rows).toEqual([]);
  });
  test('can be covered by credit alone', async () => {
    const made = await draft();
    const invoice = await order(made);
    const waiting = (await charge(invoice, await addCard('asks'))).body.data as Payment;
    await server.ok('owner', 'DELETE', `/payment/invoice/${invoice.uuid}`);
    await gateway.settle(`payment_${waiting.uuid}`, true);
    await server.call(undefined, 'POST', '/payment/webhook', { id: gateway.eventOf(waiting.uuid) });
    expect(await costOf(1)).toBe('0.00');
    expect(await order(made)).toMatchObject({ state: 'paid', credit_used: '4.00', due: '0.00' });
    expect((await read(made.uuid)).request_status).toBe('Pending');
  });
});

test('separates the right to request from the right to pay', async () => {
  const made = await draft({}, 'editor');
  expect(await server.call('viewer', 'PUT', '/estimations/draft-ai-request', draftBody())).toMatchObject({
    status: 403,
    body: { missing: { app: 7, name: 'aiRequest', type: 'a' } },
  });
  expect(
    await server.call('viewer', 'POST', '/payment/order-ai-request', { request_id: made.uuid, due: '4.00' }),
  ).toMatchObject({ status: 403, body: { missing: { app: 4, name: 'license', type: 'e' } } });
});
