import type { PlanPage } from '@plumbline/api';
import { href } from '@plumbline/app-kit';

/** URL that compares a sheet with its other revisions; without a sheet, the page to select two. */
export const compareHref = (uuid: string, page: Pick<PlanPage, 'uuid' | 'pdf_id'> | undefined): string =>
  page
    ? `${href('estimation-pdf-compare', { uuid, pdfId: page.pdf_id })}?page=${page.uuid}`
    : href('estimation-compare', { uuid });
