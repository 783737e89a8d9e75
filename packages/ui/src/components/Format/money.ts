import { formatDecimal } from '../Number/decimal.ts';

const minus = '−';
const decimal = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** Moves the decimal point of a decimal string `places` to the left. */
export function scaleDown(value: string, places: number): string {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const padded = whole.padStart(places + 1, '0');
  const cut = padded.length - places;
  return `${negative ? '-' : ''}${padded.slice(0, cut)}.${padded.slice(cut)}${fraction}`;
}

export interface MoneyFormat {
  /** `record` two to four places, `whole` units for boards and phones, `compact` $1.94M for dashboards. */
  style?: 'record' | 'whole' | 'compact';
  /** Minimum fraction digits; by default those of the currency, e.g. two for dollars and none for yen. */
  minFractionDigits?: number;
  maxFractionDigits?: number;
  /** Shows + before positive amounts, for changes and alternates. */
  showSign?: boolean;
  /** ISO 4217 code. @default "USD" */
  currency?: string;
}

/** A left-to-right mark keeps letters and currency sign in order in right-to-left text. */
const inOrder = (sign: string): string => sign.replace(/([A-Z]\p{Sc})/u, '$1\u200e');
const runsFromRight = (written: string): boolean => written.includes('\u200f');

const writers = new Map<string, Intl.NumberFormat>();

function writerOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`;
  let writer = writers.get(key);
  if (!writer) writers.set(key, (writer = new Intl.NumberFormat(locale, { style: 'currency', ...options })));
  return writer;
}

/** Currency symbol in a locale, its position and its decimal places. */
export function currencyMark(
  currency: string,
  locale: string,
): { sign: string; isAfter: boolean; fractionDigits: number } {
  const writer = writerOf(locale, { currency });
  const parts = writer.formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const isRtl = parts.some(({ value }) => runsFromRight(value));
  const at = parts.findIndex(({ type }) => type === 'currency');
  return {
    sign: isRtl ? inOrder(sign) : sign,
    isAfter: at > parts.findIndex(({ type }) => type === 'integer'),
    fractionDigits: writer.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

/**
 * Shortens amounts in English: thousands from ten thousand on, millions and billions with two places. Other languages
 * use their own rules.
 */
function shortened(value: string): { digits: string; unit: string; places: number } {
  const integerDigits = (value.replace('-', '').split('.')[0] ?? '').replace(/^0+/, '');
  const power =
    integerDigits.length > 9 ? 9 : integerDigits.length > 6 ? 6 : integerDigits.length > 4 ? 3 : 0;
  return {
    digits: power > 0 ? scaleDown(value, power) : value,
    unit: power === 9 ? 'B' : power === 6 ? 'M' : power === 3 ? 'K' : '',
    places: power >= 6 ? 2 : 0,
  };
}

/**
 * Formats a decimal string as money in the locale's notation, exact to the last shown place without floats. Text that
 * is not a decimal is returned unchanged.
 */
export function formatMoney(
  value: string,
  {
    style = 'record',
    minFractionDigits,
    maxFractionDigits,
    showSign: signed,
    currency = 'USD',
  }: MoneyFormat = {},
  locale = 'en-US',
): string {
  if (!decimal.test(value)) return value;
  const isEnglish = locale === 'en' || locale.startsWith('en-');
  const own = currencyMark(currency, locale).fractionDigits;
  let minDigits = minFractionDigits ?? own;
  let maxDigits = Math.max(minDigits, maxFractionDigits ?? own);
  let digits = value;
  let unit = '';
  let notation: 'standard' | 'compact' = 'standard';
  if (style === 'whole') [minDigits, maxDigits] = [0, 0];
  if (style === 'compact' && isEnglish) {
    const short = shortened(value);
    ({ digits, unit } = short);
    [minDigits, maxDigits] = [short.places, short.places];
  } else if (style === 'compact') {
    notation = 'compact';
    [minDigits, maxDigits] = [0, 2];
  }
  const writer = writerOf(locale, {
    currency,
    notation,
    minimumFractionDigits: minDigits,
    maximumFractionDigits: maxDigits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  // Passes the string, because a float would lose digits.
  const shown = writer.format(digits as `${number}`);
  return `${(runsFromRight(shown) ? inOrder(shown) : shown).replace('-', minus)}${unit}`;
}

/** Formats a decimal string with thousands separators and a minus sign (U+2212). */
export function formatQuantity(value: string, minFractionDigits = 0, maxFractionDigits = 4): string {
  return formatDecimal(value, minFractionDigits, Math.max(minFractionDigits, maxFractionDigits)).replace(
    '-',
    minus,
  );
}

/** Exponent of the first significant digit of a decimal string: 1 for "12.5", −3 for "0.0042"; 0 for zero. */
function exponentOf(value: string): number {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const digits = whole.replace(/^0+/, '');
  if (digits !== '') return digits.length - 1;
  const zeros = fraction.search(/[1-9]/);
  return zeros < 0 ? 0 : -zeros - 1;
}

/**
 * Formats a measured or computed quantity: as it is with up to four decimals, otherwise rounded to two decimals, or to
 * four significant digits if these are more. A figure that was rounded this way is shown in full.
 */
export function formatMeasure(value: string, minFractionDigits = 0): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  return formatQuantity(value, minFractionDigits, decimals <= 4 ? 4 : Math.max(2, 3 - exponentOf(value)));
}
