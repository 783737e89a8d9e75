import { describe, expect, it } from 'vitest';
import { readSegments } from './readSegments.ts';
import type { OperatorCodes } from './walkPaths.ts';

const codes: OperatorCodes = {
  save: 10,
  restore: 11,
  transform: 12,
  constructPath: 91,
  endPath: 28,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  beginAnnotation: 80,
  endAnnotation: 81,
};
const stroke = 20;

function read(operators: [number, unknown][]): number[] {
  const reading = readSegments(
    { fnArray: operators.map(([fn]) => fn), argsArray: operators.map(([, args]) => args) },
    codes,
  );
  for (;;) {
    const { done, value } = reading.next();
    if (done) return [...value];
  }
}
const path = (data: number[], op = stroke): [number, unknown] => [
  codes.constructPath,
  [op, [new Float32Array(data)], new Float32Array(4)],
];

describe('segments of a sheet', () => {
  it('reads lines and the closing segment of a closed path', () => {
    expect(read([path([0, 0, 0, 1, 100, 0, 1, 100, 50, 4])])).toEqual([
      0, 0, 100, 0, 100, 0, 100, 50, 100, 50, 0, 0,
    ]);
  });

  it('follows transforms through save, restore and forms', () => {
    expect(
      read([
        [codes.save, null],
        [codes.transform, [2, 0, 0, 2, 10, 20]],
        [codes.paintFormXObjectBegin, [[0, 1, -1, 0, 5, 0], null]],
        path([0, 0, 0, 1, 10, 0]),
        [codes.paintFormXObjectEnd, []],
        path([0, 0, 0, 1, 10, 0]),
        [codes.restore, null],
        path([0, 0, 0, 1, 10, 0]),
      ]),
    ).toEqual([20, 20, 20, 40, 10, 20, 30, 20, 0, 0, 10, 0]);
  });

  it('skips clips, annotations, lettering and curves', () => {
    expect(
      read([
        path([0, 0, 0, 1, 100, 0], codes.endPath),
        [codes.beginAnnotation, ['a']],
        path([0, 0, 0, 1, 100, 0]),
        [codes.endAnnotation, []],
        path([0, 0, 0, 1, 1, 0]),
        path([0, 0, 0, 2, 1, 1, 2, 2, 30, 30, 1, 90, 30]),
      ]),
    ).toEqual([30, 30, 90, 30]);
  });

  it('yields on a long operator list', () => {
    const operators = Array.from({ length: 9000 }, () => path([0, 0, 0, 1, 9, 0]));
    const reading = readSegments(
      { fnArray: operators.map(([fn]) => fn), argsArray: operators.map(([, args]) => args) },
      codes,
    );
    let pauses = 0;
    for (let result = reading.next(); !result.done; result = reading.next()) pauses++;
    expect(pauses).toBe(2);
  });
});
