import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hatchDashes,
  hatches,
  hatchStrokes,
  markOutline,
  markShapes,
  turnedHatch,
  distinctLook,
} from './styles.ts';
import { takeoffTypes, type TakeoffType } from './types.ts';

const colors = ['#297cef', '#1f9197', '#8862e5'] as const;
type Made = { type: TakeoffType } & ReturnType<typeof distinctLook>;
const grow = (types: readonly TakeoffType[]) => {
  const styles: Made[] = [];
  for (const type of types) styles.push({ type, ...distinctLook(styles, type, colors) });
  return styles;
};

describe('style of a new condition', () => {
  test('the first is plain, the second has a different hatch and color', () => {
    expect(grow(['area', 'area', 'linear', 'count', 'count'])).toEqual([
      { type: 'area', color: '#297cef', hatch: 'none', mark_shape: 'circle' },
      { type: 'area', color: '#1f9197', hatch: 'diagonal', mark_shape: 'circle' },
      { type: 'linear', color: '#8862e5', hatch: 'none', mark_shape: 'circle' },
      { type: 'count', color: '#297cef', hatch: 'none', mark_shape: 'circle' },
      { type: 'count', color: '#1f9197', hatch: 'none', mark_shape: 'square' },
    ]);
  });
  test('conditions without a hatch count as plain', () => {
    const { hatch } = distinctLook([{ type: 'area', color: '#297CEF' }], 'volume_2d', colors);
    expect(hatch).toBe('diagonal');
  });
  test('areas and counts differ without color until all patterns are used, then by pairs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<TakeoffType>('area', 'count', 'linear', 'pitched_area'), { maxLength: 40 }),
        (types) => {
          const styles = grow(types);
          for (const [isOf, most, patternOf] of [
            [({ type }: Made) => type === 'count', markShapes.length, (each: Made) => each.mark_shape],
            [({ type }: Made) => type === 'linear', hatches.length, (each: Made) => each.hatch],
            [({ type }: Made) => type.endsWith('area'), hatches.length, (each: Made) => each.hatch],
          ] as const) {
            const own = styles.filter(isOf);
            const first = own.slice(0, most).map(patternOf);
            expect(new Set(first).size).toBe(first.length);
            const pairs = own.slice(0, most * colors.length).map((each) => patternOf(each) + each.color);
            expect(new Set(pairs).size).toBe(pairs.length);
          }
        },
      ),
    );
  });
});

test('each hatch has a unique pattern and dash, and each mark shape unique corners', () => {
  const looks = hatches.filter((each) => each !== 'none').map((each) => JSON.stringify(hatchStrokes[each]));
  expect(new Set(looks).size).toBe(hatches.length - 1);
  expect(new Set(hatches.map((each) => hatchDashes[each].join())).size).toBe(hatches.length);
  expect(new Set(markShapes.map((each) => JSON.stringify(markOutline(each, 8)))).size).toBe(
    markShapes.length,
  );
});

test('each mark shape has room for two digits', () => {
  for (const shape of markShapes.filter((each) => each !== 'circle')) {
    const corners = markOutline(shape, 8);
    const xs = corners.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(15);
  }
});

test('hatches are symmetric under half turns', () => {
  for (const each of hatches) expect(turnedHatch(turnedHatch(each))).toBe(each);
  expect(turnedHatch('diagonal')).toBe('back_diagonal');
  expect(turnedHatch('grid')).toBe('grid');
});

test('there is a style for every type', () => {
  for (const type of takeoffTypes) expect(colors).toContain(distinctLook([], type, colors).color);
});
