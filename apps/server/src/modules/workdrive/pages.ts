import type { PlanPage } from '@plumbline/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';

/** Characters of context on each side of a search match. */
const CONTEXT_LENGTH = 48;

/** Excerpt around a match, cut between words; empty without a match. */
export function excerptOf(text: string, wanted: string): string | undefined {
  const search = wanted.trim().toLowerCase();
  const at = search ? text.toLowerCase().indexOf(search) : -1;
  if (at < 0) return undefined;
  const end = at + search.length;
  // Prefer a gap near the edge to cutting a word.
  const gapBefore = text.indexOf(' ', Math.max(0, at - CONTEXT_LENGTH));
  const from =
    at <= CONTEXT_LENGTH ? 0 : gapBefore >= 0 && gapBefore < at ? gapBefore + 1 : at - CONTEXT_LENGTH;
  const gapAfter = text.lastIndexOf(' ', end + CONTEXT_LENGTH);
  const to =
    end + CONTEXT_LENGTH >= text.length ? text.length : gapAfter >= end ? gapAfter : end + CONTEXT_LENGTH;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** Number of non-overlapping matches. */
export function countOf(text: string, wanted: string): number {
  const search = wanted.trim().toLowerCase();
  return search ? text.toLowerCase().split(search).length - 1 : 0;
}
/** Search result of a page; undefined without a match. */
export function foundIn(text: string, search: string): Pick<PlanPage, 'found' | 'found_count'> {
  const found = excerptOf(text, search);
  return found === undefined ? {} : { found, found_count: countOf(text, search) };
}

/**
 * Plan pages with signed URLs of their PDF and preview, in file order.
 * @param found search data shown with a page.
 */
export async function pagesWhere(
  context: Pick<Context, 'tx' | 'ports'>,
  where: RawBuilder<unknown>,
  found?: (text: string) => Pick<PlanPage, 'found' | 'found_count'>,
): Promise<PlanPage[]> {
  const { rows } = await sql<
    Omit<PlanPage, 'page_id' | 'content_type' | 'signedURL' | 'preview_url'> & {
      pdf_key: string;
      preview_key: string;
      text: string;
    }
  >`
    select p.page_id as uuid, p.file_id as pdf_id, f.name as pdf_name, p.number, p.name, p.page_name, p.is_processed, p.width,
      p.height, p.rotation, p.turn, p.sheet_id, p.revision, coalesce(s.counts, true) as counts, p.pdf_key, p.preview_key, p.text <> '' as has_text, ${found ? sql`p.text` : sql`''`} as text,
      (select count(*)::int from plan_sheet_measure t where t.tenant_id = p.tenant_id and t.page_id = p.page_id) as measures
    from plan_sheet p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    left join lateral (select r.counts from sheet_revision r
      where r.tenant_id = p.tenant_id and r.sheet_id = p.sheet_id and r.page_id = p.page_id) s on true
    where p.deleted_at is null and f.deleted_at is null and ${where}
    order by f.created_at, p.number`.execute(context.tx);
  return rows.map(({ pdf_key, preview_key, text, ...page }) => ({
    ...page,
    ...found?.(text),
    page_id: page.uuid,
    content_type: 'application/pdf',
    signedURL: pdf_key
      ? context.ports.sign(pdf_key, {
          name: `${page.name || 'page'}.pdf`,
          contentType: 'application/pdf',
          inline: true,
        })
      : '',
    preview_url: preview_key
      ? context.ports.sign(preview_key, { name: 'preview.webp', contentType: 'image/webp', inline: true })
      : '',
  }));
}
