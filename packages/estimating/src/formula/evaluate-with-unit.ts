import type { Decimal as PlainDecimal } from 'decimal.js';
import { Decimal } from './decimal.ts';
import { convertDimension, parseDimension, sameKind, type Dimension } from './dimension.ts';
import { checkUnits, evaluateFormula, type FormulaScope } from './evaluate.ts';
import type { FormulaError, FormulaNode } from './parse.ts';

const natural = [
  'LF',
  'SF',
  'CF',
  'M',
  'SQM',
  'CUM',
  'IN',
  'SQIN',
  'YD',
  'SY',
  'CY',
  'LB',
  'KG',
  'OZ',
  'G',
  'TON',
  'EA',
  'HR',
  '$',
  '$/LF',
  '$/SF',
].map((unit) => ({ unit, as: parseDimension(unit) as Dimension }));

/**
 * Evaluates a part of a formula with the unit of its figure: a known unit if one fits exactly, else the foot-based one;
 * no unit if nothing in it has one.
 */
export function evaluateWithUnit(
  node: FormulaNode,
  scope: FormulaScope,
): { ok: true; value: PlainDecimal; unit: string } | { ok: false; error: FormulaError } {
  const unitsOf = (name: string): Dimension | undefined => {
    const value = Object.hasOwn(scope, name) ? scope[name] : undefined;
    const unit = typeof value === 'object' && 'value' in value ? value.unit : undefined;
    return unit === undefined ? undefined : parseDimension(unit);
  };
  const checked = checkUnits(node, unitsOf);
  if (!checked.ok) return checked;
  const { dimension } = checked;
  const value = evaluateFormula(node, scope);
  if (!value.ok) return value;
  if (dimension === undefined) return { ...value, unit: '' };
  const fits = natural.filter(({ as }) => sameKind(as, dimension));
  const exact = fits.find(({ as }) => convertDimension(new Decimal(1), as, dimension).eq(1));
  const chosen = exact ?? fits[0];
  if (chosen === undefined) return { ...value, unit: '' };
  return evaluated(node, scope, chosen.unit);
}

function evaluated(
  node: FormulaNode,
  scope: FormulaScope,
  unit: string,
): { ok: true; value: PlainDecimal; unit: string } | { ok: false; error: FormulaError } {
  const result = evaluateFormula(node, scope, { unit });
  return result.ok ? { ...result, unit } : result;
}
