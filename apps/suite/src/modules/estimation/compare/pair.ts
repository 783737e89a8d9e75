import type { PlanPage } from '@plumbline/api';

type Sheet = Pick<
  PlanPage,
  'uuid' | 'pdf_id' | 'page_name' | 'sheet_id' | 'revision' | 'counts' | 'is_processed'
>;

/** The sheets that are likely the same as one, the older before the newer: its revisions, else those of its number. */
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

/**
 * Which two sheets are compared: those that were asked for; of one alone, it and the revision before it, or after it
 * where it is the first.
 * @param pages in the order in which they came.
 */
export function pairOf<S extends Sheet>(
  pages: readonly S[],
  asked: { before?: string | null; after?: string | null; page?: string | null; pdf?: string | undefined },
): { before: S | undefined; after: S | undefined } {
  const ready = pages.filter(({ is_processed }) => is_processed >= 4);
  const of = (uuid: string | null | undefined) => ready.find((each) => each.uuid === uuid);
  const [before, after] = [of(asked.before), of(asked.after)];
  if (before || after) return { before, after: after === before ? undefined : after };
  const page = of(asked.page) ?? ready.find(({ pdf_id }) => pdf_id === asked.pdf);
  if (!page) return { before: undefined, after: undefined };
  const revisions = kin(page, ready);
  const at = revisions.findIndex(({ uuid }) => uuid === page.uuid);
  const previous = revisions[at - 1];
  if (previous) return { before: previous, after: page };
  return { before: page, after: revisions[at + 1] };
}

/** What is to be known of a page beside its other revisions; nothing of one that is alone, or that counts as the newest. */
export function revisionNote(page: Sheet, pages: readonly Sheet[]): string | undefined {
  if (!page.sheet_id) return undefined;
  const others = pages.filter(({ sheet_id, uuid }) => sheet_id === page.sheet_id && uuid !== page.uuid);
  if (others.length === 0) return undefined;
  const isNewest = others.every(({ revision }) => revision < page.revision);
  if (page.counts) return isNewest ? 'Current revision' : 'Newer revision there';
  return others.some(({ counts, revision }) => counts && revision > page.revision)
    ? 'Superseded'
    : 'New revision, not counted';
}

/** What a plan set is called, without the ending of its file. */
export const withoutEnding = (name: string): string => name.replace(/\.pdf$/i, '');

/** The plan set of a sheet that another set has by the same number and name; undefined where those tell it apart. */
export function setNote(
  page: Pick<PlanPage, 'pdf_id' | 'pdf_name' | 'page_name' | 'name'>,
  pages: readonly Pick<PlanPage, 'pdf_id' | 'page_name' | 'name'>[],
): string | undefined {
  const isAlike = pages.some(
    (each) => each.pdf_id !== page.pdf_id && each.page_name === page.page_name && each.name === page.name,
  );
  return isAlike ? withoutEnding(page.pdf_name) : undefined;
}
