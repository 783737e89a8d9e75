import type { EstimateInput } from '@plumbline/estimating';
import { alternateInput } from '../quotes/alternate-input.ts';
import { conditionFigures } from '../takeoff/condition-totals.ts';
import { adjustmentsInput } from './adjustments.ts';
import { uncachedEstimating, type Estimating } from './estimate-cache.ts';
import type { EstimateSources } from './estimate-sources.ts';
import { lineId } from './estimate-line-row.ts';
import { itemInput } from './estimate-item-groups.ts';
import { lineInput } from './lines.ts';

/** Serialized by condition for comparison. */
export function textByCondition<Of>(
  rows: readonly Of[],
  conditionOf: (row: Of) => string,
  say: (row: Of) => string,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const row of rows)
    texts.set(conditionOf(row), `${texts.get(conditionOf(row)) ?? ''}${JSON.stringify(say(row))}`);
  return texts;
}

/** Converts inputs to the engine's form. */
export function toEngineInput(
  data: EstimateSources,
  { same }: Pick<Estimating, 'same'> = uncachedEstimating,
) {
  const pages = new Map(data.pages.map((page) => [page.page_id, page]));
  const byCondition = Map.groupBy(data.takeoffs, (takeoff) => takeoff.condition_id);
  const byAssembly = Map.groupBy(data.lines, (line) => line.assembly_id);
  const overrides = new Map(
    data.overrides.map((each) => [`${lineId(each.condition_id, each.line_id)}/${each.field}`, each.value]),
  );
  const setOf = textByCondition(
    data.overrides,
    ({ condition_id }) => condition_id,
    ({ line_id, field, value }) => `${line_id} ${field} ${value}`,
  );
  const adjustments = data.adjustments && adjustmentsInput(data.adjustments);
  const adjusted = JSON.stringify(data.adjustments);
  const measured = data.conditions.map((condition) => ({
    condition,
    figures: conditionFigures(condition, byCondition.get(condition.condition_id) ?? [], pages),
    rows: condition.assembly_id ? (byAssembly.get(condition.assembly_id) ?? []) : [],
  }));
  const input: EstimateInput = {
    assemblies: [
      ...measured.map(({ condition, figures, rows }) => ({
        id: condition.condition_id,
        code: condition.code,
        name: condition.name,
        variables: figures.variables,
        lines: same(
          `lines ${condition.condition_id}`,
          [condition.markup_percentage, setOf.get(condition.condition_id), adjusted, ...rows],
          () => rows.map((row) => lineInput(condition, row, overrides, adjustments)),
        ),
      })),
      ...(data.items ?? []).map(itemInput),
    ],
    overheadPercent: data.settings.overhead_percentage,
    contingencyPercent: data.settings.contingency_percentage,
    profitPercent: data.settings.profit_percentage,
    discountPercent: data.settings.discount_percentage,
    bondPercent: data.settings.bond_percentage,
    taxPercent: data.settings.tax_percentage,
    priceDecimals: 4,
    lineSteps: false,
    ...(data.calculator ? { calculator: data.calculator } : {}),
  };
  const ofConditions = new Map(measured.map((each) => [each.condition.condition_id, each]));
  const substitutes = new Map(data.substitutes.map((each) => [each.assembly_id, each]));
  const alternates = data.alternates.map((row) => ({
    row,
    ...alternateInput(row, {
      measured: ofConditions,
      overrides,
      adjustments,
      linesOf: (assembly) => byAssembly.get(assembly) ?? [],
      substitutes,
    }),
  }));
  input.alternates = alternates.map((each) => each.input);
  return { measured, input, overrides, setOf, adjusted, byCondition, alternates };
}
