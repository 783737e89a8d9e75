const places = 6;
const scale = 10 ** places;

const quantityMillionths = (value: number): number => Math.round(value * scale);

/**
 * Parts of a quantity, in millionths, that come to the quantity as it is rounded itself: what rounding leaves over goes
 * to the largest of them.
 * @param parts unrounded.
 * @param whole their sum, unrounded.
 */
export function partsInMillionths(parts: readonly number[], whole: number): number[] {
  const rounded = parts.map(quantityMillionths);
  const left = quantityMillionths(whole) - rounded.reduce((sum, part) => sum + part, 0);
  if (left === 0) return rounded;
  const largest = rounded.reduce(
    (found, part, at) => (Math.abs(part) > Math.abs(rounded[found] ?? 0) ? at : found),
    0,
  );
  return rounded.map((part, at) => (at === largest ? part + left : part));
}

/** Millionths as decimal text. */
export function millionthsText(value: number): string {
  const digits = BigInt(Math.abs(value))
    .toString()
    .padStart(places + 1, '0');
  const cut = digits.length - places;
  const text = `${digits.slice(0, cut)}.${digits.slice(cut)}`.replace(/\.?0+$/, '');
  return value < 0 ? `-${text}` : text;
}

/** A quantity as it is told: to a millionth, so that the same take-off gives the same text everywhere. */
export const quantityText = (value: number): string => millionthsText(quantityMillionths(value));
