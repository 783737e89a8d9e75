import { Decimal } from './explain.ts';
import type { DecimalString, EstimateLineInput, LaborInput } from './types.ts';

/** The hours of one assembly, or of one line, otherwise than those of the estimate. */
export interface AdjustedLabor {
  /** Factor on its hours, instead of the assembly's or the estimate's. */
  difficulty?: DecimalString | undefined;
  /** Its own mix of hours, as soon as one of them is given. */
  overtimePercent?: DecimalString | undefined;
  doublePercent?: DecimalString | undefined;
  nightPercent?: DecimalString | undefined;
}

/** What one estimate counts otherwise than its sources say: the sources belong to all estimates. Absent follows them. */
export interface EstimateAdjustments {
  /** Factor on all hours. */
  difficulty?: DecimalString | undefined;
  /** Instead of each line's own. */
  wastePercent?: DecimalString | undefined;
  /** Instead of each price's own. */
  freightPercent?: DecimalString | undefined;
  dutyPercent?: DecimalString | undefined;
  /** Shares of all hours in percent, together at most 100; what they leave is regular. */
  overtimePercent?: DecimalString | undefined;
  doublePercent?: DecimalString | undefined;
  nightPercent?: DecimalString | undefined;
  /** What is named here goes before the estimate's own, by assembly. */
  assemblyLabor?: Readonly<Record<string, AdjustedLabor>> | undefined;
  /** Cost of a regular hour, by the id of the labor's source; its other hours keep their ratio to it. */
  laborRates?: Readonly<Record<string, DecimalString>> | undefined;
  /** Change of prices in percent, by material. */
  materialPrices?: Readonly<Record<string, DecimalString>> | undefined;
  /** Change of prices in percent, by assembly; that of a material itself goes before it. */
  assemblyPrices?: Readonly<Record<string, DecimalString>> | undefined;
}

const rateAt = (regular: Decimal, rates: LaborInput['rates']): LaborInput['rates'] => {
  const was = new Decimal(rates.regular);
  // A rate of nothing has no ratio to the others.
  const times = was.isZero() ? undefined : regular.div(was);
  const at = (rate: DecimalString) => (times ? times.times(rate) : regular).toString();
  return {
    regular: regular.toString(),
    ...(rates.overtime === undefined ? {} : { overtime: at(rates.overtime) }),
    ...(rates.double === undefined ? {} : { double: at(rates.double) }),
    ...(rates.night === undefined ? {} : { night: at(rates.night) }),
  };
};

/** The mix of hours; undefined where all are regular, or as the line has them. */
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

/** Difficulty and mix of the hours of a line: its own where they are given, else its assembly's, else the estimate's. */
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
 * A line as an estimate with adjustments counts it.
 * @param set what of the line was set by hand: that stays as it was set. Hours of its own go before all others.
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

/** What an estimate comes to at one profit. */
export interface AtProfit {
  cost: DecimalString;
  subtotal: DecimalString;
}
const places = 4;

/**
 * The profit, in percent with four decimals, at which the margin is the wanted one.
 * @param at what the estimate comes to at a profit: its lines are rounded, so that it is asked again near the answer.
 * @returns undefined where no profit from 0 to 1000 % makes it.
 */
export function profitForMargin(
  margin: DecimalString,
  at: (profit: DecimalString) => AtProfit,
): DecimalString | undefined {
  const share = new Decimal(1).minus(new Decimal(margin).div(100));
  if (share.lte(0)) return undefined;
  const lacking = (profit: Decimal) => {
    const { cost, subtotal } = at(profit.toString());
    return new Decimal(cost).div(share).minus(subtotal);
  };
  let [left, right] = [new Decimal(100), new Decimal(0)];
  let [atLeft, atRight] = [lacking(left), lacking(right)];
  // Sells are straight in the profit but for cents: two steps are there, and a third one tells.
  for (let round = 0; round < 3 && !atRight.isZero(); round++) {
    const slope = atRight.minus(atLeft);
    // Cents apart no more, or nothing follows the profit: what is reached is looked at below.
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
