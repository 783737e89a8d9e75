import { formatMoney } from '@plumbline/ui/format';
import type { ClauseItem } from '@plumbline/ui/ClauseList';
import { quoteMessages } from './messages.ts';

export type ClauseKind = 'inclusions' | 'exclusions';
/** Inclusion or exclusion of a quote. */
export interface ShownClause {
  uuid?: string;
  name: string;
  codes?: readonly string[];
  amount?: string;
  problem?: string;
}

/** Lines that a clause refers to: their codes, or a text for all lines or the whole project. */
const placeOf = (codes: readonly string[], lines: number | undefined, whole: string) =>
  codes.length > 1 && codes.length === lines ? whole && quoteMessages.allLines : codes.join(', ') || whole;

/**
 * Maps clauses to document items with their amounts.
 * @param of `whole` is the text for clauses about the whole project; `lines` is the number of lines.
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
        : { note: quoteMessages.amountIfAdded(formatMoney(amount)) }),
    ...(problem === undefined ? {} : { problem }),
  }));
