import { readDates, readFigures } from './comparisons.ts';
import { isDate, type Condition, type Plan, type AssistantEntity, type Understood } from './plan.ts';
import { parseAggregation } from './aggregation-intent.ts';
import { isCommand, parseRequestedFields, parseRemainingFields } from './ownership-phrases.ts';
import { findEntity, entityNamed } from './entities.ts';
import { followUpPattern, mergeFollowUp } from './follow-up.ts';
import { parseMissingValues, parseFieldValues, readValues } from './parse-values.ts';
import type { ParseContext } from './parse-context.ts';
import { parseNonListIntent } from './non-list-intent.ts';
import { normalizeText, Reading, singular, type Token } from './tokenize.ts';
import { fallBackToSearch } from './search-fallback.ts';
import { parseMissingReferences, entityWithMissingReferences } from './missing-references.ts';

function parseOwnRecords(
  reading: Reading,
  entity: AssistantEntity,
  me: string,
): { conditions: Condition[]; isMine: boolean } {
  const owner = Object.entries(entity.fields).find(([, { ref, filter }]) => ref === 'user' && filter)?.[0];
  if (!owner && !entity.mine) return { conditions: [], isMine: false };
  if (!reading.takeAny(['assigned to me', 'of mine', 'of my own', 'owned by me', 'i own', 'mine', 'my']))
    return { conditions: [], isMine: false };
  if (entity.mine) return { conditions: [], isMine: true };
  return { conditions: owner ? [{ field: owner, op: 'eq', value: me, phrase: 'you' }] : [], isMine: false };
}

const articles = new Set(['a', 'an', 'the', 'my', 'our', 'all', 'any']);
const prepositions = new Set([
  'in',
  'at',
  'with',
  'for',
  'named',
  'called',
  'from',
  'of',
  'by',
  'to',
  'about',
  'on',
  'like',
  'near',
  'around',
]);
/** True if a leftover word follows a list name, as in “activities today”, rather than being part of a search. */
function followsListName(reading: Reading, word: Token | undefined): boolean {
  if (!word || word.isQuoted) return false;
  let at = reading.tokens.indexOf(word) - 1;
  while (articles.has(reading.word(at))) at--;
  return !prepositions.has(reading.word(at));
}

/** Words that narrow rows; if one is left over, the question was not understood. */
const narrowingWords = new Set(
  'no not never without except excluding below above under over less more than fewer compare versus vs between least most cheaper bigger smaller larger'.split(
    ' ',
  ),
);
/** Won and lost refer to opportunities even if not named. */
export const outcomePattern = /\b(?:we|i)\b.*\b(win|won|lose|lost)\b/;

/** Parts of a question about an entity. Each takes its words from the reading. */
function parseEntityQuestion(
  reading: Reading,
  entity: AssistantEntity,
  parseContext: ParseContext,
  {
    met,
    previous,
    notes,
  }: {
    /** Position of the entity's name in the question. */
    met: ReturnType<typeof findEntity>;
    /** Plan that the question follows up. */
    previous: Plan | undefined;
    /** Collects notes on ignored parts of the question. */
    notes: string[];
  },
) {
  const vocabulary = parseContext.vocabulary(entity);
  const mine = parseOwnRecords(reading, entity, parseContext.me);
  const askedOf = parseRequestedFields(reading, entity);
  const usual = previous
    ? previous.conditions.find(({ field }) => isDate(entity.fields[field]))?.field
    : undefined;
  const { found: dates, guessed } = readDates(reading, entity, parseContext.today, usual);
  const compared = readFigures(reading, entity, notes);
  const figures = parseAggregation(reading, entity);
  const without = parseMissingReferences(reading, entity, parseContext);
  const missing = parseMissingValues(reading, entity, notes);
  const named = parseFieldValues(reading, entity, vocabulary);
  const values = readValues(reading, entity, vocabulary);
  const meant = met && entity.means?.[singular(reading.word(met.at + met.count - 1))];
  const conditions = [
    ...(meant ? [meant] : []),
    ...mine.conditions,
    ...dates,
    ...compared,
    ...missing,
    ...named,
    ...values,
  ];
  // The date of winning is the start of the stage.
  if (entity.fields['stage_since']?.filter && values.some(isOutcomeCondition))
    for (const each of guessed) each.field = 'stage_since';
  const show = [...new Set([...askedOf, ...parseRemainingFields(reading, entity)])];
  return { conditions, compared, figures, mine, missing, named, show, values, without };
}

/** Parses a question. Never throws and refers only to fields of the contract. */
export function parseQuestion(text: string, parseContext: ParseContext): Understood {
  const reading = new Reading(text);
  const bare = normalizeText(text);
  const particular = parseNonListIntent(text, parseContext);
  if (particular) return particular;
  if (/^(start over|clear|reset|forget it|new question|never mind)$/.test(bare)) return { is: 'again' };
  const { previous } = parseContext;
  const met = entityWithMissingReferences(text, findEntity(reading, parseContext.mayList), parseContext);
  if (isCommand(bare)) return { is: 'order', entity: met?.entity.name };
  const isFollowUp = previous !== undefined && (followUpPattern.test(bare) || !met);
  const area =
    !met && !isFollowUp && parseContext.area
      ? findEntity(new Reading(parseContext.area), parseContext.mayList)
      : undefined;
  const entity = met?.entity ?? (isFollowUp ? entityNamed(previous.entity) : undefined) ?? area?.entity;
  const outcome = entity ? undefined : outcomePattern.exec(bare)?.[1];
  if (outcome)
    return parseQuestion(
      `opportunities ${text.replace(new RegExp(`\\b${outcome}\\b`, 'i'), outcome.startsWith('w') ? 'won' : 'lost')}`,
      parseContext,
    );
  if (!entity) return fallBackToSearch(reading, bare, parseContext);
  if (met) reading.take(met.at, met.count);

  const notes: string[] = [];
  const { conditions, compared, figures, mine, missing, named, show, values, without } = parseEntityQuestion(
    reading,
    entity,
    parseContext,
    { met, previous: isFollowUp ? previous : undefined, notes },
  );
  if (figures.unordered)
    notes.push(
      `${entity.many.charAt(0).toUpperCase()}${entity.many.slice(1)} cannot be sorted by ${figures.unordered}.`,
    );
  for (const place of entity.around ?? []) reading.takeAny([place]);
  const isOne =
    met !== undefined && reading.word(met.at + met.count - 1) === entity.one && entity.one !== entity.many;
  const limit = figures.limit ?? (figures.isFirst ? (isOne ? 1 : 5) : undefined);
  const isRanked = figures.sort !== undefined || limit !== undefined;
  const left = reading.leftovers().filter((each) => {
    // A leftover sort field is not searched for, because that would answer another question.
    const isOrder = isRanked && !each.isQuoted && reading.word(reading.tokens.indexOf(each) - 1) === 'by';
    if (isOrder)
      notes.push(
        `${entity.many.charAt(0).toUpperCase()}${entity.many.slice(1)} cannot be sorted by “${each.text}”, so it was ignored.`,
      );
    return !isOrder;
  });
  // The list has no open or closed state, so "open" means to show it.
  if (met && bare.startsWith('open ') && left.length === 1 && left[0] === reading.tokens[0])
    return { is: 'go', entity: entity.name, module: entity.module };
  const unknownWords = left.filter((each) => !each.isQuoted && narrowingWords.has(each.word));
  if (unknownWords.length)
    return { is: 'unknown', near: [entity.name], unknownPhrase: left.map((each) => each.text).join(' ') };
  const wantsRows = /^(list|show|which|what|who|find|give)\b/.test(bare);
  const plan: Plan = {
    intent: figures.intent ?? 'rows',
    entity: entity.name,
    conditions: withoutContradictions(conditions),
    ...(left.length ? { search: left.map((each) => each.text).join(' ') } : {}),
    ...(figures.sort ? { sort: figures.sort } : {}),
    ...(limit ? { limit } : {}),
    ...(figures.field ? { field: figures.field } : {}),
    ...(figures.by ? { by: figures.by } : {}),
    ...(figures.isAverage ? { isAverage: true } : {}),
    ...(show.length ? { show } : {}),
    ...(mine.isMine ? { isMine: true } : {}),
    ...(without.length ? { without } : {}),
  };
  const says = {
    entity: met !== undefined && met.entity.name !== previous?.entity,
    intent: figures.intent !== undefined || (wantsRows && !followUpPattern.test(bare)),
  };
  if (isFollowUp) {
    const isNothing =
      conditions.length === 0 &&
      show.length === 0 &&
      !figures.intent &&
      !figures.sort &&
      !figures.limit &&
      !mine.isMine &&
      without.length === 0 &&
      !met;
    const isVague =
      !met &&
      !figures.sort &&
      !figures.field &&
      !figures.by &&
      compared.length + missing.length + named.length + without.length === 0;
    // Unknown words are searched everywhere instead of in the previous list.
    if (isNothing && (left.length === 0 || !followUpPattern.test(bare)))
      return fallBackToSearch(new Reading(text), bare, parseContext);
    if (isVague && values.length === 0 && !followUpPattern.test(bare) && followsListName(reading, left[0]))
      return fallBackToSearch(new Reading(text), bare, parseContext);
    return { is: 'plan', plan: mergeFollowUp(previous, plan, says), notes };
  }
  if (!Object.values(entity.fields).some(({ search }) => search) && plan.search) {
    notes.push(`“${plan.search}” was ignored because ${entity.many} cannot be searched by text.`);
    delete plan.search;
  }
  return { is: 'plan', plan, notes };
}

const isOutcomeCondition = ({ field, value }: Condition): boolean =>
  (field === 'outcome' || field === 'stage') && /^(won|lost)$/i.test(String(value));

/** Removes contradictory conditions: a period has two ends; otherwise the first condition of a field counts. */
function withoutContradictions(conditions: readonly Condition[]): Condition[] {
  const seen = new Set<string>();
  return conditions.filter(({ field, op }) => {
    const key = `${field} ${op}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
