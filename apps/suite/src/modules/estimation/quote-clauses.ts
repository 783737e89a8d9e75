import type { Quote, QuoteClause, QuoteClauseFields } from '@plumbline/api';
import type { ClauseItem } from '@plumbline/ui/EstimateQuote';

/** Clause without the fields the server computes. */
export const fieldsOf = ({ amount: _amount, problem: _problem, ...fields }: QuoteClause): QuoteClauseFields =>
  fields;

/** Maps edited list items back to clauses: reworded, reordered, removed or new. */
export function clausesFrom(
  items: readonly ClauseItem[],
  before: readonly QuoteClause[],
): QuoteClauseFields[] {
  const known = new Map(before.map((clause) => [clause.uuid, clause]));
  return items.map(({ id, text }) => {
    const own = known.get(id);
    return own ? { ...fieldsOf(own), name: text } : { name: text };
  });
}

type Clauses = Pick<Quote, 'inclusions' | 'exclusions'>;

/** Sentences that list clauses added or removed between two revisions. */
export function clauseChanges(before: Clauses, after: Clauses): string[] {
  const missing = (of: Clauses, from: Clauses, kind: keyof Clauses) =>
    of[kind].map(({ name }) => name).filter((name) => !from[kind].some((each) => each.name === name));
  const said = (words: string, names: readonly string[]) =>
    names.length ? [`${words}: ${names.join('; ')}.`] : [];
  return [
    ...said('Added to inclusions', missing(after, before, 'inclusions')),
    ...said('Removed from inclusions', missing(before, after, 'inclusions')),
    ...said('Added to exclusions', missing(after, before, 'exclusions')),
    ...said('Removed from exclusions', missing(before, after, 'exclusions')),
  ];
}
