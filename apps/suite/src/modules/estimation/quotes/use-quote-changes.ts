import type { Quote, QuoteUpdate } from '@plumbline/api';
import { quotesUpdate, useEstimationsListChanges } from '@plumbline/api/hooks/estimation';
import { errorText, isStale } from '@plumbline/app-kit';
import type { ClauseKind } from '@plumbline/quotes/clause-items';
import { entryOf } from './quote-history.ts';

/** Number of audit log entries that the activity rail reads. */
const HISTORY_LIMIT = 200;

/**
 * History of a quote's revisions, and the writes that it follows.
 * @param revisions revisions of the quote's number, newest first
 * @param options.put shows a saved quote
 * @param options.reload reads the quotes again, after someone else has changed this one
 */
export function useQuoteChanges(
  { uuid: estimationId }: { uuid: string },
  quote: Quote,
  revisions: readonly Quote[],
  { put, reload }: { put: (quote: Quote) => void; reload: () => Promise<void> },
) {
  const history = useEstimationsListChanges({
    filter: JSON.stringify([{ field: 'entity', op: 'eq', value: 'quote' }]),
    limit: HISTORY_LIMIT,
  });
  const ids = new Set(revisions.map((each) => each.uuid));
  return {
    /** Entries of the activity rail, newest first. */
    entries: (history.data?.data ?? [])
      .filter((change) => ids.has(change.entity_id))
      .map((change) => entryOf(change, revisions)),
    reloadHistory: () => void history.mutate(),
    /** Shows a saved quote and its entry in the history. */
    showSaved: (next: Quote) => {
      put(next);
      void history.mutate();
    },
    /** Saves a part of the draft. @throws Error with a message for the input; the latest version is then loaded. */
    save: async (change: Pick<QuoteUpdate, ClauseKind | 'alternates' | 'lines'>) => {
      try {
        const { data } = await quotesUpdate(estimationId, quote.uuid, {
          ...change,
          version: quote.version,
        });
        put(data);
        void history.mutate();
      } catch (reason) {
        if (!isStale(reason)) throw new Error(errorText(reason), { cause: reason });
        await reload();
        throw new Error(
          'Someone else changed this quote. The latest version is now loaded. Save again to apply your change.',
          { cause: reason },
        );
      }
    },
  };
}
