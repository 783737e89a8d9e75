import { fieldAt, figureOf } from './comparisons.ts';
import {
  isDate,
  isNumeric,
  type Choice,
  type Condition,
  type AssistantEntity,
  type Vocabulary,
} from './plan.ts';
import { stateCodes } from './us-states.ts';
import { stopWords, wordsOf, type Reading } from './tokenize.ts';

const equalityWords = new Set([
  'is',
  'are',
  '=',
  'equals',
  'named',
  'called',
  'contains',
  'containing',
  'like',
  'was',
]);
const negations = new Set([
  'not',
  'except',
  'excluding',
  'without',
  'non',
  "isn't",
  "aren't",
  'no',
  'exclude',
]);
const conjunctions = new Set(['or', 'and', 'nor']);

/** Consumes a negation before a position. @returns true if there is one. */
function takesNegation(reading: Reading, at: number): boolean {
  for (const before of [at - 1, at - 2]) {
    if (before === at - 2 && !/^(the|in|a|an|yet|being)$/.test(reading.word(at - 1))) break;
    if (reading.isFree(before) && negations.has(reading.word(before))) {
      reading.take(before);
      return true;
    }
  }
  return false;
}

interface MatchedChoice {
  field: string;
  id: string;
  isDenied: boolean;
}
/** Combines the values given for one field into one condition. */
function combineChoices(met: readonly MatchedChoice[]): Condition[] {
  return [...Map.groupBy(met, ({ field, isDenied: denied }) => `${field} ${denied}`).values()].flatMap(
    (each) => {
      const [first] = each;
      if (!first) return [];
      const ids = [...new Set(each.map(({ id }) => id))];
      const value = ids.length === 1 ? (ids[0] ?? '') : ids;
      const op = first.isDenied ? (ids.length === 1 ? 'ne' : 'nin') : ids.length === 1 ? 'eq' : 'in';
      return [{ field: first.field, op, value } as const];
    },
  );
}

/** True if a partial name identifies people. */
const namesOf = (choice: Choice, all: readonly Choice[], isPerson: boolean): string[][] => {
  const labelWords = wordsOf(choice.label);
  if (!isPerson || labelWords.length < 2) return [labelWords];
  const alone = labelWords.filter(
    (part) => part.length > 2 && all.filter(({ label }) => wordsOf(label).includes(part)).length === 1,
  );
  return [labelWords, ...alone.map((part) => [part])];
};

function choiceAt(
  reading: Reading,
  at: number,
  entity: AssistantEntity,
  field: string,
  choices: readonly Choice[],
) {
  const isPerson = entity.fields[field]?.ref === 'user' || /^(estimator|reviewer)_id$/.test(field);
  let best: { id: string; count: number } | undefined;
  for (const choice of choices)
    for (const phrase of [...namesOf(choice, choices, isPerson), ...(isPerson ? [] : [wordsOf(choice.id)])]) {
      const isShort = phrase.length === 1 && (phrase[0]?.length ?? 0) < 5;
      const count = reading.phraseAt(at, phrase, !isShort && !isPerson);
      if (count > (best?.count ?? 0)) best = { id: choice.id, count };
    }
  return best;
}

/** Parses fields with values, e.g. "status is Hot", "owner Dana Reyes", "city is Portland". */
export function parseFieldValues(
  reading: Reading,
  entity: AssistantEntity,
  vocabulary: Vocabulary,
): Condition[] {
  const met: MatchedChoice[] = [];
  const found: Condition[] = [];
  const fits = (name: string) => entity.fields[name]?.filter === true && !isDate(entity.fields[name]);
  for (let at = 0; at < reading.length; at++) {
    const named = reading.isFree(at) ? fieldAt(reading, at, entity, fits) : undefined;
    if (!named) continue;
    let on = at + named.count;
    const says = equalityWords.has(reading.word(on));
    if (says) on++;
    const denied = negations.has(reading.word(on)) && reading.isFree(on);
    if (denied) on++;
    const field = entity.fields[named.name];
    const choices = vocabulary[named.name];
    const choice = choices && choiceAt(reading, on, entity, named.name, choices);
    if (choice) {
      const isNot = denied || takesNegation(reading, at);
      reading.take(at, on - at + choice.count);
      met.push({ field: named.name, id: choice.id, isDenied: isNot });
      for (let next = on + choice.count; conjunctions.has(reading.word(next));) {
        const other = choiceAt(reading, next + 1, entity, named.name, choices);
        if (!other) break;
        reading.take(next, other.count + 1);
        met.push({ field: named.name, id: other.id, isDenied: isNot });
        next += other.count + 1;
      }
    } else if (says && isNumeric(field) && figureOf(reading.word(on))) {
      reading.take(at, on - at + 1);
      found.push({ field: named.name, op: denied ? 'ne' : 'eq', value: figureOf(reading.word(on)) ?? '0' });
    } else if (says && field?.kind === 'text' && !choices && reading.isFree(on)) {
      const valueWords = wordsFrom(reading, on);
      if (valueWords.length === 0) continue;
      reading.take(at, on - at + valueWords.length);
      found.push({ field: named.name, op: 'ilike', value: valueWords.join(' ') });
    }
  }
  return [...combineChoices(met), ...found];
}

/** Words from a position up to the start of another phrase. */
function wordsFrom(reading: Reading, from: number): string[] {
  const words: string[] = [];
  for (let at = from; at < reading.length && reading.isFree(at); at++) {
    const token = reading.tokens[at];
    if (!token) break;
    if (token.isQuoted) return words.length ? words : [token.text];
    if (/^(and|or|with|by|sorted|where|that|which|created|due|over|under)$/.test(token.word)) break;
    words.push(token.text);
  }
  return words;
}

/** Parses missing values, e.g. "without an owner", "no phone". */
export function parseMissingValues(reading: Reading, entity: AssistantEntity, notes: string[]): Condition[] {
  const found: Condition[] = [];
  const fits = (name: string) =>
    entity.fields[name]?.filter === true && entity.fields[name]?.kind !== 'boolean';
  for (let at = 0; at < reading.length; at++) {
    if (!reading.isFree(at) || !/^(without|no|missing|lacking)$/.test(reading.word(at))) continue;
    const on = /^(an?|any|the)$/.test(reading.word(at + 1)) ? at + 2 : at + 1;
    const named = fieldAt(reading, on, entity, fits);
    if (!named) {
      const other = fieldAt(reading, on, entity, (name) => !entity.fields[name]?.filter);
      if (!other) continue;
      reading.take(at, on - at + other.count);
      notes.push(
        `${entity.fields[other.name]?.label ?? other.name} cannot be used as a condition in this list, so it was ignored.`,
      );
      continue;
    }
    reading.take(at, on - at + named.count);
    const isText = entity.fields[named.name]?.kind === 'text';
    found.push({ field: named.name, op: 'eq', value: isText ? '' : null });
  }
  return found;
}

/** Parses values without their field, e.g. "hot leads", "won", "Dana’s opportunities", "preferred vendors". */
export function readValues(reading: Reading, entity: AssistantEntity, vocabulary: Vocabulary): Condition[] {
  const met: MatchedChoice[] = [];
  for (let at = 0; at < reading.length; at++) {
    if (!reading.isFree(at)) continue;
    let best: { field: string; id: string; count: number } | undefined;
    for (const [field, choices] of Object.entries(vocabulary)) {
      const choice = choiceAt(reading, at, entity, field, choices);
      const isNothing =
        choice?.count === 1 && stopWords.has(reading.word(at)) && !reading.tokens[at]?.isQuoted;
      if (choice && !isNothing && choice.count > (best?.count ?? 0)) best = { field, ...choice };
    }
    if (!best) continue;
    const previous = met.at(-1);
    const denied =
      takesNegation(reading, at) ||
      (previous?.field === best.field && previous.isDenied && conjunctions.has(reading.word(at - 1)));
    reading.take(at, best.count);
    met.push({ field: best.field, id: best.id, isDenied: denied });
    // "high priority": the field name belongs to its value.
    const { field } = best;
    const label = fieldAt(reading, at + best.count, entity, (name) => name === field);
    if (label) reading.take(at + best.count, label.count);
  }
  return [...combineChoices(met), ...readBooleans(reading, entity), ...readStates(reading, entity)];
}

const trueSynonyms: Readonly<Record<string, readonly string[]>> = {
  is_done: ['done', 'finished', 'completed', 'complete', 'closed'],
  is_admin: ['administrator', 'admin'],
};
const falseSynonyms: Readonly<Record<string, readonly string[]>> = {
  is_done: ['open', 'unfinished', 'to do', 'todo', 'incomplete', 'outstanding', 'pending'],
  is_converted: ['open', 'unconverted'],
};

function readBooleans(reading: Reading, entity: AssistantEntity): Condition[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.kind !== 'boolean' || !field.filter) return [];
    if (reading.takeAny(falseSynonyms[name] ?? [])) return [{ field: name, op: 'eq', value: false } as const];
    const met = reading.takeAny([field.label.toLowerCase(), ...(trueSynonyms[name] ?? [])]);
    return met ? [{ field: name, op: 'eq', value: !takesNegation(reading, met.at) } as const] : [];
  });
}

/** Parses US states by code or name. */
function readStates(reading: Reading, entity: AssistantEntity): Condition[] {
  if (!entity.fields['state']?.filter) return [];
  const met: string[] = [];
  let denied = false;
  for (const [name, code] of stateCodes) {
    const nameWords = wordsOf(name);
    for (let at = 0; at < reading.length; at++) {
      const isCode = reading.isFree(at) && reading.tokens[at]?.text === code;
      const count = isCode ? 1 : reading.phraseAt(at, nameWords, false);
      if (!count) continue;
      denied ||= takesNegation(reading, at);
      reading.take(at, count);
      met.push(code, name);
    }
  }
  return met.length ? [{ field: 'state', op: denied ? 'nin' : 'in', value: met, phrase: '' }] : [];
}
