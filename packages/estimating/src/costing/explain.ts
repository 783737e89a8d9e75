import { Decimal as PlainDecimal } from 'decimal.js';
import { evaluateWithUnit, parseFormula, type FormulaNode, type FormulaScope } from '../formula/index.ts';
import type { EstimateVariable, ExplainStep } from './types.ts';

/** Decimal with 40 digits; figures are rounded once, when displayed. */
export const Decimal = PlainDecimal.clone({ precision: 40, defaults: true });
export type Decimal = PlainDecimal;

/** Rounds money to two decimals, half away from zero. */
export const money = (value: Decimal): Decimal => value.toDecimalPlaces(2, PlainDecimal.ROUND_HALF_UP);
export const moneyText = (value: Decimal): string => money(value).toFixed(2);

/** Formats a quantity with at most ten decimals. */
export const quantityText = (value: Decimal): string =>
  value.toDecimalPlaces(10, PlainDecimal.ROUND_HALF_UP).toFixed();

/**
 * Rounds a quantity or hours as displayed, half up: two decimals, or four significant digits if these are more. Amounts
 * are computed from the rounded figure, so that each product can be verified by hand.
 */
export const roundQuantity = (value: Decimal): Decimal =>
  value.toDecimalPlaces(Math.max(2, 3 - (value.isZero() ? 0 : value.e)), PlainDecimal.ROUND_HALF_UP);

/** Rounds hours as displayed, half up: two decimals, or four significant digits below one hour. */
export const roundHours = (value: Decimal): Decimal =>
  value.lt(1) ? roundQuantity(value) : value.toDecimalPlaces(2, PlainDecimal.ROUND_HALF_UP);

/** Rounds a price or an hourly cost to four decimals, half up. */
export const roundRate = (value: Decimal): Decimal => value.toDecimalPlaces(4, PlainDecimal.ROUND_HALF_UP);

/** Formats the markup of a line with as many decimals as two-decimal percentages give, so that it yields the sell. */
export function markupText(value: Decimal): string {
  const rounded = value.toDecimalPlaces(6, PlainDecimal.ROUND_HALF_UP);
  return rounded.toFixed(Math.max(2, rounded.decimalPlaces()));
}

export const percentText = (value: Decimal): string =>
  value.toDecimalPlaces(2, PlainDecimal.ROUND_HALF_UP).toFixed(2);

const operators = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;
const rounding: Partial<Record<string, string>> = {
  round: 'Rounded',
  roundup: 'Rounded up',
  rounddown: 'Rounded down',
  ceil: 'Rounded up',
  floor: 'Rounded down',
};

/** Converts a name to a label: "net_area" becomes "Net area". */
function readable(name: string): string {
  const text = name.replaceAll(/[._]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Explains a formula as steps from its leftmost figure, each with the running total. The right operand of an operator
 * is one step, labeled by its name if it is a variable.
 * @returns no steps for a formula without a value.
 */
export function explainFormula(
  formula: string,
  variables: Record<string, EstimateVariable | undefined>,
): ExplainStep[] {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return [];
  const scope: FormulaScope = variables;
  const figure = (node: FormulaNode): { value: string; unit: string } => {
    const result = evaluateWithUnit(node, scope);
    return result.ok ? { value: quantityText(result.value), unit: result.unit } : { value: '', unit: '' };
  };
  const name = (node: FormulaNode): Pick<ExplainStep, 'label' | 'source'> => {
    if (node.type !== 'name')
      return { label: node.type === 'number' ? '' : formula.slice(node.start, node.end) };
    const variable = variables[node.name];
    return {
      label: variable?.label ?? readable(node.name),
      ...(variable?.source && { source: variable.source }),
    };
  };
  const step = (operator: ExplainStep['operator'], part: FormulaNode, parent: FormulaNode): ExplainStep => {
    const own = figure(part);
    const total = figure(parent);
    return {
      operator,
      ...name(part),
      value: own.value,
      unit: own.unit,
      runningTotal: total.value,
      runningUnit: total.unit,
    };
  };
  const walk = (node: FormulaNode): ExplainStep[] => {
    if (node.type === 'binary' && Object.hasOwn(operators, node.operator)) {
      const operator = operators[node.operator as keyof typeof operators];
      // Start a product with its measured side instead of a plain number.
      if (node.operator === '*' && node.left.type === 'number' && node.right.type !== 'number') {
        return [...walk(node.right), step('×', node.left, node)];
      }
      return [...walk(node.left), step(operator, node.right, node)];
    }
    const roundingText = node.type === 'call' ? rounding[node.name] : undefined;
    if (node.type === 'call' && roundingText !== undefined) {
      const total = figure(node);
      return [
        ...walk(node.arguments[0] as FormulaNode),
        {
          operator: '=',
          label: roundingText,
          value: total.value,
          unit: total.unit,
          runningTotal: total.value,
          runningUnit: total.unit,
        },
      ];
    }
    const variableSteps = node.type === 'name' ? variables[node.name]?.steps : undefined;
    return variableSteps?.map((each) => ({ ...each })) ?? [step('', node, node)];
  };
  const steps = walk(parsed.node);
  return steps.some(({ runningTotal }) => runningTotal === '') ? [] : steps;
}
