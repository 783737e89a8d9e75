import {
  addDays,
  addMonths,
  calendarDay,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
  type Day,
} from '@plumbline/dates';
import type { Reading } from './tokenize.ts';

/** A range of days; `to` is exclusive. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
  phrase: string;
}

const months = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may', 'may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
const monthNamed = (word: string): number => months.findIndex((names) => names.includes(word));

/** The day of a month, or one of the next month for a day that the month does not have. @param month from 0. */
const dayOf = (year: number, month: number, date = 1): Day =>
  addDays(addMonths(`${year}-01-01`, month), date - 1);

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';
const unitOf = (word: string): Unit | undefined =>
  (['day', 'week', 'month', 'quarter', 'year'] as const).find((unit) => word === unit || word === `${unit}s`);

/** Start of the unit containing a day, plus a number of units. Weeks start on Monday. */
function beginOf(unit: Unit, today: string, on: number): string {
  switch (unit) {
    case 'day':
      return addDays(today, on);
    case 'week':
      return addDays(startOfWeek(today), on * 7);
    case 'month':
      return addMonths(startOfMonth(today), on);
    case 'quarter':
      return addMonths(startOfQuarter(today), on * 3);
    case 'year':
      return addMonths(startOfYear(today), on * 12);
  }
}
const wholePeriod = (unit: Unit, today: string, on: number, phrase: string): Period => ({
  from: beginOf(unit, today, on),
  to: beginOf(unit, today, on + 1),
  phrase,
});

const steps: Readonly<Record<string, number>> = {
  this: 0,
  current: 0,
  last: -1,
  previous: -1,
  past: -1,
  next: 1,
  coming: 1,
};
const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
};
const daysIn: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };
const yearOf = (word: string): number | undefined => (/^(19|20)\d\d$/.test(word) ? Number(word) : undefined);

/** Parses dates such as 2026-11-22, 11/22/2026, 11/22. */
function writtenDate(word: string, today: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word);
  const us = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(word);
  if (!iso && !us) return undefined;
  const short = us?.[3] ?? today.slice(0, 4);
  const [year, month, date] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : [Number(short) < 100 ? 2000 + Number(short) : Number(short), Number(us?.[1]), Number(us?.[2])];
  return year > 1900 && year < 9999 ? calendarDay(year, month, date) : undefined;
}

/** Period at a position of the question and its number of words. */
export function periodAt(
  reading: Reading,
  at: number,
  today: string,
): { period: Period; count: number } | undefined {
  if (!reading.isFree(at)) return undefined;
  const word = (on: number) => (reading.isFree(at + on) ? reading.word(at + on) : '');
  const first = word(0);
  const single = { today: 0, yesterday: -1, tomorrow: 1 }[first];
  if (single !== undefined) return { period: wholePeriod('day', today, single, first), count: 1 };
  const written = writtenDate(first, today);
  if (written)
    return { period: { from: written, to: addDays(written, 1), phrase: `on ${written}` }, count: 1 };

  const quarter = /^q([1-4])$/.exec(first);
  if (quarter) {
    const year = yearOf(word(1));
    const from = dayOf(year ?? Number(today.slice(0, 4)), (Number(quarter[1]) - 1) * 3);
    const phrase = `in Q${quarter[1]} ${from.slice(0, 4)}`;
    return { period: wholePeriod('quarter', from, 0, phrase), count: year ? 2 : 1 };
  }
  const month = monthNamed(first);
  // "may" is a month only with a date, a year or a preceding time word.
  const isSure = first !== 'may' || /^(in|since|until|before|after|during)$/.test(reading.word(at - 1));
  if (month >= 0 && (isSure || /^\d/.test(word(1)))) return inMonth(month, word, today);
  const date = /^([1-9]|[12]\d|3[01])(st|nd|rd|th)?$/.exec(first);
  if (date && monthNamed(word(1)) >= 0) {
    const year = yearOf(word(2));
    const found = dayOf(year ?? Number(today.slice(0, 4)), monthNamed(word(1)), Number(date[1]));
    return { period: wholePeriod('day', found, 0, `on ${found}`), count: year ? 3 : 2 };
  }
  const year = yearOf(first);
  if (year && /^(in|of|during|for|since|until|before|after|year|from|through)$/.test(reading.word(at - 1)))
    return { period: wholePeriod('year', `${year}-01-01`, 0, `in ${year}`), count: 1 };
  return relative(word, today);
}

function inMonth(month: number, word: (on: number) => string, today: string) {
  const date = /^([1-9]|[12]\d|3[01])(st|nd|rd|th)?$/.exec(word(1));
  const year = yearOf(word(date ? 2 : 1));
  const from = dayOf(year ?? Number(today.slice(0, 4)), month, date ? Number(date[1]) : 1);
  const phrase = date ? `on ${from}` : `in ${from.slice(0, 7)}`;
  return {
    period: wholePeriod(date ? 'day' : 'month', from, 0, phrase),
    count: 1 + Number(Boolean(date)) + Number(Boolean(year)),
  };
}

/** Parses "this week", "last 30 days", "the next 2 months", "within 14 days". */
function relative(word: (on: number) => string, today: string) {
  const first = word(0);
  const skip = first === 'the' ? 1 : 0;
  const step = first === 'within' ? 1 : steps[word(skip)];
  if (step === undefined) return undefined;
  const after = first === 'within' ? (['the', 'next'].includes(word(1)) ? 2 : 1) : skip + 1;
  const unit = unitOf(word(after));
  if (unit && first !== 'within')
    return { period: wholePeriod(unit, today, step, `${word(skip)} ${unit}`), count: after + 1 };
  const many = /^\d{1,4}$/.test(word(after)) ? Number(word(after)) : numberWords[word(after)];
  const each = unitOf(word(after + 1));
  if (!many || !each || step === 0) return undefined;
  const days = Math.min(many * daysIn[each], 36_500);
  const phrase = `${step > 0 ? 'in the next' : 'in the last'} ${many} ${many === 1 ? each : `${each}s`}`;
  return {
    period:
      step > 0
        ? { from: today, to: addDays(today, days + 1), phrase }
        : { from: addDays(today, -days), to: addDays(today, 1), phrase },
    count: after + 2,
  };
}

const periodBounds: Readonly<Record<string, (period: Period) => Period>> = {
  since: ({ from, phrase }) => ({ from, phrase: `since ${phrase.replace(/^(in|on) /, '')}` }),
  after: ({ to, phrase }) => ({ from: to, phrase: `after ${phrase.replace(/^(in|on) /, '')}` }),
  before: ({ from, phrase }) => ({ to: from, phrase: `before ${phrase.replace(/^(in|on) /, '')}` }),
  until: ({ to, phrase }) => ({ to, phrase: `until ${phrase.replace(/^(in|on) /, '')}` }),
};
const boundSynonyms: Readonly<Record<string, keyof typeof periodBounds>> = {
  through: 'until',
  by: 'until',
  from: 'since',
  till: 'until',
};

/** Parses periods with a preposition: "since March", "before 2026-01-01", "between March and May". */
export function boundedPeriodAt(
  reading: Reading,
  at: number,
  today: string,
): { period: Period; begin: number; count: number } | undefined {
  const named = periodAt(reading, at, today);
  if (!named) return undefined;
  const before = reading.isFree(at - 1) ? reading.word(at - 1) : '';
  const end = at + named.count;
  if ((before === 'between' || before === 'from') && /^(and|to|until|through)$/.test(reading.word(end))) {
    const other = periodAt(reading, end + 1, today);
    if (other) {
      const bare = (each: Period) => each.phrase.replace(/^(in|on) /, '');
      const period = {
        from: named.period.from,
        to: other.period.to,
        phrase: `from ${bare(named.period)} to ${bare(other.period)}`,
      };
      return { period, begin: at - 1, count: named.count + other.count + 2 };
    }
  }
  const order = periodBounds[before] ?? periodBounds[boundSynonyms[before] ?? ''];
  if (order) return { period: order(named.period), begin: at - 1, count: named.count + 1 };
  return { period: named.period, begin: at, count: named.count };
}
