import type { EstimateAdjustments, EstimateSettings } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import type { EstimateAdjustments as AdjustmentsInput } from '@plumbline/estimating';
import type { AuditEntry } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import type { Settings } from './estimate-settings.ts';

const byId = <Of>(rows: readonly Of[], id: (of: Of) => string, value: (of: Of) => string) =>
  Object.fromEntries(rows.map((row) => [id(row), value(row)]));

/** In the engine's form. */
export function adjustmentsInput({ prices = [], ...of }: EstimateAdjustments): AdjustmentsInput {
  const changes = (kind: 'material' | 'condition') =>
    byId(
      prices.filter((price) => price.kind === kind),
      ({ uuid }) => uuid,
      ({ percentage }) => percentage,
    );
  return {
    difficulty: of.difficulty,
    wastePercent: of.waste_percentage,
    freightPercent: of.freight_percentage,
    dutyPercent: of.duty_percentage,
    overtimePercent: of.overtime_percentage,
    doublePercent: of.double_overtime_percentage,
    nightPercent: of.nightshift_percentage,
    laborRates: byId(
      of.labor_rates ?? [],
      ({ labor_cost_id }) => labor_cost_id,
      ({ rate }) => rate,
    ),
    materialPrices: changes('material'),
    assemblyPrices: changes('condition'),
    assemblyLabor: Object.fromEntries(
      (of.condition_labor ?? []).map((labor) => [
        labor.condition_id,
        {
          difficulty: labor.difficulty,
          overtimePercent: labor.overtime_percentage,
          doublePercent: labor.double_overtime_percentage,
          nightPercent: labor.nightshift_percentage,
        },
      ]),
    ),
  };
}

function assertWithin(field: string, value: string | undefined, least: number, most: number): void {
  if (value !== undefined && (Number(value) < least || Number(value) > most))
    throw invalidField(`adjustments.${field}`, `Enter number between ${least} and ${most}`);
}

type Labor = Pick<
  EstimateAdjustments,
  'difficulty' | 'overtime_percentage' | 'double_overtime_percentage' | 'nightshift_percentage'
>;
const sharesOf = ({ overtime_percentage, double_overtime_percentage, nightshift_percentage }: Labor) =>
  Object.entries({ overtime_percentage, double_overtime_percentage, nightshift_percentage });

/**
 * Validates labor adjustments.
 * @param at field prefix ending with a point; empty for the whole estimate.
 * @throws HttpError 422 at the invalid field.
 */
function checkLabor(labor: Labor, at = ''): void {
  const { difficulty } = labor;
  if (difficulty !== undefined && Number(difficulty) <= 0)
    throw invalidField(`adjustments.${at}difficulty`, 'The difficulty must be more than 0.');
  assertWithin(`${at}difficulty`, difficulty, 0, 10);
  const shares = sharesOf(labor);
  for (const [field, value] of shares) assertWithin(`${at}${field}`, value, 0, 100);
  const beyond = shares.filter(([, value]) => Number(value ?? 0) > 0);
  const sum = beyond.reduce((all, [, value]) => all.plus(value ?? 0), new Decimal(0));
  if (sum.gt(100))
    throw invalidField(
      `adjustments.${at}${beyond.at(-1)?.[0] ?? ''}`,
      `Overtime, double time and night shift add up to ${sum.toString()}%. They can be at most 100% of the hours.`,
    );
}

/**
 * Validates adjustments and drops neutral ones; null if none is left.
 * @throws HttpError 422 at the invalid field.
 */
export function checkedAdjustments(adjustments: EstimateAdjustments | null): EstimateAdjustments | null {
  if (adjustments === null) return null;
  const {
    difficulty,
    waste_percentage,
    freight_percentage,
    duty_percentage,
    labor_rates = [],
    condition_labor = [],
    prices = [],
  } = adjustments;
  checkLabor(adjustments);
  for (const [at, labor] of condition_labor.entries()) checkLabor(labor, `condition_labor.${at}.`);
  const percentages = { waste_percentage, freight_percentage, duty_percentage };
  for (const [field, value] of Object.entries(percentages)) assertWithin(field, value, 0, 1000);
  const beyond = sharesOf(adjustments).filter(([, value]) => Number(value ?? 0) > 0);
  for (const [at, { rate }] of labor_rates.entries())
    assertWithin(`labor_rates.${at}.rate`, rate, 0, 100_000);
  for (const [at, { percentage }] of prices.entries())
    assertWithin(`prices.${at}.percentage`, percentage, -100, 1000);
  const kept: EstimateAdjustments = {
    ...(difficulty === undefined || Number(difficulty) === 1 ? {} : { difficulty }),
    ...Object.fromEntries(Object.entries(percentages).filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(beyond),
    ...(labor_rates.length ? { labor_rates } : {}),
    ...(condition_labor.some((labor) => Object.keys(labor).length > 1)
      ? { condition_labor: condition_labor.filter((labor) => Object.keys(labor).length > 1) }
      : {}),
    ...(prices.some(({ percentage }) => Number(percentage) !== 0)
      ? { prices: prices.filter(({ percentage }) => Number(percentage) !== 0) }
      : {}),
  };
  return Object.keys(kept).length ? kept : null;
}

/** Given percentages. @throws HttpError 422 at the invalid field. */
export function validSettings(body: Partial<EstimateSettings> | undefined): Partial<Settings> {
  const changes = Object.entries(body ?? {}).filter(([, value]) => value !== undefined);
  for (const [field, value] of changes)
    if (Number(value) < 0 || Number(value) > 1000)
      throw invalidField(`settings.${field}`, 'Enter number between 0 and 1000');
  return Object.fromEntries(changes);
}

const laborText = ({ difficulty, ...labor }: Labor): string =>
  [
    ...(difficulty === undefined ? [] : [`difficulty ${difficulty}`]),
    ...sharesOf(labor).flatMap(([field, value]) =>
      value === undefined ? [] : [`${field.replace('_percentage', '').replaceAll('_', ' ')} ${value}%`],
    ),
  ].join(', ');
const auditValues = (of: EstimateAdjustments | null): Map<string, string> =>
  new Map([
    ...(
      [
        'difficulty',
        'waste_percentage',
        'freight_percentage',
        'duty_percentage',
        'overtime_percentage',
        'double_overtime_percentage',
        'nightshift_percentage',
      ] as const
    ).flatMap((field): [string, string][] => {
      const value = of?.[field];
      return value === undefined ? [] : [[field, value]];
    }),
    ...(of?.labor_rates?.length
      ? [['labor rates', of.labor_rates.map(({ rate }) => rate).join(', ')] as const]
      : []),
    ...(of?.condition_labor?.length
      ? [['labor hours by condition', of.condition_labor.map(laborText).join('; ')] as const]
      : []),
    ...(of?.prices?.length
      ? [['price changes', of.prices.map(({ percentage }) => `${percentage}%`).join(', ')] as const]
      : []),
  ]);

/** Adjustments as a text, such as "difficulty 1.15, waste percentage 9"; null without adjustments. */
export const adjustmentsText = (of: EstimateAdjustments | null): string | null =>
  of && [...auditValues(of)].map(([field, value]) => `${field.replaceAll('_', ' ')} ${value}`).join(', ');

/** Changes of the adjustments for the audit log. */
export function adjustmentChanges(
  before: EstimateAdjustments | null,
  after: EstimateAdjustments | null,
): NonNullable<AuditEntry['changes']> {
  const [was, is] = [auditValues(before), auditValues(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [left, right] = [was.get(field), is.get(field)];
    if (left === right) return [];
    return [
      {
        field,
        ...(left === undefined ? {} : { before: left }),
        ...(right === undefined ? {} : { after: right }),
      },
    ];
  });
}
