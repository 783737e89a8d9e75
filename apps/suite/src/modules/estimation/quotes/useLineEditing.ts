import { showError } from '@plumbline/app-kit';
import type { QuoteLineEditing } from '@plumbline/quotes/QuoteScope';
import { useEffect, useMemo, useRef } from 'react';
import type { useQuoteChanges } from './use-quote-changes.ts';

/** Edits of a draft's lines, with a stable identity, so that the table keeps its columns while other parts change. */
export function useLineEditing(save: ReturnType<typeof useQuoteChanges>['save']): QuoteLineEditing {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  return useMemo(
    () => ({
      onHide: (code, is_hidden) => latest.current({ lines: [{ code, is_hidden }] }).catch(showError),
      // A rejection is shown in the cell.
      onPrice: (code, unit_price) => latest.current({ lines: [{ code, unit_price }] }),
    }),
    [],
  );
}
