import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
  type PDFPageLeaf,
} from '@cantoo/pdf-lib';
import { scaleAnnotation } from './scale-annotation.ts';

const name = (text: string) => PDFName.of(text);
const userUnit = name('UserUnit');

/** Points per unit of a page: 1 except, usually, on sheets larger than 200 inches. */
export function userUnitOf(node: PDFPageLeaf): number {
  const found = node.lookup(userUnit);
  const unit = found instanceof PDFNumber ? found.asNumber() : 1;
  return unit > 0 ? unit : 1;
}

/** Pattern space refers to the page, not to the matrix that is current where the pattern is used. */
function scalePatterns(page: PDFPage, unit: number): void {
  const patterns = page.node.Resources()?.lookup(name('Pattern'));
  if (!(patterns instanceof PDFDict)) return;
  const { context } = page.doc;
  for (const key of patterns.keys()) {
    const pattern = patterns.lookup(key);
    const dict =
      pattern instanceof PDFRawStream ? pattern.dict.clone() : pattern instanceof PDFDict && pattern.clone();
    if (!dict) continue;
    const matrix = dict.lookup(name('Matrix'));
    const values = matrix instanceof PDFArray ? matrix.asArray() : [];
    const numbers = [1, 0, 0, 1, 0, 0].map((identity, at) => {
      const value = values[at];
      return (value instanceof PDFNumber ? value.asNumber() : identity) * unit;
    });
    dict.set(name('Matrix'), context.obj(numbers));
    // A copy, because forms use the same pattern in their own space.
    const copy: PDFObject = pattern instanceof PDFRawStream ? PDFRawStream.of(dict, pattern.contents) : dict;
    patterns.set(key, context.register(copy));
  }
}

/** Real lengths per unit of the page, in the first number format of each axis. */
function scaleMeasure(measure: PDFDict, unit: number): PDFDict {
  const scaled = measure.clone();
  for (const axis of ['X', 'Y'].map(name)) {
    const formats = measure.lookup(axis);
    const first = formats instanceof PDFArray && formats.size() > 0 ? formats.lookup(0) : undefined;
    const factor = first instanceof PDFDict ? first.lookup(name('C')) : undefined;
    if (!(formats instanceof PDFArray) || !(first instanceof PDFDict) || !(factor instanceof PDFNumber))
      continue;
    const own = first.clone();
    own.set(name('C'), PDFNumber.of(factor.asNumber() / unit));
    scaled.set(axis, measure.context.obj([own, ...formats.asArray().slice(1)]));
  }
  return scaled;
}

function scaleViewports(page: PDFPage, unit: number): void {
  const viewports = page.node.lookup(name('VP'));
  if (!(viewports instanceof PDFArray)) return;
  const { context } = page.doc;
  const scaled = viewports.asArray().map((each) => {
    const viewport = context.lookup(each);
    if (!(viewport instanceof PDFDict)) return each;
    const own = viewport.clone();
    const box = viewport.lookup(name('BBox'));
    if (box instanceof PDFArray)
      own.set(
        name('BBox'),
        context.obj(box.asArray().map((side) => (side instanceof PDFNumber ? side.asNumber() * unit : side))),
      );
    const measure = viewport.lookup(name('Measure'));
    if (measure instanceof PDFDict) own.set(name('Measure'), scaleMeasure(measure, unit));
    return own;
  });
  page.node.set(name('VP'), context.obj(scaled));
}

/**
 * Makes a page count in points (1/72 in) that counts in larger units, as sheets larger than 200 inches do: the same
 * sheet of the same size, its annotations included. One that counts in points stays as it is.
 */
export function normalizeUserUnit(page: PDFPage): void {
  const unit = userUnitOf(page.node);
  page.node.delete(userUnit);
  if (unit === 1) return;
  // Read first: a box that is absent is the media box, and would be scaled twice.
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  page.scaleContent(unit, unit);
  scalePatterns(page, unit);
  scaleViewports(page, unit);
  const annotations = page.node.Annots();
  for (let at = 0; at < (annotations?.size() ?? 0); at++) {
    const annotation = annotations?.lookup(at);
    if (annotation instanceof PDFDict) scaleAnnotation(annotation, unit);
  }
  page.setMediaBox(media.x * unit, media.y * unit, media.width * unit, media.height * unit);
  page.setCropBox(crop.x * unit, crop.y * unit, crop.width * unit, crop.height * unit);
  for (const box of ['BleedBox', 'TrimBox', 'ArtBox']) page.node.delete(name(box));
}
