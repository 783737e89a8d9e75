import { readDates, readFigures } from './comparisons.ts';
import { isDate, type Condition, type Plan, type AssistantEntity, type Understood } from './plan.ts';
import { readWish } from './aggregation-intent.ts';
import { isOrder, readAskedOf, readLeftFields } from './ownership-phrases.ts';
import { findEntity, entityNamed } from './entities.ts';
import { followUpPattern, mergeFollowUp } from './follow-up.ts';
import { readMissing, readNamed, readValues } from './parse-values.ts';
import type { ParseContext } from './parse-context.ts';
import { parseNonListIntent } from './non-list-intent.ts';
import { bareOf, Reading, singular, type Token } from './tokenize.ts';
import { fallBackToSearch } from './search-fallback.ts';
import { parseMissingReferences, entityWithMissingReferences } from './missing-references.ts';

function readMine(
  reading: Reading,
  thing: AssistantEntity,
  me: string,
): { conditions: Condition[]; isMine: boolean } {
  const owner = Object.entries(thing.fields).find(([, { ref, filter }]) => ref === 'user' && filter)?.[0];
  if (!owner && !thing.mine) return { conditions: [], isMine: false };
  if (!reading.takeAny(['assigned to me', 'of mine', 'of my own', 'owned by me', 'i own', 'mine', 'my']))
    return { conditions: [], isMine: false };
  if (thing.mine) return { conditions: [], isMine: true };
  return { conditions: owner ? [{ field: owner, op: 'eq', value: me, said: 'you' }] : [], isMine: false };
}

const articles = new Set(['a', 'an', 'the', 'my', 'our', 'all', 'any']);
const linking = new Set([
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
function namesAnother(reading: Reading, word: Token | undefined): boolean {
  if (!word || word.isQuoted) return false;
  let at = reading.tokens.indexOf(word) - 1;
  while (articles.has(reading.word(at))) at--;
  return !linking.has(reading.word(at));
}

/** Words that narrow rows; if one is left over, the question was not understood. */
const narrowing = new Set(
  'no not never without except excluding below above under over less more than fewer compare versus vs between least most cheaper bigger smaller larger'.split(
    ' ',
  ),
);
/** Won and lost refer to opportunities even if not named. */
export const decided = /\b(?:we|i)\b.*\b(win|won|lose|lost)\b/;

/** Parts of a question about an entity. Each takes its words from the reading. */
function readParts(
  reading: Reading,
  thing: AssistantEntity,
  known: ParseContext,
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
  const vocabulary = known.vocabulary(thing);
  const mine = readMine(reading, thing, known.me);
  const askedOf = readAskedOf(reading, thing);
  const usual = previous
    ? previous.conditions.find(({ field }) => isDate(thing.fields[field]))?.field
    : undefined;
  const { found: dates, guessed } = readDates(reading, thing, known.today, usual);
  const compared = readFigures(reading, thing, notes);
  const figures = readWish(reading, thing);
  const without = parseMissingReferences(reading, thing, known);
  const missing = readMissing(reading, thing, notes);
  const named = readNamed(reading, thing, vocabulary);
  const values = readValues(reading, thing, vocabulary);
  const meant = met && thing.means?.[singular(reading.word(met.at + met.count - 1))];
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
  if (thing.fields['stage_since']?.filter && values.some(isDecided))
    for (const each of guessed) each.field = 'stage_since';
  const show = [...new Set([...askedOf, ...readLeftFields(reading, thing)])];
  return { conditions, compared, figures, mine, missing, named, show, values, without };
}

/** Parses a question. Never throws and refers only to fields of the contract. */
export function understand(text: string, known: ParseContext): Understood {
  const reading = new Reading(text);
  const bare = bareOf(text);
  const particular = parseNonListIntent(text, known);
  if (particular) return particular;
  if (/^(start over|clear|reset|forget it|new question|never mind)$/.test(bare)) return { is: 'again' };
  const { previous } = known;
  const met = entityWithMissingReferences(text, findEntity(reading, known.mayList), known);
  if (isOrder(bare)) return { is: 'order', thing: met?.thing.name };
  const isFollowUp = previous !== undefined && (followUpPattern.test(bare) || !met);
  const area =
    !met && !isFollowUp && known.area ? findEntity(new Reading(known.area), known.mayList) : undefined;
  const thing = met?.thing ?? (isFollowUp ? entityNamed(previous.thing) : undefined) ?? area?.thing;
  const outcome = thing ? undefined : decided.exec(bare)?.[1];
  if (outcome)
    return understand(
      `opportunities ${text.replace(new RegExp(`\\b${outcome}\\b`, 'i'), outcome.startsWith('w') ? 'won' : 'lost')}`,
      known,
    );
  if (!thing) return fallBackToSearch(reading, bare, known);
  if (met) reading.take(met.at, met.count);

  const notes: string[] = [];
  const { conditions, compared, figures, mine, missing, named, show, values, without } = readParts(
    reading,
    thing,
    known,
    { met, previous: isFollowUp ? previous : undefined, notes },
  );
  if (figures.unordered)
    notes.push(
      `${thing.many.charAt(0).toUpperCase()}${thing.many.slice(1)} cannot be sorted by ${figures.unordered}.`,
    );
  for (const place of thing.around ?? []) reading.takeAny([place]);
  const isOne =
    met !== undefined && reading.word(met.at + met.count - 1) === thing.one && thing.one !== thing.many;
  const limit = figures.limit ?? (figures.isFirst ? (isOne ? 1 : 5) : undefined);
  const isRanked = figures.sort !== undefined || limit !== undefined;
  const left = reading.leftovers().filter((each) => {
    // A leftover sort field is not searched for, because that would answer another question.
    const isOrder = isRanked && !each.isQuoted && reading.word(reading.tokens.indexOf(each) - 1) === 'by';
    if (isOrder)
      notes.push(
        `${thing.many.charAt(0).toUpperCase()}${thing.many.slice(1)} cannot be sorted by “${each.text}”, so it was ignored.`,
      );
    return !isOrder;
  });
  // The list has no open or closed state, so "open" means to show it.
  if (met && bare.startsWith('open ') && left.length === 1 && left[0] === reading.tokens[0])
    return { is: 'go', thing: thing.name, module: thing.module };
  const strange = left.filter((each) => !each.isQuoted && narrowing.has(each.word));
  if (strange.length)
    return { is: 'unknown', near: [thing.name], said: left.map((each) => each.text).join(' ') };
  const wantsRows = /^(list|show|which|what|who|find|give)\b/.test(bare);
  const plan: Plan = {
    wish: figures.wish ?? 'rows',
    thing: thing.name,
    conditions: oncePerUse(conditions),
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
    thing: met !== undefined && met.thing.name !== previous?.thing,
    wish: figures.wish !== undefined || (wantsRows && !followUpPattern.test(bare)),
  };
  if (isFollowUp) {
    const isNothing =
      conditions.length === 0 &&
      show.length === 0 &&
      !figures.wish &&
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
      return fallBackToSearch(new Reading(text), bare, known);
    if (isVague && values.length === 0 && !followUpPattern.test(bare) && namesAnother(reading, left[0]))
      return fallBackToSearch(new Reading(text), bare, known);
    return { is: 'plan', plan: mergeFollowUp(previous, plan, says), notes };
  }
  if (!Object.values(thing.fields).some(({ search }) => search) && plan.search) {
    notes.push(`“${plan.search}” was ignored because ${thing.many} cannot be searched by text.`);
    delete plan.search;
  }
  return { is: 'plan', plan, notes };
}

const isDecided = ({ field, value }: Condition): boolean =>
  (field === 'outcome' || field === 'stage') && /^(won|lost)$/i.test(String(value));

/** Removes contradictory conditions: a period has two ends; otherwise the first condition of a field counts. */
function oncePerUse(conditions: readonly Condition[]): Condition[] {
  const seen = new Set<string>();
  return conditions.filter(({ field, op }) => {
    const key = `${field} ${op}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
