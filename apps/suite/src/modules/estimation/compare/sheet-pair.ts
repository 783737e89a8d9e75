import type { PlanPage } from '@plumbline/api';
import { compareMessages } from './messages.ts';

type Sheet = Pick<
  PlanPage,
  'uuid' | 'pdf_id' | 'page_name' | 'sheet_id' | 'revision' | 'counts' | 'is_processed'
>;

/** Revisions of a sheet, oldest first; without revisions, the sheets with its number. */
function kin<S extends Sheet>(page: S, pages: readonly S[]): S[] {
  if (page.sheet_id)
    return pages
      .filter(({ sheet_id }) => sheet_id === page.sheet_id)
      .toSorted((a, b) => a.revision - b.revision);
  const number = page.page_name.trim().toLowerCase();
  if (!number) return [page];
  return pages.filter(
    (each) =>
      each.uuid === page.uuid ||
      (each.pdf_id !== page.pdf_id && each.page_name.trim().toLowerCase() === number),
  );
}

/** Last uploaded sheet that is a revision of another one. */
const lastRevision = <S extends Sheet>(pages: readonly S[]): S | undefined =>
  pages.findLast(
    (page) =>
      page.sheet_id !== null &&
      pages.some(({ sheet_id, revision }) => sheet_id === page.sheet_id && revision < page.revision),
  );

/**
 * Chooses the two compared sheets: the requested ones, or for a single sheet its previous revision, or the next one if
 * it is the first. Without a request, the last uploaded revision and its predecessor.
 * @param pages in upload order.
 */
export function pairOf<S extends Sheet>(
  pages: readonly S[],
  requested: {
    before?: string | null;
    after?: string | null;
    page?: string | null;
    pdf?: string | undefined;
  },
): { before: S | undefined; after: S | undefined } {
  const ready = pages.filter(({ is_processed }) => is_processed >= 4);
  const of = (uuid: string | null | undefined) => ready.find((each) => each.uuid === uuid);
  const [before, after] = [of(requested.before), of(requested.after)];
  if (before || after) return { before, after: after === before ? undefined : after };
  const page =
    of(requested.page) ?? ready.find(({ pdf_id }) => pdf_id === requested.pdf) ?? lastRevision(ready);
  if (!page) return { before: undefined, after: undefined };
  const revisions = kin(page, ready);
  const at = revisions.findIndex(({ uuid }) => uuid === page.uuid);
  const previous = revisions[at - 1];
  if (previous) return { before: previous, after: page };
  return { before: page, after: revisions[at + 1] };
}

/** Note on a page's revision state; undefined if it has no other revisions. */
export function revisionNote(page: Sheet, pages: readonly Sheet[]): string | undefined {
  if (!page.sheet_id) return undefined;
  const others = pages.filter(({ sheet_id, uuid }) => sheet_id === page.sheet_id && uuid !== page.uuid);
  if (others.length === 0) return undefined;
  const isNewest = others.every(({ revision }) => revision < page.revision);
  if (page.counts) return isNewest ? compareMessages.currentRevision : compareMessages.newerRevisionAvailable;
  return others.some(({ counts, revision }) => counts && revision > page.revision)
    ? 'Superseded'
    : compareMessages.newRevisionNotCounted;
}

/** Name of a plan set without its file extension. */
export const withoutEnding = (name: string): string => name.replace(/\.pdf$/i, '');

/** Plan set name of a sheet if another set has a sheet with the same number and name; otherwise undefined. */
export function setNote(
  page: Pick<PlanPage, 'pdf_id' | 'pdf_name' | 'page_name' | 'name'>,
  pages: readonly Pick<PlanPage, 'pdf_id' | 'page_name' | 'name'>[],
): string | undefined {
  const isAlike = pages.some(
    (each) => each.pdf_id !== page.pdf_id && each.page_name === page.page_name && each.name === page.name,
  );
  return isAlike ? withoutEnding(page.pdf_name) : undefined;
}
