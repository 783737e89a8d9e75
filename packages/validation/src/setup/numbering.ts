/** Values of the pattern tokens on a day. */
export interface NumberingDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Fiscal year, named by the calendar year in which it ends. */
  fiscalYear: number;
}

type Token = 'YYYY' | 'YY' | 'MM' | 'FY';
type Part = { text: string } | { token: Token } | { digits: number };

const two = (value: number) => String(value % 100).padStart(2, '0');
const written: Record<Token, (day: NumberingDay) => string> = {
  YYYY: ({ year }) => String(year),
  YY: ({ year }) => two(year),
  MM: ({ month }) => two(month),
  FY: ({ fiscalYear }) => `FY${two(fiscalYear)}`,
};
/** Tokens that restart the counter; the short and the long year are one period. */
const period: Record<Token, (day: NumberingDay) => string> = {
  YYYY: ({ year }) => String(year),
  YY: ({ year }) => String(year),
  MM: ({ month }) => two(month),
  FY: ({ fiscalYear }) => `FY${fiscalYear}`,
};
export const numberingTokens = Object.keys(written) as Token[];

function partsOf(pattern: string): Part[] {
  return [...pattern.matchAll(/\{(YYYY|YY|MM|FY)\}|(#+)|([^{}#]+)/g)].map(([, token, digits, text]): Part =>
    token ? { token: token as Token } : digits ? { digits: digits.length } : { text: text ?? '' },
  );
}

/** Returns the problem of a pattern as a sentence; undefined for a valid one. */
export function patternProblem(pattern: string): string | undefined {
  const rest = pattern.replaceAll(/\{(YYYY|YY|MM|FY)\}/g, '');
  const unknown = /\{[^}]*\}?|\}/.exec(rest)?.[0];
  if (unknown) return `“${unknown}” is not available. Use {YYYY}, {YY}, {MM} or {FY}.`;
  if (!/^[A-Za-z0-9#\-_/. ]*$/.test(rest))
    return 'Use only letters, digits, spaces and - _ / . besides the counter.';
  const runs = rest.match(/#+/g) ?? [];
  if (runs.length !== 1) return 'Include the counter exactly once, with one # per digit: ####.';
  if ((runs[0]?.length ?? 0) > 9) return 'The counter can have up to nine digits.';
  if (/\{MM\}/.test(pattern) && !/\{(YYYY|YY|FY)\}/.test(pattern))
    return 'Add the year to the month: {YYYY}-{MM}.';
  if (pattern !== pattern.trim()) return 'Remove the space at the start or end.';
  return undefined;
}

/** Formats a number: pattern `OPP-{YYYY}-####` with 7 in 2026 gives OPP-2026-0007. */
export const writeNumber = (pattern: string, day: NumberingDay, counter: number): string =>
  partsOf(pattern)
    .map((part) =>
      'text' in part
        ? part.text
        : 'token' in part
          ? written[part.token](day)
          : String(counter).padStart(part.digits, '0'),
    )
    .join('');

/** Returns the text before and after the counter on a day. */
export function splitAtCounter(pattern: string, day: NumberingDay): [before: string, after: string] {
  const mark = '\u0000';
  const [before = '', after = ''] = partsOf(pattern)
    .map((part) => ('text' in part ? part.text : 'token' in part ? written[part.token](day) : mark))
    .join('')
    .split(mark);
  return [before, after];
}

/** Returns the key of a pattern's counter, which restarts with each period in the pattern. */
export function counterOf(kind: string, pattern: string, day: NumberingDay): string {
  const periods = partsOf(pattern).flatMap((part) => ('token' in part ? [period[part.token](day)] : []));
  return [kind, ...new Set(periods)].join('-');
}

/** Returns the current day in a time zone as pattern tokens. */
export function numberingDay(now: Date, timeZone: string, fiscalMonth: number): NumberingDay {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
  }).formatToParts(now);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month] = [of('year'), of('month')];
  return { year, month, fiscalYear: fiscalMonth > 1 && month >= fiscalMonth ? year + 1 : year };
}
