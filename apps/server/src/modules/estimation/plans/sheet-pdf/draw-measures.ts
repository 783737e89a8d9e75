import type { Calibration as WireCalibration, PlanMark, Takeoff } from '@plumbline/api';
import {
  calibrationFor,
  dimensionSegments,
  drawnAs,
  markKinds,
  measure,
  parametersOf,
  scalesAlong,
  scaleTextsAlong,
  quantityUnitsOf,
  showQuantity,
  withMeasure,
  type Calibration,
  type Hatch,
  type LegendRow,
  type MarkKindRules,
  type MarkShape,
  type MeasureResult,
  type QuantityTotal,
  type TakeoffParameters,
  type TakeoffType,
} from '@plumbline/estimating';
import type { DrawnLabel, DrawnMark, SheetCorner, SheetDrawing } from './types.ts';

/** Parts that can be left out of a sheet PDF. */
export const sheetParts = ['measures', 'labels', 'marks', 'pins', 'legend', 'scale'] as const;
export type SheetPart = (typeof sheetParts)[number];

interface Condition {
  condition_id: string;
  code: string;
  name: string;
  type: string;
  color: string;
  hatch: string;
  mark_shape: string;
  unit?: string | null;
  parameters: TakeoffParameters;
}
export interface SheetContent {
  title: string;
  calibrations: readonly (Calibration | WireCalibration)[];
  conditions: readonly Condition[];
  takeoffs: readonly Takeoff[];
  marks: readonly PlanMark[];
  /** Multipliers of typical groups. */
  times: ReadonlyMap<string, number>;
  /** Sheet numbers of link targets. */
  codes: ReadonlyMap<string, string>;
  /** Image bytes by id. */
  images: ReadonlyMap<string, Uint8Array>;
}
export interface SheetChoice {
  /** Hidden layers; `none` for shapes without layer. */
  hidden: ReadonlySet<string>;
  without: ReadonlySet<SheetPart>;
  corner?: SheetCorner | undefined;
}

const linkColor = '#1d4ed8';
const textColor = '#141b24';
/** Comment color of the canvas, distinct from marks and measures. */
const pinColor = '#7a2fa8';
const unknownColor = '#708090';

/** Formats a quantity in the unit of its condition. */
const shown = (
  { quantity, unit, calibrated }: Pick<MeasureResult, 'quantity' | 'unit' | 'calibrated'>,
  condition: Condition | undefined,
) =>
  showQuantity(
    quantity,
    unit,
    calibrated,
    condition && quantityUnitsOf(condition.type as TakeoffType).find((each) => each === condition.unit),
  );

const lookOf = (condition: Condition | undefined) => ({
  color: condition?.color ?? unknownColor,
  hatch: (condition?.hatch ?? 'none') as Hatch,
  shape: (condition?.mark_shape ?? 'circle') as MarkShape,
});

/** Sheet scale as text and bar. */
function scaleOf(calibrations: SheetContent['calibrations']): NonNullable<SheetDrawing['scale']> {
  const sheetScale = calibrations.find((each) => each.region === undefined && each.calibrated);
  if (!sheetScale)
    return { text: calibrations.some(({ calibrated }) => calibrated) ? 'Several scales' : 'No scale' };
  const scale = sheetScale as Calibration;
  const along = scaleTextsAlong(scale);
  return {
    text: sheetScale.name || (calibrations.length > 1 ? 'Sheet scale' : 'Scale'),
    ...(along.x === along.y ? {} : { along }),
    bar: { unit: sheetScale.unit, ...scalesAlong(scale) },
  };
}

/** A mark of the page; none for a comment or an incomplete mark. */
function drawnMark(
  { type, geometry: { vertices }, content }: PlanMark,
  { calibrations, codes }: Pick<SheetContent, 'calibrations' | 'codes'>,
): DrawnMark[] {
  if (type === 'pin') return [];
  const kind: MarkKindRules = markKinds[type];
  if (vertices.length < kind.vertices[0]) return [];
  return [
    {
      type,
      vertices,
      text: content.text || (type === 'link' ? (codes.get(content.page_id ?? '') ?? 'Sheet deleted') : ''),
      color: content.color ?? kind.color ?? (type === 'link' ? linkColor : textColor),
      ...(content.image_id ? { image: content.image_id.toLowerCase() } : {}),
      ...(content.opacity === undefined ? {} : { opacity: content.opacity }),
      ...(type === 'dimension'
        ? { segments: dimensionSegments(vertices, calibrations as readonly Calibration[]) }
        : {}),
    },
  ];
}

/** Shapes of a page with quantities computed by the same package as canvas and estimate. */
export function sheetDrawing(
  { title, calibrations, conditions, takeoffs, marks, times, codes, images }: SheetContent,
  { hidden, without, corner }: SheetChoice,
): SheetDrawing {
  const isShown = ({ layer_id }: { layer_id?: string | null }) => !hidden.has(layer_id ?? 'none');
  const byId = new Map(conditions.map((condition) => [condition.condition_id, condition]));
  const drawing: SheetDrawing = {
    regions: [],
    paths: [],
    counts: [],
    marks: [],
    ...(corner ? { corner } : {}),
  };
  const sums = new Map<string, QuantityTotal>();
  const numbers = new Map<string, number>();
  for (const takeoff of without.has('measures') ? [] : takeoffs) {
    const condition = byId.get(takeoff.condition_id);
    const { vertices, cutouts, closed } = takeoff.geometry;
    const [first] = vertices;
    const { color, hatch, shape } = lookOf(condition);
    const kind = drawnAs(takeoff.type);
    const number = numbers.get(takeoff.condition_id) ?? 1;
    // Numbered like on the canvas, including hidden comments.
    if (takeoff.type === 'count') numbers.set(takeoff.condition_id, number + vertices.length);
    if (!first || !isShown(takeoff)) continue;
    const parameters = parametersOf(
      condition?.parameters ?? {},
      takeoff.parameters ?? {},
      times.get(takeoff.group_id ?? '') ?? 1,
    );
    const calibration = calibrationFor(calibrations as readonly Calibration[], vertices);
    const result = measure(takeoff.type, takeoff.geometry, calibration, parameters);
    sums.set(takeoff.condition_id, withMeasure(sums.get(takeoff.condition_id), result));
    const label: { label?: DrawnLabel } =
      without.has('labels') || result.missing?.length
        ? {}
        : { label: { code: condition?.code ?? '', text: shown(result, condition) } };
    if (kind === 'marks') drawing.counts.push({ color, shape, points: vertices, first: number });
    else if (kind === 'region')
      drawing.regions.push({ color, hatch, outline: vertices, holes: cutouts ?? [], ...label });
    else drawing.paths.push({ color, hatch, vertices, closed: closed === true, ...label });
  }
  if (!without.has('marks'))
    drawing.marks = marks.flatMap((mark) => (isShown(mark) ? drawnMark(mark, { calibrations, codes }) : []));
  const imageIds = drawing.marks.flatMap(({ image }) => (image && images.has(image) ? [image] : []));
  if (imageIds.length > 0)
    drawing.images = new Map(imageIds.map((image) => [image, images.get(image) ?? new Uint8Array()]));
  // Resolved comments are not printed.
  if (!without.has('pins'))
    for (const { type, geometry, content, number = 0, ...mark } of marks)
      if (type === 'pin' && isShown(mark) && !content.resolved)
        drawing.counts.push({ color: pinColor, shape: 'circle', points: geometry.vertices, first: number });
  const rows = conditions.flatMap((condition): LegendRow[] => {
    const { condition_id, code, name, type } = condition;
    const sum = sums.get(condition_id);
    return sum
      ? [
          {
            code,
            name,
            kind: drawnAs(type as TakeoffType),
            ...lookOf(condition),
            quantity: shown(sum, condition),
          },
        ]
      : [];
  });
  const isLegend = ({ type }: DrawnMark) => type === 'legend';
  if (without.has('legend')) drawing.marks = drawing.marks.filter((mark) => !isLegend(mark));
  else if (drawing.marks.some(isLegend)) drawing.legendRows = rows;
  else if (rows.length > 0) drawing.legend = { title, rows };
  if (!without.has('scale')) drawing.scale = scaleOf(calibrations);
  return drawing;
}
