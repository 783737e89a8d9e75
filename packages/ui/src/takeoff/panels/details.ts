import {
  type Calibration,
  formatLength,
  formatQuantity,
  type MeasureDetail,
  type MeasureResult,
  type TakeoffParameters,
} from '@plumbline/estimating';
import { resultOf, showQuantity } from '../canvas/figures.ts';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';

/** One line under a condition. */
export interface DetailLine {
  label: string;
  value: string;
  /** Feet and inches read worse in figures of one width. */
  isLength?: boolean;
}

const words: Record<MeasureDetail['key'], string> = {
  segments: 'Segments',
  points: 'Points',
  perimeter: 'Perimeter',
  cutout_area: 'Cut out',
  cutout_perimeter: 'Cut-out perimeter',
  bounding_width: 'Overall width',
  bounding_height: 'Overall height',
  plan_area: 'Plan area',
  plan_length: 'Plan length',
  length: 'Length',
  drop_length: 'Drops',
  drop_count: 'Number of drops',
  gross_area: 'Gross area',
  openings_area: 'Openings deducted',
  ceiling_area: 'Ceiling',
  area: 'Area',
  depth: 'Depth',
  pitch: 'Pitch',
  diameter: 'Diameter',
  turns: 'Turns',
  marks: 'Marks',
};

/** Figures of one measure only: adding them up over several would mean nothing. */
const single = new Set<MeasureDetail['key']>(['bounding_width', 'bounding_height', 'turns']);
/** The same for every measure of the condition. */
const shared = new Set<MeasureDetail['key']>(['depth', 'pitch', 'diameter']);

const show = (detail: MeasureDetail, value: number, result: MeasureResult): string => {
  if (detail.unit === 'ratio') return formatQuantity(value, '', { decimals: 3 });
  if (detail.unit === 'EA') return formatQuantity(value, '', { decimals: 0 });
  return showQuantity(
    detail.key === 'openings_area' || detail.key === 'cutout_area' ? -value : value,
    detail.unit,
    result.calibrated,
  );
};

/** What the measures of a condition come to beside its quantity, in the order an estimator reads it. */
export function detailLines(
  condition: CanvasCondition,
  measures: readonly CanvasMeasure[],
  calibrations: readonly Calibration[],
): DetailLine[] {
  const sums = new Map<MeasureDetail['key'], { detail: MeasureDetail; value: number }>();
  let last: MeasureResult | undefined;
  for (const measure of measures) {
    last = resultOf(measure, condition, calibrations);
    for (const detail of last.details) {
      const sum = sums.get(detail.key);
      if (!sum) sums.set(detail.key, { detail, value: detail.value });
      else if (!shared.has(detail.key)) sum.value += detail.value;
    }
  }
  const lines = dimensionLines(condition.parameters);
  if (!last) return lines;
  if (last.missing?.length) lines.unshift({ label: 'Not measured without', value: last.missing.join(', ') });
  for (const [key, { detail, value }] of sums) {
    if (single.has(key) && measures.length > 1) continue;
    if (shared.has(key) || (value === 0 && key !== 'length')) continue;
    lines.push({ label: words[key], value: show(detail, value, last) });
  }
  return lines;
}

/** The dimensions that the condition itself carries. */
function dimensionLines(parameters: TakeoffParameters | undefined): DetailLine[] {
  if (!parameters) return [];
  const { height, sides, depth, width, rise, run, diameter, multiplier } = parameters;
  const lines: DetailLine[] = [];
  const add = (label: string, value: string) => lines.push({ label, value, isLength: true });
  if (height !== undefined)
    add(
      sides ? 'Height, sides' : 'Height',
      sides ? `${formatLength(height)}, ${sides}` : formatLength(height),
    );
  if (width !== undefined) add('Width', formatLength(width));
  if (depth !== undefined) add('Depth', formatLength(depth));
  if (diameter !== undefined) add('Diameter', formatLength(diameter));
  if (rise !== undefined && run !== undefined) add('Pitch', `${rise}:${run}`);
  if (multiplier !== undefined && multiplier !== 1) add('Multiplier', `× ${multiplier}`);
  return lines;
}
