import type { Estimation, PublicQuote, PublicView, Quote } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let estimation = '';
let quote: Quote;
const at = (path: string) => `/estimations/${estimation}/${path}`;
const change = (body: object) =>
  server.call('owner', 'PUT', at(`quotes/${quote.uuid}`), { version: quote.version, ...body });
const changed = (body: object) =>
  server.ok<Quote>('owner', 'PUT', at(`quotes/${quote.uuid}`), { version: quote.version, ...body });
const sum = (lines: readonly { amount: string }[]) =>
  Decimal.sum(0, ...lines.map(({ amount }) => amount)).toFixed(2);

/** The quote as the customer reads it through the link of the email. */
async function readByLink(to: string): Promise<PublicQuote> {
  const { rows } = await server.owner.query<{ body: string }>(
    'select body from platform.outbox where recipient = $1',
    [to],
  );
  const token = /\/access\/(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
  const answer = await server.call(undefined, 'GET', `/access/${token}`);
  return (answer.body.data as PublicView).quote as PublicQuote;
}

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Priced' }));
  for (const [name, unit_price] of [
    ['Fence', '10'],
    ['Sign', '250'],
    ['Gate', '99.99'],
  ] as const)
    await server.ok('owner', 'POST', at('estimate/items'), {
      name,
      quantity: '3',
      unit: 'EA',
      unit_price,
      markup: '0',
    });
  quote = await server.ok<Quote>('owner', 'POST', at('quotes'), {
    name: 'Priced',
    inclusions: [{ name: 'Clean-up', calculate_by: 'percentage', value: '10', base: 'subtotal' }],
  });
});

describe('the unit price of a quote line', () => {
  test('gives the amount, the subtotal, its percentages and the total, and says what changed', async () => {
    expect(quote.total).toBe('1187.97');
    const { lines, totals, total, price_change } = await changed({
      lines: [{ code: 'L2', unit_price: '200' }],
    });
    expect(lines[1]).toMatchObject({
      unit_price: '200.00',
      amount: '600.00',
      estimated: { unit_price: '250.00', amount: '750.00' },
    });
    expect(price_change).toBe('-150.00');
    expect(totals.find(({ key }) => key === 'subtotal')?.value).toBe(sum(lines));
    // 929.97 and 10% of it
    expect(total).toBe('1022.97');
  });

  test('returns to the price of the estimate, and carries over to the next revision', async () => {
    quote = await changed({ lines: [{ code: 'L2', unit_price: '200' }] });
    const next = await server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'Revised' });
    expect(next).toMatchObject({ revision: 1, total: quote.total, price_change: '-150.00' });
    const reset = await changed({ lines: [{ code: 'L2', unit_price: null }] });
    expect(reset).toMatchObject({ total: '1187.97' });
    expect(reset).not.toHaveProperty('price_change');
    expect(reset.lines[1]).not.toHaveProperty('estimated');
  });

  test('cannot be below 0, of another quote, or changed after sending', async () => {
    expect((await change({ lines: [{ code: 'L2', unit_price: '-1' }] })).status).toBe(422);
    expect((await change({ lines: [{ code: 'L9', unit_price: '1' }] })).status).toBe(422);
    quote = await server.ok<Quote>('owner', 'POST', at(`quotes/${quote.uuid}/issue`), {
      version: quote.version,
    });
    expect((await change({ lines: [{ code: 'L2', unit_price: '1' }] })).status).toBe(409);
  });
});

describe('a hidden line', () => {
  test('is in the total and in the sum of other work, and its name and price are not shown', async () => {
    quote = await changed({
      lines: [
        { code: 'L1', is_hidden: true },
        { code: 'L3', is_hidden: true, unit_price: '50' },
      ],
    });
    expect(quote.lines.map(({ is_hidden }) => is_hidden ?? false)).toEqual([true, false, true]);
    const to = 'reader@customer.test';
    await server.ok('owner', 'POST', at(`quotes/${quote.uuid}/issue`), {
      version: quote.version,
      letter: { to: [to], subject: 'Our quote', message: 'As discussed.' },
    });
    const link = await readByLink(to);
    expect(link.total).toBe(quote.total);
    expect(link.lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['Sign', '750.00'],
      ['Other work', '180.00'],
    ]);
    expect(link.totals.find(({ key }) => key === 'subtotal')).toMatchObject({
      label: 'Subtotal, 2 items',
      value: sum(link.lines),
    });
    expect(JSON.stringify(link)).not.toMatch(/Fence|Gate|estimated/);
  });
});
