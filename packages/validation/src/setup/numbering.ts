/** Of a day: what the tokens of a pattern stand for. */
export interface NumberingDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Named by the calendar year that it ends in. */
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
/** What a counter begins anew with; the short and the long year are the same period. */
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

/** What is wrong with a pattern, in a sentence; undefined for one that can be used. */
export function patternProblem(pattern: string): string | undefined {
  const rest = pattern.replaceAll(/\{(YYYY|YY|MM|FY)\}/g, '');
  const unknown = /\{[^}]*\}?|\}/.exec(rest)?.[0];
  if (unknown) return `There is no “${unknown}”. Use {YYYY}, {YY}, {MM} or {FY}.`;
  if (!/^[A-Za-z0-9#\-_/. ]*$/.test(rest))
    return 'A number has letters, digits, spaces and - _ / . beside its counter.';
  const runs = rest.match(/#+/g) ?? [];
  if (runs.length !== 1) return 'Say once where the counter stands and how many digits it has: ####.';
  if ((runs[0]?.length ?? 0) > 9) return 'A counter has at most nine digits.';
  if (/\{MM\}/.test(pattern) && !/\{(YYYY|YY|FY)\}/.test(pattern))
    return 'A month needs its year beside it: {YYYY}-{MM}.';
  if (pattern !== pattern.trim()) return 'A number neither begins nor ends with a space.';
  return undefined;
}

/** The number by a pattern: `OPP-{YYYY}-####` on a day of 2026 with 7 is OPP-2026-0007. */
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

/** What stands before and after the counter on a day. */
export function aroundCounter(pattern: string, day: NumberingDay): [before: string, after: string] {
  const mark = '\u0000';
  const [before = '', after = ''] = partsOf(pattern)
    .map((part) => ('text' in part ? part.text : 'token' in part ? written[part.token](day) : mark))
    .join('')
    .split(mark);
  return [before, after];
}

/** Names the counter that a pattern takes its numbers from: it begins anew with each period that the pattern writes. */
export function counterOf(kind: string, pattern: string, day: NumberingDay): string {
  const periods = partsOf(pattern).flatMap((part) => ('token' in part ? [period[part.token](day)] : []));
  return [kind, ...new Set(periods)].join('-');
}

/** The day that it is in a time zone, for the tokens of a pattern. */
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
