import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createReceiptTables,
  receiptDocument,
  receiptPosting,
  receiptRow,
  receiptsOf,
} from '../../testing/fixtures/receipt-document.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let receipts: ReturnType<typeof receiptsOf>;
beforeAll(async () => {
  server = await testServer();
  await createReceiptTables(server);
  receipts = receiptsOf(server);
});
afterAll(() => server.stop());

const voidReceipt = receiptDocument.transitions.void;

describe('a void', () => {
  it('appends the exact reversal that its preview shows', async () => {
    const uuid = await receipts.createPosted('30.123456');
    const preview = await receipts.inContext(async (context) =>
      receiptPosting.previewReversal(await receiptRow(uuid, context.tx), context),
    );
    expect(preview).toMatchObject({ entries: [{ quantity: '-30.123456' }], blockedBy: [] });
    // A later change of the document does not change the reversal.
    await receipts.setQuantity(uuid, '1');
    await receipts.inContext((context) =>
      receiptDocument.move(
        voidReceipt,
        { ref: { uuid }, version: 3, input: { reason: 'Miscounted' } },
        context,
      ),
    );
    const { ledger, audit } = await receipts.stored(uuid);
    expect(ledger.map(({ quantity }) => quantity)).toEqual(['30.123456', '-30.123456']);
    expect(ledger[1]?.reverses_id).toBe(ledger[0]?.entry_id);
    expect(audit.at(-1)?.changes).toEqual([
      { field: 'status', before: 'posted', after: 'void' },
      { field: 'reason', after: 'Miscounted' },
    ]);
  });

  it('is refused with the documents that need its entries', async () => {
    const uuid = await receipts.createPosted();
    await receipts.use(uuid, 'ISS-7');
    const before = await receipts.stored(uuid);
    await receipts.inContext((context) =>
      expect(
        receiptDocument.move(
          voidReceipt,
          { ref: { uuid }, version: 3, input: { reason: 'Miscounted' } },
          context,
        ),
      ).rejects.toMatchObject({ status: 409, message: 'ISS-7 has issued from this receipt.' }),
    );
    expect(await receipts.stored(uuid)).toEqual(before);
  });
});
