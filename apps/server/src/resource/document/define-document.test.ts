import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../core/http-error.ts';
import type { Transaction } from '../../database/database.ts';
import {
  createReceiptTables,
  receiptDocument,
  receiptRow,
  receiptsOf,
  type ReceiptContext,
  type ReceiptStatus,
} from '../../testing/fixtures/receipt-document.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { defineDocument } from './define-document.ts';
import { noEffects } from './transition.ts';

let server: TestServer;
let receipts: ReturnType<typeof receiptsOf>;
beforeAll(async () => {
  server = await testServer();
  await createReceiptTables(server);
  receipts = receiptsOf(server);
});
afterAll(() => server.stop());

const { approve, post, void: voidReceipt } = receiptDocument.transitions;

describe('a transition', () => {
  it('writes status, version and audit entry, and returns the fresh document', async () => {
    const uuid = await receipts.create();
    const { document } = await receipts.inContext((context) =>
      receiptDocument.move(approve, { ref: { uuid }, version: 1, input: { by: 'Bea' } }, context),
    );
    const after = await receipts.stored(uuid);
    expect(document).toEqual(after.row);
    expect(after).toMatchObject({
      row: { status: 'approved', version: 2 },
      audit: [{ action: 'updated', changes: [{ field: 'status', before: 'open', after: 'approved' }] }],
    });
  });

  it('is refused with the reason of its guard before a stale version, and the other way round where declared', async () => {
    const uuid = await receipts.create();
    await receipts.inContext(async (context) => {
      const ref = { uuid };
      const stale = { ref, version: 7 };
      await expect(
        receiptDocument.move(approve, { ...stale, input: { by: 'Ada' } }, context),
      ).rejects.toMatchObject({ status: 409, message: 'Someone else must approve this receipt.' });
      await expect(
        receiptDocument.move(approve, { ...stale, input: { by: 'Bea' } }, context),
      ).rejects.toMatchObject({ status: 409, code: 'stale' });
      await expect(
        receiptDocument.move(post, { ...stale, input: { fails: false } }, context),
      ).rejects.toMatchObject({ status: 409, code: 'stale' });
      await expect(
        receiptDocument.move(post, { ref, version: 1, input: { fails: false } }, context),
      ).rejects.toMatchObject({ status: 409, message: 'This receipt is open.' });
    });
  });

  it('succeeds once when two users make it at the same time', async () => {
    const uuid = await receipts.create();
    const approveOnce = () =>
      receipts.inContext((context) =>
        receiptDocument.move(approve, { ref: { uuid }, version: 1, input: { by: 'Bea' } }, context),
      );
    const settled = await Promise.allSettled([approveOnce(), approveOnce(), approveOnce()]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await receipts.stored(uuid)).row).toMatchObject({ status: 'approved', version: 2 });
  });

  it('of another document, or without a version where it posts, is an error of the program', async () => {
    const uuid = await receipts.create();
    await receipts.inContext(async (context) => {
      const call = { ref: { uuid }, version: undefined, input: { fails: false } };
      await expect(receiptDocument.move(post, call, context)).rejects.toThrow(/version/);
      await expect(
        receiptDocument.move({ ...approve }, { ...call, input: { by: 'Bea' } }, context),
      ).rejects.toThrow(/not in the table/);
    });
  });

  it('keeps the status table over random sequences, and changes nothing when it is refused', async () => {
    const names = ['approve', 'approveOwn', 'post', 'postFailing', 'void'] as const;
    const steps = fc.array(fc.record({ name: fc.constantFrom(...names), isStale: fc.boolean() }), {
      maxLength: 10,
    });
    /** Statuses that each call leads from and to; undefined for one that always fails. */
    const table: Record<(typeof names)[number], [ReceiptStatus, ReceiptStatus] | undefined> = {
      approve: ['open', 'approved'],
      approveOwn: undefined,
      post: ['approved', 'posted'],
      postFailing: undefined,
      void: ['posted', 'void'],
    };
    const make = (name: (typeof names)[number], version: number, uuid: string, context: ReceiptContext) => {
      const call = { ref: { uuid }, version };
      if (name === 'void')
        return receiptDocument.move(voidReceipt, { ...call, input: { reason: 'Miscounted' } }, context);
      return name === 'post' || name === 'postFailing'
        ? receiptDocument.move(post, { ...call, input: { fails: name === 'postFailing' } }, context)
        : receiptDocument.move(
            approve,
            { ...call, input: { by: name === 'approve' ? 'Bea' : 'Ada' } },
            context,
          );
    };
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const uuid = await receipts.create('12.5');
        for (const { name, isStale } of sequence) {
          const before = await receipts.stored(uuid);
          const { status, version } = before.row;
          const expected = isStale || table[name]?.[0] !== status ? undefined : table[name];
          const isRefused = await receipts
            .inContext((context) => make(name, isStale ? version + 1 : version, uuid, context))
            .then(
              () => false,
              (error: unknown) => error instanceof HttpError,
            );
          const after = await receipts.stored(uuid);
          expect(isRefused).toBe(expected === undefined);
          if (expected === undefined) expect(after).toEqual(before);
          else {
            expect(after.row).toMatchObject({ status: expected[1], version: version + 1 });
            expect(after.audit).toHaveLength(before.audit.length + 1);
          }
          const balance = after.ledger.reduce((sum, { quantity }) => sum + Number(quantity), 0);
          expect(balance).toBe(after.row.status === 'posted' ? 12.5 : 0);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('writes nothing before it is refused', async () => {
    const uuid = await receipts.createPosted();
    const before = await receipts.stored(uuid);
    // The transaction is committed after the refusals.
    await receipts.inContext(async (context) => {
      const ref = { uuid };
      await expect(
        receiptDocument.move(approve, { ref, version: 3, input: { by: 'Bea' } }, context),
      ).rejects.toThrow(HttpError);
      await expect(
        receiptDocument.move(voidReceipt, { ref, version: 2, input: { reason: '' } }, context),
      ).rejects.toThrow(HttpError);
    });
    expect(await receipts.stored(uuid)).toEqual(before);
  });
});

describe('a declaration', () => {
  const declare = (transition: {
    from: readonly ('open' | 'done')[];
    to: 'open' | 'done';
    posting?: 'post';
  }) =>
    defineDocument({
      module: 'inventory',
      entity: 'receipt',
      label: 'receipt',
      table: 'test_receipt',
      key: 'receipt_id',
      statuses: ['open'],
      transitions: { finish: { before: noEffects, ...transition } },
      editable: ['open'],
      frozenReason: '',
      read: async ({ uuid }: { uuid: string }, { tx }: { tx: Transaction }) => receiptRow(uuid, tx),
      status: (): 'open' | 'done' => 'open',
      id: ({ receipt_id }) => receipt_id,
      name: ({ name }) => name,
    });
  it.each([
    [{ from: ['open'], to: 'done' }, /no status done/],
    [{ from: ['done'], to: 'open' }, /no status done/],
    [{ from: ['open'], to: 'open', posting: 'post' }, /no ledger/],
  ] as const)('that contradicts itself is an error: %j', (transition, error) => {
    expect(() => declare(transition)).toThrow(error);
  });
});
