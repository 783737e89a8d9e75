import { Decimal } from 'decimal.js';
import type { ComparedQuote } from './compare-quotes.ts';

interface Figures {
  quantity: string;
  amount: string;
}
/** Scope across several quotes. */
export interface BidScope {
  code: string;
  name: string;
  unit: string;
  /** Figures per quote in order; undefined if a quote lacks the scope. */
  cells: (Figures | undefined)[];
  /** Indexes of quotes with the lowest amount; empty if all amounts are equal. */
  lowest: number[];
  /** Indexes of quotes without the scope. */
  missing: number[];
  /** Highest minus lowest amount. */
  spread: string;
  /** Quantities differ between the quotes. */
  hasOtherQuantities: boolean;
}
export interface BidTotal {
  total: string;
  /** Total minus scopes: discount, bond, tax and rounding. */
  other: string;
  /** Total minus the lowest total. */
  over: string;
  isLowest: boolean;
  /** Number of scopes that other quotes have and it lacks. */
  missing: number;
  /** Total plus each missing scope at its lowest amount in other quotes. */
  leveled: string;
  isLowestLeveled: boolean;
}

const keyOf = ({ code, name }: { code: string; name: string }) => (code ? `code ${code}` : `name ${name}`);
const minimum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((low, each) => (each.lt(low) ? each : low), amounts[0] ?? new Decimal(0));
const maximum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((high, each) => (each.gt(high) ? each : high), amounts[0] ?? new Decimal(0));

/** Scopes of all quotes in the first quote's order, additional ones at the end. Repeated codes are separate scopes. */
function pairScopes(
  quotes: readonly ComparedQuote[],
): Map<string, (ComparedQuote['lines'][number] | undefined)[]> {
  const found = new Map<string, (ComparedQuote['lines'][number] | undefined)[]>();
  for (const [at, { lines }] of quotes.entries()) {
    const times = new Map<string, number>();
    for (const line of lines) {
      const key = keyOf(line);
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      const one = `${before} ${key}`;
      const cells = found.get(one) ?? quotes.map((): ComparedQuote['lines'][number] | undefined => undefined);
      cells[at] = line;
      found.set(one, cells);
    }
  }
  return found;
}

function scopeOf(cells: readonly (ComparedQuote['lines'][number] | undefined)[]): BidScope {
  const there = cells.flatMap((cell, at) => (cell ? [{ cell, at, amount: new Decimal(cell.amount) }] : []));
  const amounts = there.map(({ amount }) => amount);
  const [low, high] = [minimum(amounts), maximum(amounts)];
  const first = there[0]?.cell;
  return {
    code: first?.code ?? '',
    name: first?.name ?? '',
    unit: first?.unit ?? '',
    cells: cells.map((cell) => cell && { quantity: cell.quantity, amount: cell.amount }),
    lowest: low.eq(high) ? [] : there.flatMap(({ amount, at }) => (amount.eq(low) ? [at] : [])),
    missing: cells.flatMap((cell, at) => (cell ? [] : [at])),
    spread: high.minus(low).toFixed(2),
    hasOtherQuantities: there.some(({ cell }) => !new Decimal(cell.quantity).eq(first?.quantity ?? 0)),
  };
}

/**
 * Compares quotes by scope, matched by code, or by name without a code. The cells of a quote and its `other` sum to its
 * total.
 */
export function compareBids(quotes: readonly ComparedQuote[]): { scopes: BidScope[]; totals: BidTotal[] } {
  const scopes = [...pairScopes(quotes).values()].map(scopeOf);
  const low = minimum(quotes.map(({ total }) => new Decimal(total)));
  const plain = quotes.map(({ total }, at) => {
    const own = scopes.reduce((sum, { cells }) => sum.plus(cells[at]?.amount ?? 0), new Decimal(0));
    const lacking = scopes.filter(({ missing }) => missing.includes(at));
    const added = lacking.reduce(
      (sum, { cells }) =>
        sum.plus(minimum(cells.flatMap((cell) => (cell ? [new Decimal(cell.amount)] : [])))),
      new Decimal(0),
    );
    return {
      total: new Decimal(total).toFixed(2),
      other: new Decimal(total).minus(own).toFixed(2),
      over: new Decimal(total).minus(low).toFixed(2),
      isLowest: new Decimal(total).eq(low),
      missing: lacking.length,
      leveled: new Decimal(total).plus(added).toFixed(2),
    };
  });
  const leveled = minimum(plain.map((each) => new Decimal(each.leveled)));
  return {
    scopes,
    totals: plain.map((each) => ({ ...each, isLowestLeveled: leveled.eq(each.leveled) })),
  };
}
