import { readDates, readFigures } from './comparisons.ts';
import {
  isDate,
  type Condition,
  type Plan,
  type AssistantEntity,
  type Understood,
  type Vocabulary,
} from './plan.ts';
import { goingTo } from './navigation-intent.ts';
import { readWish } from './aggregation-intent.ts';
import { isOrder, readAskedOf, readLeftFields } from './ownership-phrases.ts';
import { lacking, findEntity, entityNamed, assistantEntities } from './entities.ts';
import { readMissing, readNamed, readValues } from './parse-values.ts';
import { distance, Reading, singular, tokensOf, wordsOf, type Token } from './tokenize.ts';

export interface Known {
  today: string;
  /** The user who asks. */
  me: string;
  mayList: (thing: AssistantEntity) => boolean;
  vocabulary: (thing: AssistantEntity) => Vocabulary;
  /** Previous plan of the conversation. */
  previous?: Plan | undefined;
  /** Area used when the question names none. */
  area?: string | undefined;
}

const goesOn =
  /^(and|only|just|but|or|what about|how about|now|also|then|of (those|these|them)|those|these|them|same|sort|order|sorted|instead|without)\b/;

const bareOf = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ');

/** Matches “the price of …” and “what does … cost”. */
const costs = [
  /^(?:what|how much) (?:does|do|would|will) (.+?) costs?$/i,
  /^how much (?:is|are) (.+)$/i,
  /^(?:what(?: is|'s) |show (?:me )?|give me |tell me )?(?:the )?(?:current |latest |unit )?(?:price|cost) (?:of|for) (.+)$/i,
];
/** Matches “Who owns …”. */
const owners = [
  /^who (?:owns|is the owner of|looks after) (.+)$/i,
  /^(?:the )?owner of (.+)$/i,
  /^whose is (.+)$/i,
];
const pronoun = /^(?:it|that|this|they|them|these|those|this one|that one)$/i;

/** Record name in such a sentence when it names no list. */
function aboutOne(text: string, sentences: readonly RegExp[], known: Known): string | undefined {
  const whole = tokensOf(text)
    .map((token) => (token.isQuoted ? `"${token.text}"` : token.text))
    .join(' ')
    .replaceAll('’', "'");
  for (const sentence of sentences) {
    const name = sentence
      .exec(whole)?.[1]
      ?.replace(/^(?:the|an?|one|our|your) /i, '')
      .replace(/^(?:sheet|box|piece|roll|bag|foot|yard|pound|gallon|bundle|ton|unit)s? of (?:the )?/i, '')
      .trim();
    if (!name) continue;
    const isNamed = !pronoun.test(name) && findEntity(new Reading(name), known.mayList) === undefined;
    return isNamed ? name.replaceAll('"', '') : undefined;
  }
  return undefined;
}

/** Parses questions that are not about a list. */
function special(text: string, known: Known): Understood | undefined {
  const bare = bareOf(text);
  if (
    /^(help|hello|hi|hey)$|what can (you|i) (do|ask)|what do you (know|understand)|how do you work/.test(bare)
  )
    return { is: 'help' };
  if (
    /^(show|give) (me )?(the|that|this) (query|call|code)|^(as|the) (query|code)$|^what (query|call)/.test(
      bare,
    )
  )
    return { is: 'query' };
  if (/\bwait(s|ing)?\b.*\b(me|my|i)\b|^what needs me|\bmy (queue|turn)\b|^what should i do/.test(bare))
    return { is: 'waiting' };
  const owned = aboutOne(text, owners, known);
  if (owned) return { is: 'seek', words: owned, owner: true };
  const priced = aboutOne(text, costs, known);
  if (priced)
    return {
      is: 'plan',
      plan: {
        wish: 'rows',
        thing: 'material',
        conditions: [],
        search: priced,
        show: ['estimate_price', 'unit_of_measure'],
      },
      notes: [],
    };
  return goingTo(bare, known);
}

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

/** Parses “without a contact”, by references from contacts or by a query for each row. */
function readWithout(reading: Reading, thing: AssistantEntity, known: Known): NonNullable<Plan['without']> {
  const found: NonNullable<Plan['without']> = [];
  for (let at = 0; at < reading.length; at++) {
    const has = /^(have|has|having|with)$/.test(reading.word(at - 1)) ? 1 : 0;
    if (!reading.isFree(at) || !lacking.test(reading.word(at))) continue;
    const on = /^(an?|any|the)$/.test(reading.word(at + 1)) ? at + 2 : at + 1;
    for (const other of assistantEntities().filter(known.mayList)) {
      const field = Object.entries(other.fields).find(
        ([, { ref, filter }]) => ref === thing.name && filter,
      )?.[0];
      const count = Math.max(
        ...[other.many, other.one, ...other.alias].map((name) => reading.phraseAt(on, wordsOf(name), false)),
      );
      if ((!field && !thing.parts?.[other.name]) || count === 0) continue;
      reading.take(at - has, on - at + has + count);
      found.push({ thing: other.name, ...(field ? { field } : {}) });
      break;
    }
  }
  return found;
}

/** Entity that others refer to among those with the same name: contacts refer to accounts, not to retail customers. */
function thingWithout(
  text: string,
  met: NonNullable<ReturnType<typeof findEntity>> | undefined,
  known: Known,
): typeof met {
  if (!met) return met;
  const lacksIn = (thing: AssistantEntity) =>
    readWithout(new Reading(text), thing, known).some(({ field }) => field !== undefined);
  if (lacksIn(met.thing)) return met;
  const reading = new Reading(text);
  const thing = assistantEntities().find(
    (other) =>
      known.mayList(other) &&
      [other.many, other.one, ...other.alias].some(
        (name) => reading.phraseAt(met.at, wordsOf(name), false) === met.count,
      ) &&
      lacksIn(other),
  );
  return thing ? { ...met, thing } : met;
}

/** Merges a follow-up with the previous plan; new parts replace old ones. */
function merged(previous: Plan, now: Plan, says: { thing: boolean; wish: boolean }): Plan {
  const thing = entityNamed(now.thing);
  const renewed = new Set(now.conditions.map(({ field }) => field));
  const kept = previous.conditions.filter(
    ({ field }) => !renewed.has(field) && (!says.thing || thing?.fields[field]?.filter === true),
  );
  const hasField = (name: string | undefined) =>
    name !== undefined && (!says.thing || thing?.fields[name.replace(/^-/, '')] !== undefined);
  const wish = says.wish
    ? now.wish
    : hasField(previous.field ?? previous.by) || (!previous.field && !previous.by)
      ? previous.wish
      : 'rows';
  // "By stage" after an average means the average of each stage.
  const isAverage =
    wish === 'groups' &&
    (now.isAverage ??
      (!(says.wish && now.field) && (previous.wish === 'average' || previous.isAverage === true)));
  return {
    wish,
    thing: now.thing,
    conditions: [...kept, ...now.conditions],
    search: now.search ?? (says.thing ? undefined : previous.search),
    sort: now.sort ?? (hasField(previous.sort) ? previous.sort : undefined),
    limit: now.limit ?? previous.limit,
    field: now.field ?? (hasField(previous.field) ? previous.field : undefined),
    by: now.by ?? (hasField(previous.by) ? previous.by : undefined),
    isAverage: isAverage || undefined,
    show: now.show ?? (says.thing ? undefined : previous.show),
    isMine: now.isMine || (previous.isMine && thing?.mine !== undefined) || undefined,
    without: now.without ?? (says.thing ? undefined : previous.without),
  };
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

/** Entities with names similar to the words of a question that was not understood. */
function nearTo(reading: Reading, known: Known): string[] {
  const words = reading.leftovers().map(({ word }) => singular(word));
  const ranked = assistantEntities()
    .filter(known.mayList)
    .map((thing) => {
      const far = [thing.one, thing.many, ...thing.alias].flatMap((name) =>
        words.map((word) => {
          const wrong = distance(word, name, 3);
          return wrong > 3 ? 1 : wrong / Math.max(word.length, name.length);
        }),
      );
      return { thing, far: Math.min(...far, 1) };
    })
    .filter(({ far }) => far <= 0.4)
    .toSorted((a, b) => a.far - b.far);
  return ranked.slice(0, 3).map(({ thing }) => thing.name);
}

/** Words that narrow rows; if one is left over, the question was not understood. */
const narrowing = new Set(
  'no not never without except excluding below above under over less more than fewer compare versus vs between least most cheaper bigger smaller larger'.split(
    ' ',
  ),
);
/** Won and lost refer to opportunities even if not named. */
export const decided = /\b(?:we|i)\b.*\b(win|won|lose|lost)\b/;

/** Parses a question. Never throws and refers only to fields of the contract. */
export function understand(text: string, known: Known): Understood {
  const reading = new Reading(text);
  const bare = bareOf(text);
  const particular = special(text, known);
  if (particular) return particular;
  if (/^(start over|clear|reset|forget it|new question|never mind)$/.test(bare)) return { is: 'again' };
  const { previous } = known;
  const met = thingWithout(text, findEntity(reading, known.mayList), known);
  if (isOrder(bare)) return { is: 'order', thing: met?.thing.name };
  const isFollowUp = previous !== undefined && (goesOn.test(bare) || !met);
  const area =
    !met && !isFollowUp && known.area ? findEntity(new Reading(known.area), known.mayList) : undefined;
  const thing = met?.thing ?? (isFollowUp ? entityNamed(previous.thing) : undefined) ?? area?.thing;
  const outcome = thing ? undefined : decided.exec(bare)?.[1];
  if (outcome)
    return understand(
      `opportunities ${text.replace(new RegExp(`\\b${outcome}\\b`, 'i'), outcome.startsWith('w') ? 'won' : 'lost')}`,
      known,
    );
  if (!thing) return seeking(reading, bare, known);
  if (met) reading.take(met.at, met.count);

  const notes: string[] = [];
  const vocabulary = known.vocabulary(thing);
  const mine = readMine(reading, thing, known.me);
  const askedOf = readAskedOf(reading, thing);
  const usual = isFollowUp
    ? previous.conditions.find(({ field }) => isDate(thing.fields[field]))?.field
    : undefined;
  const { found: dates, guessed } = readDates(reading, thing, known.today, usual);
  const compared = readFigures(reading, thing, notes);
  const figures = readWish(reading, thing);
  const without = readWithout(reading, thing, known);
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
    wish: figures.wish !== undefined || (wantsRows && !goesOn.test(bare)),
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
    if (isNothing && (left.length === 0 || !goesOn.test(bare)))
      return seeking(new Reading(text), bare, known);
    if (isVague && values.length === 0 && !goesOn.test(bare) && namesAnother(reading, left[0]))
      return seeking(new Reading(text), bare, known);
    return { is: 'plan', plan: merged(previous, plan, says), notes };
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

/** Parses “The phone of Harbor Supply”: a record of any entity, found by name. */
const ofSomething =
  /^(?:(?:what|who|where|when) (?:is|are) |show (?:me )?|give me )?(?:the )?(?:phone|phone number|e-?mail|e-?mail address|address|status|stage|owner|amount|number|contact|bid date|due date|website)s? (?:of|for) (?:the )?(.+)$/i;
/** Questions that no search answers. */
const noSearch =
  /^(?:how|why|when|which|compare|what (?:did|do|does|are|were|was|have|has|will|should)|who (?:has|have|did|does|am)|(?:what is |whats |show (?:me )?|give me |tell me )?(?:the |our |my )?(?:win rate|hours (?:of|on|worked)|stock (?:of|level)))\b/;

function seeking(reading: Reading, bare: string, known: Known): Understood {
  const [, named] = ofSomething.exec(reading.tokens.map(({ text }) => text).join(' ')) ?? [];
  if (named)
    return {
      is: 'seek',
      words:
        new Reading(named)
          .leftovers()
          .map(({ text }) => text)
          .join(' ') || named,
    };
  if (noSearch.test(bare)) return { is: 'unknown', near: nearTo(reading, known) };
  const left = reading.leftovers();
  const asks = /^(find|search|look for|where is|where are|who is|show|open|what is|seek|locate)\b/.test(bare);
  const words = left.map(({ text }) => text).join(' ');
  if (words.length >= 2 && (asks || left.length <= 3)) return { is: 'seek', words };
  return { is: 'unknown', near: nearTo(reading, known) };
}
