import { Decimal } from './explain.ts';
import type { DecimalString, EstimateLineInput, LaborInput } from './types.ts';

/** Labor adjustments of one assembly or line. */
export interface AdjustedLabor {
  /** Difficulty factor that replaces the assembly's or the estimate's. */
  difficulty?: DecimalString | undefined;
  /** Share of overtime; if any share is set, the whole hour mix is its own. */
  overtimePercent?: DecimalString | undefined;
  doublePercent?: DecimalString | undefined;
  nightPercent?: DecimalString | undefined;
}

/** Adjustments of one estimate, which replace values of shared sources. Absent fields follow the source. */
export interface EstimateAdjustments {
  /** Difficulty factor on all hours. */
  difficulty?: DecimalString | undefined;
  /** Replaces the waste of each line. */
  wastePercent?: DecimalString | undefined;
  /** Replaces the freight of each price. */
  freightPercent?: DecimalString | undefined;
  dutyPercent?: DecimalString | undefined;
  /** Shares of all hours in percent, at most 100 together; the rest is regular. */
  overtimePercent?: DecimalString | undefined;
  doublePercent?: DecimalString | undefined;
  nightPercent?: DecimalString | undefined;
  /** Labor adjustments by assembly id, which override the estimate's. */
  assemblyLabor?: Readonly<Record<string, AdjustedLabor>> | undefined;
  /** Regular hourly cost by labor source id; other kinds of hours keep their ratio. */
  laborRates?: Readonly<Record<string, DecimalString>> | undefined;
  /** Price changes in percent by material id. */
  materialPrices?: Readonly<Record<string, DecimalString>> | undefined;
  /** Price changes in percent by assembly id; material changes take precedence. */
  assemblyPrices?: Readonly<Record<string, DecimalString>> | undefined;
}

const rateAt = (regular: Decimal, rates: LaborInput['rates']): LaborInput['rates'] => {
  const was = new Decimal(rates.regular);
  // A rate of 0 has no ratio to the others.
  const times = was.isZero() ? undefined : regular.div(was);
  const at = (rate: DecimalString) => (times ? times.times(rate) : regular).toString();
  return {
    regular: regular.toString(),
    ...(rates.overtime === undefined ? {} : { overtime: at(rates.overtime) }),
    ...(rates.double === undefined ? {} : { double: at(rates.double) }),
    ...(rates.night === undefined ? {} : { night: at(rates.night) }),
  };
};

/** Hour mix of an adjustment; undefined if it sets no shares. */
function sharesOf({
  overtimePercent: overtime = '0',
  doublePercent: double = '0',
  nightPercent: night = '0',
}: AdjustedLabor): LaborInput['shares'] {
  const beyond = new Decimal(overtime).plus(double).plus(night);
  return beyond.isZero()
    ? undefined
    : { regular: new Decimal(100).minus(beyond).toString(), overtime, double, night };
}

const hasMix = (own: AdjustedLabor | undefined): own is AdjustedLabor =>
  own !== undefined &&
  [own.overtimePercent, own.doublePercent, own.nightPercent].some((share) => share !== undefined);

/** Difficulty and hour mix of a line: its own, else its assembly's, else the estimate's. */
function laborOf(assembly: string, adjustments: EstimateAdjustments, line: AdjustedLabor | undefined) {
  const owners = [
    ['this line', line],
    ['this assembly', adjustments.assemblyLabor?.[assembly]],
  ] as const;
  const [difficultyOf, difficult] = owners.find(([, own]) => own?.difficulty !== undefined) ?? [];
  const [sharesOwner, mixed] = owners.find(([, own]) => hasMix(own)) ?? [];
  return {
    difficulty: difficult?.difficulty ?? adjustments.difficulty,
    difficultyOf,
    shares: mixed ? (sharesOf(mixed) ?? { regular: '100' }) : sharesOf(adjustments),
    sharesOf: sharesOwner,
  };
}

/**
 * Applies the adjustments of an estimate to a line.
 * @param set overrides of the line, which are kept; its own hours take precedence.
 */
export function adjustLine(
  line: EstimateLineInput,
  assembly: string,
  adjustments: EstimateAdjustments,
  set: { quantity?: boolean; price?: boolean; labor?: AdjustedLabor | undefined } = {},
): EstimateLineInput {
  const { wastePercent, freightPercent, dutyPercent, laborRates } = adjustments;
  const { material, labor } = line;
  const change =
    (line.materialId === undefined ? undefined : adjustments.materialPrices?.[line.materialId]) ??
    adjustments.assemblyPrices?.[assembly];
  const {
    difficulty,
    difficultyOf,
    shares,
    sharesOf: sharesOwner,
  } = laborOf(assembly, adjustments, set.labor);
  const rate = labor?.source?.id === undefined ? undefined : laborRates?.[labor.source.id];
  return {
    ...line,
    ...(wastePercent === undefined || set.quantity ? {} : { wastePercent }),
    ...(material && !set.price
      ? {
          material: {
            ...material,
            ...(freightPercent === undefined ? {} : { freightPercent }),
            ...(dutyPercent === undefined ? {} : { dutyPercent }),
            ...(change === undefined ? {} : { changePercent: change }),
          },
        }
      : {}),
    ...(labor
      ? {
          labor: {
            ...labor,
            ...(shares === undefined ? {} : { shares }),
            ...(sharesOwner === undefined ? {} : { sharesOf: sharesOwner }),
            ...(difficultyOf === undefined ? {} : { difficultyOf }),
            ...(rate === undefined ? {} : { rates: rateAt(new Decimal(rate), labor.rates) }),
            ...(difficulty === undefined
              ? {}
              : { difficulty: new Decimal(labor.difficulty ?? 1).times(difficulty).toString() }),
          },
        }
      : {}),
  };
}

/** Result of an estimate at one profit. */
export interface ResultAtProfit {
  cost: DecimalString;
  subtotal: DecimalString;
}
const places = 4;

/**
 * Finds the profit, in percent with four decimals, for a target margin.
 * @param at computes the estimate at a profit; called again near the solution because lines are rounded.
 * @returns undefined if no profit from 0 to 1000% reaches the margin.
 */
export function profitForMargin(
  margin: DecimalString,
  at: (profit: DecimalString) => ResultAtProfit,
): DecimalString | undefined {
  const share = new Decimal(1).minus(new Decimal(margin).div(100));
  if (share.lte(0)) return undefined;
  const lacking = (profit: Decimal) => {
    const { cost, subtotal } = at(profit.toString());
    return new Decimal(cost).div(share).minus(subtotal);
  };
  let [left, right] = [new Decimal(100), new Decimal(0)];
  let [atLeft, atRight] = [lacking(left), lacking(right)];
  // Sells are linear in the profit except for rounding: two steps solve it, a third one verifies.
  for (let round = 0; round < 3 && !atRight.isZero(); round++) {
    const slope = atRight.minus(atLeft);
    // Converged, or the sells do not depend on the profit; the result is checked below.
    if (slope.isZero()) break;
    const next = right.minus(atRight.times(right.minus(left)).div(slope)).toDecimalPlaces(places);
    if (next.eq(right)) break;
    [left, atLeft, right, atRight] = [right, atRight, next, lacking(next)];
  }
  if (right.lt(0) || right.gt(1000)) return undefined;
  const { cost, subtotal } = at(right.toString());
  if (new Decimal(subtotal).isZero()) return undefined;
  const reached = new Decimal(subtotal).minus(cost).div(subtotal).times(100);
  return reached.minus(margin).abs().lte('0.005') ? right.toString() : undefined;
}
