import type { DecimalString, EstimateVariable } from '../costing/types.ts';

/** Variable of a company's formulas: a value, or an alias of a line figure. */
export interface CalculatorVariable {
  label: string;
  /** Name in formulas. */
  variable: string;
  /** Value; absent or empty for an alias. */
  value?: DecimalString | undefined;
  unit?: string | undefined;
  /** Line figure of an alias, such as `quantity`, `material` or `area`. */
  column?: string | undefined;
}

/** Named formula of a material quantity. */
export interface MaterialFormula {
  label: string;
  variable: string;
  formula: string;
  /** Unit of the result: MM, IN, EA, FT, SQFT or SQIN. */
  unit: string;
  /** Material it applies to; 0 on lines of other materials. */
  materialId?: string | null | undefined;
}

/** Column of an estimate. */
export interface CalculatorField {
  id: string;
  label: string;
  /** Name in formulas of other columns. */
  variable: string;
  type: 'number' | 'text';
  /** Formula over line figures, variables, material formulas and other columns; empty for text. */
  formula: string;
  /** Unit type; dynamic means the unit of the line, and such columns have no sum. */
  unitType: 'static' | 'dynamic';
  unit: string;
  isWholeNumber?: boolean;
  /** In dollars, rounded to cents, or to four decimals for dynamic units. */
  isMonetary?: boolean;
  /** Can be overridden. */
  isEditable?: boolean;
  /** Units of work per hour; if it has a figure, the line's hours are computed from it. */
  isLaborProductivity?: boolean;
  showInQuote?: boolean;
  budgetColumn?: boolean;
  qtyColumn?: boolean;
  /** The line's sell is this figure. */
  sellColumn?: boolean;
}

/** Columns of an estimate and the definitions their formulas use. */
export interface CalculatorInput {
  /** Templates without take-off (Basic) have no take-off figures in formulas. */
  type: 'without_takeoff' | 'with_takeoff';
  fields: readonly CalculatorField[];
  variables: readonly CalculatorVariable[];
  formulas: readonly MaterialFormula[];
  /** Overrides by line and field. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type LineScope = Record<string, EstimateVariable>;
