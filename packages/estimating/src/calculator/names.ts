import { drawnFigures, setFigures, takeoffFigures } from '../measure/figures.ts';
import { parseDimension } from '../formula/dimension.ts';
import { formulaFunctions } from '../formula/index.ts';

interface LineFigure {
  label: string;
  unit?: string;
  /** Known before labor, so that a labor productivity can use it. */
  isEarly?: true;
}

/**
 * Figures of an estimate line in formulas. Quantities count the line's own units, so that quantity × unit price is
 * money; percentages are figures such as 10.
 */
export const lineFigures = {
  quantity: { label: 'Quantity', isEarly: true },
  installed: { label: 'Installed quantity', isEarly: true },
  unit_price: { label: 'Material unit price', unit: '$', isEarly: true },
  material: { label: 'Material', unit: '$', isEarly: true },
  productivity: { label: 'Units per hour' },
  hours: { label: 'Hours', unit: 'HR' },
  labor_rate: { label: 'Hourly cost', unit: '$/HR', isEarly: true },
  labor: { label: 'Labor', unit: '$' },
  equipment: { label: 'Equipment', unit: '$', isEarly: true },
  other: { label: 'Other cost', unit: '$', isEarly: true },
  cost: { label: 'Cost', unit: '$' },
  unit_cost: { label: 'Unit cost', unit: '$' },
  markup: { label: 'Markup %' },
  margin: { label: 'Margin %' },
  sell: { label: 'Sell from cost and markup', unit: '$' },
  overhead_share: { label: 'Share of overhead', unit: '$' },
  contingency_share: { label: 'Share of contingency', unit: '$' },
  tax_share: { label: 'Share of sales tax', unit: '$' },
  overhead_percent: { label: 'Overhead %', isEarly: true },
  contingency_percent: { label: 'Contingency %', isEarly: true },
  profit_percent: { label: 'Profit %', isEarly: true },
  discount_percent: { label: 'Discount %', isEarly: true },
  bond_percent: { label: 'Bond %', isEarly: true },
  tax_percent: { label: 'Sales tax %', isEarly: true },
} as const satisfies Record<string, LineFigure>;
export type LineFigureName = keyof typeof lineFigures;

/** Shares of amounts that are added to the whole estimate; over all lines they sum to those amounts. */
export const shareFigures = [
  'overhead_share',
  'contingency_share',
  'tax_share',
] as const satisfies LineFigureName[];

/** Result units of material formulas. */
export const materialFormulaUnits = ['MM', 'IN', 'EA', 'FT', 'SQFT', 'SQIN'] as const;

/** Names of figures from outside the formulas with their units; undefined adopts the unit of the other operand. */
export function figureUnits(withTakeoff: boolean): Record<string, { unit?: string }> {
  const names: Record<string, { unit?: string }> = {};
  for (const [name, figure] of Object.entries<LineFigure>(lineFigures))
    names[name] = figure.unit === undefined ? {} : { unit: figure.unit };
  return withTakeoff ? { ...names, ...takeoffUnits() } : names;
}

/** Names of take-off figures with their units. */
export function takeoffUnits(): Record<string, { unit?: string }> {
  const names: Record<string, { unit?: string }> = { qty: {}, sides: {} };
  for (const [name, unit] of Object.entries({ ...drawnFigures, ...setFigures })) names[name] = { unit };
  return names;
}

const isFigure = (name: string) => Object.hasOwn(lineFigures, name) || Object.hasOwn(takeoffFigures, name);

/** Validation message of a formula name; undefined if valid. */
export function nameProblem(name: string): string | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,59}$/.test(name))
    return 'Use letters, digits and underscores, starting with a letter';
  if (Object.hasOwn(formulaFunctions, name.toLowerCase())) return `“${name}” is a function`;
  if (isFigure(name)) return `“${name}” is already a built-in name`;
  return undefined;
}

/** True if a unit is known, such as `SF`, `$`, `$/SF`, `%` or empty. */
export const isFigureUnit = (unit: string): boolean => parseDimension(unit) !== undefined;

/** Converts a name to a label: "net_area" becomes "Net area". */
export function readableName(name: string): string {
  if (Object.hasOwn(lineFigures, name)) return lineFigures[name as LineFigureName].label;
  if (name === 'qty') return 'Take-off quantity';
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
