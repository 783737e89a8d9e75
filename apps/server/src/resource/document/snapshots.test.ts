import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createReceiptTables,
  receiptDocument,
  receiptRow,
  receiptsOf,
} from '../../testing/fixtures/receipt-document.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { lettersWithLink } from './mail-document.ts';

let server: TestServer;
let receipts: ReturnType<typeof receiptsOf>;
beforeAll(async () => {
  server = await testServer();
  await createReceiptTables(server);
  receipts = receiptsOf(server);
});
afterAll(() => server.stop());

const { approve, send } = receiptDocument.transitions;

describe('a sent document', () => {
  it('keeps letterhead, text and recipients, and its PDF is made of them', async () => {
    const uuid = await receipts.create('4');
    const pdf = () =>
      receipts.inContext(async (context) => {
        const row = await receiptRow(uuid, context.tx);
        return new TextDecoder().decode(await receiptDocument.pdf(row, 'Renamed Builders', context));
      });
    expect(await pdf()).toMatch(/receives 4/);
    await receipts.inContext(async (context) => {
      const ref = { uuid };
      await receiptDocument.move(approve, { ref, version: 1, input: { by: 'Bea' } }, context);
    });
    // Approved, but not sent.
    expect(await pdf()).toMatch(/receives 4/);
    await receipts.inContext(async (context) => {
      const ref = { uuid };
      await receiptDocument.move(send, { ref, version: 2, input: { sentTo: ['kim@example.com'] } }, context);
    });
    expect((await receipts.stored(uuid)).sent).toMatchObject([{ sent_to: ['kim@example.com'] }]);
    const sent = await pdf();
    await receipts.setQuantity(uuid, '9');
    expect(sent).toMatch(/received 4/);
    expect(await pdf()).toBe(sent);
  });

  it('has frozen lines', async () => {
    const uuid = await receipts.create();
    const check = () =>
      server.tx('north', async (tx) => receiptDocument.assertEditable(await receiptRow(uuid, tx)));
    await check();
    await receipts.inContext((context) =>
      receiptDocument.move(approve, { ref: { uuid }, version: 1, input: { by: 'Bea' } }, context),
    );
    await expect(check()).rejects.toMatchObject({
      status: 409,
      message: 'An approved receipt cannot be changed.',
    });
  });

  it('is mailed to each recipient with its link', () => {
    expect(
      lettersWithLink({ to: ['a@example.com', 'b@example.com'], subject: 'Quote' }, 'View:', 'https://x/y'),
    ).toEqual([
      { to: 'a@example.com', subject: 'Quote', text: 'View:\nhttps://x/y' },
      { to: 'b@example.com', subject: 'Quote', text: 'View:\nhttps://x/y' },
    ]);
  });
});
