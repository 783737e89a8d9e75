import { isNumeric, shownField, type AssistantEntity } from './plan.ts';
import { fieldPhrases } from './comparisons.ts';
import type { Reading } from './tokenize.ts';

/** Words for people's relations to a record with the fields that hold them. */
const roles: readonly [RegExp, readonly string[]][] = [
  [/^(owns?|owned|owner|handles|handling|manages|responsible|leads)$/, ['owner_id', 'assignees']],
  [/^(estimates|estimating|estimated|prices|pricing)$/, ['estimator_id']],
  [/^(reviews|reviewing|reviewed|checks)$/, ['reviewer_id']],
  [/^(assigned|assignee|assignees|doing|does|on)$/, ['assignees', 'owner_id']],
];

/** Field for “Who owns …”. */
function parseOwnerField(reading: Reading, { fields }: AssistantEntity): string[] {
  const from = /^(and|but|so|then)$/.test(reading.word(0)) ? 1 : 0;
  if (!/^(who|whose)$/.test(reading.word(from))) return [];
  for (let at = from + 1; at < reading.length; at++) {
    const names = roles.find(([words]) => words.test(reading.word(at)))?.[1];
    const name = reading.isFree(at) ? names?.find((each) => each in fields) : undefined;
    if (!name) continue;
    reading.take(at);
    return [name];
  }
  return [];
}

/** Words before “of” that mean a count or occur in every sentence. */
const countingWords = new Set(['number', 'count', 'amount', 'value', 'total', 'sum', 'name', 'date']);

function namedAt(reading: Reading, at: number, entity: AssistantEntity, isBefore: boolean) {
  let best: { name: string; count: number } | undefined;
  for (const [name, field] of Object.entries(entity.fields)) {
    const isFit = isBefore ? !isNumeric(field) && !countingWords.has(reading.word(at)) : true;
    // The displayed field represents the id.
    if (!isFit || entity.title.includes(name) || shownField(entity, name) === undefined) continue;
    for (const phrase of fieldPhrases(entity, name)) {
      const count = reading.phraseAt(at, phrase, false);
      if (count > (best?.count ?? 0)) best = { name, count };
    }
  }
  return best;
}

/** Parses requested fields before the conditions, e.g. “who owns …”, “the status of …”. */
export function parseRequestedFields(reading: Reading, entity: AssistantEntity): string[] {
  const shown = parseOwnerField(reading, entity);
  for (let at = 0; at < reading.length; at++) {
    const found = reading.isFree(at) ? namedAt(reading, at, entity, true) : undefined;
    if (!found || reading.word(at + found.count) !== 'of') continue;
    reading.take(at, found.count + 1);
    shown.push(found.name);
  }
  return shown;
}

/** Field names left after all conditions: requested columns rather than search words. */
export function parseRemainingFields(reading: Reading, entity: AssistantEntity): string[] {
  const shown: string[] = [];
  for (let at = 0; at < reading.length; at++) {
    const found = reading.isFree(at) ? namedAt(reading, at, entity, false) : undefined;
    if (!found) continue;
    reading.take(at, found.count);
    shown.push(found.name);
  }
  return shown;
}

const commandVerbs =
  'delete|remove|erase|destroy|wipe|create|add|make|update|change|set|edit|rename|move|assign|send|archive|merge|convert|import|approve|reject|upload|pay|buy|remind|share|invite|undo|restore|write|schedule|cancel|close|mark|finish|complete|reopen|revoke|deactivate|duplicate|copy|enter|put|raise|lower|increase|reduce';
const politePhrases =
  '(?:(?:please|kindly|now|just|and|then|ok) )*(?:(?:can|could|would|will) you (?:please )?|i (?:want|need|would like|d like) (?:you )?to |how (?:do|can|could|would|should) i |let us |lets |help me (?:to )?|go and )?';
const commandPattern = new RegExp(
  `^${politePhrases}(?:please )?(?:${commandVerbs})\\s+(?!(?:up|together|sense)\\b)\\S`,
);
/** Phrases that sound like a command but are a question. */
const questionPattern =
  /^(?:please )?(?:make|create|write|send|add) (?:(?:me|us) )?(?:an? |the )?(?:list|table|overview|summary|report|sum|total)\b|^complete (?:list|overview)\b/;

/** True for commands; the assistant answers that it changes nothing instead of searching. */
export const isCommand = (bare: string): boolean => commandPattern.test(bare) && !questionPattern.test(bare);
