import type { EstimateLabor, EstimateRange } from '@plumbline/api';
import { profitForMargin } from '@plumbline/estimating';
import type { Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { checkedAdjustments, validSettings } from './adjustments.ts';
import { estimateData, estimationRow } from './queries.ts';
import { assertNotFrozen } from '../../../capabilities/freeze-guard.ts';
import { cachedEstimating } from './estimate-cache.ts';
import type { LineRow } from './estimate-line-row.ts';
import { estimateOf } from './rules.ts';
import type { EstimateSources } from './estimate-sources.ts';
import { differenceOf } from '../versions/version-difference.ts';

const range = (values: readonly (string | null)[]): EstimateRange | undefined => {
  const numbers = values.flatMap((value) => (value === null ? [] : [value]));
  const [first, ...rest] = numbers.toSorted((left, right) => Number(left) - Number(right));
  return first === undefined ? undefined : { from: first, to: rest.at(-1) ?? first };
};

/** Labor costs used by the estimate, by name. */
function laborOf(lines: readonly LineRow[]): EstimateLabor[] {
  const found = new Map<string, EstimateLabor>();
  for (const { labor_cost_id: uuid, labor_name: name, regular_cost: rate, labor_unit, is_non_labor } of lines)
    if (uuid && rate !== null && labor_unit !== null && !is_non_labor)
      found.set(uuid, { uuid, name: name ?? 'Labor', rate });
  return [...found.values()].toSorted((left, right) => left.name.localeCompare(right.name));
}

function ownRanges({ lines }: EstimateSources) {
  const priced = lines.filter(({ price }) => price !== null);
  const [waste, freight, duty] = [
    range(lines.map(({ waste_percentage }) => waste_percentage)),
    range(priced.map(({ freight_percentage }) => freight_percentage ?? '0')),
    range(priced.map(({ duty_percentage }) => duty_percentage ?? '0')),
  ];
  return { ...(waste ? { waste } : {}), ...(freight ? { freight } : {}), ...(duty ? { duty } : {}) };
}

export const whatIfOperations = {
  estimateWhatIfCompute: async ({ params, body }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    await assertNotFrozen(row, context);
    const data = await estimateData(row, context);
    // Separate cache name, so that scenario and estimate reuse their own results.
    const before = estimateOf(data, cachedEstimating(row.estimation_id));
    const adjustments =
      body.adjustments === undefined ? row.adjustments : checkedAdjustments(body.adjustments);
    const { adjustments: _kept, ...sources } = data;
    const scenarioBody = (settings: EstimateSources['settings']) =>
      estimateOf(
        { ...sources, settings, ...(adjustments ? { adjustments } : {}) },
        cachedEstimating(`${row.estimation_id} what-if ${context.user.user_id}`),
      );
    let settings = { ...data.settings, ...validSettings(body.settings) };
    if (body.margin !== undefined) {
      const profit = profitForMargin(body.margin, (profit_percentage) => {
        const { cost, totals } = scenarioBody({ ...settings, profit_percentage });
        return { cost, subtotal: totals.find(({ key }) => key === 'subtotal')?.value ?? '0' };
      });
      if (profit === undefined)
        throw invalidField(
          'margin',
          `A margin of ${body.margin}% cannot be reached with a profit between 0% and 1,000%. Change overhead or costs, or enter another margin.`,
        );
      settings = { ...settings, profit_percentage: profit };
    }
    const after = scenarioBody(settings);
    return {
      data: {
        version: row.version,
        settings,
        adjustments: adjustments ?? {},
        difference: differenceOf({ figures: before }, { figures: after }),
        labor: laborOf(data.lines),
        ...ownRanges(data),
      },
    };
  },
} satisfies Partial<Handlers>;
