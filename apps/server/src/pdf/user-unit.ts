import { PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';

const userUnit = PDFName.of('UserUnit');

/**
 * Makes a page count in points (1/72 in) that counts in larger units, as sheets larger than 200 inches do: the same
 * sheet of the same size. One that counts in points stays as it is.
 */
export function normalizeUserUnit(page: PDFPage): void {
  const found = page.node.lookup(userUnit);
  if (!(found instanceof PDFNumber)) return;
  const unit = found.asNumber();
  if (!(unit > 0) || unit === 1) return;
  // Read first: a box that is absent is the media box, and would be scaled twice.
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  page.scaleContent(unit, unit);
  page.scaleAnnotations(unit, unit);
  page.setMediaBox(media.x * unit, media.y * unit, media.width * unit, media.height * unit);
  page.setCropBox(crop.x * unit, crop.y * unit, crop.width * unit, crop.height * unit);
  for (const name of ['BleedBox', 'TrimBox', 'ArtBox']) page.node.delete(PDFName.of(name));
  page.node.delete(userUnit);
}
