/** Reduced fraction with a positive denominator. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** @throws RangeError for a denominator of 0 or less. */
export function ratio(numerator: bigint, denominator: bigint): Ratio {
  if (denominator <= 0n) throw new RangeError('A fraction has a denominator above 0');
  const common = divisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

export const one: Ratio = { numerator: 1n, denominator: 1n };
export const times = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.numerator, a.denominator * b.denominator);
/** Divides two positive fractions. */
export const over = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator, a.denominator * b.numerator);
export const equals = (a: Ratio, b: Ratio): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;

/** Parses a plain decimal such as `0.5` or `144`. @returns undefined for other text. */
export function readRatio(text: string): Ratio | undefined {
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? undefined : ratio(BigInt(whole + part), 10n ** BigInt(part.length));
}
