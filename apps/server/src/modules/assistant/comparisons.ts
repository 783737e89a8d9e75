import { addDays } from '@plumbline/dates';
import {
  isDate,
  isNumeric,
  mainFigure,
  dueField,
  type Condition,
  type Operator,
  type AssistantEntity,
} from './plan.ts';
import { boundedPeriodAt } from './periods.ts';
import { isSimilarWord, wordsOf, type Reading } from './tokenize.ts';

/** Names and synonyms of fields. */
export function fieldPhrases(entity: AssistantEntity, name: string): string[][] {
  const field = entity.fields[name];
  if (!field) return [];
  const names = [field.label, field.formLabel ?? '', name.replaceAll('_', ' ')];
  return [
    ...new Set(
      names.filter(Boolean).map((each) =>
        each
          .replaceAll(/\(.*?\)/g, '')
          .trim()
          .toLowerCase(),
      ),
    ),
  ]
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** Field named at a position, preferring the longest name. */
export function fieldAt(
  reading: Reading,
  at: number,
  entity: AssistantEntity,
  fits: (name: string) => boolean,
): { name: string; count: number } | undefined {
  let best: { name: string; count: number } | undefined;
  for (const isLenient of [false, true]) {
    for (const name of Object.keys(entity.fields)) {
      if (!fits(name)) continue;
      for (const phrase of fieldPhrases(entity, name)) {
        const count = reading.phraseAt(at, phrase, isLenient);
        if (count > (best?.count ?? 0)) best = { name, count };
      }
    }
    if (best) return best;
  }
  return best;
}

/** Words that occur in too many field names to identify one. */
const commonFieldWords = new Set(['date', 'name', 'number', 'since', 'percentage']);

/** Field named at a position where a name is expected; a part of it suffices, e.g. "source" for “Lead source”. */
export function fieldExpectedAt(
  reading: Reading,
  at: number,
  entity: AssistantEntity,
  fits: (name: string) => boolean,
): { name: string; count: number } | undefined {
  const completeMatch = fieldAt(reading, at, entity, fits);
  if (completeMatch || !reading.isFree(at) || commonFieldWords.has(reading.word(at))) return completeMatch;
  const name = Object.keys(entity.fields).find(
    (each) =>
      fits(each) &&
      fieldPhrases(entity, each).some((phrase) =>
        phrase.some((part) => part.length > 3 && isSimilarWord(reading.word(at), part, false)),
      ),
  );
  return name === undefined ? undefined : { name, count: 1 };
}

/** Field named within a few words of a position. */
function fieldNear(
  reading: Reading,
  { before, after }: { before: number; after: number },
  entity: AssistantEntity,
  fits: (name: string) => boolean,
): { name: string; at: number; count: number } | undefined {
  for (let at = before; at >= Math.max(0, before - 4); at--) {
    const found = reading.isFree(at) ? fieldExpectedAt(reading, at, entity, fits) : undefined;
    if (found && at + found.count <= before + 1) return { ...found, at };
  }
  for (let at = after; at <= after + 2 && reading.word(at) !== 'by'; at++) {
    const found = reading.isFree(at) ? fieldExpectedAt(reading, at, entity, fits) : undefined;
    if (found) return { ...found, at };
  }
  return undefined;
}

/** Time words and the fields they refer to. */
const verbs: readonly [RegExp, (entity: AssistantEntity) => string | undefined][] = [
  [
    /^(created|added|made|entered|opened|new)$/,
    ({ fields }) => (fields['createdAt']?.filter ? 'createdAt' : undefined),
  ],
  [
    /^(updated|changed|modified|edited|touched)$/,
    ({ fields }) => (fields['updatedAt']?.filter ? 'updatedAt' : undefined),
  ],
  [/^(due|bidding|bid|deadline)$/, dueField],
  [/^(expir\w*|lapse\w*)$/, (entity) => expiryField(entity)],
  [/^(close|closes|closing)$/, (entity) => closeField(entity) ?? dueField(entity)],
  [
    /^(starts?|starting|begins?|beginning)$/,
    ({ fields }) => ['from_date', 'start_date'].find((each) => fields[each]?.filter),
  ],
  [/^(converted)$/, ({ fields }) => (fields['converted_at']?.filter ? 'converted_at' : undefined)],
];
const closeField = ({ fields }: AssistantEntity): string | undefined =>
  Object.entries(fields).find(
    ([name, field]) => isDate(field) && field.filter && /clos|award/.test(name),
  )?.[0];
export const expiryField = ({ fields }: AssistantEntity): string | undefined =>
  Object.entries(fields).find(
    ([name, field]) => isDate(field) && field.filter && name.includes('expir'),
  )?.[0];

function dateVerbNear(reading: Reading, before: number, after: number, entity: AssistantEntity) {
  const places = [before, before - 1, before - 2, before - 3, after, after + 1].filter((at) =>
    reading.isFree(at),
  );
  for (const at of places)
    for (const [pattern, of] of verbs) {
      const name = pattern.test(reading.word(at)) ? of(entity) : undefined;
      if (name) return { name, at, count: 1 };
    }
  return undefined;
}

export const periodConditions = (
  field: string,
  { from, to, phrase }: { from?: string | undefined; to?: string | undefined; phrase: string },
): Condition[] => [
  ...(from ? [{ field, op: 'gte' as const, value: from, phrase }] : []),
  ...(to ? [{ field, op: 'lt' as const, value: to, phrase: from ? '' : phrase }] : []),
];

/**
 * Parses periods, overdue and expiry conditions.
 * @returns `guessed` for conditions without a named field.
 */
export function readDates(
  reading: Reading,
  entity: AssistantEntity,
  today: string,
  usual: string | undefined,
): { found: Condition[]; guessed: Condition[] } {
  const found: Condition[] = [];
  const guessed: Condition[] = [];
  const fits = (name: string) => isDate(entity.fields[name]) && entity.fields[name]?.filter === true;
  for (let at = 0; at < reading.length; at++) {
    const stretch = boundedPeriodAt(reading, at, today);
    if (!stretch) continue;
    const { period, begin, count } = stretch;
    const around = { before: begin - 1, after: begin + count };
    const named =
      fieldNear(reading, around, entity, fits) ?? dateVerbNear(reading, around.before, around.after, entity);
    const field =
      named?.name ?? usual ?? (fits('createdAt') ? 'createdAt' : Object.keys(entity.fields).find(fits));
    if (!field) continue;
    reading.take(begin, count);
    if (named) {
      reading.take(named.at, named.count);
      // "insurance expiring this month": the time word belongs to its field.
      for (let on = named.at; on < begin; on++)
        if (verbs.some(([pattern]) => pattern.test(reading.word(on)))) reading.take(on);
    }
    const stretches = periodConditions(field, period);
    if (!named && !usual) guessed.push(...stretches);
    found.push(...stretches);
  }
  return { found: [...found, ...readLateness(reading, entity, today, fits)], guessed };
}

function readLateness(
  reading: Reading,
  entity: AssistantEntity,
  today: string,
  fits: (name: string) => boolean,
): Condition[] {
  const due = dueField(entity);
  const unfinished: Condition[] = entity.fields['is_done']?.filter
    ? [{ field: 'is_done', op: 'eq', value: false }]
    : entity.fields['outcome']?.filter
      ? [{ field: 'outcome', op: 'eq', value: 'open' }]
      : [];
  if (due && reading.takeAny(['overdue', 'over due', 'past due', 'late']))
    return [{ field: due, op: 'lt', value: today, phrase: 'overdue' }, ...unfinished];
  const expiry = expiryField(entity);
  if (expiry) {
    if (reading.takeAny(['expired', 'out of date', 'lapsed']))
      return [{ field: expiry, op: 'lt', value: today, phrase: 'in the past' }];
    if (reading.takeAny(['expiring soon', 'about to expire', 'expiring', 'expire', 'expires soon'])) {
      const to = addDays(today, 31);
      return periodConditions(expiry, { from: today, to, phrase: 'in the next 30 days' });
    }
  }
  if (due && fits(due) && reading.takeAny(['due']))
    return [{ field: due, op: 'ne', value: null, phrase: 'set' }, ...unfinished];
  return [];
}

const magnitudes: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
/** Parses amounts such as $1.5m, 500k, 1,200.50, 40%. */
export function figureOf(word: string): string | undefined {
  const [, digits = '', size = ''] =
    /^\$?(\d[\d,]*(?:\.\d+)?)\s?(k|m|bn|b|million|thousand|billion|%)?$/.exec(word) ?? [];
  if (digits === '') return undefined;
  const value = Number(digits.replaceAll(',', '')) * (magnitudes[size] ?? 1);
  return Number.isFinite(value) && value < 1e15 ? String(Math.round(value * 1e4) / 1e4) : undefined;
}

const comparisonPhrases: readonly [readonly string[], Operator][] = [
  [['at', 'least'], 'gte'],
  [['at', 'most'], 'lte'],
  [['up', 'to'], 'lte'],
  [['no', 'more', 'than'], 'lte'],
  [['no', 'less', 'than'], 'gte'],
  [['more', 'than'], 'gt'],
  [['greater', 'than'], 'gt'],
  [['bigger', 'than'], 'gt'],
  [['larger', 'than'], 'gt'],
  [['higher', 'than'], 'gt'],
  [['less', 'than'], 'lt'],
  [['fewer', 'than'], 'lt'],
  [['smaller', 'than'], 'lt'],
  [['lower', 'than'], 'lt'],
  [['cheaper', 'than'], 'lt'],
  [['more', 'expensive', 'than'], 'gt'],
  [['over'], 'gt'],
  [['above'], 'gt'],
  [['exceeding'], 'gt'],
  [['exceeds'], 'gt'],
  [['>='], 'gte'],
  [['>'], 'gt'],
  [['under'], 'lt'],
  [['below'], 'lt'],
  [['<='], 'lte'],
  [['<'], 'lt'],
  [['equals'], 'eq'],
  [['equal', 'to'], 'eq'],
  [['='], 'eq'],
  [['exactly'], 'eq'],
];

/** Parses comparisons such as "over $500k", "margin below 20%", "between 10 and 20". */
export function readFigures(reading: Reading, entity: AssistantEntity, notes: string[]): Condition[] {
  const found: Condition[] = [];
  const fits = (name: string) => isNumeric(entity.fields[name]);
  const add = (begin: number, end: number, conditions: readonly [Operator, string][]) => {
    const named = fieldNear(reading, { before: begin - 1, after: end }, entity, fits);
    const field = named?.name ?? mainFigure(entity);
    if (!field) return;
    if (named) reading.take(named.at, named.count);
    reading.take(begin, end - begin);
    if (entity.fields[field]?.filter) found.push(...conditions.map(([op, value]) => ({ field, op, value })));
    else notes.push(`${entity.fields[field]?.label ?? field} cannot be compared in this list.`);
  };
  for (let at = 0; at < reading.length; at++) {
    if (!reading.isFree(at)) continue;
    const from = figureOf(reading.word(at + 1));
    const to = figureOf(reading.word(at + 3));
    if (/^(between|from)$/.test(reading.word(at)) && from && to && /^(and|to)$/.test(reading.word(at + 2))) {
      add(at, at + 4, [
        ['gte', from],
        ['lte', to],
      ]);
      continue;
    }
    for (const [phrase, op] of comparisonPhrases) {
      if (!phrase.every((each, on) => reading.isFree(at + on) && reading.word(at + on) === each)) continue;
      const value = reading.isFree(at + phrase.length)
        ? figureOf(reading.word(at + phrase.length))
        : undefined;
      if (!value) continue;
      add(at, at + phrase.length + 1, [[op, value]]);
      break;
    }
  }
  return found;
}
