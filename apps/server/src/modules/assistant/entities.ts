import {
  entityFields,
  entities,
  operations,
  type FieldMeta,
  type EntityMeta,
} from '@plumbline/api/operations';
import type { OperationId } from '../../context/context.ts';
import {
  assistantAliases,
  registeredAssistantEntities,
  type AssistantEntity,
} from '../../capabilities/assistant/assistant-entity.ts';
import { wordsOf, type Reading } from './tokenize.ts';

const table = operations as Readonly<Record<string, { path: string; list?: string } | undefined>>;
const fieldTables = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>> | undefined>>;

const assistantEntityOf = (entity: EntityMeta): AssistantEntity => {
  const call = `${entity.calls}List` as OperationId;
  const contacts = `${entity.calls}Contacts` as OperationId;
  const ofContacts = table[contacts]?.path;
  const more = assistantAliases(entity.name);
  return {
    name: entity.name,
    one: entity.one,
    many: entity.many,
    alias: more.alias ?? [],
    module: more.module ?? entity.module,
    call,
    path: entity.path,
    fields: fieldTables[table[call]?.list ?? ''] ?? {},
    title: entity.title,
    page: entity.page,
    list: more.list ?? entity.list,
    sum: entity.boardSum,
    ...(ofContacts ? { parts: { contact: { call: contacts, path: ofContacts } } } : {}),
    ...(more.mine ? { mine: more.mine } : {}),
  };
};

let assistantEntityCache: readonly AssistantEntity[] | undefined;
/** Entities that can be asked about. Modules register theirs after this file is loaded. */
export const assistantEntities = (): readonly AssistantEntity[] =>
  (assistantEntityCache ??= [
    ...Object.values<EntityMeta>(entities)
      .filter(({ calls }) => table[`${calls}List`] !== undefined)
      .map(assistantEntityOf),
    ...registeredAssistantEntities(),
  ]);
export const entityNamed = (name: string): AssistantEntity | undefined =>
  assistantEntities().find((each) => each.name === name);

const phrasesOf = ({ one, many, alias }: AssistantEntity): string[][] =>
  [...new Set([many, one, ...alias])].map(wordsOf);

/** True for phrases such as “without a contact”, which describe missing references. */
const followsLackingWord = (reading: Reading, at: number): boolean =>
  lackingWords.test(reading.word(/^(an?|any|the)$/.test(reading.word(at - 1)) ? at - 2 : at - 1));
export const lackingWords = /^(without|no|missing|lacking)$/;

/** Entity a question is about: the one with the longest matching name, preferring lists the user can view. */
export function findEntity(
  reading: Reading,
  mayList: (entity: AssistantEntity) => boolean,
): { entity: AssistantEntity; at: number; count: number } | undefined {
  let best: { entity: AssistantEntity; at: number; count: number; rank: number } | undefined;
  for (const isLenient of [false, true]) {
    for (const entity of assistantEntities())
      for (const [order, phrase] of phrasesOf(entity).entries())
        for (let at = 0; at < reading.length; at++) {
          const count = reading.phraseAt(at, phrase, isLenient);
          if (count === 0) continue;
          // A name precedes a synonym, and an earlier position a later one.
          const rank =
            count * 100 +
            (mayList(entity) ? 20 : 0) +
            (order < 2 ? 10 : 0) -
            at -
            (followsLackingWord(reading, at) ? 50 : 0);
          if (rank > (best?.rank ?? 0)) best = { entity, at, count, rank };
        }
    if (best) return best;
  }
  return undefined;
}
