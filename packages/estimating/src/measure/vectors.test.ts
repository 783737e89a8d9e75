import { describe, expect, test } from 'vitest';
import {
  calibrateByLength,
  convertUnit,
  helixLength,
  measure,
  namedScales,
  pageToView,
  purchaseQuantity,
  viewToPage,
  type Calibration,
  type Geometry,
  type MeasureDetail,
  type MeasureResult,
  type Rotation,
  type TakeoffParameters,
  type TakeoffType,
  type Vertex,
} from './index.ts';

const eighth: Calibration = { type: 'named_scale', value: 1 / 9, unit: 'ft', calibrated: true };
const quarter: Calibration = { ...eighth, value: 1 / 18 };
const metric: Calibration = {
  type: 'named_scale',
  value: namedScales.find((scale) => scale.id === '1:100')?.k ?? NaN,
  unit: 'm',
  calibrated: true,
};

const path = (...pairs: [number, number, number?][]): Vertex[] =>
  pairs.map(([x, y, bulge]) => (bulge === undefined ? { x, y } : { x, y, bulge }));
const rectangle = path([0, 0], [360, 0], [360, 180], [0, 180]);
const hole = path([90, 90], [108, 90], [108, 108], [90, 108]);
const around: Geometry = { vertices: rectangle, closed: true };
const ft = (feet: number): Geometry => ({ vertices: path([0, 0], [feet * 9, 0]) });

const detail = (result: MeasureResult, key: MeasureDetail['key']): number =>
  result.details.find((item) => item.key === key)?.value ?? NaN;

/** Figures of the table, with the decimal places that it states. */
type Expected = [figure: number, stated: string][];

interface Case {
  no: number;
  name: string;
  type: TakeoffType;
  geometry: Geometry;
  calibration?: Calibration;
  parameters?: TakeoffParameters;
  expected: (result: MeasureResult) => Expected;
}

const cases: Case[] = [
  {
    no: 2,
    name: 'a path of two legs',
    type: 'linear',
    geometry: { vertices: path([0, 0], [270, 0], [270, 180]) },
    expected: (r) => [
      [r.quantity, '50'],
      [detail(r, 'segments'), '2'],
      [detail(r, 'points'), '3'],
    ],
  },
  {
    no: 3,
    name: 'rectangle 360 × 180 pt',
    type: 'area',
    geometry: { vertices: rectangle },
    expected: (r) => [
      [r.quantity, '800'],
      [detail(r, 'perimeter'), '120'],
      [convertUnit(r.quantity, 'SF', 'SY'), '88.889'],
      [detail(r, 'bounding_width'), '40'],
      [detail(r, 'bounding_height'), '20'],
    ],
  },
  {
    no: 4,
    name: 'no. 3 at 1/18',
    type: 'area',
    geometry: { vertices: rectangle },
    calibration: quarter,
    expected: (r) => [
      [r.quantity, '200'],
      [detail(r, 'perimeter'), '60'],
    ],
  },
  {
    no: 5,
    name: 'no. 3 less an 18 × 18 pt hole',
    type: 'area',
    geometry: { vertices: rectangle, cutouts: [hole] },
    expected: (r) => [
      [r.quantity, '796'],
      [detail(r, 'cutout_perimeter'), '8'],
      [detail(r, 'gross_area'), '800'],
    ],
  },
  {
    no: 6,
    name: 'no. 3 at 6:12',
    type: 'pitched_area',
    geometry: { vertices: rectangle },
    parameters: { rise: 6, run: 12 },
    expected: (r) => [
      [r.quantity, '894.427'],
      [detail(r, 'plan_area'), '800'],
      [detail(r, 'pitch'), '0.5'],
    ],
  },
  {
    no: 7,
    name: '12 ft at 4:12',
    type: 'pitched_linear',
    geometry: ft(12),
    parameters: { rise: 4, run: 12 },
    expected: (r) => [
      [r.quantity, '12.649'],
      [detail(r, 'plan_length'), '12'],
    ],
  },
  {
    no: 8,
    name: 'no. 7 as a 45° hip',
    type: 'pitched_linear',
    geometry: ft(12),
    parameters: { rise: 4, run: 12, hip: true },
    expected: (r) => [[r.quantity, '12.329']],
  },
  {
    no: 9,
    name: '20 ft and two drops of 10 ft',
    type: 'linear_drop',
    geometry: ft(20),
    parameters: { drops: [10, 10] },
    expected: (r) => [
      [r.quantity, '40'],
      [detail(r, 'length'), '20'],
      [detail(r, 'drop_length'), '20'],
      [detail(r, 'drop_count'), '2'],
    ],
  },
  {
    no: 10,
    name: '120 LF × 9 ft',
    type: 'surface_area',
    geometry: around,
    parameters: { height: 9 },
    expected: (r) => [[r.quantity, '1080']],
  },
  {
    no: 10,
    name: '120 LF × 9 ft less a 3 × 7 door',
    type: 'surface_area',
    geometry: around,
    parameters: { height: 9, openings: [{ width: 3, height: 7 }] },
    expected: (r) => [
      [r.quantity, '1059'],
      [detail(r, 'openings_area'), '21'],
    ],
  },
  {
    no: 10,
    name: '120 LF × 9 ft, both sides gross',
    type: 'surface_area',
    geometry: around,
    parameters: { height: 9, sides: 2, openings: [{ width: 3, height: 7 }] },
    expected: (r) => [[detail(r, 'gross_area'), '2160']],
  },
  {
    no: 11,
    name: 'no. 3 × 4 in; + 5%',
    type: 'volume_2d',
    geometry: { vertices: rectangle },
    parameters: { depth: 4 / 12 },
    expected: (r) => [
      [r.quantity, '266.667'],
      [convertUnit(r.quantity, 'CF', 'CY'), '9.877'],
      [
        purchaseQuantity({
          quantity: r.quantity,
          unit: 'CF',
          wastePercent: 5,
          purchaseUnit: 'CY',
        }).toNumber(),
        '10.370',
      ],
    ],
  },
  {
    no: 12,
    name: '120 LF × 16 in × 8 in',
    type: 'volume_3d',
    geometry: around,
    parameters: { width: 16 / 12, height: 8 / 12 },
    expected: (r) => [
      [r.quantity, '106.667'],
      [convertUnit(r.quantity, 'CF', 'CY'), '3.951'],
    ],
  },
  {
    no: 13,
    name: '18 in round duct, 50 ft',
    type: 'spiral_area',
    geometry: ft(50),
    parameters: { diameter: 1.5 },
    expected: (r) => [
      [r.quantity, '235.619'],
      [detail(r, 'length'), '50'],
    ],
  },
  {
    no: 14,
    name: 'flat oval 24 × 12 in, 50 ft',
    type: 'spiral_area',
    geometry: ft(50),
    parameters: { oval: { a: 2, b: 1 } },
    expected: (r) => [[r.quantity, '257.080']],
  },
  {
    no: 15,
    name: 'helix r 3 ft, 1.5 turns, H 12 ft',
    type: 'spiral_area',
    geometry: ft(50),
    parameters: { diameter: 1 / Math.PI, helix: { radius: 3, turns: 1.5, rise: 12 } },
    expected: (r) => [
      [detail(r, 'length'), '30.715'],
      [helixLength({ radius: 3, turns: 1.5, rise: 12 }), '30.715'],
      // A duct of 1 ft around: the area is the length.
      [r.quantity, '30.715'],
    ],
  },
  {
    no: 16,
    name: 'semicircle r 90 pt, length',
    type: 'linear',
    geometry: { vertices: path([0, 0, 1], [180, 0]) },
    expected: (r) => [[r.quantity, '31.416']],
  },
  {
    no: 16,
    name: 'semicircle r 90 pt, area',
    type: 'area',
    geometry: { vertices: path([0, 0, 1], [180, 0]) },
    expected: (r) => [[r.quantity, '157.080']],
  },
];

function check(expected: Expected): void {
  for (const [figure, stated] of expected) {
    const places = stated.split('.')[1]?.length ?? 0;
    expect(figure.toFixed(places)).toBe(stated);
    // An integer of the table must match exactly, except for the rounding of 1/9 in binary.
    if (places === 0) expect(figure).toBeCloseTo(Number(stated), 10);
  }
}

const run = (item: Case, geometry = item.geometry): MeasureResult =>
  measure(item.type, geometry, item.calibration ?? eighth, item.parameters);

describe('the vectors', () => {
  test('1: 112.5 pt is 12′6″', () => {
    expect(calibrateByLength({ x: 0, y: 0 }, { x: 112.5, y: 0 }, 12.5, 'ft').value).toBe(1 / 9);
  });

  test.each(cases.map((item) => ({ ...item, title: `${item.no}: ${item.name}` })))('$title', (item) => {
    check(item.expected(run(item)));
  });

  test('17: 283.4646 pt at 1:100', () => {
    const { quantity, unit } = measure('linear', { vertices: path([0, 0], [283.4646, 0]) }, metric);
    expect(quantity).toBeCloseTo(10, 5);
    expect(unit).toBe('m');
  });

  test('18: a bow-tie is flagged and counted by the even-odd rule', () => {
    const bow = measure('area', { vertices: path([0, 0], [90, 90], [90, 0], [0, 90]) }, eighth);
    expect(bow.selfCrossing).toBe(true);
    expect(bow.quantity).toBeCloseTo(50, 10);
  });

  test('19: 7 symbols × 12 + 3', () => {
    const marks = (count: number): Geometry => ({
      vertices: Array.from({ length: count }, (_, index) => ({ x: index * 20, y: 10 })),
    });
    const typical = measure('count', marks(7), eighth, { multiplier: 12 });
    expect(typical.quantity + measure('count', marks(3), eighth).quantity).toBe(87);
  });

  describe('20: on a page rotated', () => {
    const page = { width: 2592, height: 1728 };
    test.each<Rotation>([90, 180, 270])('%d, to the last bit', (rotation) => {
      // What a person clicks in the turned view is stored unrotated.
      const drawn = (vertex: Vertex): Vertex => ({
        ...vertex,
        ...viewToPage(pageToView(vertex, rotation, page), rotation, page),
      });
      for (const item of cases) {
        const { geometry } = item;
        const turned: Geometry = {
          ...geometry,
          vertices: geometry.vertices.map(drawn),
          ...(geometry.cutouts && { cutouts: geometry.cutouts.map((ring) => ring.map(drawn)) }),
        };
        expect(run(item, turned), `${item.no}: ${item.name}`).toEqual(run(item));
      }
    });
  });
});
