import type { Quote } from '@plumbline/api';
import {
  closingsName,
  comparedQuote,
  compareBids,
  type BidScope,
  type BidTotal,
} from '@plumbline/estimating';
import { formatAmount, formatNumber } from '@plumbline/ui/format';
import { signed } from '../format-signed-money.ts';
import { bidsMessages } from './messages.ts';

/** Quote in the comparison with its label and totals. */
export type Bid = BidTotal & { quote: Quote; name: string };
export interface ScopeRow {
  id: string;
  name: string;
  /** Quantity and differences, shown below the name; may be empty. */
  note: string;
  cells: { text: string; isLowest: boolean; isMissing: boolean }[];
  /** Difference between the lowest and the highest amount. */
  spread: string;
  isDifferent: boolean;
}

/**
 * Compared revision of each number: the chosen one, else the active one, else the newest; the customer’s quote first.
 * Declined quotes are left out unless chosen.
 */
export function bidsOf(quotes: readonly Quote[], chosen: readonly string[] = []): Quote[] {
  const byNumber = Map.groupBy(quotes, ({ number }) => number);
  return [...byNumber.values()]
    .flatMap((revisions) => {
      const own = revisions.find(({ uuid }) => chosen.includes(uuid));
      if (own) return own;
      const current = revisions.find(({ is_active }) => is_active) ?? revisions[0];
      return current && current.status !== 'Declined' ? current : [];
    })
    .toSorted((left, right) => left.number.localeCompare(right.number, 'en', { numeric: true }));
}

const named = (quote: Quote, quotes: readonly Quote[]): string => {
  const { customer_name: name, number, revision } = quote;
  const isAlone = quotes.filter((each) => each.customer_name === name).length === 1;
  return name && isAlone ? `${name} R${revision}` : `${number} R${revision}`;
};

const quantityOf = ({ cells, unit }: BidScope): string => {
  const quantities = [...new Set(cells.flatMap((cell) => (cell ? [formatNumber(cell.quantity)] : [])))];
  return unit ? `${quantities.join(', ')} ${unit}` : '';
};

/** Rows of the scope table; the last row is discount, bond, tax and rounding. */
export function compareRows(quotes: readonly Quote[]): { bids: Bid[]; rows: ScopeRow[] } {
  const { scopes, totals } = compareBids(quotes.map(comparedQuote));
  const bids = totals.flatMap((total, at) => {
    const quote = quotes[at];
    return quote ? [{ ...total, quote, name: named(quote, quotes) }] : [];
  });
  const rows = scopes.map((scope, at): ScopeRow => {
    const { cells, lowest, missing, spread, hasOtherQuantities, name } = scope;
    const quantity = quantityOf(scope);
    return {
      id: String(at),
      name,
      note: [quantity, hasOtherQuantities ? 'quantities differ' : ''].filter(Boolean).join(', '),
      cells: cells.map((cell, column) => ({
        text: cell ? formatAmount(cell.amount) : bidsMessages.notIncluded,
        isLowest: lowest.includes(column),
        isMissing: cell === undefined,
      })),
      spread: Number(spread) === 0 ? '–' : signed(spread),
      isDifferent: missing.length > 0 || Number(spread) !== 0 || hasOtherQuantities,
    };
  });
  const others = totals.map(({ other }) => other);
  if (others.some((other) => Number(other) !== 0)) {
    const isDifferent = new Set(others.map(Number)).size > 1;
    rows.push({
      id: 'closings',
      name: closingsName,
      note: '',
      cells: others.map((other) => ({ text: formatAmount(other), isLowest: false, isMissing: false })),
      spread: isDifferent
        ? signed(String(Math.max(...others.map(Number)) - Math.min(...others.map(Number))))
        : '–',
      isDifferent,
    });
  }
  return { bids, rows };
}
