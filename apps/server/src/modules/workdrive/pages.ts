import type { PlanPage } from '@plumbline/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../http/context.ts';

/** Plan pages with signed addresses of their one-page PDF and their picture, in the order of their files. */
export async function pagesWhere(
  context: Pick<Context, 'tx' | 'ports'>,
  where: RawBuilder<unknown>,
): Promise<PlanPage[]> {
  const { rows } = await sql<
    Omit<PlanPage, 'page_id' | 'content_type' | 'signedURL' | 'preview_url'> & {
      pdf_key: string;
      preview_key: string;
    }
  >`
    select p.page_id as uuid, p.file_id as pdf_id, f.name as pdf_name, p.number, p.name, p.page_name, p.is_processed, p.width,
      p.height, p.rotation, p.pdf_key, p.preview_key,
      (select count(*)::int from takeoff t where t.tenant_id = p.tenant_id and t.page_id = p.page_id and t.deleted_at is null) as measures
    from plan_page p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.deleted_at is null and f.deleted_at is null and ${where}
    order by f.created_at, p.number`.execute(context.tx);
  return rows.map(({ pdf_key, preview_key, ...page }) => ({
    ...page,
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
