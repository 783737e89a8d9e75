import { segmentLength } from './arc.ts';
import { cutsTooMuch } from './cutouts.ts';
import { ringArea, segmentBox } from './polygon.ts';
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

/** Length of a path in real units; `closed` adds the way back to the first vertex. */
function pathLength(vertices: readonly Vertex[], closed: boolean, kx: number, ky: number): number {
  const first = vertices[0];
  if (first === undefined) return 0;
  let sum = 0;
  let previous = first;
  // Summed in points and scaled once where one factor holds: fewer roundings.
  const uniform = kx === ky;
  for (let index = 1; index < vertices.length; index++) {
    const vertex = vertices[index] as Vertex;
    sum += uniform ? segmentLength(previous, vertex) : segmentLength(previous, vertex, kx, ky);
    previous = vertex;
  }
  if (closed && vertices.length > 1) {
    sum += uniform ? segmentLength(previous, first) : segmentLength(previous, first, kx, ky);
  }
  return uniform ? sum * kx : sum;
}

/** Whether a path returns to its start: a repeated first vertex or the flag says so. */
export function isClosed(geometry: Geometry): boolean {
  if (geometry.closed === true) return true;
  const first = geometry.vertices[0];
  const last = geometry.vertices.at(-1);
  return (
    geometry.vertices.length > 2 &&
    first !== undefined &&
    last !== undefined &&
    first.x === last.x &&
    first.y === last.y
  );
}

function segmentCount(vertices: readonly Vertex[], closed: boolean): number {
  let count = 0;
  for (let index = 0; index < (closed ? vertices.length : vertices.length - 1); index++) {
    const from = vertices[index] as Vertex;
    const to = vertices[(index + 1) % vertices.length] as Vertex;
    if (from.x !== to.x || from.y !== to.y) count++;
  }
  return count;
}

interface Plan {
  net: number;
  gross: number;
  cutouts: number;
  perimeter: number;
  cutoutPerimeter: number;
  width: number;
  height: number;
  selfCrossing: boolean;
}

/** An area in plan with all that is also given of it, before pitch, depth and multiplier. */
function planOf(geometry: Geometry, kx: number, ky: number): Plan {
  const outer = ringArea(geometry.vertices);
  let selfCrossing = outer.selfCrossing;
  let cutouts = 0;
  let cutoutPerimeter = 0;
  for (const ring of geometry.cutouts ?? []) {
    const cut = ringArea(ring);
    cutouts += cut.area;
    cutoutPerimeter += pathLength(ring, true, kx, ky);
    selfCrossing ||= cut.selfCrossing;
  }
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  geometry.vertices.forEach((from, index) => {
    const box = segmentBox(from, geometry.vertices[(index + 1) % geometry.vertices.length] as Vertex);
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  });
  const empty = geometry.vertices.length === 0;
  const square = kx * ky;
  return {
    net: (outer.area - cutouts) * square,
    gross: outer.area * square,
    cutouts: cutouts * square,
    perimeter: pathLength(geometry.vertices, true, kx, ky),
    cutoutPerimeter,
    width: empty ? 0 : (maxX - minX) * kx,
    height: empty ? 0 : (maxY - minY) * ky,
    selfCrossing,
  };
}

/**
 * Slope length of one unit of plan length.
 * @param rise and run in one unit, run above 0.
 * @param hip a hip or valley drawn at 45° in plan.
 */
export function pitchFactor(rise: number, run: number, hip = false): number {
  return hip
    ? Math.sqrt(rise * rise + 2 * run * run) / (Math.SQRT2 * run)
    : Math.sqrt(rise * rise + run * run) / run;
}

/** Length of a helix of radius r, N turns and rise H: √((2π·r·N)² + H²). */
export function helixLength(helix: { radius: number; turns: number; rise: number }): number {
  const around = 2 * Math.PI * helix.radius * helix.turns;
  return Math.sqrt(around * around + helix.rise * helix.rise);
}

/** What a cut-out is drawn in; on a wall without a ceiling it is an opening, wherever it stands. */
const areas = new Set<TakeoffType>(['area', 'pitched_area', 'volume_2d']);

const isLength = (value: number | undefined): value is number => value !== undefined && value >= 0;

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
  const { kx, ky } = factors(calibration);
  const unit = unitsOf(calibration);
  const n = parameters.multiplier ?? 1;
  const { vertices } = geometry;
  const missing: (keyof TakeoffParameters)[] = [];
  const details: MeasureDetail[] = [];
  const add = (key: MeasureDetail['key'], value: number, of: MeasureDetail['unit']): void => {
    details.push({ key, value, unit: of });
  };
  const need = (key: 'height' | 'depth' | 'width' | 'diameter'): number => {
    const value = parameters[key];
    if (isLength(value)) return value;
    missing.push(key);
    return 0;
  };
  const pitch = (hip: boolean): number => {
    const { rise, run } = parameters;
    if (rise === undefined || !Number.isFinite(rise)) missing.push('rise');
    if (run === undefined || !(run > 0)) missing.push('run');
    return missing.length > 0 ? 0 : pitchFactor(rise as number, run as number, hip);
  };
  const finish = (quantity: number, of: MeasureUnit, selfCrossing = false): MeasureResult => ({
    quantity: missing.length > 0 ? 0 : quantity * n,
    unit: of,
    calibrated: calibration.calibrated,
    details,
    selfCrossing,
    ...((geometry.cutouts?.length ?? 0) > 0 &&
      (areas.has(type) || parameters.ceiling === true) &&
      cutsTooMuch(geometry) && { cutsTooMuch: true }),
    ...(missing.length > 0 && { missing }),
  });

  switch (type) {
    case 'count': {
      add('marks', vertices.length * n, 'EA');
      return finish(vertices.length, 'EA');
    }
    case 'area':
    case 'pitched_area':
    case 'volume_2d': {
      const plan = planOf(geometry, kx, ky);
      let quantity = plan.net;
      let of = unit.area;
      if (type === 'pitched_area') {
        const factor = pitch(false);
        quantity = plan.net * factor;
        add('plan_area', plan.net * n, unit.area);
        if (factor > 0) add('pitch', (parameters.rise as number) / (parameters.run as number), 'ratio');
      } else if (type === 'volume_2d') {
        const depth = need('depth');
        quantity = plan.net * depth;
        of = unit.volume;
        add('area', plan.net * n, unit.area);
        add('depth', depth, unit.length);
      }
      add('perimeter', plan.perimeter * n, unit.length);
      if ((geometry.cutouts?.length ?? 0) > 0) {
        add('gross_area', plan.gross * n, unit.area);
        add('cutout_area', plan.cutouts * n, unit.area);
        add('cutout_perimeter', plan.cutoutPerimeter * n, unit.length);
      }
      add('bounding_width', plan.width, unit.length);
      add('bounding_height', plan.height, unit.length);
      return finish(quantity, of, plan.selfCrossing);
    }
  }

  const closed = isClosed(geometry);
  // A vertex repeated to close the path is not a second point, and joins the first without a further segment.
  const length = pathLength(vertices, geometry.closed === true, kx, ky);
  switch (type) {
    case 'linear': {
      add('segments', segmentCount(vertices, geometry.closed === true) * n, 'EA');
      add('points', (vertices.length - (closed && geometry.closed !== true ? 1 : 0)) * n, 'EA');
      return finish(length, unit.length);
    }
    case 'pitched_linear': {
      const factor = pitch(parameters.hip ?? false);
      add('plan_length', length * n, unit.length);
      if (factor > 0) add('pitch', (parameters.rise as number) / (parameters.run as number), 'ratio');
      return finish(length * factor, unit.length);
    }
    case 'linear_drop': {
      const drops = parameters.drops ?? [];
      const sum = drops.reduce((total, drop) => total + drop, 0);
      add('length', length * n, unit.length);
      add('drop_length', sum * n, unit.length);
      add('drop_count', drops.length * n, 'EA');
      return finish(length + sum, unit.length);
    }
    case 'volume_3d': {
      const volume = length * need('width') * need('height');
      add('length', length * n, unit.length);
      return finish(volume, unit.volume);
    }
    case 'surface_area': {
      const height = need('height');
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
      add('length', length * n, unit.length);
      add('gross_area', gross * n, unit.area);
      add('openings_area', openings * n, unit.area);
      if (parameters.ceiling === true) add('ceiling_area', ceiling * n, unit.area);
      return finish(gross - openings + ceiling, unit.area, selfCrossing);
    }
    case 'spiral_area': {
      const { oval, helix } = parameters;
      const run = helix === undefined ? length : helixLength(helix);
      let around: number;
      if (oval !== undefined) {
        if (!(oval.b > 0 && oval.a >= oval.b)) missing.push('oval');
        around = Math.PI * oval.b + 2 * (oval.a - oval.b);
      } else {
        const diameter = need('diameter');
        around = Math.PI * diameter;
        add('diameter', diameter, unit.length);
      }
      add('length', run * n, unit.length);
      if (helix !== undefined) add('turns', helix.turns, 'ratio');
      return finish(around * run, unit.area);
    }
  }
};
