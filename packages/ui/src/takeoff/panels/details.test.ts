import { describe, expect, it } from 'vitest';
import type { Calibration } from '@plumbline/estimating';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';
import { showQuantity, totalsByCondition } from '../canvas/figures.ts';
import { takeoffFiguresMessages } from '../canvas/figures.messages.ts';
import { detailLines as linesIn, type DetailLine } from './details.ts';

const eighth: Calibration = { type: 'named_scale', value: 1 / 9, unit: 'ft', calibrated: true };
const floor: CanvasCondition = { uuid: 'f', code: 'F1', name: 'Floor', type: 'area', color: '#1f9197' };
const wall: CanvasCondition = {
  uuid: 'w',
  code: 'W1',
  name: 'Wall',
  type: 'surface_area',
  color: '#6f42cb',
  parameters: { height: 9, sides: 2 },
};
const room: CanvasMeasure = {
  uuid: 'a',
  conditionId: 'f',
  type: 'area',
  geometry: {
    vertices: [
      { x: 0, y: 0 },
      { x: 360, y: 0 },
      { x: 360, y: 180 },
      { x: 0, y: 180 },
    ],
  },
};
const run: CanvasMeasure = {
  uuid: 'b',
  conditionId: 'w',
  type: 'surface_area',
  geometry: {
    vertices: [
      { x: 0, y: 0 },
      { x: 540, y: 0 },
    ],
  },
};
const detailLines = (...of: [CanvasCondition, CanvasMeasure[], Calibration[]]): DetailLine[] =>
  linesIn(...of, takeoffFiguresMessages);
const value = (lines: ReturnType<typeof detailLines>, label: string) =>
  lines.find((line) => line.label === label)?.value;

describe('condition details', () => {
  it('sum additive figures', () => {
    const lines = detailLines(wall, [run, { ...run, uuid: 'c' }], [eighth]);
    expect(value(lines, 'Height, sides')).toBe('9′-0″, 2');
    expect(value(lines, 'Length')).toBe('120.0 LF');
    expect(value(lines, 'Gross area')).toBe('2,160.0 SF');
  });

  it('list dimensions with several values', () => {
    const openings = [{ width: 3, height: 7, count: 3 }];
    const walls = detailLines({ ...wall, parameters: { height: 9, openings } }, [run], [eighth]);
    expect(value(walls, 'Openings')).toBe('3 × 3′-0″ by 7′-0″');
    expect(value(walls, 'Openings deducted')).toBe('−63.0 SF');
    const hip = { ...wall, type: 'pitched_linear', parameters: { rise: 6, run: 12, hip: true } } as const;
    expect(value(detailLines(hip, [], [eighth]), 'Pitch')).toBe('6:12, hip or valley');
    const helix = { radius: 3, turns: 1.5, rise: 12 };
    const duct = { ...wall, type: 'spiral_area', parameters: { oval: { a: 2, b: 1 }, helix } } as const;
    const ducts = detailLines(duct, [], [eighth]);
    expect(value(ducts, 'Flat oval')).toBe('2′-0″ × 1′-0″');
    expect(value(ducts, 'Helix')).toBe('radius 3′-0″, 1.5 turns, rise 12′-0″');
  });

  it('show overall dimensions only for a single measure', () => {
    expect(value(detailLines(floor, [room], [eighth]), 'Overall width')).toBe('40.0 LF');
    expect(
      value(detailLines(floor, [room, { ...room, uuid: 'c' }], [eighth]), 'Overall width'),
    ).toBeUndefined();
  });

  it('name missing dimensions', () => {
    const { parameters: _height, ...bare } = wall;
    expect(detailLines(bare, [run], [eighth])[0]).toEqual({ label: 'Required to measure', value: 'height' });
  });

  it('show points without a scale', () => {
    expect(value(detailLines(floor, [room], []), 'Perimeter')).toBe('1,080.0 pt');
  });
});

describe('totals', () => {
  it('sum measures with a scale by condition, like the estimate', () => {
    const conditions = new Map([floor, wall].map((c) => [c.uuid, c]));
    const region = { ...eighth, region: { x: -1, y: -1, width: 400, height: 400 } };
    const away = {
      ...room,
      uuid: 'd',
      geometry: { vertices: room.geometry.vertices.map((v) => ({ ...v, x: v.x + 900 })) },
    };
    expect(totalsByCondition([room], conditions, [region]).get('f')).toEqual({
      quantity: 800,
      unit: 'SF',
      calibrated: true,
      measures: 1,
      withoutScale: 0,
    });
    const both = { quantity: 800, unit: 'SF', calibrated: true, measures: 2, withoutScale: 1 };
    expect(totalsByCondition([room, away], conditions, [region]).get('f')).toEqual(both);
    expect(totalsByCondition([away, room], conditions, [region]).get('f')).toEqual(both);
    expect(totalsByCondition([away], conditions, [region]).get('f')).toMatchObject({
      calibrated: false,
      withoutScale: 1,
    });
  });

  it('convert meters before adding them to feet', () => {
    const conditions = new Map([[floor.uuid, floor]]);
    const metric = {
      type: 'known_length',
      value: 0.1,
      unit: 'm',
      calibrated: true,
      region: { x: 800, y: -1, width: 1000, height: 400 },
    } as const;
    const away = {
      ...room,
      uuid: 'd',
      geometry: { vertices: room.geometry.vertices.map((v) => ({ ...v, x: v.x + 900 })) },
    };
    const total = totalsByCondition([room, away], conditions, [eighth, metric]).get('f');
    expect(total?.unit).toBe('SF');
    // 64,800 square points at a tenth of a metre each way are 648 m².
    expect(total?.quantity).toBeCloseTo(800 + 648 / 0.3048 ** 2, 6);
  });

  it('are formatted like estimators write them', () => {
    expect(showQuantity(403.5, 'SF', true)).toBe('403.5 SF');
    expect(showQuantity(8, 'EA', false)).toBe('8 EA');
    expect(showQuantity(-38.5, 'SF', true)).toBe('−38.5 SF');
    expect(showQuantity(64800, 'SF', false)).toBe('64,800.0 pt²');
  });
});
