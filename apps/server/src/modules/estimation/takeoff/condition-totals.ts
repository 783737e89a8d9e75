import {
  calibrationFor,
  drawnFigures,
  figureInFeet,
  hasFigure,
  crossesScales,
  measure,
  parametersOf,
  quantityFigures,
  quantityIn,
  quantityUnitsOf,
  setFigures,
  type Calibration,
  type EstimateVariable,
  type Geometry,
  type Hatch,
  type MarkShape,
  type MeasureResult,
  type QuantityUnit,
  type TakeoffParameters,
  type TakeoffType,
} from '@plumbline/estimating';

export interface ConditionRow {
  condition_id: string;
  assembly_id: string | null;
  code: string;
  name: string;
  type: TakeoffType;
  color: string;
  /** Absent in data stored before it existed. */
  hatch?: Hatch;
  mark_shape?: MarkShape;
  category: string;
  /** Unit that the quantity is shown in; null or absent for the default of the type. */
  unit?: QuantityUnit | null;
  parameters: TakeoffParameters;
  markup_percentage: string | null;
  /** The assembly was deleted but still prices the condition. */
  assembly_deleted?: boolean;
}
/** Identity of a condition in text and on sheets. */
export const conditionHead = (condition: ConditionRow) => ({
  condition_id: condition.condition_id,
  code: condition.code,
  name: condition.name,
  type: condition.type,
  color: condition.color,
  ...(condition.hatch ? { hatch: condition.hatch } : {}),
  ...(condition.mark_shape ? { mark_shape: condition.mark_shape } : {}),
  category: condition.category,
});
export interface TakeoffRow {
  takeoff_id: string;
  condition_id: string;
  page_id: string;
  geometry: Geometry;
  parameters: TakeoffParameters;
  /** Multiplier of the typical group; 1 without one. */
  times: number;
}
export interface PageRow {
  page_id: string;
  pdf_id: string;
  name: string;
  calibrations: Calibration[];
  pdf_name: string;
  /** Revision group of the page; null for a single page. */
  sheet_id: string | null;
  revision: number;
  /** Sheet title; absent in older data and without a number. */
  title?: string;
  /** True for the current revision. */
  counts: boolean;
  /** When it became current. */
  current_since: string | null;
}

/** Figures of a single measure, which cannot be summed. */
const singleMeasureFigures = new Set([
  'depth',
  'pitch',
  'diameter',
  'turns',
  'marks',
  'bounding_width',
  'bounding_height',
]);

/** Rounds to ten decimals, beyond drawing precision, so that equal take-offs give equal text. */
export const figureText = (value: number): string => {
  const rounded = value.toFixed(10).replace(/\.?0+$/, '');
  return rounded === '-0' || rounded === '' ? '0' : rounded;
};

/** A measure on a sheet with its quantity. */
export interface Measured {
  takeoff: TakeoffRow;
  page: PageRow;
  result: MeasureResult;
  /** In feet, square feet or cubic feet; undefined without a scale. */
  quantity: number;
  /** Without a scale, measures are in points and do not count. */
  isCounted: boolean;
}

/** Quantities of a condition's measures, the basis of all sums. */
export function* measuresOf(
  condition: ConditionRow,
  takeoffs: readonly TakeoffRow[],
  pages: ReadonlyMap<string, PageRow>,
): Generator<Measured> {
  for (const takeoff of takeoffs) {
    const page = pages.get(takeoff.page_id);
    if (!page || takeoff.geometry.vertices.length === 0) continue;
    const calibration = calibrationFor(page.calibrations, takeoff.geometry.vertices);
    const parameters = parametersOf(condition.parameters, takeoff.parameters, takeoff.times);
    const result = measure(condition.type, takeoff.geometry, calibration, parameters);
    const isCounted = hasFigure(result);
    const quantity = isCounted ? figureInFeet(result.quantity, result.unit) : 0;
    yield { takeoff, page, result, quantity, isCounted };
  }
}

/** Unit of a type's quantity in formulas. */
const unitOfType = (type: TakeoffType) => drawnFigures[quantityFigures[type]];

/** Unit that a condition's quantity is shown in. */
export const unitOfCondition = ({ type, unit }: Pick<ConditionRow, 'type' | 'unit'>): QuantityUnit =>
  quantityUnitsOf(type).find((each) => each === unit) ?? unitOfType(type);

/** Converts a quantity in feet, square feet or cubic feet to the condition's unit. */
export const quantityInUnit = (condition: Pick<ConditionRow, 'type' | 'unit'>, quantity: number): number =>
  quantityIn(quantity, unitOfType(condition.type), unitOfCondition(condition)).value;

export interface ConditionFigures {
  /** In the condition's unit. */
  quantity: number;
  unit: string;
  /** Figures for formulas, in feet, square feet or cubic feet. */
  variables: Record<string, EstimateVariable>;
  pages: PageRow[];
  /** Number of measures without scale by page. */
  withoutScale: ReadonlyMap<PageRow, number>;
  selfCrossing: number;
  /** Number of measures with more cut-out than area. */
  cutTooMuch: number;
  /** Number of measures across two scales. */
  acrossScales: number;
}

/** Quantity and formula figures of a condition over all its measures. */
export function conditionFigures(
  condition: ConditionRow,
  takeoffs: readonly TakeoffRow[],
  pages: ReadonlyMap<string, PageRow>,
): ConditionFigures {
  const sums = new Map<string, number>();
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  const on = new Set<PageRow>();
  const withoutScale = new Map<PageRow, number>();
  let quantity = 0;
  let selfCrossing = 0;
  let cutTooMuch = 0;
  let acrossScales = 0;
  for (const { takeoff, page, result, quantity: own, isCounted } of measuresOf(condition, takeoffs, pages)) {
    on.add(page);
    if (!isCounted) {
      withoutScale.set(page, (withoutScale.get(page) ?? 0) + 1);
      continue;
    }
    if (result.selfCrossing) selfCrossing++;
    if (result.cutsTooMuch) cutTooMuch++;
    if (condition.type !== 'count' && crossesScales(page.calibrations, takeoff.geometry.vertices))
      acrossScales++;
    quantity += own;
    add('pieces', 1);
    for (const detail of result.details)
      if (!singleMeasureFigures.has(detail.key)) add(detail.key, figureInFeet(detail.value, detail.unit));
  }
  sums.set(quantityFigures[condition.type], quantity);
  const unit = unitOfType(condition.type);
  const sheets = [...on].map((page) => page.name).filter(Boolean);
  const source = {
    kind: 'takeoff' as const,
    label: sheets.join(', ') || 'Not measured yet',
    id: condition.condition_id,
  };
  const variables: Record<string, EstimateVariable> = {
    qty: { value: figureText(quantity), unit, label: 'Take-off quantity', source },
  };
  for (const [name, of] of Object.entries(drawnFigures))
    variables[name] = {
      value: figureText(sums.get(name) ?? 0),
      unit: of,
      ...(sums.has(name) ? { source } : {}),
    };
  for (const name of Object.keys(setFigures) as (keyof typeof setFigures)[])
    variables[name] = {
      value: figureText(condition.parameters[name] ?? 0),
      unit: setFigures[name],
      source: { kind: 'setting', label: condition.name },
    };
  variables['sides'] = { value: figureText(condition.parameters.sides ?? 1), label: 'Sides' };
  return {
    quantity: quantityInUnit(condition, quantity),
    unit: unitOfCondition(condition),
    variables,
    pages: [...on],
    withoutScale,
    selfCrossing,
    cutTooMuch,
    acrossScales,
  };
}
