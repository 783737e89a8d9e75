import { assistantEntities, findEntity, lackingWords } from './entities.ts';
import type { AssistantEntity, Plan } from './plan.ts';
import type { ParseContext } from './parse-context.ts';
import { Reading, wordsOf } from './tokenize.ts';

/** Parses “without a contact”, by references from contacts or by a query for each row. */
export function parseMissingReferences(
  reading: Reading,
  entity: AssistantEntity,
  parseContext: ParseContext,
): NonNullable<Plan['without']> {
  const found: NonNullable<Plan['without']> = [];
  for (let at = 0; at < reading.length; at++) {
    const has = /^(have|has|having|with)$/.test(reading.word(at - 1)) ? 1 : 0;
    if (!reading.isFree(at) || !lackingWords.test(reading.word(at))) continue;
    const on = /^(an?|any|the)$/.test(reading.word(at + 1)) ? at + 2 : at + 1;
    for (const other of assistantEntities().filter(parseContext.mayList)) {
      const field = Object.entries(other.fields).find(
        ([, { ref, filter }]) => ref === entity.name && filter,
      )?.[0];
      const count = Math.max(
        ...[other.many, other.one, ...other.alias].map((name) => reading.phraseAt(on, wordsOf(name), false)),
      );
      if ((!field && !entity.parts?.[other.name]) || count === 0) continue;
      reading.take(at - has, on - at + has + count);
      found.push({ entity: other.name, ...(field ? { field } : {}) });
      break;
    }
  }
  return found;
}

/** Entity that others refer to among those with the same name: contacts refer to accounts, not to retail customers. */
export function entityWithMissingReferences(
  text: string,
  met: NonNullable<ReturnType<typeof findEntity>> | undefined,
  parseContext: ParseContext,
): typeof met {
  if (!met) return met;
  const lacksIn = (entity: AssistantEntity) =>
    parseMissingReferences(new Reading(text), entity, parseContext).some(({ field }) => field !== undefined);
  if (lacksIn(met.entity)) return met;
  const reading = new Reading(text);
  const entity = assistantEntities().find(
    (other) =>
      parseContext.mayList(other) &&
      [other.many, other.one, ...other.alias].some(
        (name) => reading.phraseAt(met.at, wordsOf(name), false) === met.count,
      ) &&
      lacksIn(other),
  );
  return entity ? { ...met, entity } : met;
}
