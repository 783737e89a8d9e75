/** A piece of a sheet's text; `x` and `y` from 0 to 1, right and down, as a person sees the sheet. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  /** Height in points. */
  size: number;
}

/** Discipline letters, a number, perhaps a decimal part: A2.1, S-101, FP1.02, AF101. */
const pattern = /^(?:[A-Z]{1,3})-?\d{1,3}(?:[.-]\d{1,2})?[A-Z]?$/;

/** Where title blocks are: along the right edge and along the bottom. */
const inTitleBlock = (each: PlacedText) => each.x > 0.82 || each.y > 0.88;

/** The sheet number in the title block: the largest text there that looks like one, the lowest of equals. */
export function sheetNumber(texts: readonly PlacedText[]): string {
  const found = texts
    .filter((each) => inTitleBlock(each) && pattern.test(each.text))
    .sort((a, b) => b.size - a.size || b.y + b.x - (a.y + a.x));
  return found[0]?.text ?? '';
}

const notTitles =
  /^(scale|date|drawn|checked|project|sheet|drawing|revision|rev|no\.?|issued|description|seal|key plan|north|stamp)\b/i;

/** The sheet's title: what is written largest near its number, in words. Empty when nothing fits. */
export function sheetName(texts: readonly PlacedText[], code: string): string {
  const at = texts.find((each) => each.text === code && inTitleBlock(each));
  if (!at) return '';
  const near = texts
    .filter(
      (each) =>
        each !== at && Math.abs(each.x - at.x) < 0.14 && at.y - each.y > -0.02 && at.y - each.y < 0.16,
    )
    .filter(
      (each) =>
        /[a-z]{3}/i.test(each.text) &&
        each.text.length < 60 &&
        !pattern.test(each.text) &&
        !notTitles.test(each.text),
    )
    .sort((a, b) => b.size - a.size);
  const largest = near[0];
  if (!largest) return '';
  const title = near
    .filter((each) => Math.abs(each.size - largest.size) < 0.5 && Math.abs(each.y - largest.y) < 0.06)
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((each) => each.text)
    .join(' ');
  const words = title.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
  return words === words.toUpperCase() ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}
