import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agreesWithLengths,
  axisOf,
  calibrateByLength,
  calibrateByLengths,
  calibrateByScale,
  calibrateByTwoLengths,
  calibrationAt,
  checkCalibration,
  closestPointOnPath,
  convertDecimal,
  convertUnit,
  flatten,
  formatLength,
  formatQuantity,
  isDrawable,
  knownLengthsOf,
  labelPoint,
  measure,
  namedScales,
  pageToView,
  parseLength,
  parseScaleText,
  pathMiddle,
  pointInPolygon,
  reverse,
  purchaseQuantity,
  roundUpToOrder,
  scalesAlong,
  scaleText,
  segmentIntersections,
  stretchOf,
  uncalibrated,
  unitCode,
  units,
  viewToPage,
  withOneScale,
  withWaste,
  wrapRotation,
  type Calibration,
  type Rotation,
  type UnitCode,
  type Vertex,
} from './index.ts';

describe('parseLength', () => {
  test.each([
    [`12'6"`, 12.5],
    [`12'-6"`, 12.5],
    [`12' 6 1/2"`, 12 + 6.5 / 12],
    [`12'-6-1/2"`, 12 + 6.5 / 12],
    ['12′ 6½″', 12 + 6.5 / 12],
    ['12 ft 6 in', 12.5],
    ['12ft6', 12.5],
    [`12'`, 12],
    [`12'0"`, 12],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['1,200', 1200],
    ['6"', 0.5],
    ['4 in', 4 / 12],
    ['6 1/2"', 6.5 / 12],
    ['3/4"', 0.0625],
    ["1/2'", 0.5],
    ['2 yd', 6],
    ['-3\'6"', -3.5],
    ['10 LF', 10],
    [' 7 Feet ', 7],
    ['3.048 m', 10],
    ['304.8mm', 1],
    ['30.48 cm', 1],
  ])('%s in feet', (text, expected) => {
    expect(parseLength(text, 'ft')).toBeCloseTo(expected, 12);
  });

  test.each([
    ['3.2 m', 3.2],
    ['3.2', 3.2],
    ['3200 mm', 3.2],
    ['4 in', 0.1016],
    [`1'`, 0.3048],
  ])('%s in metres', (text, expected) => {
    expect(parseLength(text, 'm')).toBeCloseTo(expected, 12);
  });

  test.each(['', 'abc', '12 parsecs', `12'x"`, '1/0"', '1.2.3', "'", '12 6 3', '--3', '1e5'])(
    '%j is not a length',
    (text) => {
      expect(parseLength(text, 'ft')).toBeUndefined();
    },
  );

  test('round-trips through formatLength', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4_000_000, max: 4_000_000 }), (sixteenths) => {
        const feet = sixteenths / 192;
        const text = formatLength(feet);
        const read = parseLength(text, 'ft') ?? NaN;
        expect(Math.round(read * 192)).toBe(sixteenths);
        expect(formatLength(read)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (mm) => {
        const text = formatLength(mm / 1000, { unit: 'm' });
        expect(parseLength(text, 'm')).toBeCloseTo(mm / 1000, 12);
      }),
    );
  });
});

test.each([
  [12.5, undefined, '12′-6″'],
  [0, undefined, '0′-0″'],
  [11.9999, undefined, '12′-0″'],
  [12 + 6.5 / 12, undefined, '12′-6 1/2″'],
  [1 / 16 / 12, undefined, '0′-0 1/16″'],
  [12.51, 1, '12′-6″'],
  [12 + 6.3 / 12, 1 / 4, '12′-6 1/4″'],
  [-3.5, undefined, '−3′-6″'],
  [-0.0001, undefined, '0′-0″'],
  [1234.5, undefined, '1234′-6″'],
])('formatLength(%d, %s)', (feet, precision, expected) => {
  expect(formatLength(feet, precision === undefined ? {} : { precision })).toBe(expected);
});

test('formatQuantity rounds only the display', () => {
  expect(formatQuantity(1767, 'SF')).toBe('1,767.00 SF');
  expect(formatQuantity(88.88888, 'SY')).toBe('88.89 SY');
  expect(formatQuantity(87, 'EA')).toBe('87 EA');
  expect(formatQuantity(1.5, 'EA')).toBe('1.50 EA');
  expect(formatQuantity(-273.456, 'SF', { decimals: 1 })).toBe('−273.5 SF');
  expect(formatQuantity(-0.0004, 'm2')).toBe('0.00 m²');
});

describe('units', () => {
  test('have exact relations', () => {
    expect(convertUnit(27, 'CF', 'CY')).toBe(1);
    expect(convertUnit(9, 'SF', 'SY')).toBe(1);
    expect(convertUnit(1, 'FT', 'MM')).toBe(304.8);
    expect(convertUnit(1, 'SQFT', 'SQIN')).toBe(144);
    expect(convertUnit(1, 'CUFT', 'CUIN')).toBe(1728);
    expect(convertUnit(1, 'GAL', 'CUIN')).toBe(231);
    expect(convertUnit(1, 'CUM', 'L')).toBe(1000);
    expect(convertUnit(300, 'SF', 'SQ')).toBe(3);
    expect(convertDecimal('0.1', 'LF', 'IN').toString()).toBe('1.2');
  });

  test('round-trip conversions', () => {
    const codes = Object.keys(units) as UnitCode[];
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.constantFrom(...codes),
        fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
        (from, to, value) => {
          if (units[from].kind !== units[to].kind) {
            expect(() => convertUnit(value, from, to)).toThrow(/no conversion/);
            return;
          }
          const back = convertUnit(convertUnit(value, from, to), to, from);
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-12 * value);
        },
      ),
    );
  });

  test('accept common spellings', () => {
    expect(unitCode('sf')).toBe('SF');
    expect(unitCode('m²')).toBe('SQM');
    expect(unitCode('each')).toBe('EA');
    expect(unitCode('bananas')).toBeUndefined();
    expect(unitCode('toString')).toBeUndefined();
  });

  test('add waste first, round to purchase units last, and ignore float noise', () => {
    expect(withWaste(100, 8).toString()).toBe('108');
    expect(roundUpToOrder('462.000000001', 10).toString()).toBe('470');
    expect(roundUpToOrder(470.00000000001, 10).toString()).toBe('470');
    expect(roundUpToOrder('0', 10).toString()).toBe('0');
    expect(roundUpToOrder('3.2', 0).toString()).toBe('3.2');
    expect(
      purchaseQuantity({
        quantity: 266.6666666666667,
        unit: 'CF',
        wastePercent: 5,
        purchaseUnit: 'CY',
        orderQuantity: '0.25',
      }).toString(),
    ).toBe('10.5');
  });

  test('round up to less than one extra unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 500 }), (thousandths, step) => {
        const rounded = roundUpToOrder(thousandths / 1000, step).toNumber();
        expect(rounded).toBeGreaterThanOrEqual(thousandths / 1000);
        expect(rounded).toBeLessThan(thousandths / 1000 + step);
        expect(rounded % step).toBe(0);
      }),
    );
  });
});

describe('calibration', () => {
  test('parses the label of each named scale', () => {
    expect(namedScales).toHaveLength(31);
    for (const scale of namedScales) {
      const parsed = parseScaleText(scale.label);
      expect(parsed?.k, scale.label).toBe(scale.k);
      expect(parsed?.unit).toBe(scale.unit);
    }
    expect(new Set(namedScales.map((scale) => scale.id)).size).toBe(namedScales.length);
  });

  test.each([
    [`1/8" = 1'-0"`, 1 / 9, 'ft'],
    [`SCALE: 1/4"=1'`, 1 / 18, 'ft'],
    ['1½″ = 1′-0″', 1 / 108, 'ft'],
    [`1-1/2" = 1'-0"`, 1 / 108, 'ft'],
    [`1" = 20'`, 20 / 72, 'ft'],
    [`1" = 1'-0"`, 1 / 72, 'ft'],
    ['1/8 in = 1 ft', 1 / 9, 'ft'],
    ['1 : 100', 0.0352777777, 'm'],
    ['Scale 1/100', 0.0352777777, 'm'],
    ['1 cm = 1 m', 0.0352777777, 'm'],
  ])('%s', (text, k, unit) => {
    expect(parseScaleText(text)).toMatchObject({ k: expect.closeTo(k, 9) as number, unit });
  });

  test('parses a ratio in feet', () => {
    expect(parseScaleText('1:96', 'ft')?.scale?.id).toBe('1/8in-1ft');
  });

  test.each(['AS NOTED', 'NTS', '', `0" = 1'`, '1:0', '1 = 2 = 3', 'N/A'])('%j is not a scale', (text) => {
    expect(parseScaleText(text)).toBeUndefined();
  });

  test('checks a calibration against a second line', () => {
    const calibration = calibrateByLength({ x: 10, y: 10 }, { x: 10, y: 190 }, 20, 'ft');
    expect(calibration).toEqual({ type: 'known_length', value: 1 / 9, unit: 'ft', calibrated: true });
    const check = checkCalibration(calibration, { x: 0, y: 0 }, { x: 91, y: 0 }, 10);
    expect(check.errorPercent).toBeCloseTo(1.1111, 3);
    expect(() => calibrateByLength({ x: 1, y: 1 }, { x: 1, y: 1 }, 5, 'ft')).toThrow(RangeError);
    expect(() => calibrateByLength({ x: 1, y: 1 }, { x: 2, y: 1 }, 0, 'ft')).toThrow(RangeError);
    expect(() => checkCalibration(calibration, { x: 0, y: 0 }, { x: 1, y: 0 }, 0)).toThrow(RangeError);
  });

  test('distinguishes plausible from implausible scales', () => {
    expect(namedScales.every(({ k, unit }) => isDrawable({ value: k, unit }))).toBe(true);
    const line = [
      { x: 0, y: 0 },
      { x: 260, y: 0 },
    ] as const;
    for (const length of [1e-7, 1e9])
      for (const unit of ['ft', 'm'] as const)
        expect(isDrawable(calibrateByLength(...line, length, unit))).toBe(false);
  });

  test('corrects a stretched scan with two calibration lines', () => {
    const stretch = (x: number, y: number): { x: number; y: number } => ({ x: x * 1.02, y: y * 0.98 });
    const calibration = calibrateByTwoLengths(
      { a: stretch(0, 0), b: stretch(180, 9), realLength: Math.hypot(20, 1) },
      { a: stretch(0, 0), b: stretch(9, 90), realLength: Math.hypot(1, 10) },
      'ft',
    );
    const check = checkCalibration(calibration, stretch(0, 0), stretch(90, 90), Math.hypot(10, 10));
    expect(Math.abs(check.errorPercent)).toBeLessThan(1e-9);
    const line = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 }, realLength: 1 };
    expect(() => calibrateByTwoLengths(line, line, 'ft')).toThrow(RangeError);
  });

  test('compares the two scales of a stretched sheet and returns to one', () => {
    const flat = { a: { x: 0, y: 0 }, b: { x: 144, y: 0 }, realLength: 16, unit: 'ft' as const };
    const up = (realLength: number) => ({ a: { x: 5, y: 0 }, b: { x: 5, y: 72 }, realLength });
    const stretched = calibrateByLengths({ ...flat, across: up(10) });
    expect(scalesAlong(stretched)).toEqual({ x: 1 / 9, y: expect.closeTo(10 / 72, 12) as number });
    expect(stretchOf(stretched)).toBeCloseTo(0.25, 12);
    expect(scaleText(stretched)).toBe('1/8″ = 1′-0″ × 1″ = 10′');
    expect(withOneScale(stretched)).toEqual(calibrateByLengths(flat));
    expect(stretchOf(calibrateByLengths({ ...flat, across: up(8) }))).toBeCloseTo(0, 12);
    // 144 × 72 pt: 16 ft by 10 ft.
    const vertices = [
      { x: 0, y: 0 },
      { x: 144, y: 0 },
      { x: 144, y: 72 },
      { x: 0, y: 72 },
    ];
    expect(measure('area', { vertices }, stretched).quantity).toBeCloseTo(160, 9);
    expect(isDrawable({ ...stretched, factorX: 1e-9 })).toBe(false);
    expect(isDrawable({ ...stretched, factorY: -1 })).toBe(false);
  });

  test('stores calibration lines and detects when they do not match the scale', () => {
    const flat = { a: { x: 0, y: 0 }, b: { x: 144, y: 0 }, realLength: 16, unit: 'ft' as const };
    const across = { a: { x: 5, y: 0 }, b: { x: 5, y: 72 }, realLength: 10 };
    const stretched = calibrateByLengths({ ...flat, across });
    expect(knownLengthsOf(stretched)).toEqual({ ...flat, across });
    expect(knownLengthsOf(withOneScale(stretched))).toEqual(flat);
    expect(knownLengthsOf(calibrateByScale(namedScales[0]!))).toBeNull();
    // Correcting one line keeps the other scale exactly.
    const right = calibrateByLengths({ ...flat, across: { ...across, realLength: 8 } });
    expect(scalesAlong(right).x).toBe(scalesAlong(stretched).x);
    expect(stretchOf(right)).toBeCloseTo(0, 12);
    expect([stretched, withOneScale(stretched), right].every(agreesWithLengths)).toBe(true);
    expect(agreesWithLengths(calibrateByScale(namedScales[0]!))).toBe(true);
    expect(agreesWithLengths({ ...stretched, value: stretched.value * 1.01 })).toBe(false);
    expect(agreesWithLengths({ ...stretched, calibrated: false })).toBe(false);
    expect(agreesWithLengths({ ...stretched, lengths: [across, across] })).toBe(false);
    expect(agreesWithLengths({ ...stretched, lengths: [{ ...across, b: across.a }] })).toBe(false);
  });

  test('assigns a line to an axis within 30°', () => {
    const from = { x: 7, y: 7 };
    const axis = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      return axisOf(from, { x: 7 + 50 * Math.cos(turn), y: 7 + 50 * Math.sin(turn) });
    };
    expect([0, 29, 180, 205].map(axis)).toEqual(['x', 'x', 'x', 'x']);
    expect([61, 90, 270, 299].map(axis)).toEqual(['y', 'y', 'y', 'y']);
    expect([31, 45, 59, 135].map(axis)).toEqual([null, null, null, null]);
    expect(axisOf(from, from)).toBeNull();
  });

  test('uses the smallest region around a point', () => {
    const page = calibrateByScale(namedScales[2] as never);
    const region = (x: number, width: number, value: number): Calibration => ({
      ...page,
      value,
      region: { x, y: 0, width, height: 100 },
    });
    const all = [page, region(0, 200, 2), region(50, 20, 3)];
    expect(calibrationAt(all, { x: 60, y: 50 }).value).toBe(3);
    expect(calibrationAt(all, { x: 100, y: 50 }).value).toBe(2);
    expect(calibrationAt(all, { x: 100, y: 500 })).toBe(page);
    expect(calibrationAt(all.slice(1), { x: 100, y: 500 })).toBe(uncalibrated);
  });
});

describe('geometry', () => {
  const ell: Vertex[] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 20 },
    { x: 20, y: 20 },
    { x: 20, y: 100 },
    { x: 0, y: 100 },
  ];

  test('inside and outside, by even-odd, arcs included', () => {
    expect(pointInPolygon({ x: 10, y: 90 }, ell)).toBe(true);
    expect(pointInPolygon({ x: 60, y: 60 }, ell)).toBe(false);
    const round: Vertex[] = [
      { x: 0, y: 0, bulge: 1 },
      { x: 20, y: 0, bulge: 0.2 },
    ];
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 500 }), fc.integer({ min: -300, max: 300 }), (x, y) => {
        const point = { x: x / 20 + 0.003, y: y / 20 + 0.007 };
        const straight = pointInPolygon(point, flatten(round, true, 1e-4));
        const edge = closestPointOnPath(point, round, true)?.distance ?? 0;
        if (edge > 0.01) expect(pointInPolygon(point, round)).toBe(straight);
      }),
    );
  });

  test('points on the chord of an arc are inside where the arc is beyond the ring, and outside of an arc cut in', () => {
    const turned = (ring: Vertex[], quarters: number): Vertex[] =>
      ring.map(({ x, y, ...bulge }) => ({
        ...[
          { x, y },
          { x: -y, y: x },
          { x: -x, y: -y },
          { x: y, y: -x },
        ][quarters]!,
        ...bulge,
      }));
    const square = (bulge: number): Vertex[] => [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 40, bulge },
      { x: 0, y: 40 },
    ];
    for (const quarters of [0, 1, 2, 3])
      for (const bulge of [1, -1])
        for (const isReversed of [false, true]) {
          const ring = turned(square(bulge), quarters);
          const [middle] = turned([{ x: 20, y: 40 }], quarters);
          expect(pointInPolygon(middle!, isReversed ? reverse(ring, true) : ring)).toBe(bulge > 0);
        }
  });

  test('finds the nearest point on a path', () => {
    expect(closestPointOnPath({ x: 50, y: -5 }, ell, true)).toEqual({
      point: { x: 50, y: 0 },
      distance: 5,
      segment: 0,
      t: 0.5,
    });
    const onArc = closestPointOnPath(
      { x: 10, y: -30 },
      [
        { x: 0, y: 0, bulge: 1 },
        { x: 20, y: 0 },
      ],
      false,
    );
    expect(onArc?.point.y).toBeCloseTo(-10, 9);
    expect(onArc?.t).toBeCloseTo(0.5, 9);
    expect(closestPointOnPath({ x: 0, y: 0 }, [], false)).toBeUndefined();
  });

  test('places a label inside its area, outside cut-outs, and centered in a rectangle', () => {
    const label = labelPoint({ vertices: ell });
    expect(label && pointInPolygon(label, ell)).toBe(true);
    const square = {
      vertices: [
        { x: 0, y: 0 },
        { x: 80, y: 0 },
        { x: 80, y: 40 },
        { x: 0, y: 40 },
      ],
    };
    expect(labelPoint(square)).toEqual({ x: 40, y: 20 });
    const hole = [
      { x: 20, y: 10 },
      { x: 60, y: 10 },
      { x: 60, y: 30 },
      { x: 20, y: 30 },
    ];
    const labelPosition = labelPoint({ ...square, cutouts: [hole] });
    expect(labelPosition && pointInPolygon(labelPosition, hole)).toBe(false);
    expect(labelPoint({ vertices: [] })).toBeUndefined();
    expect(
      labelPoint({
        vertices: [
          { x: 0, y: 5 },
          { x: 10, y: 5 },
        ],
      }),
    ).toEqual({ x: 5, y: 5 });
  });

  test('labels areas as thin and small as numbers can be', () => {
    const strip = (width: number, height: number): Vertex[] => [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
    expect(labelPoint({ vertices: strip(1000, 1e-7) })).toEqual({ x: 500, y: 5e-8 });
    expect(labelPoint({ vertices: strip(1e-118, 1e-92) })).toBeDefined();
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.double({ noNaN: true, noDefaultInfinity: true }),
            y: fc.double({ noNaN: true, noDefaultInfinity: true }),
            bulge: fc.double({ noNaN: true, noDefaultInfinity: true }),
          }),
          { minLength: 2, maxLength: 5 },
        ),
        (vertices) => {
          expect(labelPoint({ vertices })).toBeDefined();
        },
      ),
    );
  });

  test('the middle of a path is halfway by length', () => {
    expect(
      pathMiddle([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 30 },
      ]),
    ).toEqual({ x: 10, y: 10 });
  });

  test('intersections of lines and arcs', () => {
    const at = segmentIntersections({ x: 0, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }, { x: 10, y: 0 });
    expect(at).toEqual([{ x: 5, y: 5 }]);
    expect(segmentIntersections({ x: 0, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 10 }, { x: 10, y: 0 })).toEqual(
      [],
    );
    const arc = { x: 0, y: 0, bulge: -1 };
    const through = segmentIntersections({ x: 4, y: -1 }, { x: 4, y: 9 }, arc, { x: 10, y: 0 });
    expect(through).toHaveLength(1);
    expect(through[0]?.y).toBeCloseTo(Math.sqrt(25 - 1), 9);
    const other = { x: 5, y: 0, bulge: -1 };
    expect(segmentIntersections(arc, { x: 10, y: 0 }, other, { x: 15, y: 0 })).toHaveLength(1);
    expect(segmentIntersections({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 5, y: 0 }, { x: 20, y: 0 })).toEqual([
      { x: 5, y: 0 },
      { x: 10, y: 0 },
    ]);
  });

  test('maps points of a rotated page', () => {
    expect(wrapRotation(360)).toBe(0);
    expect(wrapRotation(-90)).toBe(270);
    expect(wrapRotation(450)).toBe(90);
    const page = { width: 2592, height: 1728 };
    // Turned clockwise, the page's lower left corner goes to the upper left.
    expect(pageToView({ x: 0, y: 0 }, 90, page)).toEqual({ x: 0, y: 2592 });
    for (const rotation of [0, 90, 180, 270] as Rotation[]) {
      expect(viewToPage(pageToView({ x: 12, y: 345 }, rotation, page), rotation, page)).toEqual({
        x: 12,
        y: 345,
      });
    }
  });
});
