import { cutsTooMuch } from './cutouts.ts';
import { isClosed, pathLength, segmentCount } from './path-length.ts';
import { planOf } from './plan-area.ts';
import { ringArea } from './polygon.ts';
import { helixLength, pitchFactor } from './slope.ts';
import type {
  Calibration,
  Geometry,
  MeasureDetail,
  MeasureFunction,
  MeasureResult,
  MeasureUnit,
  TakeoffParameters,
  TakeoffType,
  Vertex,
} from './types.ts';

/** Units of a length, an area and a volume under a calibration. */
function unitsOf(calibration: Calibration): { length: MeasureUnit; area: MeasureUnit; volume: MeasureUnit } {
  return calibration.unit === 'm'
    ? { length: 'm', area: 'm2', volume: 'm3' }
    : { length: 'LF', area: 'SF', volume: 'CF' };
}

/** Real units per point along x and y; 1 and 1 while the page has no scale, so that figures are points. */
function factors(calibration: Calibration): { kx: number; ky: number } {
  if (!calibration.calibrated) return { kx: 1, ky: 1 };
  return {
    kx: calibration.value * (calibration.factorX ?? 1),
    ky: calibration.value * (calibration.factorY ?? 1),
  };
}

/** Types whose cut-outs are drawn inside the outline; on a wall without a ceiling a cut-out is an opening. */
const areas = new Set<TakeoffType>(['area', 'pitched_area', 'volume_2d']);

const isLength = (value: number | undefined): value is number => value !== undefined && value >= 0;

/** A measurement being computed: its inputs, and the details and missing dimensions found so far. */
class Measurement {
  readonly type: TakeoffType;
  readonly geometry: Geometry;
  readonly parameters: TakeoffParameters;
  /** Real units per point along x and y. */
  readonly kx: number;
  readonly ky: number;
  readonly unit: ReturnType<typeof unitsOf>;
  /** Multiplier. */
  readonly n: number;
  readonly missing: (keyof TakeoffParameters)[] = [];
  readonly #details: MeasureDetail[] = [];
  readonly #calibrated: boolean;

  constructor(
    type: TakeoffType,
    geometry: Geometry,
    calibration: Calibration,
    parameters: TakeoffParameters,
  ) {
    this.type = type;
    this.geometry = geometry;
    this.parameters = parameters;
    ({ kx: this.kx, ky: this.ky } = factors(calibration));
    this.unit = unitsOf(calibration);
    this.n = parameters.multiplier ?? 1;
    this.#calibrated = calibration.calibrated;
  }

  get vertices(): readonly Vertex[] {
    return this.geometry.vertices;
  }

  add(key: MeasureDetail['key'], value: number, of: MeasureDetail['unit']): void {
    this.#details.push({ key, value, unit: of });
  }

  /** A dimension that the type needs; 0 and noted if it is missing. */
  need(key: 'height' | 'depth' | 'width' | 'diameter'): number {
    const value = this.parameters[key];
    if (isLength(value)) return value;
    this.missing.push(key);
    return 0;
  }

  /** Slope length of one unit of plan length; 0 and noted if rise or run is missing. */
  pitch(hip: boolean): number {
    const { rise, run } = this.parameters;
    if (rise === undefined || !Number.isFinite(rise)) this.missing.push('rise');
    if (run === undefined || !(run > 0)) this.missing.push('run');
    return this.missing.length > 0 ? 0 : pitchFactor(rise as number, run as number, hip);
  }

  finish(quantity: number, of: MeasureUnit, selfCrossing = false): MeasureResult {
    const { geometry, missing } = this;
    return {
      quantity: missing.length > 0 ? 0 : quantity * this.n,
      unit: of,
      calibrated: this.#calibrated,
      details: this.#details,
      selfCrossing,
      ...((geometry.cutouts?.length ?? 0) > 0 &&
        (areas.has(this.type) || this.parameters.ceiling === true) &&
        cutsTooMuch(geometry) && { cutsTooMuch: true }),
      ...(missing.length > 0 && { missing }),
    };
  }
}

/** Area in plan, its slope area or its volume. */
function measureArea(m: Measurement): MeasureResult {
  const { type, geometry, parameters, kx, ky, unit, n } = m;
  const plan = planOf(geometry, kx, ky);
  let quantity = plan.net;
  let of = unit.area;
  if (type === 'pitched_area') {
    const factor = m.pitch(false);
    quantity = plan.net * factor;
    m.add('plan_area', plan.net * n, unit.area);
    if (factor > 0) m.add('pitch', (parameters.rise as number) / (parameters.run as number), 'ratio');
  } else if (type === 'volume_2d') {
    const depth = m.need('depth');
    quantity = plan.net * depth;
    of = unit.volume;
    m.add('area', plan.net * n, unit.area);
    m.add('depth', depth, unit.length);
  }
  m.add('perimeter', plan.perimeter * n, unit.length);
  if ((geometry.cutouts?.length ?? 0) > 0) {
    m.add('gross_area', plan.gross * n, unit.area);
    m.add('cutout_area', plan.cutouts * n, unit.area);
    m.add('cutout_perimeter', plan.cutoutPerimeter * n, unit.length);
  }
  m.add('bounding_width', plan.width, unit.length);
  m.add('bounding_height', plan.height, unit.length);
  return m.finish(quantity, of, plan.selfCrossing);
}

/** Length of a path. */
function measureLinear(m: Measurement, length: number): MeasureResult {
  const { geometry, unit, n, vertices } = m;
  const closed = isClosed(m.geometry);
  m.add('segments', segmentCount(vertices, geometry.closed === true) * n, 'EA');
  m.add('points', (vertices.length - (closed && geometry.closed !== true ? 1 : 0)) * n, 'EA');
  return m.finish(length, unit.length);
}

/** Slope length of a path in plan. */
function measureSlope(m: Measurement, length: number): MeasureResult {
  const { parameters, unit, n } = m;
  const factor = m.pitch(parameters.hip ?? false);
  m.add('plan_length', length * n, unit.length);
  if (factor > 0) m.add('pitch', (parameters.rise as number) / (parameters.run as number), 'ratio');
  return m.finish(length * factor, unit.length);
}

/** Length of a path with its drops. */
function measureDrops(m: Measurement, length: number): MeasureResult {
  const { parameters, unit, n } = m;
  const drops = parameters.drops ?? [];
  const sum = drops.reduce((total, drop) => total + drop, 0);
  m.add('length', length * n, unit.length);
  m.add('drop_length', sum * n, unit.length);
  m.add('drop_count', drops.length * n, 'EA');
  return m.finish(length + sum, unit.length);
}

/** Volume of a profile along a path. */
function measureProfile(m: Measurement, length: number): MeasureResult {
  const { unit, n } = m;
  const volume = length * m.need('width') * m.need('height');
  m.add('length', length * n, unit.length);
  return m.finish(volume, unit.volume);
}

/** Area of walls along a path, less openings, with a ceiling. */
function measureSurface(m: Measurement, length: number): MeasureResult {
  const { geometry, parameters, kx, ky, unit, n } = m;
  const closed = isClosed(m.geometry);
  const height = m.need('height');
  const gross = length * height * (parameters.sides ?? 1);
  let openings = 0;
  for (const opening of parameters.openings ?? []) {
    openings += opening.width * opening.height * (opening.count ?? 1) * (opening.sides ?? 1);
  }
  let ceiling = 0;
  let selfCrossing = false;
  const cutouts = geometry.cutouts ?? [];
  if (parameters.ceiling === true) {
    if (closed) {
      const plan = planOf(geometry, kx, ky);
      ceiling = plan.net;
      selfCrossing = plan.selfCrossing;
    }
  } else {
    for (const ring of cutouts) {
      const cut = ringArea(ring);
      openings += cut.area * kx * ky;
      selfCrossing ||= cut.selfCrossing;
    }
  }
  m.add('length', length * n, unit.length);
  m.add('gross_area', gross * n, unit.area);
  m.add('openings_area', openings * n, unit.area);
  if (parameters.ceiling === true) m.add('ceiling_area', ceiling * n, unit.area);
  return m.finish(gross - openings + ceiling, unit.area, selfCrossing);
}

/** Area around a pipe or an oval duct along a path or a helix. */
function measurePipe(m: Measurement, length: number): MeasureResult {
  const { parameters, unit, n } = m;
  const { oval, helix } = parameters;
  const run = helix === undefined ? length : helixLength(helix);
  let around: number;
  if (oval !== undefined) {
    if (!(oval.b > 0 && oval.a >= oval.b)) m.missing.push('oval');
    around = Math.PI * oval.b + 2 * (oval.a - oval.b);
  } else {
    const diameter = m.need('diameter');
    around = Math.PI * diameter;
    m.add('diameter', diameter, unit.length);
  }
  m.add('length', run * n, unit.length);
  if (helix !== undefined) m.add('turns', helix.turns, 'ratio');
  return m.finish(around * run, unit.area);
}

/**
 * Computes a take-off's quantity and the figures given beside it, unrounded, by the definitions of the ten types.
 *
 * Everything is computed from the stored vertices in the page's unrotated space. The multiplier applies to lengths,
 * areas, volumes and counts alike, but not to what does not add up: pitch, depth, diameter, turns, bounding box.
 * Cut-outs of a surface are deducted from its ceiling where it has one, else as openings drawn on an elevation.
 * While the page is not calibrated the figures are in points. A dimension that the type needs and does not have is
 * named in `missing` and the quantity is 0.
 */
export const measure: MeasureFunction = (
  type: TakeoffType,
  geometry: Geometry,
  calibration: Calibration,
  parameters: TakeoffParameters = {},
): MeasureResult => {
  const m = new Measurement(type, geometry, calibration, parameters);
  const { vertices } = geometry;
  switch (type) {
    case 'count':
      m.add('marks', vertices.length * m.n, 'EA');
      return m.finish(vertices.length, 'EA');
    case 'area':
    case 'pitched_area':
    case 'volume_2d':
      return measureArea(m);
  }
  // A vertex repeated to close the path is not a second point, and joins the first without a further segment.
  const length = pathLength(vertices, geometry.closed === true, m.kx, m.ky);
  switch (type) {
    case 'linear':
      return measureLinear(m, length);
    case 'pitched_linear':
      return measureSlope(m, length);
    case 'linear_drop':
      return measureDrops(m, length);
    case 'volume_3d':
      return measureProfile(m, length);
    case 'surface_area':
      return measureSurface(m, length);
    case 'spiral_area':
      return measurePipe(m, length);
  }
};
