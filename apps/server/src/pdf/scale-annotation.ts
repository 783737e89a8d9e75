import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
/** Coordinates, widths and distances of annotations, in lists that may be nested. */
const lengths = [
  'Rect',
  'RD',
  'CL',
  'Vertices',
  'QuadPoints',
  'L',
  'InkList',
  'Path',
  'LL',
  'LLE',
  'LLO',
  'CO',
];
/** Width and dashes of a border; a style is a name and stays. */
const borderLengths = ['W', 'D'];

/** Multiplies the numbers of a list and of the lists in it. @param object is not changed. */
function scaled(object: PDFObject, factor: number, context: PDFContext): PDFObject {
  if (object instanceof PDFNumber) return PDFNumber.of(object.asNumber() * factor);
  if (!(object instanceof PDFArray)) return object;
  return context.obj(object.asArray().map((each) => scaled(context.lookup(each) ?? each, factor, context)));
}

function scaleEntries(dict: PDFDict, keys: readonly string[], factor: number): void {
  for (const key of keys.map(name)) {
    const value = dict.lookup(key);
    if (value) dict.set(key, scaled(value, factor, dict.context));
  }
}

/** Size and leading of a default appearance: `/Helv 12 Tf`, `14 TL`. */
const scaleAppearance = (text: string, factor: number) =>
  text.replaceAll(
    /([+-]?(?:\d+\.?\d*|\.\d+))(?=\s+(?:Tf|TL|Tc|Tw|Ts|Td|w)(?![A-Za-z]))/g,
    (size) => `${Number((Number(size) * factor).toFixed(4))}`,
  );
/** Lengths in points of a style or of rich text, as in `font: bold 12pt Helvetica`. */
const scaleStyle = (text: string, factor: number) =>
  text.replaceAll(/(\d+\.?\d*|\.\d+)(?=\s*pt\b)/g, (size) => `${Number((Number(size) * factor).toFixed(4))}`);

function scaleText(
  dict: PDFDict,
  key: string,
  scale: (text: string, factor: number) => string,
  factor: number,
): void {
  const value = dict.lookup(name(key));
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return;
  const text = scale(value.decodeText(), factor);
  // A default appearance is content, not text: its readers take the bytes as they are.
  dict.set(
    name(key),
    key === 'DA' ? PDFHexString.of(Buffer.from(text, 'latin1').toString('hex')) : PDFHexString.fromText(text),
  );
}

/**
 * Multiplies the coordinates, borders, leader lines and font sizes of an annotation. Line endings follow the border,
 * and an appearance stream follows the rectangle. What annotations share is replaced, not changed.
 */
export function scaleAnnotation(annotation: PDFDict, factor: number): void {
  scaleEntries(annotation, lengths, factor);
  const style = annotation.lookup(name('BS'));
  const border = annotation.lookup(name('Border'));
  if (style instanceof PDFDict) {
    const own = style.clone();
    // Without a width a border is one unit wide.
    if (!own.has(name('W'))) own.set(name('W'), PDFNumber.of(1));
    scaleEntries(own, borderLengths, factor);
    annotation.set(name('BS'), own);
  }
  if (border instanceof PDFArray) annotation.set(name('Border'), scaled(border, factor, annotation.context));
  else if (!(style instanceof PDFDict))
    annotation.set(name('Border'), annotation.context.obj([0, 0, factor]));
  scaleText(annotation, 'DA', scaleAppearance, factor);
  scaleText(annotation, 'DS', scaleStyle, factor);
  scaleText(annotation, 'RC', scaleStyle, factor);
}
