import type { PlanPage } from '@plumbline/api';
import { href } from '@plumbline/app-kit';

/** Where a sheet is compared with its other revisions; without one, where two are chosen. */
export const compareHref = (uuid: string, page: Pick<PlanPage, 'uuid' | 'pdf_id'> | undefined): string =>
  page
    ? `${href('estimation-pdf-compare', { uuid, pdfId: page.pdf_id })}?page=${page.uuid}`
    : href('estimation-compare', { uuid });
