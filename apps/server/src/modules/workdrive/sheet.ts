/** A text item of a sheet; `x` and `y` from 0 to 1, right and down, as displayed. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  /** Height in points. */
  size: number;
}

/** Discipline letters, a number and an optional decimal part: A2.1, S-101, FP1.02, AF101. */
const pattern = /^(?:[A-Z]{1,3})-?\d{1,3}(?:[.-]\d{1,2})?[A-Z]?$/;

/** Title block areas along the right and bottom edges. */
const inTitleBlock = (each: PlacedText) => each.x > 0.82 || each.y > 0.88;

/** Sheet number in the title block: the largest matching text, the lowest of equals. */
export function sheetNumber(texts: readonly PlacedText[]): string {
  const found = texts
    .filter((each) => inTitleBlock(each) && pattern.test(each.text))
    .sort((a, b) => b.size - a.size || b.y + b.x - (a.y + a.x));
  return found[0]?.text ?? '';
}

/** Printed labels of title blocks, which are never titles. */
const labels =
  /^(?:(?:scale|date|drawn|checked|approved|designed|reviewed|project|sheet|drawing|dwg|revision|rev|building|phase|location|issued?|description|seal|stamp|title|consultants?|job|file|client|owner|key plan|north|no)\b[.#:]*\s*)+(?:by|no|number|name|title|date|for|of|#)?[.#:]*(?:\s|$)/i;
const titleLabel = /^(?:(?:sheet|drawing|dwg\.?)\s+)?(?:title|name|contents?)\s*:?$/i;
const isPlainText = (each: PlacedText) =>
  /[a-z]{3}/i.test(each.text) && each.text.length < 60 && !pattern.test(each.text);

/** Consecutive lines from `first` in one size. */
function paragraph(first: PlacedText, others: readonly PlacedText[]): string {
  const lines = [first];
  let last = first;
  for (const each of others
    .filter((other) => other !== first && other.y >= first.y)
    .sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (Math.abs(each.size - first.size) > 0.5 || Math.abs(each.x - first.x) > 0.05) continue;
    if (each.y - last.y > 0.014) break;
    lines.push(each);
    last = each;
  }
  const lineTexts = lines
    .map((each) => each.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return lineTexts === lineTexts.toUpperCase()
    ? lineTexts.charAt(0) + lineTexts.slice(1).toLowerCase()
    : lineTexts;
}

/** Sheet title: text below the title label, otherwise the largest text near the number. Empty if nothing fits. */
export function sheetName(texts: readonly PlacedText[], code: string): string {
  const at = texts
    .filter((each) => each.text === code && inTitleBlock(each))
    .sort((a, b) => b.size - a.size)[0];
  if (!at) return '';
  const label = texts
    .filter((each) => titleLabel.test(each.text) && Math.hypot(each.x - at.x, each.y - at.y) < 0.2)
    .sort((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y))[0];
  if (label) {
    const below = texts
      .filter(
        (each) =>
          each !== label && Math.abs(each.x - label.x) < 0.06 && each.y > label.y && each.y - label.y < 0.05,
      )
      .sort((a, b) => a.y - b.y || a.x - b.x);
    // Text below the next label belongs to that label.
    const end = below.findIndex((each) => labels.test(each.text) && !isTitleLike(each));
    const own = (end < 0 ? below : below.slice(0, end)).filter(isPlainText);
    if (own[0]) return paragraph(own[0], own);
  }
  const near = texts.filter(
    (each) =>
      each !== at &&
      Math.abs(each.x - at.x) < 0.14 &&
      at.y - each.y > -0.02 &&
      at.y - each.y < 0.16 &&
      isPlainText(each) &&
      (!labels.test(each.text) || isTitleLike(each)),
  );
  const largest = Math.max(...near.map((each) => each.size));
  const first = near.filter((each) => largest - each.size < 0.5).sort((a, b) => a.y - b.y || a.x - b.x)[0];
  return first ? paragraph(first, near) : '';
}

/** Titles that start like a label: “Location plan”, “Drawing index”, “Key plan”. */
const isTitleLike = ({ text }: PlacedText): boolean =>
  /\b(plans?|index|list|elevations?|sections?|details?|schedules?|notes?|legend|diagrams?)\b/i.test(text) &&
  !/^key plan$/i.test(text);
