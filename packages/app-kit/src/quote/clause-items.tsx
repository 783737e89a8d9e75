import { formatMoney } from '@plumbline/ui/format';
import type { ClauseItem } from '@plumbline/ui/EstimateQuote';

export type ClauseKind = 'inclusions' | 'exclusions';
/** An inclusion or exclusion as staff or the customer reads it. */
export interface ShownClause {
  uuid?: string;
  name: string;
  codes?: readonly string[];
  amount?: string;
  problem?: string;
}

/** What a clause is about, in a word or by codes; of all lines, it is said as such. */
const placeOf = (codes: readonly string[], lines: number | undefined, whole: string) =>
  codes.length > 1 && codes.length === lines ? whole && 'All lines' : codes.join(', ') || whole;

/**
 * Inclusions or exclusions as a document lists them: what an inclusion counts, what an exclusion would be.
 * @param of `whole` is said of those that are about the whole project; `lines` is how many lines there are.
 */
export const clauseItems = (
  kind: ClauseKind,
  clauses: readonly ShownClause[],
  { whole = '', lines }: { whole?: string; lines?: number } = {},
): ClauseItem[] =>
  clauses.map(({ uuid, name, codes = [], amount, problem }, at) => ({
    id: uuid ?? String(at),
    text: name,
    ...(placeOf(codes, lines, whole) ? { place: placeOf(codes, lines, whole) } : {}),
    ...(amount === undefined
      ? {}
      : kind === 'inclusions'
        ? { amount: formatMoney(amount) }
        : { note: `Would be ${formatMoney(amount)}, not in the total` }),
    ...(problem === undefined ? {} : { problem }),
  }));
