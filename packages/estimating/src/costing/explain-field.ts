import { compileCalculator, explainColumn, type Compiled } from '../calculator/columns.ts';
import { costLine, type CostedLine } from './line.ts';
import type { CarriedCents, ExplainStep, LineResult } from './types.ts';
import type { EstimateInput } from './estimate-types.ts';

function costed(
  input: EstimateInput,
  lineId: string,
  calculator: Compiled | undefined,
  carried?: CarriedCents,
): CostedLine | undefined {
  for (const assembly of input.assemblies) {
    const line = assembly.lines.find(({ id }) => id === lineId);
    const own = carried?.lineId === lineId ? carried : undefined;
    if (line) return costLine(assembly, line, { ...input, lineSteps: true }, [], calculator, own);
  }
  return undefined;
}

/**
 * Derivation of a calculator field's figure on one line.
 * @param carried from the whole estimate, if `input` is a part of it.
 * @returns no steps if the line, field or figure is missing.
 */
export function explainField(
  input: EstimateInput,
  lineId: string,
  fieldId: string,
  carried?: CarriedCents,
): ExplainStep[] {
  const field = input.calculator?.fields.find(({ id }) => id === fieldId);
  if (!input.calculator || !field) return [];
  const columns = costed(input, lineId, compileCalculator(input.calculator), carried)?.columns;
  return columns ? explainColumn(field, columns) : [];
}

/**
 * Line with the derivation of each figure; undefined if it does not exist.
 * @param carried from the whole estimate, if `input` is a part of it.
 */
export const explainLine = (
  input: EstimateInput,
  lineId: string,
  carried?: CarriedCents,
): LineResult | undefined =>
  costed(input, lineId, input.calculator && compileCalculator(input.calculator), carried)?.result;
