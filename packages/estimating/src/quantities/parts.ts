const places = 6;
const scale = 10 ** places;

const quantityMillionths = (value: number): number => Math.round(value * scale);

/**
 * Rounds parts of a quantity to millionths so that they sum to the rounded quantity; the largest part gets the rounding
 * difference.
 * @param parts unrounded.
 * @param total unrounded sum.
 */
export function partsInMillionths(parts: readonly number[], total: number): number[] {
  const rounded = parts.map(quantityMillionths);
  const left = quantityMillionths(total) - rounded.reduce((sum, part) => sum + part, 0);
  if (left === 0) return rounded;
  const largest = rounded.reduce(
    (found, part, at) => (Math.abs(part) > Math.abs(rounded[found] ?? 0) ? at : found),
    0,
  );
  return rounded.map((part, at) => (at === largest ? part + left : part));
}

/** Formats millionths as decimal text. */
export function millionthsText(value: number): string {
  const digits = BigInt(Math.abs(value))
    .toString()
    .padStart(places + 1, '0');
  const cut = digits.length - places;
  const text = `${digits.slice(0, cut)}.${digits.slice(cut)}`.replace(/\.?0+$/, '');
  return value < 0 ? `-${text}` : text;
}

/** Formats a quantity to a millionth, so that the same take-off gives the same text everywhere. */
export const quantityText = (value: number): string => millionthsText(quantityMillionths(value));
