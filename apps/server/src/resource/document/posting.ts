import type { DocumentScope } from './transition.ts';

/** Access of a document to an append-only ledger. */
export interface DocumentLedger<Row, Entry> {
  /** Entries that posting the document appends. */
  entriesOf(row: Row, context: DocumentScope): Promise<readonly Entry[]>;
  append(entries: readonly Entry[], context: DocumentScope): Promise<void>;
  /** Stored entries of the document that no other entry reverses. */
  postedBy(row: Row, context: DocumentScope): Promise<readonly Entry[]>;
  /** Entry that cancels another exactly and refers to it. */
  opposite(entry: Entry): Entry;
  /** Later documents that need the entries, a reason each; empty if they can be reversed. */
  blockedBy(row: Row, entries: readonly Entry[], context: DocumentScope): Promise<readonly string[]>;
}

/** Posting of a document, and the exact reversal of it. */
export interface Posting<Row> {
  post(row: Row, context: DocumentScope): Promise<void>;
  /** Appends the opposite of each posted entry. */
  reverse(row: Row, context: DocumentScope): Promise<void>;
  /** Reasons why it cannot be reversed. */
  blockedBy(row: Row, context: DocumentScope): Promise<readonly string[]>;
}

/** The entries that a void would append, and what blocks it. */
export interface ReversalPreview<Entry> {
  entries: readonly Entry[];
  blockedBy: readonly string[];
}

/**
 * Posting to a ledger. A reversal is computed from the stored entries, never from the document, so that both sum to zero
 * even if the document has changed since.
 */
export function definePosting<Row, Entry>(
  ledger: DocumentLedger<Row, Entry>,
): Posting<Row> & { previewReversal(row: Row, context: DocumentScope): Promise<ReversalPreview<Entry>> } {
  const previewReversal = async (row: Row, context: DocumentScope): Promise<ReversalPreview<Entry>> => {
    const posted = await ledger.postedBy(row, context);
    return {
      entries: posted.map((entry) => ledger.opposite(entry)),
      blockedBy: await ledger.blockedBy(row, posted, context),
    };
  };
  return {
    previewReversal,
    post: async (row, context) => ledger.append(await ledger.entriesOf(row, context), context),
    reverse: async (row, context) => ledger.append((await previewReversal(row, context)).entries, context),
    blockedBy: async (row, context) => (await previewReversal(row, context)).blockedBy,
  };
}
