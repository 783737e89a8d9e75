import type { PlanPage } from '@plumbline/api';
import type { CanvasMeasure } from '@plumbline/ui/TakeoffCanvas';
import type { SheetsQuery } from '@plumbline/ui/SheetsSearch';
import { useEffect, useRef } from 'react';
import type { EstimationSheetsSearch, OpenSheet } from './symbol-search-on-sheets.ts';

interface SheetsSearchOptions {
  page: PlanPage;
  pages: readonly PlanPage[];
  drawn: Pick<OpenSheet, 'put' | 'remove'> & { measures: readonly CanvasMeasure[] };
  mayEdit: { allowed: boolean };
  /** Reloads figures that depend on the marks of all sheets. */
  reloadEstimate: () => unknown;
}

/** Connects the search with the shown sheet. @returns how to start it; undefined without the right to add marks. */
export function useSymbolSearchOnSheets(
  { search, open }: EstimationSheetsSearch,
  options: SheetsSearchOptions,
): ((query: SheetsQuery) => void) | undefined {
  const latest = useRef(options);
  latest.current = options;
  const pageId = options.page.uuid;
  useEffect(() => {
    open.current = {
      pageId,
      measures: () => latest.current.drawn.measures,
      put: (measure) => latest.current.drawn.put(measure),
      remove: (uuids) => latest.current.drawn.remove(uuids),
      onFigures: () => void latest.current.reloadEstimate(),
    };
    return () => {
      open.current = null;
    };
  }, [open, pageId]);
  if (!options.mayEdit.allowed) return undefined;
  return (query) =>
    search.begin(
      query,
      options.pages
        .filter((each) => each.is_processed >= 4 && each.signedURL)
        .map((each) => ({
          pageId: each.uuid,
          label: `${each.page_name} ${each.name}`.trim(),
          source: { url: each.signedURL },
        })),
    );
}
