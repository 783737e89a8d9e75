import type { Quote, QuoteClause, QuoteClauseFields } from '@plumbline/api';
import type { ClauseItem } from '@plumbline/ui/ClauseList';
import { quotesMessages } from './messages.ts';

/** Clause without the fields the server computes. */
export const fieldsOf = ({ amount: _amount, problem: _problem, ...fields }: QuoteClause): QuoteClauseFields =>
  fields;

/** Maps edited list items back to clauses: reworded, reordered, removed or new. */
export function clausesFrom(
  items: readonly ClauseItem[],
  before: readonly QuoteClause[],
): QuoteClauseFields[] {
  const clauseById = new Map(before.map((clause) => [clause.uuid, clause]));
  return items.map(({ id, text }) => {
    const own = clauseById.get(id);
    return own ? { ...fieldsOf(own), name: text } : { name: text };
  });
}

type Clauses = Pick<Quote, 'inclusions' | 'exclusions'>;

/** Sentences that list clauses added or removed between two revisions. */
export function clauseChanges(before: Clauses, after: Clauses): string[] {
  const missing = (of: Clauses, from: Clauses, kind: keyof Clauses) =>
    of[kind].map(({ name }) => name).filter((name) => !from[kind].some((each) => each.name === name));
  const changeText = (text: string, names: readonly string[]) =>
    names.length ? [`${text}: ${names.join('; ')}.`] : [];
  return [
    ...changeText(quotesMessages.addedToInclusions, missing(after, before, 'inclusions')),
    ...changeText(quotesMessages.removedFromInclusions, missing(before, after, 'inclusions')),
    ...changeText(quotesMessages.addedToExclusions, missing(after, before, 'exclusions')),
    ...changeText(quotesMessages.removedFromExclusions, missing(before, after, 'exclusions')),
  ];
}
