import { formatDecimal, roundDecimal } from '../Number/decimal.ts';

const minus = '−';

/** Moves the point `places` to the left, digit for digit. */
function scaleDown(value: string, places: number): string {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const padded = whole.padStart(places + 1, '0');
  const cut = padded.length - places;
  return `${negative ? '-' : ''}${padded.slice(0, cut)}.${padded.slice(cut)}${fraction}`;
}

export interface MoneyFormat {
  /** `record` two to four places, `whole` dollars for boards and phones, `compact` $1.94M for dashboards. */
  style?: 'record' | 'whole' | 'compact';
  minFractionDigits?: number;
  maxFractionDigits?: number;
  /** Shows + on what is added: changes, alternates. */
  signed?: boolean;
}

/** A decimal string as US dollars, exact to the last place shown. */
export function formatMoney(
  value: string,
  { style = 'record', minFractionDigits = 2, maxFractionDigits = 2, signed }: MoneyFormat = {},
): string {
  let digits = value;
  let unit = '';
  let [least, most] = [minFractionDigits, Math.max(minFractionDigits, maxFractionDigits)];
  if (style === 'whole') [least, most] = [0, 0];
  if (style === 'compact') {
    const whole = (value.replace('-', '').split('.')[0] ?? '').replace(/^0+/, '');
    const power = whole.length > 9 ? 9 : whole.length > 6 ? 6 : whole.length > 4 ? 3 : 0;
    if (power > 0) digits = scaleDown(value, power);
    unit = power === 9 ? 'B' : power === 6 ? 'M' : power === 3 ? 'K' : '';
    [least, most] = power >= 6 ? [2, 2] : [0, 0];
  }
  const shown = formatDecimal(roundDecimal(digits, most), least, most);
  const negative = shown.startsWith('-');
  const sign = negative ? minus : signed && /[1-9]/.test(shown) ? '+' : '';
  return `${sign}$${shown.replace('-', '')}${unit}`;
}

/** A decimal string with thousands set apart and a true minus sign. */
export function formatQuantity(value: string, minFractionDigits = 0, maxFractionDigits = 4): string {
  return formatDecimal(value, minFractionDigits, Math.max(minFractionDigits, maxFractionDigits)).replace(
    '-',
    minus,
  );
}
