import type { DecimalString, EstimateVariable } from '../costing/types.ts';

/** A figure that a company's formulas use by name: one of its own, or another name for a figure of the line. */
export interface CalculatorVariable {
  label: string;
  /** What formulas call it. */
  variable: string;
  /** Its own figure; absent or empty for a figure of the line. */
  value?: DecimalString | undefined;
  unit?: string | undefined;
  /** The figure of the line that it is another name for: `quantity`, `material`, `area` …. */
  column?: string | undefined;
}

/** How much of something a take-off needs, by a name that other formulas use. */
export interface MaterialFormula {
  label: string;
  variable: string;
  formula: string;
  /** The unit of the result: MM, IN, EA, FT, SQFT, SQIN. */
  unit: string;
  /** The one material it is for; lines of others have 0. */
  materialId?: string | null | undefined;
}

/** A column of an estimate. */
export interface CalculatorField {
  id: string;
  label: string;
  /** What the formulas of other columns call it. */
  variable: string;
  type: 'number' | 'text';
  /** Over the figures of the line, the company's variables and material formulas, and other columns; empty for text. */
  formula: string;
  /** Of the figure; a dynamic unit is that of the line, and such figures have no sum. */
  unitType: 'static' | 'dynamic';
  unit: string;
  isWholeNumber?: boolean;
  /** In dollars: to the cent, or with four decimals per unit of the line where the unit is dynamic. */
  isMonetary?: boolean;
  /** People may set it by hand. */
  isEditable?: boolean;
  /** Units of work in an hour: where it has a figure, the line's hours follow it. */
  isLaborProductivity?: boolean;
  showInQuote?: boolean;
  budgetColumn?: boolean;
  qtyColumn?: boolean;
  /** The line's sell is this figure. */
  sellColumn?: boolean;
}

/** The columns of an estimate with all that their formulas use. */
export interface CalculatorInput {
  /** Without take-off (Basic), formulas have no drawn figures. */
  type: 'without_takeoff' | 'with_takeoff';
  fields: readonly CalculatorField[];
  variables: readonly CalculatorVariable[];
  formulas: readonly MaterialFormula[];
  /** What was set by hand, by line and field. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type LineScope = Record<string, EstimateVariable>;
