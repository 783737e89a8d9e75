import type { Compiled } from '../calculator/columns.ts';
import { of, step, zero } from './basics.ts';
import { blendedRate, hourKinds } from './blended-rate.ts';
import { Decimal, money, roundHours, roundRate } from './explain.ts';
import type { EstimateLineInput, ExplainStep, LaborInput } from './types.ts';

/** Label of the hourly cost with its kinds of hours. */
function hourlyCost({ shares, sharesOf }: LaborInput): string {
  const kinds = hourKinds.flatMap(([kind, label]) => {
    const share = of(shares?.[kind]);
    return share.isZero() ? [] : [`${share.toString()}% ${label.toLowerCase()}`];
  });
  const mix = kinds.length === 0 ? 'Hourly cost' : `Hourly cost, ${kinds.join(', ')}`;
  return sharesOf === undefined ? mix : `${mix} (hours of ${sharesOf})`;
}

/** Labor of a line, with each figure rounded as displayed. */
export interface LaborFigures {
  /** Quantity that the hours are charged on; the ordered quantity of a line without labor. */
  quantity: Decimal;
  /** Hours with the difficulty. */
  hours: Decimal;
  /** Hourly cost of the mix of hours. */
  rate: Decimal;
  /** Cost in cents. */
  cost: Decimal;
  /** Derivation of the cost. */
  steps: ExplainStep[];
}

/**
 * Hours and labor cost of a line; 0 without labor or with a rate that cannot be computed, which is reported.
 * @param productivity units for each hour, from a field of the calculator that replaces the labor unit.
 */
export function laborFigures(
  { labor, unit }: EstimateLineInput,
  { installed, ordered }: { installed: Decimal; ordered: Decimal },
  {
    productivity,
    calculator,
    fail,
  }: {
    productivity: Decimal | undefined;
    calculator: Compiled | undefined;
    fail: (message: string) => void;
  },
): LaborFigures {
  const none: LaborFigures = {
    quantity: ordered,
    hours: zero,
    rate: zero,
    cost: zero,
    steps: [],
  };
  if (labor === undefined) return none;
  const { laborUnit, difficulty = '1', difficultyOf, basis = 'installed', source } = labor;
  const quantity = basis === 'installed' ? installed : ordered;
  try {
    const rate = roundRate(blendedRate(labor).rate);
    const easy = roundHours(
      productivity === undefined ? quantity.times(laborUnit) : quantity.div(productivity),
    );
    const hours = roundHours(easy.times(difficulty));
    const cost = money(hours.times(rate));
    const steps = [
      step('', quantity.eq(ordered) ? 'Quantity' : 'Installed quantity', [quantity, unit], [quantity, unit]),
      productivity === undefined
        ? step('×', 'Labor unit', [new Decimal(laborUnit), `HR/${unit}`], [easy, 'HR'], source)
        : step('÷', calculator?.productivity?.field.label ?? '', [productivity, `${unit}/HR`], [easy, 'HR']),
    ];
    // Show an own difficulty even if it is 1.
    if (!of(difficulty).eq(1) || difficultyOf !== undefined)
      steps.push(
        step(
          '×',
          difficultyOf === undefined ? 'Difficulty' : `Difficulty of ${difficultyOf}`,
          [of(difficulty), ''],
          [hours, 'HR'],
        ),
      );
    steps.push(step('×', hourlyCost(labor), [rate, '$/HR'], [cost.toFixed(2), '$']));
    return { quantity, hours, rate, cost, steps };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fail(error.message);
    return { ...none, quantity };
  }
}
