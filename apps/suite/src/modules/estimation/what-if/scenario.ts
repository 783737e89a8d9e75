import { formatPercent } from '@plumbline/ui/format';
import type { Estimate, EstimateAdjustments, EstimateSettings, EstimateSupposition } from '@plumbline/api';
import { whatIfMessages } from './messages.ts';

type Hours = NonNullable<EstimateAdjustments['condition_labor']>[number];
type Price = NonNullable<EstimateAdjustments['prices']>[number];
export const factors = [
  'difficulty',
  'overtime_percentage',
  'double_overtime_percentage',
  'nightshift_percentage',
  'waste_percentage',
  'freight_percentage',
  'duty_percentage',
] as const;
export type Factor = (typeof factors)[number];

/** Changes of a scenario as typed; only fields that differ. An empty figure follows its source. */
export interface Tried {
  settings: Partial<EstimateSettings>;
  factors: Partial<Record<Factor, string>>;
  /** Rates by labor cost id. */
  labor: Readonly<Record<string, string>>;
  /** All hour changes, if any differs. */
  hours?: readonly Hours[];
  prices?: readonly Price[];
}
export const nothingTried: Tried = { settings: {}, factors: {}, labor: {} };

type Kept = Pick<Estimate, 'settings' | 'adjustments'>;

/** Rate shown in the field. */
export const rateOf = ({ settings }: Kept, trial: Tried, field: keyof EstimateSettings): string =>
  trial.settings[field] ?? settings[field];
export const factorOf = ({ adjustments }: Kept, trial: Tried, field: Factor): string =>
  trial.factors[field] ?? adjustments?.[field] ?? '';
export const laborOf = ({ adjustments }: Kept, trial: Tried, uuid: string): string =>
  trial.labor[uuid] ??
  adjustments?.labor_rates?.find(({ labor_cost_id }) => labor_cost_id === uuid)?.rate ??
  '';
export const hoursOf = ({ adjustments }: Kept, { hours }: Tried): readonly Hours[] =>
  hours ?? adjustments?.condition_labor ?? [];
export const pricesOf = ({ adjustments }: Kept, { prices }: Tried): readonly Price[] =>
  prices ?? adjustments?.prices ?? [];

/** Entered hours of a condition without empty fields; undefined if all are empty. */
export function changedHours({ condition_id, ...own }: Hours): Hours | undefined {
  const named = Object.entries(own).filter(([, value]) => value !== undefined && value !== '');
  return named.length ? { condition_id, ...Object.fromEntries(named) } : undefined;
}

/** Request body: the changes merged over the saved settings. */
export function scenarioBody(kept: Kept, trial: Tried): EstimateSupposition & { settings: EstimateSettings } {
  const settings = { ...kept.settings };
  for (const field of Object.keys(settings) as (keyof EstimateSettings)[])
    settings[field] = rateOf(kept, trial, field) || '0';
  const ids = new Set([
    ...(kept.adjustments?.labor_rates ?? []).map(({ labor_cost_id }) => labor_cost_id),
    ...Object.keys(trial.labor),
  ]);
  const labor_rates = [...ids].flatMap((labor_cost_id) => {
    const rate = laborOf(kept, trial, labor_cost_id);
    return rate === '' ? [] : [{ labor_cost_id, rate }];
  });
  const hours = hoursOf(kept, trial).flatMap((own) => changedHours(own) ?? []);
  const prices = pricesOf(kept, trial).filter(({ percentage }) => percentage !== '');
  const adjustments: EstimateAdjustments = {
    ...Object.fromEntries(
      factors.flatMap((field) => {
        const value = factorOf(kept, trial, field);
        return value === '' ? [] : [[field, value]];
      }),
    ),
    ...(labor_rates.length ? { labor_rates } : {}),
    ...(hours.length ? { condition_labor: hours } : {}),
    ...(prices.length ? { prices: [...prices] } : {}),
  };
  return { settings, adjustments: Object.keys(adjustments).length ? adjustments : null };
}

/** Neutral values of factors without a source. */
const asItIs: Partial<Record<Factor, string>> = {
  difficulty: '1',
  overtime_percentage: '0',
  double_overtime_percentage: '0',
  nightshift_percentage: '0',
};
const same = (left: string | undefined, right: string | undefined) =>
  left === right || (left !== undefined && right !== undefined && Number(left) === Number(right));

/** True if the changes have an effect; a value typed back does not count. */
export function hasTrialChanges(kept: Kept, trial: Tried): boolean {
  const { settings, adjustments } = scenarioBody(kept, trial);
  const was = kept.adjustments;
  const labor = (of: EstimateAdjustments | null | undefined) =>
    new Map((of?.labor_rates ?? []).map(({ labor_cost_id, rate }) => [labor_cost_id, rate]));
  const prices = (of: EstimateAdjustments | null | undefined) =>
    new Map(
      (of?.prices ?? [])
        .filter(({ percentage }) => Number(percentage) !== 0)
        .map(({ kind, uuid, percentage }) => [`${kind} ${uuid}`, percentage]),
    );
  const hours = (of: EstimateAdjustments | null | undefined) =>
    new Map(
      (of?.condition_labor ?? []).flatMap(({ condition_id, ...own }) =>
        Object.entries(own).map(([field, value]) => [`${condition_id} ${field}`, value] as const),
      ),
    );
  const differs = (left: Map<string, string>, right: Map<string, string>) =>
    [...new Set([...left.keys(), ...right.keys()])].some((key) => !same(left.get(key), right.get(key)));
  return (
    (Object.keys(settings) as (keyof EstimateSettings)[]).some(
      (field) => !same(settings[field], kept.settings[field]),
    ) ||
    factors.some((field) => !same(adjustments?.[field] ?? asItIs[field], was?.[field] ?? asItIs[field])) ||
    differs(labor(adjustments), labor(was)) ||
    differs(hours(adjustments), hours(was)) ||
    differs(prices(adjustments), prices(was))
  );
}

const percent = (value: string) => formatPercent(value, 0, 6);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** One-line summary of an estimate's adjustments; undefined without any. */
export function adjustedWords({ adjustments }: Pick<Estimate, 'adjustments'>): string | undefined {
  if (!adjustments) return undefined;
  const {
    difficulty,
    overtime_percentage,
    double_overtime_percentage,
    nightshift_percentage,
    waste_percentage,
    freight_percentage,
    duty_percentage,
    labor_rates,
    condition_labor,
    prices,
  } = adjustments;
  const changeTexts = [
    ...(difficulty === undefined ? [] : [`difficulty ${difficulty}`]),
    ...(overtime_percentage === undefined ? [] : [`overtime ${percent(overtime_percentage)}`]),
    ...(double_overtime_percentage === undefined
      ? []
      : [whatIfMessages.doubleTimeShare(percent(double_overtime_percentage))]),
    ...(nightshift_percentage === undefined
      ? []
      : [whatIfMessages.nightShiftShare(percent(nightshift_percentage))]),
    ...(waste_percentage === undefined ? [] : [`waste ${percent(waste_percentage)}`]),
    ...(freight_percentage === undefined ? [] : [`freight ${percent(freight_percentage)}`]),
    ...(duty_percentage === undefined ? [] : [`duty ${percent(duty_percentage)}`]),
    ...(labor_rates?.length ? [counted(labor_rates.length, 'labor rate', 'labor rates')] : []),
    ...(condition_labor?.length
      ? [whatIfMessages.hoursOf(counted(condition_labor.length, 'condition', 'conditions'))]
      : []),
    ...(prices?.length ? [counted(prices.length, 'price change', 'price changes')] : []),
  ];
  return changeTexts.length ? whatIfMessages.adjustedValues(changeTexts.join(', ')) : undefined;
}
