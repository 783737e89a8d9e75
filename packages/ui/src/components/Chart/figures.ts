import { formatShare } from '../Format/formatPercent.ts';
import type { ChartUnit } from './chartTypes.ts';

const minus = '−';

export interface FigureFormat {
  unit: ChartUnit;
  currency: string;
  locale: string;
}

/** Formats a figure for axes and labels: $1.9M, 18.6%, 1,204, 12 days. */
export function shortFigure(value: number, { unit, currency, locale }: FigureFormat): string {
  const large = Math.abs(value) >= 10_000;
  const common = {
    notation: large ? ('compact' as const) : ('standard' as const),
    // Unit prices differ by cents.
    maximumFractionDigits: large || (unit === 'money' && Math.abs(value) < 10) ? 2 : 1,
  };
  return write(value, unit, currency, locale, common);
}

/** Formats a figure with all digits for the readout and the table. */
export function fullFigure(value: number, { unit, currency, locale }: FigureFormat): string {
  return write(value, unit, currency, locale, {
    maximumFractionDigits: unit === 'money' && Math.abs(value) < 10 ? 4 : 2,
  });
}

/**
 * Formats a change with its sign, also a rise: +$63.6K, −12 days. The difference of two percentages is in points.
 * @param points words for a number of percentage points
 */
export function signedFigure(
  value: number,
  format: FigureFormat,
  points: (figure: string) => string,
  digits: 'short' | 'full' = 'short',
): string {
  const isPoints = format.unit === 'percent';
  const own: FigureFormat = isPoints ? { ...format, unit: 'number' } : format;
  const figure = digits === 'full' ? fullFigure(value, own) : shortFigure(value, own);
  const signed = value > 0 ? `+${figure}` : figure;
  return isPoints ? points(signed) : signed;
}

function write(
  value: number,
  unit: ChartUnit,
  currency: string,
  locale: string,
  common: Intl.NumberFormatOptions,
): string {
  if (unit === 'percent') return formatShare(value / 100, locale, common.maximumFractionDigits);
  const options: Intl.NumberFormatOptions =
    unit === 'money'
      ? {
          ...common,
          style: 'currency',
          currency,
          minimumFractionDigits: 0,
          trailingZeroDisplay: 'stripIfInteger',
        }
      : unit === 'number'
        ? common
        : { ...common, style: 'unit', unit: unit === 'days' ? 'day' : 'hour', unitDisplay: 'long' };
  // Other languages write the country before the dollar sign; other currencies keep their own symbol.
  return new Intl.NumberFormat(locale, options).format(value).replace('US$', '$').replace('-', minus);
}

/** Share of a total in percent, with a decimal place if it is small. */
export const formatShareOfTotal = (part: number, locale: string): string =>
  formatShare(part, locale, part > 0 && part < 0.1 ? 1 : 0);
