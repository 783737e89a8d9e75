import { hundred, of, step, zero } from './basics.ts';
import { Decimal } from './explain.ts';
import type { ExplainStep, LaborInput } from './types.ts';

/** Kinds of hours with their labels. */
export const hourKinds = [
  ['regular', 'Regular'],
  ['overtime', 'Overtime'],
  ['double', 'Double time'],
  ['night', 'Night shift'],
] as const;

/**
 * Average hourly cost weighted by the shares of each kind of hour. @throws RangeError unless the shares sum to 100%.
 */
export function blendedRate(labor: Pick<LaborInput, 'rates' | 'shares'>): {
  rate: Decimal;
  explain: ExplainStep[];
} {
  const shares = labor.shares ?? { regular: '100' };
  let rate = zero;
  let sum = zero;
  const explain: ExplainStep[] = [];
  for (const [kind, label] of hourKinds) {
    const share = of(shares[kind]);
    if (share.isZero()) continue;
    const hourly = labor.rates[kind];
    if (hourly === undefined) throw new RangeError(`${label} hours have no rate`);
    if (share.isNegative()) throw new RangeError(`The share of ${label.toLowerCase()} hours is below 0`);
    sum = sum.plus(share);
    rate = rate.plus(share.div(hundred).times(hourly));
    explain.push(
      step(
        explain.length === 0 ? '' : '+',
        `${label}, ${share.toString()}% of hours`,
        [new Decimal(hourly), '$/HR'],
        [rate, '$/HR'],
      ),
    );
  }
  if (!sum.eq(hundred)) throw new RangeError(`The shares of hours add up to ${sum.toString()}%, not 100%`);
  return { rate, explain };
}
