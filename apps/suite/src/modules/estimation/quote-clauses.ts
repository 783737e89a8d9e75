import type { Quote, QuoteClause, QuoteClauseFields } from '@plumbline/api';
import type { ClauseItem } from '@plumbline/ui/EstimateQuote';

/** A clause as it is sent: without what the server computes. */
export const fieldsOf = ({ amount: _amount, problem: _problem, ...fields }: QuoteClause): QuoteClauseFields =>
  fields;

/** The clauses as a list shows them after an edit: reworded, moved, taken out, written anew. */
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

/** What one revision holds or leaves out otherwise than another, in words. */
export function clauseChanges(before: Clauses, after: Clauses): string[] {
  const missing = (of: Clauses, from: Clauses, kind: keyof Clauses) =>
    of[kind].map(({ name }) => name).filter((name) => !from[kind].some((each) => each.name === name));
  const said = (words: string, names: readonly string[]) =>
    names.length ? [`${words}: ${names.join('; ')}.`] : [];
  return [
    ...said('Included now', missing(after, before, 'inclusions')),
    ...said('Not included any more', missing(before, after, 'inclusions')),
    ...said('Excluded now', missing(after, before, 'exclusions')),
    ...said('Not excluded any more', missing(before, after, 'exclusions')),
  ];
}
