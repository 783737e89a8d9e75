import { formatDecimal } from '../Number/decimal.ts';

const minus = '−';
const decimal = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** Moves the point `places` to the left, digit for digit. */
function scaleDown(value: string, places: number): string {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const padded = whole.padStart(places + 1, '0');
  const cut = padded.length - places;
  return `${negative ? '-' : ''}${padded.slice(0, cut)}.${padded.slice(cut)}${fraction}`;
}

export interface MoneyFormat {
  /** `record` two to four places, `whole` units for boards and phones, `compact` $1.94M for dashboards. */
  style?: 'record' | 'whole' | 'compact';
  /** As many as the currency has, where not given: two of a dollar, none of a yen. */
  minFractionDigits?: number;
  maxFractionDigits?: number;
  /** Shows + on what is added: changes, alternates. */
  signed?: boolean;
  /** ISO 4217 code; US dollars where not given. */
  currency?: string;
}

/** Letters before a sign keep it behind them where the words around run from right to left. */
const inOrder = (sign: string): string => sign.replace(/([A-Z]\p{Sc})/u, '$1\u200e');
const runsFromRight = (written: string): boolean => written.includes('\u200f');

const writers = new Map<string, Intl.NumberFormat>();

function writerOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`;
  let writer = writers.get(key);
  if (!writer) writers.set(key, (writer = new Intl.NumberFormat(locale, { style: 'currency', ...options })));
  return writer;
}

/** The sign of a currency as a locale writes it, whether it stands after the figure, and the places it has. */
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
 * What a dashboard of English words shortens: thousands from ten thousand on, millions and billions with two places.
 * Other languages shorten by rules of their own.
 */
function shortened(value: string): { digits: string; unit: string; places: number } {
  const whole = (value.replace('-', '').split('.')[0] ?? '').replace(/^0+/, '');
  const power = whole.length > 9 ? 9 : whole.length > 6 ? 6 : whole.length > 4 ? 3 : 0;
  return {
    digits: power > 0 ? scaleDown(value, power) : value,
    unit: power === 9 ? 'B' : power === 6 ? 'M' : power === 3 ? 'K' : '',
    places: power >= 6 ? 2 : 0,
  };
}

/**
 * A decimal string as money of a currency, as the locale writes it, exact to the last place shown: nothing goes through
 * a float. What is no decimal is shown as it came.
 */
export function formatMoney(
  value: string,
  { style = 'record', minFractionDigits, maxFractionDigits, signed, currency = 'USD' }: MoneyFormat = {},
  locale = 'en-US',
): string {
  if (!decimal.test(value)) return value;
  const isEnglish = locale === 'en' || locale.startsWith('en-');
  const own = currencyMark(currency, locale).fractionDigits;
  let least = minFractionDigits ?? own;
  let most = Math.max(least, maxFractionDigits ?? own);
  let digits = value;
  let unit = '';
  let notation: 'standard' | 'compact' = 'standard';
  if (style === 'whole') [least, most] = [0, 0];
  if (style === 'compact' && isEnglish) {
    const short = shortened(value);
    ({ digits, unit } = short);
    [least, most] = [short.places, short.places];
  } else if (style === 'compact') {
    notation = 'compact';
    [least, most] = [0, 2];
  }
  const writer = writerOf(locale, {
    currency,
    notation,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  // The digits as they are: a decimal string is read exactly.
  const shown = writer.format(digits as `${number}`);
  return `${(runsFromRight(shown) ? inOrder(shown) : shown).replace('-', minus)}${unit}`;
}

/** A decimal string with thousands set apart and a true minus sign. */
export function formatQuantity(value: string, minFractionDigits = 0, maxFractionDigits = 4): string {
  return formatDecimal(value, minFractionDigits, Math.max(minFractionDigits, maxFractionDigits)).replace(
    '-',
    minus,
  );
}
