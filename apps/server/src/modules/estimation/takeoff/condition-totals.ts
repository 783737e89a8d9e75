import {
  calibrationFor,
  drawnFigures,
  figureInFeet,
  hasFigure,
  liesAcross,
  measure,
  parametersOf,
  setFigures,
  type Calibration,
  type EstimateVariable,
  type Geometry,
  type Hatch,
  type MarkShape,
  type MeasureResult,
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
  /** Absent in what was kept before conditions had them. */
  hatch?: Hatch;
  mark_shape?: MarkShape;
  category: string;
  parameters: TakeoffParameters;
  markup_percentage: string | null;
  /** Its assembly was deleted, and prices it all the same. */
  assembly_deleted?: boolean;
}
/** What tells a condition from others, in words and on a sheet. */
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
  /** How often its typical group is built; 1 without one. */
  times: number;
}
export interface PageRow {
  page_id: string;
  pdf_id: string;
  name: string;
  calibrations: Calibration[];
  pdf_name: string;
  /** The sheet that it is a revision of; null for a page that is alone. */
  sheet_id: string | null;
  revision: number;
  /** What the sheet is called beside its number; absent in what was kept before, and where it has no number. */
  title?: string;
  /** Of a sheet's revisions one counts. */
  counts: boolean;
  /** When it took the place of another revision. */
  current_since: string | null;
}

/** Quantity of a type, as the figure of that name. */
const named: Record<TakeoffType, keyof typeof drawnFigures> = {
  area: 'area',
  count: 'count',
  pitched_area: 'area',
  pitched_linear: 'length',
  linear: 'length',
  linear_drop: 'length',
  volume_2d: 'volume',
  volume_3d: 'volume',
  surface_area: 'area',
  spiral_area: 'area',
};
/** What a measure tells of one stroke alone: a sum of them means nothing. */
const ofOneStroke = new Set([
  'depth',
  'pitch',
  'diameter',
  'turns',
  'marks',
  'bounding_width',
  'bounding_height',
]);

/** Ten decimals: more than a drawing can know, few enough that the same take-off gives the same text everywhere. */
export const figureText = (value: number): string => {
  const rounded = value.toFixed(10).replace(/\.?0+$/, '');
  return rounded === '-0' || rounded === '' ? '0' : rounded;
};

/** A measure that is on a sheet, with what it comes to. */
export interface Measured {
  takeoff: TakeoffRow;
  page: PageRow;
  result: MeasureResult;
  /** In feet, square feet or cubic feet; nothing where the page has no scale. */
  quantity: number;
  /** What is drawn on a page without a scale is in points, so it counts nothing. */
  isCounted: boolean;
}

/** What each measure of a condition comes to: whatever tells a quantity sums these up. */
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

/** The unit that a type's quantity is told in. */
export const unitOfType = (type: TakeoffType): string => drawnFigures[named[type]];

export interface ConditionFigures {
  quantity: number;
  unit: string;
  variables: Record<string, EstimateVariable>;
  pages: PageRow[];
  /** Measures by page that have no scale: they are in points, so they count nothing. */
  withoutScale: ReadonlyMap<PageRow, number>;
  selfCrossing: number;
  /** Measures that more is cut out of than is there. */
  cutTooMuch: number;
  /** Measures that lie across two scales of their sheet. */
  acrossScales: number;
}

/** A condition's quantity and all figures that formulas may use, summed over everything drawn with it. */
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
    if (condition.type !== 'count' && liesAcross(page.calibrations, takeoff.geometry.vertices))
      acrossScales++;
    quantity += own;
    add('pieces', 1);
    for (const detail of result.details)
      if (!ofOneStroke.has(detail.key)) add(detail.key, figureInFeet(detail.value, detail.unit));
  }
  sums.set(named[condition.type], quantity);
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
    quantity,
    unit,
    variables,
    pages: [...on],
    withoutScale,
    selfCrossing,
    cutTooMuch,
    acrossScales,
  };
}
