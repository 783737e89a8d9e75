import { planLineFlags } from '@plumbline/estimating';
import { describe, expect, it } from 'vitest';
import { readLines, type StyleCodes } from './readLines.ts';

const codes: StyleCodes = {
  save: 10,
  restore: 11,
  transform: 12,
  constructPath: 91,
  endPath: 28,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  beginAnnotation: 80,
  endAnnotation: 81,
  setLineWidth: 2,
  setDash: 6,
  setGState: 9,
  setStrokeRGBColor: 58,
  setFillRGBColor: 59,
  fill: 22,
  eoFill: 23,
  fillStroke: 24,
  eoFillStroke: 25,
  closeFillStroke: 26,
  closeEOFillStroke: 27,
};
const stroke = 20;
const path = (data: number[], paint = stroke): [number, unknown] => [
  codes.constructPath,
  [paint, [new Float32Array(data)], new Float32Array(4)],
];
const level = [0, 0, 0, 1, 100, 0];

function read(operators: [number, unknown][]) {
  const reading = readLines(
    { fnArray: operators.map(([fn]) => fn), argsArray: operators.map(([, args]) => args) },
    codes,
  );
  for (;;) {
    const result = reading.next();
    if (result.done) return result.value;
  }
}

describe('lines of a sheet', () => {
  it('have the width and dash that apply, also from a graphics state and after restore', () => {
    const { flags, weights } = read([
      [codes.transform, [2, 0, 0, 2, 0, 0]],
      [codes.setLineWidth, [0.5]],
      path(level),
      [codes.save, null],
      [codes.setDash, [[3, 2], 0]],
      path(level),
      [
        codes.setGState,
        [
          [
            ['LW', 2],
            ['D', [[], 0]],
          ],
        ],
      ],
      path(level),
      [codes.restore, null],
      path(level),
    ]);
    expect([...weights]).toEqual([1, 1, 4, 1]);
    expect([...flags]).toEqual([0, planLineFlags.dashed, 0, 0]);
  });

  it('mark the edges of filled shapes and leave out what is white', () => {
    const square = [0, 0, 0, 1, 100, 0, 1, 100, 50, 4];
    const { flags, coordinates } = read([
      [codes.setFillRGBColor, ['#202020']],
      path(square, codes.fill),
      [codes.setFillRGBColor, ['#ffffff']],
      path(square, codes.eoFill),
      [codes.setStrokeRGBColor, ['#FFFFFF']],
      path(level),
    ]);
    expect([...flags]).toEqual([planLineFlags.filled, planLineFlags.filled, planLineFlags.filled]);
    expect(coordinates).toHaveLength(12);
  });

  it('are the chords of a curve', () => {
    const kappa = 55.23;
    const { coordinates } = read([path([0, 100, 0, 2, 100, kappa, kappa, 100, 0, 100])]);
    expect(coordinates).toHaveLength(48);
    for (let at = 0; at < coordinates.length; at += 2)
      expect(Math.hypot(coordinates[at]!, coordinates[at + 1]!)).toBeCloseTo(100, 0);
  });
});
