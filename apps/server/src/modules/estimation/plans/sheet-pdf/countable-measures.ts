import type { PageRow, TakeoffRow } from '../../takeoff/condition-totals.ts';
import type { EstimateSources } from '../../estimates/estimate-sources.ts';

type Measured = Pick<EstimateSources, 'takeoffs' | 'setAside'>;
type Revision = Pick<PageRow, 'page_id' | 'counts'>;

/** Measures on current sheets, and those on superseded ones. */
export function counted(takeoffs: readonly TakeoffRow[], pages: readonly Revision[]): Measured {
  const aside = new Set(pages.filter(({ counts }) => !counts).map(({ page_id }) => page_id));
  return {
    takeoffs: takeoffs.filter(({ page_id }) => !aside.has(page_id)),
    setAside: takeoffs.filter(({ page_id }) => aside.has(page_id)),
  };
}

/** Inputs with other pages counting; `instead` returns whether a page counts. */
export function withPages(data: EstimateSources, instead: ReadonlyMap<string, boolean>): EstimateSources {
  const pages = data.pages.map((page) => ({ ...page, counts: instead.get(page.page_id) ?? page.counts }));
  return { ...data, pages, ...counted([...data.takeoffs, ...data.setAside], pages) };
}

/** A measured current page with a newer revision, and the number of measures on both. */
export interface NewerSheet {
  page: PageRow;
  newer: PageRow;
  measures: number;
  newMeasures: number;
}

/** Measured sheets with newer revisions. */
export function newerSheets({
  pages,
  takeoffs,
  setAside,
}: Pick<EstimateSources, 'pages' | 'takeoffs' | 'setAside'>): NewerSheet[] {
  const on = Map.groupBy([...takeoffs, ...setAside], ({ page_id }) => page_id);
  const measures = ({ page_id }: PageRow) => on.get(page_id)?.length ?? 0;
  const bySheet = Map.groupBy(
    pages.filter(({ sheet_id }) => sheet_id),
    ({ sheet_id }) => sheet_id,
  );
  return [...bySheet.values()].flatMap((revisions) => {
    const page = revisions.find(({ counts }) => counts);
    const newer = revisions.reduce((last, each) => (each.revision > last.revision ? each : last));
    return page && newer !== page && newer.revision > page.revision && measures(page) > 0
      ? [{ page, newer, measures: measures(page), newMeasures: measures(newer) }]
      : [];
  });
}

/** Current revisions without measures while an older revision has some, which then do not count. */
export function unmeasuredSheets({
  pages,
  takeoffs,
  setAside,
}: Pick<EstimateSources, 'pages' | 'takeoffs' | 'setAside'>): PageRow[] {
  const [now, before] = [takeoffs, setAside].map((list) => new Set(list.map(({ page_id }) => page_id)));
  return pages.filter(
    (page) =>
      page.sheet_id &&
      page.counts &&
      !now?.has(page.page_id) &&
      pages.some(
        ({ page_id, sheet_id, revision }) =>
          sheet_id === page.sheet_id && revision < page.revision && before?.has(page_id),
      ),
  );
}
