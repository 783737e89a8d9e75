/** Decimal as text, such as "1234.5"; the format of money and quantities at every boundary. */
export type DecimalString = string;

/** Source of a figure, for links. */
export interface FigureSource {
  kind: 'takeoff' | 'price' | 'labor' | 'setting' | 'line' | 'formula';
  /** Label, e.g. a sheet, vendor or table. */
  label: string;
  id?: string;
  /** YYYY-MM-DD. */
  date?: string;
}

/** Step of a derivation. */
export interface ExplainStep {
  /** Operator on the running total; '' for the first step, '=' for a result or rounding. */
  operator: '' | '+' | '−' | '×' | '÷' | '=';
  label: string;
  /** Operand. */
  value: DecimalString;
  unit: string;
  /** Running total after the step, in `runningUnit`. */
  runningTotal: DecimalString;
  runningUnit: string;
  source?: FigureSource;
}

/** Take-off quantity or dimension that formulas use by name. */
export interface EstimateVariable {
  value: DecimalString;
  unit?: string;
  label?: string;
  source?: FigureSource;
  /** Derivation, for formulas that begin with it. */
  steps?: ExplainStep[];
}

/** Purchase price of a material with its surcharges; percentages apply to the changed price. */
export interface MaterialPrice {
  price: DecimalString;
  /** Price change of the estimate, applied before surcharges. */
  changePercent?: DecimalString;
  freightPercent?: DecimalString;
  dutyPercent?: DecimalString;
  packingPercent?: DecimalString;
  tariffPercent?: DecimalString;
  /** Cushion on the landed price. */
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

/** Quantity that labor is charged on. */
export type LaborBasis = 'installed' | 'ordered';

export interface LaborInput {
  /** Hours per unit of the line. */
  laborUnit: DecimalString;
  /** Difficulty factor. @default 1 */
  difficulty?: DecimalString;
  rates: LaborRates;
  /** Shares of the hours in percent, together 100. @default all regular */
  shares?: {
    regular?: DecimalString;
    overtime?: DecimalString;
    double?: DecimalString;
    night?: DecimalString;
  };
  /** Owner of the difficulty, e.g. "this line"; absent if it applies to the whole estimate. */
  difficultyOf?: string;
  sharesOf?: string;
  /**
   * Quantity that the hours are charged on: `installed` is the one before waste and order rounding, `ordered` the one
   * after. @default 'installed'
   */
  basis?: LaborBasis;
  source?: FigureSource;
}

/** Equipment, subcontract or other cost of a line. */
export interface OtherCostInput {
  kind: 'equipment' | 'subcontract' | 'other';
  name: string;
  /** Cost per unit of quantity; `amount` is a lump sum that applies if the quantity is not 0. */
  unitCost?: DecimalString;
  amount?: DecimalString;
}

export interface EstimateLineInput {
  id: string;
  /** Material of the line, for material-specific formulas. */
  materialId?: string;
  code?: string;
  name: string;
  unit: string;
  /** Formula over the assembly's variables for the net quantity in `unit`. */
  quantity: string;
  wastePercent?: DecimalString;
  /** Size of one purchase unit; the quantity is finally rounded up to whole units. */
  orderQuantity?: DecimalString;
  material?: MaterialPrice;
  labor?: LaborInput;
  other?: OtherCostInput[];
  /** Markup on the line's cost that replaces the estimate's overhead, contingency and profit. */
  markupPercent?: DecimalString;
  /** False excludes the line from all sums but keeps it in the list. */
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

/** Sums for computing clause amounts; unknown ones are absent. */
export interface ClauseFigures {
  /** Sell of the lines. */
  subtotal: DecimalString;
  direct?: DecimalString;
  material?: DecimalString;
  labor?: DecimalString;
  hours?: DecimalString;
}
export type ClauseBase = 'material' | 'labor' | 'direct' | 'subtotal';

/** Calculation of a clause's amount. */
export interface ClauseCalculation {
  calculateBy: 'no_calculation' | 'fixed_value' | 'percentage' | 'formula';
  /** Money for `fixed_value`, percent for `percentage`. */
  value?: DecimalString | undefined;
  /** Base of a percentage. */
  base?: ClauseBase | undefined;
  /** Formula over `material`, `labor`, `direct`, `subtotal` (of lines) and `hours`; gives money. */
  formula?: string | undefined;
}

/** Clause of a quote; an exclusion is not in the price and counts 0 regardless of its figure. */
export interface ClauseInput extends ClauseCalculation {
  id: string;
  name: string;
  kind: 'inclusion' | 'exclusion';
}

/** Problem that makes a figure incorrect. */
export interface EstimateProblem {
  /** Id of the line or clause. */
  id: string;
  /** Calculator field without a figure. */
  field?: string;
  message: string;
}

export interface LineResult {
  id: string;
  assemblyId: string;
  included: boolean;
  /** Quantity before waste and order rounding. */
  installedQuantity: DecimalString;
  quantity: DecimalString;
  /** Quantity that the hours are charged on; absent if it is `quantity`. */
  laborQuantity?: DecimalString;
  unit: string;
  landedPrice: DecimalString;
  materialPrice: DecimalString;
  material: DecimalString;
  hours: DecimalString;
  laborRate: DecimalString;
  labor: DecimalString;
  equipment: DecimalString;
  other: DecimalString;
  /** Part of equipment and other cost that does not depend on the quantity; absent if none. */
  lump?: DecimalString;
  cost: DecimalString;
  unitCost: DecimalString;
  markupPercent: DecimalString;
  marginPercent: DecimalString;
  sell: DecimalString;
  /** Figures and texts of calculator fields by id; empty fields are omitted. */
  columns?: Record<string, string>;
  /** Reasons why fields have no figure, by id. */
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

/** Sums of the lines of an assembly or estimate. */
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
  /** Sums of calculator fields over counted lines; percentages are computed from the sums. */
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
  /** Percentage of direct cost, overhead and contingency. */
  profit: DecimalString;
  /** Sells of lines with an own markup minus their sells by the estimate's percentages. */
  lineMarkups: DecimalString;
  lines: DecimalString;
  inclusions: DecimalString;
  subtotal: DecimalString;
  discount: DecimalString;
  bond: DecimalString;
  tax: DecimalString;
  total: DecimalString;
  /** Markup of the subtotal over direct cost. */
  markupPercent: DecimalString;
  marginPercent: DecimalString;
  totalPerArea?: DecimalString;
}

/** Rounding difference between the estimate's amounts and the rounded figures of its lines, carried by one line. */
export interface CarriedCents {
  lineId: string;
  /** Of the lines' sells. */
  sell: DecimalString;
  overhead: DecimalString;
  contingency: DecimalString;
  tax: DecimalString;
}
