import type { LineSteps } from '@plumbline/api';
import { compileCalculator, explainField, explainLine, type EstimateResult } from '@plumbline/estimating';
import type { EstimateSources } from './estimate-sources.ts';
import { toEngineInput } from './engine-input.ts';
import { lineId } from './estimate-line-row.ts';
import { presentSteps } from './lines.ts';

/** Rounding cents that one line carries for all, used by derived columns. */
export function carriedRounding(
  field: string,
  calculator: EstimateSources['calculator'],
  estimate: () => Promise<EstimateResult>,
): Promise<EstimateResult['carried']> | undefined {
  if (!calculator) return undefined;
  const { carriers, sellDependents } = compileCalculator(calculator);
  return carriers.has(field) || sellDependents.has(field)
    ? estimate().then(({ carried }) => carried)
    : undefined;
}

/**
 * Derivation of a column's figure on a line; no steps without a figure.
 * @param carriedCents rounding of the whole estimate from `carriedRounding`.
 */
export function explainColumnFigure(
  data: EstimateSources,
  line: { condition: string; id: string; field: string },
  carriedCents?: EstimateResult['carried'],
) {
  const only = data.conditions.filter(({ condition_id }) => condition_id === line.condition);
  const { input } = toEngineInput({ ...data, conditions: only });
  return explainField(input, lineId(line.condition, line.id), line.field, carriedCents);
}

/**
 * Derivations of a line's figures; undefined for an unknown line.
 * @param carriedCents rounding of the whole estimate.
 */
export function explainLineFigures(
  data: EstimateSources,
  line: { condition: string; id: string },
  carriedCents?: EstimateResult['carried'],
): LineSteps | undefined {
  const condition = data.conditions.find(({ condition_id }) => condition_id === line.condition);
  const row = data.lines.find(
    ({ assembly_id, line_id }) => assembly_id === condition?.assembly_id && line_id === line.id,
  );
  if (!condition || !row) return undefined;
  const { input } = toEngineInput({ ...data, conditions: [condition] });
  const result = explainLine(input, lineId(line.condition, line.id), carriedCents);
  return result && presentSteps(result, row);
}
