import { Decimal } from 'decimal.js';

/** Displayed figures of an estimate line as decimal text. */
export interface ComparedFigures {
  quantity: string;
  unit_price: string;
  hours: string;
  labor: string;
  /** Quantity that the hours are charged on; absent if it is `quantity`. */
  labor_quantity?: string | undefined;
  /** Equipment and other cost; absent if none. */
  equipment?: string | undefined;
  other?: string | undefined;
  /** Part of these costs that does not depend on the quantity; absent if none. */
  lump?: string | undefined;
  /** In percent. */
  markup: string;
  sell: string;
}
export interface LineChange {
  field:
    | 'quantity'
    | 'labor_quantity'
    | 'unit_price'
    | 'labor_unit'
    | 'labor_rate'
    | 'equipment'
    | 'lump'
    | 'markup'
    | 'other';
  before?: string;
  after?: string;
  /** Difference of the sell. */
  difference: string;
}

const zero = new Decimal(0);
/** Rounding tolerance of a displayed figure. */
const roundingTolerance = (text: string) => new Decimal(10).pow(-(text.split('.')[1]?.length ?? 0)).div(2);

/** Quotient of two displayed figures with its rounding tolerance; undefined if the divisor is 0. */
function quotient(of: string, by: string): { value: Decimal; off: Decimal } | undefined {
  const divisor = new Decimal(by);
  if (divisor.isZero()) return undefined;
  const value = new Decimal(of).div(divisor);
  return {
    value,
    off: roundingTolerance(of)
      .plus(value.abs().times(roundingTolerance(by)))
      .div(divisor.abs()),
  };
}

interface LineState {
  quantity: Decimal;
  labor_quantity: Decimal;
  unit_price: Decimal;
  labor_unit: Decimal;
  labor_rate: Decimal;
  /** Equipment and other cost per unit. */
  equipment: Decimal;
  lump: Decimal;
  markup: Decimal;
}
type Field = keyof LineState;
const fields: readonly Field[] = [
  'quantity',
  'labor_quantity',
  'unit_price',
  'labor_unit',
  'labor_rate',
  'equipment',
  'lump',
  'markup',
];

const sellOf = ({
  quantity,
  labor_quantity,
  unit_price,
  labor_unit,
  labor_rate,
  equipment,
  lump,
  markup,
}: LineState) =>
  quantity
    .times(unit_price.plus(equipment))
    .plus(labor_quantity.times(labor_unit).times(labor_rate))
    .plus(lump)
    .times(markup.div(100).plus(1))
    .toDecimalPlaces(2);

/**
 * Pairs two quotients; they count as equal if the difference may be rounding or one is unknown.
 * @returns the earlier one, the reported later one, and the later one from the displayed figures.
 */
function quotientPair(
  before: ReturnType<typeof quotient>,
  after: ReturnType<typeof quotient>,
): [Decimal, Decimal, Decimal] {
  const [was, is] = [before ?? after, after ?? before];
  if (!was || !is) return [zero, zero, zero];
  const isSame = was.value.minus(is.value).abs().lte(was.off.plus(is.off));
  return [was.value, isSame ? was.value : is.value, is.value];
}

/**
 * Earlier and later state of a line by the inputs of its sell: quantity, quantity of labor, price, hours per unit, labor rate, equipment,
 * lump sum and markup. The third one is the later state with differences attributed to rounding removed.
 */
function statesOf(before: ComparedFigures, after: ComparedFigures): [LineState, LineState, LineState] {
  const [fromUnit, toUnit, shownUnit] = quotientPair(
    quotient(before.hours, before.labor_quantity ?? before.quantity),
    quotient(after.hours, after.labor_quantity ?? after.quantity),
  );
  const [fromRate, toRate, shownRate] = quotientPair(
    quotient(before.labor, before.hours),
    quotient(after.labor, after.hours),
  );
  const otherCostOf = ({ equipment = '0.00', other = '0.00', lump = '0.00', quantity }: ComparedFigures) =>
    quotient(new Decimal(equipment).plus(other).minus(lump).toFixed(2), quantity);
  const [fromBeside, toBeside, shownBeside] = quotientPair(otherCostOf(before), otherCostOf(after));
  const of = (
    figures: ComparedFigures,
    labor_unit: Decimal,
    labor_rate: Decimal,
    equipment: Decimal,
  ): LineState => ({
    quantity: new Decimal(figures.quantity),
    labor_quantity: new Decimal(figures.labor_quantity ?? figures.quantity),
    unit_price: new Decimal(figures.unit_price),
    labor_unit,
    labor_rate,
    equipment,
    lump: new Decimal(figures.lump ?? 0),
    markup: new Decimal(figures.markup),
  });
  return [
    of(before, fromUnit, fromRate, fromBeside),
    of(after, toUnit, toRate, toBeside),
    of(after, shownUnit, shownRate, shownBeside),
  ];
}

const shown = (value: Decimal) => value.toDecimalPlaces(4).toFixed();
/** Maximum unexplained difference that counts as rounding. */
const cents = new Decimal('0.10');

/**
 * Changes of a line by figure. Each is valued by the change of the sell with the preceding ones applied, so that they
 * sum to the line's difference to the cent.
 */
export function lineChanges(before: ComparedFigures, after: ComparedFigures): LineChange[] {
  const [from, to, exact] = statesOf(before, after);
  const isQuantityChanged = !from.quantity.eq(to.quantity);
  // Both quantities follow the take-off and count as one change.
  const changed = fields.filter(
    (field) => !from[field].eq(to[field]) && !(field === 'labor_quantity' && isQuantityChanged),
  );
  const difference = new Decimal(after.sell).minus(before.sell);
  let state = from;
  let explained = zero;
  const changes = changed.map((field): LineChange => {
    const next: LineState = {
      ...state,
      [field]: to[field],
      ...(field === 'quantity' ? { labor_quantity: to.labor_quantity } : {}),
    };
    const worth = sellOf(next).minus(sellOf(state));
    state = next;
    explained = explained.plus(worth);
    return { field, before: shown(from[field]), after: shown(to[field]), difference: worth.toFixed(2) };
  });
  const unexplained = difference.minus(explained);
  const [first] = changes;
  if (unexplained.isZero()) return changes;
  const rounding = sellOf(exact).minus(sellOf(to)).abs().plus(cents);
  if (first && unexplained.abs().lte(rounding))
    first.difference = new Decimal(first.difference).plus(unexplained).toFixed(2);
  else changes.push({ field: 'other', difference: unexplained.toFixed(2) });
  return changes;
}
