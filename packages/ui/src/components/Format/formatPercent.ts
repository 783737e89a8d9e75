import { scaleDown } from './money.ts';

const minus = '−';
const decimal = /^-?(?:\d+\.?\d*|\.\d+)$/;

const writers = new Map<string, Intl.NumberFormat>();

function writerOf(locale: string, minFractionDigits: number, maxFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minFractionDigits} ${maxFractionDigits}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: minFractionDigits,
      maximumFractionDigits: Math.max(minFractionDigits, maxFractionDigits),
      signDisplay: 'negative',
    });
    writers.set(key, writer);
  }
  return writer;
}

/**
 * Formats a percentage in points in the locale's notation, exact to the last shown place without floats: `"35.1"` is
 * `35.1%` in English and `35,1 %` in German. Text that is not a decimal is returned unchanged.
 * @param value decimal string
 * @param minFractionDigits 0 in running text, 1 in columns, so that their points align
 */
export function formatPercent(
  value: string,
  minFractionDigits = 1,
  maxFractionDigits = 2,
  locale = 'en-US',
): string {
  if (!decimal.test(value)) return value;
  // Passes the string, because a float would lose digits.
  const part = scaleDown(value, 2) as `${number}`;
  return writerOf(locale, minFractionDigits, maxFractionDigits).format(part).replace('-', minus);
}

/** Formats a share of one as a percentage in the locale's notation: `0.351` is `35%`. */
export function formatShare(part: number, locale = 'en-US', maxFractionDigits = 0): string {
  return writerOf(locale, 0, maxFractionDigits).format(part).replace('-', minus);
}
