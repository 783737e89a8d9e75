import { evaluateFormula, formulaNames, parseFormula, type FormulaError } from '../formula/index.ts';
import type { UnitLink } from '../units/index.ts';
import { blendedRate } from './blended-rate.ts';
import { Decimal, explainFormula, quantityText } from './explain.ts';
import type { DecimalString, ExplainStep, FigureSource, LaborInput, LaborRates } from './types.ts';

/** Hours, days, weeks, months and pieces; a piece is not a time unit. */
export type LaborUnit = 'h' | 'D' | 'w' | 'm' | 'u';

/** Working hours per day, week and month. */
export interface LaborSettings {
  hoursPerDay: DecimalString;
  hoursPerWeek: DecimalString;
  hoursPerMonth: DecimalString;
}
/** Default: 8 hours, 5 days; a month is a twelfth of 52 weeks, to two decimals. */
export const defaultLaborSettings: LaborSettings = {
  hoursPerDay: '8',
  hoursPerWeek: '40',
  hoursPerMonth: '173.33',
};

const unitNames: Record<LaborUnit, string> = { h: 'hour', D: 'day', w: 'week', m: 'month', u: 'unit' };

/**
 * Hours in one unit of labor.
 * @throws RangeError for pieces and for units without hours in the settings.
 */
export function hoursPer(unit: LaborUnit, settings: LaborSettings = defaultLaborSettings): Decimal {
  if (unit === 'u') throw new RangeError('Pieces cannot be converted to hours');
  const hoursText = { h: '1', D: settings.hoursPerDay, w: settings.hoursPerWeek, m: settings.hoursPerMonth }[
    unit
  ];
  const hours = new Decimal(hoursText);
  if (hours.lte(0)) throw new RangeError(`A ${unitNames[unit]} needs hours above 0`);
  return hours;
}

/** Unit links of days, weeks and months for a `UnitTable`. */
export const laborLinks = (settings: LaborSettings = defaultLaborSettings): UnitLink[] => [
  { unit: 'DAY', per: 'HR', factor: settings.hoursPerDay },
  { unit: 'WEEK', per: 'HR', factor: settings.hoursPerWeek },
  { unit: 'MONTH', per: 'HR', factor: settings.hoursPerMonth },
];

/** Cost of labor or equipment per `unit`. */
export interface LaborCostRates {
  name: string;
  unit: LaborUnit;
  regular: DecimalString;
  overtime?: DecimalString | undefined;
  double?: DecimalString | undefined;
  night?: DecimalString | undefined;
  /** Not labor, e.g. a machine or permit: one rate without overtime. */
  isNonLabor?: boolean;
}

/**
 * Unrounded hourly rates for an estimate line.
 * @throws RangeError for a cost per piece.
 */
export function hourlyRates(
  cost: LaborCostRates,
  settings: LaborSettings = defaultLaborSettings,
): LaborRates {
  if (cost.unit === 'u') throw new RangeError(`“${cost.name}” is priced per unit and has no hourly rate`);
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

/** Units of work per unit of labor. */
export interface LaborProductivity {
  name: string;
  unit: LaborUnit;
  /** Units of work in one `unit` of labor, at least 1. */
  value: DecimalString;
}

/**
 * Unrounded hours per unit of work, the labor unit of an estimate line.
 * @throws RangeError for a productivity below 1, or by the piece.
 */
export function laborUnitOf(
  { name, unit, value }: LaborProductivity,
  settings: LaborSettings = defaultLaborSettings,
): Decimal {
  if (new Decimal(value).lt(1)) throw new RangeError(`The productivity of “${name}” is below 1`);
  if (unit === 'u')
    throw new RangeError(`The productivity of “${name}” is per unit and cannot be converted to hours`);
  return hoursPer(unit, settings).div(value);
}

/**
 * Unrounded hours of a quantity: quantity ÷ productivity in hours × difficulty.
 * @param difficulty 1 is normal, 1.25 takes a quarter more hours.
 * @throws RangeError for a productivity below 1 or per piece, a quantity below 0, or a difficulty not above 0.
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
  // Divide last: 30 at 3 per day are 80 hours, not 79.99….
  laborUnitOf(productivity, settings);
  return amount.times(hoursPer(productivity.unit, settings)).times(factor).div(productivity.value);
}

/** Member of a crew: labor or equipment. */
export interface CrewMember {
  cost: LaborCostRates;
  /** Number of members. @default 1 */
  count?: DecimalString | undefined;
  /** Hour mix. @default all regular */
  shares?: LaborInput['shares'];
}

/**
 * Hourly cost per person of a crew: the average of the people plus the machine cost divided by the people. For a crew
 * of only machines, the hourly cost of all of them.
 * @throws RangeError for an empty crew, a cost per piece, or a mix that does not sum to 100%.
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
  if (isEmpty) throw new RangeError('The crew has no labor cost');
  return people.isZero() ? sum : sum.div(people);
}

/**
 * Default formula of a loaded rate. `labor` is the hourly cost; `indirect`, `profit` and `discount` are fractions, so
 * that 10% is 0.1; `hours` and `quantity` are those of the line.
 */
export const defaultLaborFormula = 'labor * (1 + indirect) * (1 + profit) * (1 - discount)';
export const laborFormulaNames = ['labor', 'indirect', 'profit', 'discount', 'hours', 'quantity'] as const;

/** Validates an item's formula; undefined if valid or empty. */
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

/** Item of a labor cost template; percentages are at least 0. */
export interface LaborCostItem {
  profitPercent?: DecimalString | undefined;
  indirectPercent?: DecimalString | undefined;
  discountPercent?: DecimalString | undefined;
  /** Formula over `laborFormulaNames`. @default `defaultLaborFormula` */
  formula?: string | undefined;
}

export type LoadedRateResult =
  | { ok: true; rate: Decimal; explain: ExplainStep[] }
  | { ok: false; error: FormulaError };

/**
 * Unrounded rate an hour is charged at.
 * @param labor hourly cost from `crewRate`.
 * @param line hours and quantity for the formula. @default 0
 * @returns an error with message and position: an unknown name, a division by zero, or a rate or percentage below 0.
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
  if (rate.lt(0)) return refuse(`The rate is ${quantityText(rate)}, which is below 0`);
  return { ok: true, rate, explain: explainFormula(formula, figures) };
}
