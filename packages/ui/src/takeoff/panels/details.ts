import {
  type Calibration,
  figureIn,
  formatLength,
  formatQuantity,
  hasFigure,
  type MeasureDetail,
  type MeasureResult,
  type TakeoffParameters,
} from '@plumbline/estimating';
import type { Messages } from '../../messages/catalogue.ts';
import { dimensionNames, resultOf, showQuantity } from '../canvas/figures.ts';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';

/** Line in a condition's details. */
export interface DetailLine {
  label: string;
  value: string;
  /** Feet and inches, which are shown without tabular figures. */
  isLength?: boolean;
}

/** Figures that cannot be summed, shown only for a single measure. */
const single = new Set<MeasureDetail['key']>(['bounding_width', 'bounding_height', 'turns']);
/** Figures that are equal for all measures of the condition. */
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

/** Figures of a condition besides its quantity, in reading order. */
export function detailLines(
  condition: CanvasCondition,
  measures: readonly CanvasMeasure[],
  calibrations: readonly Calibration[],
  messages: Messages['takeoffFigures'],
): DetailLine[] {
  const sums = new Map<MeasureDetail['key'], { detail: MeasureDetail; value: number }>();
  const results = measures.map((measure) => resultOf(measure, condition, calibrations));
  // Like the quantity: points only if no measure has a scale.
  const counting = results.some(hasFigure) ? results.filter(hasFigure) : results;
  const last = counting.at(-1);
  for (const { details } of counting)
    for (const detail of details) {
      const sum = sums.get(detail.key);
      if (!sum) sums.set(detail.key, { detail, value: detail.value });
      else if (!shared.has(detail.key)) sum.value += figureIn(detail.value, detail.unit, sum.detail.unit);
    }
  const lines = dimensionLines(condition.parameters, messages);
  if (!last) return lines;
  if (last.missing?.length)
    lines.unshift({ label: messages.notMeasuredWithout, value: dimensionNames(last.missing, messages) });
  for (const [key, { detail, value }] of sums) {
    if (single.has(key) && measures.length > 1) continue;
    if (shared.has(key) || (value === 0 && key !== 'length')) continue;
    lines.push({ label: messages[key], value: show(detail, value, last) });
  }
  return lines;
}

/** Dimensions of the condition. */
function dimensionLines(
  parameters: TakeoffParameters | undefined,
  messages: Messages['takeoffFigures'],
): DetailLine[] {
  if (!parameters) return [];
  const { height, sides, depth, width, rise, run, diameter, multiplier, oval, helix, hip, openings } =
    parameters;
  const lines: DetailLine[] = [];
  const add = (label: string, value: string) => lines.push({ label, value, isLength: true });
  if (height !== undefined)
    add(
      sides ? messages.heightSides : messages.height,
      sides ? `${formatLength(height)}, ${sides}` : formatLength(height),
    );
  if (width !== undefined) add(messages.width, formatLength(width));
  if (depth !== undefined) add(messages.depth, formatLength(depth));
  if (diameter !== undefined) add(messages.diameter, formatLength(diameter));
  if (oval) add(messages.oval, `${formatLength(oval.a)} × ${formatLength(oval.b)}`);
  if (helix)
    add(
      messages.helix,
      messages.helixOf(formatLength(helix.radius), String(helix.turns), formatLength(helix.rise)),
    );
  if (rise !== undefined && run !== undefined)
    add(messages.pitch, hip ? messages.hipPitch(`${rise}:${run}`) : `${rise}:${run}`);
  for (const { count = 1, width: across, height: up } of openings ?? [])
    add(messages.openings, messages.opening(String(count), formatLength(across), formatLength(up)));
  if (multiplier !== undefined && multiplier !== 1) add(messages.multiplier, `× ${multiplier}`);
  return lines;
}
