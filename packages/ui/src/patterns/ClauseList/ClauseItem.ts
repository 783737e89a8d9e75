/** Inclusion or exclusion. */
export interface ClauseItem {
  /** Unique id; empty for a new clause. */
  id: string;
  /** Text of the clause. */
  text: string;
  /** Scope of the clause, e.g. the codes of document lines. */
  place?: string;
  /** Formatted amount. */
  amount?: string;
  /** Small text below, e.g. the price of excluded work. */
  note?: string;
  /** Reason why its amount could not be computed. */
  problem?: string;
}
