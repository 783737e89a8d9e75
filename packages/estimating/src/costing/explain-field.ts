import { compileCalculator, explainColumn } from '../calculator/columns.ts';
import { costLine } from './line.ts';
import type { EstimateInput, ExplainStep } from './types.ts';

/**
 * How the figure of a calculator's field on one line comes about.
 * @returns no steps where the line, the field or its figure is not there.
 */
export function explainField(input: EstimateInput, lineId: string, fieldId: string): ExplainStep[] {
  const field = input.calculator?.fields.find(({ id }) => id === fieldId);
  if (!input.calculator || !field) return [];
  for (const assembly of input.assemblies) {
    const line = assembly.lines.find(({ id }) => id === lineId);
    if (!line) continue;
    const { columns } = costLine(assembly, line, input, [], compileCalculator(input.calculator));
    return columns ? explainColumn(field, columns) : [];
  }
  return [];
}
