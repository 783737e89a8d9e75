import { calibrateByLength } from '@plumbline/estimating';
import { expect, it } from 'vitest';
import type { CanvasCondition, CanvasMeasure, CanvasShape } from '../types.ts';
import { legendRows, legendText } from './legendRows.ts';

const condition = (uuid: string, more: Partial<CanvasCondition> = {}): CanvasCondition => ({
  uuid,
  code: uuid.toUpperCase(),
  name: `Condition ${uuid}`,
  type: 'linear',
  color: '#1d4ed8',
  ...more,
});
const line = (uuid: string, conditionId: string, length: number): CanvasMeasure => ({
  uuid,
  conditionId,
  type: 'linear',
  geometry: {
    vertices: [
      { x: 0, y: 0 },
      { x: length, y: 0 },
    ],
  },
});
const contentOf = (shapes: readonly CanvasShape[]) => ({
  measures: new Map(shapes.map((shape) => [shape.uuid, shape])),
  conditions: new Map(
    [condition('a'), condition('b', { hatch: 'dots' }), condition('c')].map((each) => [each.uuid, each]),
  ),
  calibrations: [calibrateByLength({ x: 0, y: 0 }, { x: 10, y: 0 }, 1, 'ft')],
});

it('adds up the measures of each condition and leaves out conditions without any', () => {
  const rows = legendRows(contentOf([line('1', 'b', 100), line('2', 'a', 50), line('3', 'b', 30)]));
  expect(rows).toEqual([
    expect.objectContaining({ code: 'A', kind: 'path', hatch: 'none', quantity: '5.0 LF' }),
    expect.objectContaining({ code: 'B', hatch: 'dots', shape: 'circle', quantity: '13.0 LF' }),
  ]);
  expect(legendText(rows)).toBe('A Condition a: 5.0 LF, B Condition b: 13.0 LF');
});

it('is empty without measures, and follows the measures of another content', () => {
  expect(legendRows(contentOf([]))).toEqual([]);
  expect(legendRows(contentOf([line('1', 'c', 10)]))).toHaveLength(1);
});
