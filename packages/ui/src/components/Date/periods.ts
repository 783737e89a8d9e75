/** Unit of a period that is chosen as a whole. */
export type PeriodUnit = 'month' | 'quarter' | 'year';

/** Periods of a year; also the periods on a page of months or quarters. */
const perYear = { month: 12, quarter: 4, year: 1 } as const;
/** Periods on a page of the grid. */
export const perPage = { month: 12, quarter: 4, year: 12 } as const;
/** Periods in a row of the grid. */
export const perRow = { month: 3, quarter: 2, year: 3 } as const;

/** Earlier and later years are typing errors in this product, and have no four digits. */
const [firstYear, lastYear] = [1000, 9999];
const patterns = { month: /^(\d{4})-(\d{2})$/, quarter: /^(\d{4})-Q([1-4])$/, year: /^(\d{4})$/ } as const;

/** First and last index of the unit: January 1000 to December 9999. */
export const periodLimits = (unit: PeriodUnit): [first: number, last: number] => [
  firstYear * perYear[unit],
  (lastYear + 1) * perYear[unit] - 1,
];

/**
 * Number of a period since the year 0, so that the next period is the next number; undefined for anything else than
 * YYYY-MM, YYYY-Qn or YYYY.
 */
export function periodIndex(text: string | null | undefined, unit: PeriodUnit): number | undefined {
  const parts = patterns[unit].exec(text ?? '');
  if (!parts) return undefined;
  const year = Number(parts[1]);
  const part = parts[2] === undefined ? 0 : Number(parts[2]) - 1;
  if (part < 0 || part >= perYear[unit] || year < firstYear) return undefined;
  return year * perYear[unit] + part;
}

/** Year of a period, and its number in the year from 0. */
export function periodParts(index: number, unit: PeriodUnit): { year: number; part: number } {
  const count = perYear[unit];
  return { year: Math.floor(index / count), part: index % count };
}

/** YYYY-MM, YYYY-Qn or YYYY of a number. */
export function periodText(index: number, unit: PeriodUnit): string {
  const { year, part } = periodParts(index, unit);
  const years = String(year).padStart(4, '0');
  if (unit === 'year') return years;
  return unit === 'quarter' ? `${years}-Q${part + 1}` : `${years}-${String(part + 1).padStart(2, '0')}`;
}

/** The period of the same unit that contains a day, YYYY-MM-DD. */
export function periodOfDay(day: string, unit: PeriodUnit): number | undefined {
  const month = periodIndex(day.slice(0, 7), 'month');
  return month === undefined ? undefined : Math.floor((month * perYear[unit]) / 12);
}

/** Index of the first period on the page of a period. */
export const pageOf = (index: number, unit: PeriodUnit): number => index - (index % perPage[unit]);

/** Index inside the limits. */
export const limitPeriod = (index: number, first: number, last: number): number =>
  Math.min(Math.max(index, first), Math.max(first, last));

/** The same part of another year, e.g. March 2026 for March 2024. */
export const inYear = (index: number, unit: PeriodUnit, year: number): number =>
  year * perYear[unit] + periodParts(index, unit).part;
