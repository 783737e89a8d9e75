import type { AlternateInput, AlternateResult } from './alternate-types.ts';
import type { CalculatorInput } from '../calculator/types.ts';

/** A decimal figure as text, such as "1234.5": money and quantities cross every boundary this way. */
export type DecimalString = string;

/** Where a figure comes from, for a link beside it. */
export interface FigureSource {
  kind: 'takeoff' | 'price' | 'labor' | 'setting' | 'line' | 'formula';
  /** What a person reads: a sheet, a vendor, a table. */
  label: string;
  id?: string;
  /** YYYY-MM-DD. */
  date?: string;
}

/** One line of "why this number". */
export interface ExplainStep {
  /** What the step does to the running total; '' for the first, '=' for a result or a rounding. */
  operator: '' | '+' | '−' | '×' | '÷' | '=';
  label: string;
  /** The step's own figure. */
  value: DecimalString;
  unit: string;
  /** The total after this step, in `runningUnit`. */
  runningTotal: DecimalString;
  runningUnit: string;
  source?: FigureSource;
}

/** A take-off quantity or a dimension that formulas use by name. */
export interface EstimateVariable {
  value: DecimalString;
  unit?: string;
  label?: string;
  source?: FigureSource;
  /** How it comes about, for whoever tells of a formula that begins with it. */
  steps?: ExplainStep[];
}

/** A material's price as bought and what comes on top of it; percentages are of the price as it is changed. */
export interface MaterialPrice {
  price: DecimalString;
  /** What an estimate adds to the price as bought, before all that comes on top of it. */
  changePercent?: DecimalString;
  freightPercent?: DecimalString;
  dutyPercent?: DecimalString;
  packingPercent?: DecimalString;
  tariffPercent?: DecimalString;
  /** On the landed price. */
  cushionPercent?: DecimalString;
  source?: FigureSource;
}

/** Hourly cost by kind of hour. */
export interface LaborRates {
  regular: DecimalString;
  overtime?: DecimalString;
  double?: DecimalString;
  night?: DecimalString;
}

export interface LaborInput {
  /** Hours per unit of the line. */
  laborUnit: DecimalString;
  /** 1 when absent. */
  difficulty?: DecimalString;
  rates: LaborRates;
  /** Shares of the hours in percent, together 100; all regular when absent. */
  shares?: {
    regular?: DecimalString;
    overtime?: DecimalString;
    double?: DecimalString;
    night?: DecimalString;
  };
  /** Whose own the difficulty and the mix are, such as "this line"; absent where they are everybody's. */
  difficultyOf?: string;
  sharesOf?: string;
  /** Hours follow the line's quantity as shown, or what is installed before waste and order rounding. */
  basis?: 'quantity' | 'installed';
  source?: FigureSource;
}

/** Equipment, subcontract or other cost of a line. */
export interface OtherCostInput {
  kind: 'equipment' | 'subcontract' | 'other';
  name: string;
  /** Per unit of the line's quantity; or `amount`, once where anything of the line is counted. */
  unitCost?: DecimalString;
  amount?: DecimalString;
}

export interface EstimateLineInput {
  id: string;
  /** What it buys, for material formulas that are for one material. */
  materialId?: string;
  code?: string;
  name: string;
  unit: string;
  /** Formula over the assembly's variables that gives the net quantity in `unit`. */
  quantity: string;
  wastePercent?: DecimalString;
  /** Size of one purchase unit; the quantity is rounded up to whole ones, last. */
  orderQuantity?: DecimalString;
  material?: MaterialPrice;
  labor?: LaborInput;
  other?: OtherCostInput[];
  /** Markup on this line's cost instead of the estimate's overhead, contingency and profit. */
  markupPercent?: DecimalString;
  /** False leaves the line in the list and out of every sum. */
  included?: boolean;
}

export interface AssemblyInput {
  id: string;
  code?: string;
  name: string;
  variables: Record<string, EstimateVariable>;
  lines: EstimateLineInput[];
  included?: boolean;
}

/** Sums that the amount of an inclusion or exclusion is computed from; what is not known is absent. */
export interface ClauseFigures {
  /** What the lines sell for. */
  subtotal: DecimalString;
  direct?: DecimalString;
  material?: DecimalString;
  labor?: DecimalString;
  hours?: DecimalString;
}
export type ClauseBase = 'material' | 'labor' | 'direct' | 'subtotal';

/** How the amount of an inclusion or exclusion comes about. */
export interface ClauseCalculation {
  calculateBy: 'no_calculation' | 'fixed_value' | 'percentage' | 'formula';
  /** Money for `fixed_value`, percent for `percentage`. */
  value?: DecimalString | undefined;
  /** What a percentage is of. */
  base?: ClauseBase | undefined;
  /** Over `material`, `labor`, `direct`, `subtotal` (of lines) and `hours`; gives money. */
  formula?: string | undefined;
}

/** A clause of a quote; an exclusion says what is not in the price and counts 0, whatever figure it carries. */
export interface ClauseInput extends ClauseCalculation {
  id: string;
  name: string;
  kind: 'inclusion' | 'exclusion';
}

export interface EstimateInput {
  assemblies: AssemblyInput[];
  clauses?: ClauseInput[];
  alternates?: AlternateInput[];
  /** On direct cost. */
  overheadPercent?: DecimalString;
  /** On direct cost. */
  contingencyPercent?: DecimalString;
  /** On direct cost, overhead and contingency. */
  profitPercent?: DecimalString;
  /** On the subtotal. */
  discountPercent?: DecimalString;
  /** On the subtotal less discount. */
  bondPercent?: DecimalString;
  taxPercent?: DecimalString;
  /** What sales tax is on: the sell price with bond, or the cost of material. */
  taxOn?: 'sell' | 'material';
  /** Decimals that an estimate price is rounded to before it is multiplied; not rounded when absent. */
  priceDecimals?: 2 | 3 | 4;
  /** Area the total is compared by, in SF. */
  area?: DecimalString;
  /** The columns that each line has beside its own figures. */
  calculator?: CalculatorInput;
  /** False leaves out how each line's figures come about; `explainLine` tells it of one. */
  lineSteps?: boolean;
}

/** Something that keeps a figure from being right. */
export interface EstimateProblem {
  /** Of the line, or the clause. */
  id: string;
  /** The calculator's field that has no figure there. */
  field?: string;
  message: string;
}

export interface LineResult {
  id: string;
  assemblyId: string;
  included: boolean;
  /** Before waste and order rounding. */
  installedQuantity: DecimalString;
  quantity: DecimalString;
  unit: string;
  landedPrice: DecimalString;
  materialPrice: DecimalString;
  material: DecimalString;
  hours: DecimalString;
  laborRate: DecimalString;
  labor: DecimalString;
  equipment: DecimalString;
  other: DecimalString;
  /** Of equipment and other cost, what does not depend on the quantity; absent where there is none. */
  lump?: DecimalString;
  cost: DecimalString;
  unitCost: DecimalString;
  markupPercent: DecimalString;
  marginPercent: DecimalString;
  sell: DecimalString;
  /** Figures and texts of the calculator's fields, by their id; a field without one has none here. */
  columns?: Record<string, string>;
  /** Why a field has no figure here, by its id. */
  columnProblems?: Record<string, string>;
  explain: {
    quantity: ExplainStep[];
    price: ExplainStep[];
    material: ExplainStep[];
    labor: ExplainStep[];
    equipment: ExplainStep[];
    other: ExplainStep[];
    sell: ExplainStep[];
  };
}

/** Sums of an assembly's or estimate's lines. */
export interface CostSums {
  material: DecimalString;
  hours: DecimalString;
  labor: DecimalString;
  equipment: DecimalString;
  other: DecimalString;
  cost: DecimalString;
  sell: DecimalString;
  markupPercent: DecimalString;
  marginPercent: DecimalString;
}

export interface AssemblyResult extends CostSums {
  /** Sums of the calculator's fields over the lines that count; a percentage is that of the sums. */
  columns?: Record<string, DecimalString>;
  id: string;
  included: boolean;
  lines: LineResult[];
}

export interface EstimateTotals {
  material: DecimalString;
  hours: DecimalString;
  labor: DecimalString;
  equipment: DecimalString;
  other: DecimalString;
  direct: DecimalString;
  overhead: DecimalString;
  contingency: DecimalString;
  /** What the lines' sells leave over direct cost, overhead and contingency, so that what is shown adds up. */
  profit: DecimalString;
  lines: DecimalString;
  inclusions: DecimalString;
  subtotal: DecimalString;
  discount: DecimalString;
  bond: DecimalString;
  tax: DecimalString;
  total: DecimalString;
  /** Subtotal over direct cost. */
  markupPercent: DecimalString;
  marginPercent: DecimalString;
  totalPerArea?: DecimalString;
}

/** Cents that the amounts of an estimate have over those of its lines, each rounded; one line bears them. */
export interface CarriedCents {
  lineId: string;
  overhead: DecimalString;
  contingency: DecimalString;
  tax: DecimalString;
}

export interface EstimateResult {
  /** Absent where the lines come to the amounts by themselves, or no column tells of them. */
  carried?: CarriedCents;
  assemblies: AssemblyResult[];
  /** `amount` is what counts: 0 of an exclusion, whose `value` says what it would be. */
  clauses: { id: string; kind: 'inclusion' | 'exclusion'; amount: DecimalString; value: DecimalString }[];
  alternates: AlternateResult[];
  totals: EstimateTotals;
  /** As of an assembly, over all of them. */
  columns?: Record<string, DecimalString>;
  explain: ExplainStep[];
  problems: EstimateProblem[];
}
