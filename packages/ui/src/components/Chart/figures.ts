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

function write(
  value: number,
  unit: ChartUnit,
  currency: string,
  locale: string,
  common: Intl.NumberFormatOptions,
): string {
  const options: Intl.NumberFormatOptions =
    unit === 'money'
      ? {
          ...common,
          style: 'currency',
          currency,
          minimumFractionDigits: 0,
          trailingZeroDisplay: 'stripIfInteger',
        }
      : unit === 'percent'
        ? { ...common, style: 'percent' }
        : unit === 'number'
          ? common
          : { ...common, style: 'unit', unit: unit === 'days' ? 'day' : 'hour', unitDisplay: 'long' };
  const shown = new Intl.NumberFormat(locale, options).format(unit === 'percent' ? value / 100 : value);
  return shown.replace('-', minus);
}

/** Share in percent, with a decimal place if it is small. */
export function formatShare(part: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: part > 0 && part < 0.1 ? 1 : 0,
  }).format(part);
}
