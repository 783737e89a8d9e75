import { drawnFigures, setFigures, takeoffFigures } from '../measure/figures.ts';
import { parseDimension } from '../formula/dimension.ts';
import { formulaFunctions } from '../formula/index.ts';

interface LineFigure {
  label: string;
  unit?: string;
  /** Known before labor: what a labor productivity may use. */
  isEarly?: true;
}

/**
 * What every line of an estimate gives to formulas. A quantity counts the line's own units, so that quantity × unit price
 * is money; percentages are figures such as 10.
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
  sell: { label: 'Sell by cost and markup', unit: '$' },
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

/** What a line bears of the amounts that an estimate adds as a whole: over all lines they come to those amounts. */
export const shareFigures = [
  'overhead_share',
  'contingency_share',
  'tax_share',
] as const satisfies LineFigureName[];

/** Units that a material formula gives. */
export const materialFormulaUnits = ['MM', 'IN', 'EA', 'FT', 'SQFT', 'SQIN'] as const;

/** Names of figures from outside of formulas, each with its unit; undefined where it takes that of its company. */
export function figureUnits(withTakeoff: boolean): Record<string, { unit?: string }> {
  const names: Record<string, { unit?: string }> = {};
  for (const [name, figure] of Object.entries<LineFigure>(lineFigures))
    names[name] = figure.unit === undefined ? {} : { unit: figure.unit };
  return withTakeoff ? { ...names, ...takeoffUnits() } : names;
}

/** Names of drawn and set figures, each with its unit. */
export function takeoffUnits(): Record<string, { unit?: string }> {
  const names: Record<string, { unit?: string }> = { qty: {}, sides: {} };
  for (const [name, unit] of Object.entries({ ...drawnFigures, ...setFigures })) names[name] = { unit };
  return names;
}

const isFigure = (name: string) => Object.hasOwn(lineFigures, name) || Object.hasOwn(takeoffFigures, name);

/** What is wrong with a name for formulas, in words; undefined for a good one. */
export function nameProblem(name: string): string | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,59}$/.test(name))
    return 'A name in formulas has letters, digits and underscores, and begins with a letter';
  if (Object.hasOwn(formulaFunctions, name.toLowerCase())) return `“${name}” is a function`;
  if (isFigure(name)) return `“${name}” is a figure that every formula has already`;
  return undefined;
}

/** Whether a unit is one that figures can be in: `SF`, `$`, `$/SF`, `%`, or none. */
export const isFigureUnit = (unit: string): boolean => parseDimension(unit) !== undefined;

/** "net_area" reads as "Net area". */
export function readableName(name: string): string {
  if (Object.hasOwn(lineFigures, name)) return lineFigures[name as LineFigureName].label;
  if (name === 'qty') return 'Take-off quantity';
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
