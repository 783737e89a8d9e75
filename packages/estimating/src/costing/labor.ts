import { evaluateFormula, formulaNames, parseFormula, type FormulaError } from '../formula/index.ts';
import type { UnitLink } from '../units/index.ts';
import { blendedRate } from './blended-rate.ts';
import { Decimal, explainFormula, quantityText } from './explain.ts';
import type { DecimalString, ExplainStep, FigureSource, LaborInput, LaborRates } from './types.ts';

/** Hours, days, weeks, months, and the piece, which is no time. */
export type LaborUnit = 'h' | 'D' | 'w' | 'm' | 'u';

/** How long people work, in hours. */
export interface LaborSettings {
  hoursPerDay: DecimalString;
  hoursPerWeek: DecimalString;
  hoursPerMonth: DecimalString;
}
/** Eight hours on five days; a month is a twelfth of 52 weeks, to two decimals. */
export const defaultLaborSettings: LaborSettings = {
  hoursPerDay: '8',
  hoursPerWeek: '40',
  hoursPerMonth: '173.33',
};

const words: Record<LaborUnit, string> = { h: 'hour', D: 'day', w: 'week', m: 'month', u: 'unit' };

/**
 * Hours in one unit of labor.
 * @throws RangeError for the piece, and where the settings leave a unit without hours.
 */
export function hoursPer(unit: LaborUnit, settings: LaborSettings = defaultLaborSettings): Decimal {
  if (unit === 'u') throw new RangeError('A unit is a piece and has no hours');
  const given = { h: '1', D: settings.hoursPerDay, w: settings.hoursPerWeek, m: settings.hoursPerMonth }[
    unit
  ];
  const hours = new Decimal(given);
  if (hours.lte(0)) throw new RangeError(`A ${words[unit]} needs hours above 0`);
  return hours;
}

/** Days, weeks and months as units of measure, for a `UnitTable`. */
export const laborLinks = (settings: LaborSettings = defaultLaborSettings): UnitLink[] => [
  { unit: 'DAY', per: 'HR', factor: settings.hoursPerDay },
  { unit: 'WEEK', per: 'HR', factor: settings.hoursPerWeek },
  { unit: 'MONTH', per: 'HR', factor: settings.hoursPerMonth },
];

/** What labor, or a machine beside it, costs per `unit`. */
export interface LaborCostRates {
  name: string;
  unit: LaborUnit;
  regular: DecimalString;
  overtime?: DecimalString | undefined;
  double?: DecimalString | undefined;
  night?: DecimalString | undefined;
  /** A machine, a permit: it has one rate, and no overtime. */
  isNonLabor?: boolean;
}

/**
 * The rates per hour, unrounded, as an estimate's line takes them.
 * @throws RangeError for a cost per piece.
 */
export function hourlyRates(
  cost: LaborCostRates,
  settings: LaborSettings = defaultLaborSettings,
): LaborRates {
  if (cost.unit === 'u') throw new RangeError(`“${cost.name}” costs by the unit and has no hourly rate`);
  const hours = hoursPer(cost.unit, settings);
  const perHour = (rate: string): string => new Decimal(rate).div(hours).toFixed();
  const rates: LaborRates = { regular: perHour(cost.regular) };
  if (cost.isNonLabor) return rates;
  for (const kind of ['overtime', 'double', 'night'] as const) {
    const rate = cost[kind];
    if (rate !== undefined) rates[kind] = perHour(rate);
  }
  return rates;
}

/** How much of something one unit of labor gets done. */
export interface LaborProductivity {
  name: string;
  unit: LaborUnit;
  /** Units of work in one `unit` of labor, at least 1. */
  value: DecimalString;
}

/**
 * Hours for one unit of work, unrounded: an estimate line's labor unit.
 * @throws RangeError for a productivity below 1, or by the piece.
 */
export function laborUnitOf(
  { name, unit, value }: LaborProductivity,
  settings: LaborSettings = defaultLaborSettings,
): Decimal {
  if (new Decimal(value).lt(1)) throw new RangeError(`The productivity of “${name}” is below 1`);
  if (unit === 'u') throw new RangeError(`The productivity of “${name}” is by the unit and gives no hours`);
  return hoursPer(unit, settings).div(value);
}

/**
 * Hours that a quantity takes: quantity ÷ productivity, in hours, × difficulty. Unrounded.
 * @param difficulty 1 is a normal job, 1.25 takes a quarter more.
 * @throws RangeError for a productivity below 1 or by the piece, a quantity below 0, a difficulty that is not above 0.
 */
export function laborHours(
  quantity: DecimalString,
  productivity: LaborProductivity,
  {
    difficulty = '1',
    settings = defaultLaborSettings,
  }: { difficulty?: DecimalString; settings?: LaborSettings } = {},
): Decimal {
  const [amount, factor] = [new Decimal(quantity), new Decimal(difficulty)];
  if (amount.lt(0)) throw new RangeError('The quantity is below 0');
  if (factor.lte(0)) throw new RangeError('The difficulty must be above 0');
  // Divided last: 30 at 3 a day are 80 hours, not 79.99….
  laborUnitOf(productivity, settings);
  return amount.times(hoursPer(productivity.unit, settings)).times(factor).div(productivity.value);
}

/** Somebody, or something, in a crew. */
export interface CrewMember {
  cost: LaborCostRates;
  /** How many of it; 1 when absent. */
  count?: DecimalString | undefined;
  /** The mix of its hours; all regular when absent. */
  shares?: LaborInput['shares'];
}

/**
 * What one hour of one person of a crew costs: the people's average, and the machines' cost spread over the people. Of a
 * crew of machines alone, what an hour of all of them costs.
 * @throws RangeError for an empty crew, a cost per piece, a mix that does not make 100 %.
 */
export function crewRate(
  crew: readonly CrewMember[],
  settings: LaborSettings = defaultLaborSettings,
): Decimal {
  let [people, sum] = [new Decimal(0), new Decimal(0)];
  let isEmpty = true;
  for (const { cost, count = '1', shares } of crew) {
    const many = new Decimal(count);
    if (many.lt(0)) throw new RangeError(`The number of “${cost.name}” is below 0`);
    if (many.isZero()) continue;
    isEmpty = false;
    const rates = hourlyRates(cost, settings);
    const { rate } = blendedRate({ rates, ...(shares !== undefined && !cost.isNonLabor && { shares }) });
    sum = sum.plus(rate.times(many));
    if (!cost.isNonLabor) people = people.plus(many);
  }
  if (isEmpty) throw new RangeError('There is no labor cost to take a rate from');
  return people.isZero() ? sum : sum.div(people);
}

/**
 * How a loaded rate is made unless an item says otherwise. `labor` is the hourly cost; `indirect`, `profit` and `discount`
 * are shares of 1, so that 10 % is 0.1; `hours` and `quantity` are those of the line.
 */
export const defaultLaborFormula = 'labor * (1 + indirect) * (1 + profit) * (1 - discount)';
export const laborFormulaNames = ['labor', 'indirect', 'profit', 'discount', 'hours', 'quantity'] as const;

/** What is wrong with an item's formula; undefined for one that can be evaluated, and for none at all. */
export function checkLaborFormula(formula: string): FormulaError | undefined {
  if (formula.trim() === '') return undefined;
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed.error;
  const unknown = formulaNames(parsed.node).find(
    ({ name }) => !(laborFormulaNames as readonly string[]).includes(name),
  );
  if (unknown === undefined) return undefined;
  const { name, start, end } = unknown;
  return { code: 'unknown_name', message: `“${name}” is not defined`, start, end };
}

/** An item of a labor cost template; its percentages are at least 0. */
export interface LaborCostItem {
  profitPercent?: DecimalString | undefined;
  indirectPercent?: DecimalString | undefined;
  discountPercent?: DecimalString | undefined;
  /** Over `laborFormulaNames`; empty for `defaultLaborFormula`. */
  formula?: string | undefined;
}

export type LoadedRateResult =
  { ok: true; rate: Decimal; explain: ExplainStep[] } | { ok: false; error: FormulaError };

/**
 * The rate that an hour is charged at, unrounded.
 * @param labor what an hour costs, from `crewRate`.
 * @param line what the formula may use beside it; both 0 when absent.
 * @returns an error with its words and place: an unknown name, a division by zero, a rate or a percentage below 0.
 */
export function loadedRate(
  labor: Decimal | DecimalString,
  item: LaborCostItem,
  line: { hours?: DecimalString | undefined; quantity?: DecimalString | undefined } = {},
  source?: FigureSource,
): LoadedRateResult {
  const formula = item.formula?.trim() ? item.formula : defaultLaborFormula;
  const refuse = (message: string): LoadedRateResult => ({
    ok: false,
    error: { code: 'domain', message, start: 0, end: formula.length },
  });
  const share = (percent: string | undefined): string => new Decimal(percent || 0).div(100).toFixed();
  const shares = {
    indirect: [share(item.indirectPercent), 'Indirect cost'],
    profit: [share(item.profitPercent), 'Profit'],
    discount: [share(item.discountPercent), 'Discount'],
  } as const;
  for (const [value, label] of Object.values(shares))
    if (new Decimal(value).lt(0)) return refuse(`${label} is below 0`);
  const figures = {
    labor: { value: new Decimal(labor).toFixed(), label: 'Hourly cost', ...(source && { source }) },
    ...Object.fromEntries(Object.entries(shares).map(([name, [value, label]]) => [name, { value, label }])),
    hours: { value: line.hours ?? '0', label: 'Hours' },
    quantity: { value: line.quantity ?? '0', label: 'Quantity' },
  };
  const unknown = checkLaborFormula(formula);
  if (unknown) return { ok: false, error: unknown };
  const result = evaluateFormula(formula, figures);
  if (!result.ok) return result;
  const rate = new Decimal(result.value);
  if (rate.lt(0)) return refuse(`The rate comes to ${quantityText(rate)}, which is below 0`);
  return { ok: true, rate, explain: explainFormula(formula, figures) };
}
