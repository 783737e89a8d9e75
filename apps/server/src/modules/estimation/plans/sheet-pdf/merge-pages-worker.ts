import { parentPort, workerData } from 'node:worker_threads';
import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { copyPages } from '../../../../pdf/copy-pages.ts';
import { openPdf } from '../../../../pdf/open-pdf.ts';
import { copyOptionalContent, type LayerSource } from '../../../../pdf/optional-content.ts';
import type { DrawnSheet } from './merge-pages.ts';
import { drawOverlay } from './overlay.ts';
import type { PageBox, Turn } from './types.ts';

/** Visible box of a page. */
function shownBox(page: PDFPage): PageBox {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  const [x, y] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)];
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  // Viewers show the page when its boxes do not intersect.
  return width > 0 && height > 0 ? { x, y, width, height } : media;
}

async function bind(sheets: readonly DrawnSheet[]): Promise<Uint8Array> {
  const bound = await PDFDocument.create({ updateMetadata: false });
  const sources: LayerSource[] = [];
  for (const { pdf, drawing, turn } of sheets) {
    const source = await openPdf(pdf);
    const { pages, groups } = copyPages(source, bound, [1]);
    sources.push({ source, groups });
    const [page] = pages;
    if (!page) throw new Error('a sheet has no page');
    bound.addPage(page);
    const box = shownBox(page);
    const seen = ((((page.getRotation().angle + turn) % 360) + 360) % 360) as Turn;
    const [over] = await bound.embedPdf(await drawOverlay(drawing, box, seen), [0]);
    if (over) page.drawPage(over, box);
    page.setRotation(degrees(seen));
  }
  copyOptionalContent(sources, bound);
  return bound.save();
}

bind(workerData as readonly DrawnSheet[]).then(
  (value) => parentPort?.postMessage({ value }),
  ({ message }: Error) => parentPort?.postMessage({ error: message }),
);
