import { formatLocalDate } from '../../components/Date/dates.ts';
import { formatMoney } from '../../components/Format/money.ts';
import { formatPercent } from '../../components/Format/formatPercent.ts';
import { decimalPattern } from '../../data-grid/format.ts';
import { formatPeriod } from './pivotPeriod.ts';
import type { pivotTableMessages } from './PivotTable.messages.ts';
import type { PivotFieldType, PivotGroupKey, PivotHead, PivotMeasure } from './pivotTypes.ts';

type Words = typeof pivotTableMessages;

const writers = new Map<string, Intl.NumberFormat>();

function formatNumber(value: string, minDigits: number, maxDigits: number, locale: string): string {
  const key = `${locale} ${minDigits} ${maxDigits}`;
  let writer = writers.get(key);
  if (!writer)
    writers.set(
      key,
      (writer = new Intl.NumberFormat(locale, {
        minimumFractionDigits: minDigits,
        maximumFractionDigits: Math.max(minDigits, maxDigits),
        signDisplay: 'negative',
      })),
    );
  // Passes the string, because a float would lose digits.
  return writer.format(value as `${number}`).replace('-', '−');
}

interface ValueFormat {
  type: PivotFieldType;
  currency?: string;
  fractionDigits?: number;
  aggregate?: PivotMeasure['aggregate'];
}

/** Localized value of a cell; text that is not a number is returned unchanged. */
export function formatPivotValue(value: string, format: ValueFormat, locale: string): string {
  const { type, currency, fractionDigits } = format;
  if (type === 'date') return formatLocalDate(value, locale) || value;
  if (type === 'text' || type === 'boolean' || !decimalPattern.test(value)) return value;
  if (type === 'percent') return formatPercent(value, fractionDigits ?? 1, fractionDigits ?? 1, locale);
  if (type === 'money' && currency !== undefined)
    return formatMoney(
      value,
      {
        currency,
        ...(fractionDigits === undefined
          ? {}
          : { minFractionDigits: fractionDigits, maxFractionDigits: fractionDigits }),
      },
      locale,
    );
  // Averages have the same places in each row, so that their points are below one another.
  const isRounded = type === 'money' || format.aggregate === 'average';
  const places = fractionDigits ?? (isRounded ? 2 : 0);
  const mostPlaces = fractionDigits ?? (isRounded ? 2 : 6);
  return formatNumber(value, places, mostPlaces, locale);
}

/** Name of a group, e.g. "Q1 2026", "Yes" or "No value". */
export function formatGroup(
  key: string | null,
  head: PivotHead | undefined,
  words: Words,
  locale: string,
): string {
  if (key === null) return words.noValue;
  if (!head) return key;
  if (head.type === 'date') return formatPeriod(key, head.period ?? 'month', locale, words);
  if (head.type === 'boolean') return key === 'true' ? words.yes : key === 'false' ? words.no : key;
  return formatPivotValue(key, head, locale);
}

/** Names of nested groups, outermost first, with their codes. */
export const formatGroups = (
  path: readonly PivotGroupKey[],
  codes: readonly (string | undefined)[],
  heads: readonly PivotHead[],
  words: Words,
  locale: string,
): string[] =>
  path.map(({ key }, depth) => {
    const name = formatGroup(key, heads[depth], words, locale);
    const code = codes[depth];
    return code === undefined ? name : `${code} ${name}`;
  });

/** Name of a value with its aggregate and share, unless the user named it. */
export function measureLabel({ label, isNamed, aggregate, showAs }: PivotMeasure, words: Words): string {
  if (isNamed) return label;
  const name = aggregate === 'ratio' ? label : words[aggregate](label);
  if (showAs === 'total') return words.shareOfTotal(name);
  if (showAs === 'row') return words.shareOfRow(name);
  return showAs === 'column' ? words.shareOfColumn(name) : name;
}
