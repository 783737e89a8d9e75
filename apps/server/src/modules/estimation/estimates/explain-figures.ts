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

/** Inputs of one condition or item. */
const onlyGroup = (data: EstimateSources, id: string): EstimateSources => ({
  ...data,
  conditions: data.conditions.filter(({ condition_id }) => condition_id === id),
  items: (data.items ?? []).filter(({ item_id }) => item_id === id),
});

/**
 * Derivation of a column's figure on a line; no steps without a figure.
 * @param carriedCents rounding of the whole estimate from `carriedRounding`.
 */
export function explainColumnFigure(
  data: EstimateSources,
  line: { condition: string; id: string; field: string },
  carriedCents?: EstimateResult['carried'],
) {
  const { input } = toEngineInput(onlyGroup(data, line.condition));
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
  const item = data.items?.find(({ item_id }) => item_id === line.condition);
  const condition = data.conditions.find(({ condition_id }) => condition_id === line.condition);
  const row = data.lines.find(
    ({ assembly_id, line_id }) => assembly_id === condition?.assembly_id && line_id === line.id,
  );
  if (!item && (!condition || !row)) return undefined;
  const { input } = toEngineInput(onlyGroup(data, line.condition));
  const result = explainLine(input, lineId(line.condition, line.id), carriedCents);
  return result && presentSteps(result, { unit: row?.unit ?? item?.line.unit ?? '' });
}
