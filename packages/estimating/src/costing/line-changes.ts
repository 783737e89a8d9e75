import { Decimal } from 'decimal.js';

/** Figures of an estimate's line as they are shown, in decimal text. */
export interface ComparedFigures {
  quantity: string;
  unit_price: string;
  hours: string;
  labor: string;
  /** Absent where there is none, as is other cost. */
  equipment?: string | undefined;
  other?: string | undefined;
  /** Of the two, what does not depend on the quantity; absent where there is none. */
  lump?: string | undefined;
  /** In percent. */
  markup: string;
  sell: string;
}
export interface LineChange {
  field: 'quantity' | 'unit_price' | 'labor_unit' | 'labor_rate' | 'equipment' | 'lump' | 'markup' | 'other';
  before?: string;
  after?: string;
  /** Of the sell, in money. */
  difference: string;
}

const zero = new Decimal(0);
/** What a shown figure may be off by. */
const slack = (text: string) => new Decimal(10).pow(-(text.split('.')[1]?.length ?? 0)).div(2);

/** A quotient of two shown figures, and how far rounding may have moved it; undefined where nothing is divided. */
function quotient(of: string, by: string): { value: Decimal; off: Decimal } | undefined {
  const divisor = new Decimal(by);
  if (divisor.isZero()) return undefined;
  const value = new Decimal(of).div(divisor);
  return {
    value,
    off: slack(of)
      .plus(value.abs().times(slack(by)))
      .div(divisor.abs()),
  };
}

interface Known {
  quantity: Decimal;
  unit_price: Decimal;
  labor_unit: Decimal;
  labor_rate: Decimal;
  /** Of one, with other cost. */
  equipment: Decimal;
  lump: Decimal;
  markup: Decimal;
}
type Field = keyof Known;
const fields: readonly Field[] = [
  'quantity',
  'unit_price',
  'labor_unit',
  'labor_rate',
  'equipment',
  'lump',
  'markup',
];

const sellOf = ({ quantity, unit_price, labor_unit, labor_rate, equipment, lump, markup }: Known) =>
  quantity
    .times(unit_price.plus(labor_unit.times(labor_rate)).plus(equipment))
    .plus(lump)
    .times(markup.div(100).plus(1))
    .toDecimalPlaces(2);

/**
 * Two quotients of one kind: where rounding alone may tell them apart, or one is not known, they are the same.
 * @returns the earlier, the later as it is told, and the later as its shown figures have it.
 */
function pairOf(
  before: ReturnType<typeof quotient>,
  after: ReturnType<typeof quotient>,
): [Decimal, Decimal, Decimal] {
  const [was, is] = [before ?? after, after ?? before];
  if (!was || !is) return [zero, zero, zero];
  const isSame = was.value.minus(is.value).abs().lte(was.off.plus(is.off));
  return [was.value, isSame ? was.value : is.value, is.value];
}

/**
 * The two states of a line by what its sell follows from: quantity, price, hours of one, what an hour costs, equipment, what is paid once, markup. The
 * third is the later one without what was taken for rounding.
 */
function statesOf(before: ComparedFigures, after: ComparedFigures): [Known, Known, Known] {
  const [fromUnit, toUnit, shownUnit] = pairOf(
    quotient(before.hours, before.quantity),
    quotient(after.hours, after.quantity),
  );
  const [fromRate, toRate, shownRate] = pairOf(
    quotient(before.labor, before.hours),
    quotient(after.labor, after.hours),
  );
  const beside = ({ equipment = '0.00', other = '0.00', lump = '0.00', quantity }: ComparedFigures) =>
    quotient(new Decimal(equipment).plus(other).minus(lump).toFixed(2), quantity);
  const [fromBeside, toBeside, shownBeside] = pairOf(beside(before), beside(after));
  const of = (
    figures: ComparedFigures,
    labor_unit: Decimal,
    labor_rate: Decimal,
    equipment: Decimal,
  ): Known => ({
    quantity: new Decimal(figures.quantity),
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
/** Below this, what the figures do not tell is what they were rounded by. */
const cents = new Decimal('0.10');

/**
 * What of a line is otherwise, one figure after the other: each is worth what the sell changes by with those before it
 * changed already, so that they add up to the line's own difference, to the cent.
 */
export function lineChanges(before: ComparedFigures, after: ComparedFigures): LineChange[] {
  const [from, to, exact] = statesOf(before, after);
  const changed = fields.filter((field) => !from[field].eq(to[field]));
  const difference = new Decimal(after.sell).minus(before.sell);
  let state = from;
  let told = zero;
  const changes = changed.map((field): LineChange => {
    const next: Known = { ...state, [field]: to[field] };
    const worth = sellOf(next).minus(sellOf(state));
    state = next;
    told = told.plus(worth);
    return { field, before: shown(from[field]), after: shown(to[field]), difference: worth.toFixed(2) };
  });
  const rest = difference.minus(told);
  const [first] = changes;
  if (rest.isZero()) return changes;
  const rounding = sellOf(exact).minus(sellOf(to)).abs().plus(cents);
  if (first && rest.abs().lte(rounding))
    first.difference = new Decimal(first.difference).plus(rest).toFixed(2);
  else changes.push({ field: 'other', difference: rest.toFixed(2) });
  return changes;
}
