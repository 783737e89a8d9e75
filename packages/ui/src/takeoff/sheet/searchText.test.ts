import { describe, expect, test } from 'vitest';
import { aroundPlace, searchText, placeTexts } from './searchText.ts';

/** Text item of pdf.js: 10 points high, 6 per letter, baseline at x, y, rotated by quarter turns. */
const item = (str: string, x: number, y: number, quarters = 0) => {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters] as [number, number];
  return {
    str,
    transform: [10 * cos, 10 * sin, -10 * sin, 10 * cos, x, y],
    width: 6 * str.length,
    height: 10,
  };
};
const find = (items: object[], query: string) => searchText(placeTexts(items), query);

describe('text matches', () => {
  test('are found regardless of case', () => {
    const [place] = find([item('Provide GYPSUM board', 100, 200)], ' gypsum ');
    expect(place?.boxes).toEqual([{ x: 148, y: 197.5, width: 36, height: 11.5 }]);
  });
  test('include every match, overlapping ones once', () => {
    expect(find([item('WC wc', 0, 0), item('xWCx', 0, 40)], 'wc')).toHaveLength(3);
    expect(find([item('aaaa', 0, 0)], 'aa')).toHaveLength(2);
    expect(find([item('WC', 0, 0)], 'lav')).toEqual([]);
    expect(find([item('WC', 0, 0)], '  ')).toEqual([]);
  });
  test('span text pieces with one box in each', () => {
    const [place] = find(
      [item('TYPE X', 0, 100), item('GYPSUM', 50, 100), item('BOARD', 0, 80)],
      'x gypsum b',
    );
    expect(place?.boxes.map(({ x, width }) => [x, width])).toEqual([
      [30, 6],
      [50, 36],
      [0, 6],
    ]);
    expect(place && aroundPlace(place)).toEqual({ x: 0, y: 77.5, width: 86, height: 31.5 });
  });
  test.each([
    [0, { x: 112, y: 197.5, width: 12, height: 11.5 }],
    [1, { x: 91, y: 212, width: 11.5, height: 12 }],
    [2, { x: 76, y: 191, width: 12, height: 11.5 }],
    [3, { x: 97.5, y: 176, width: 11.5, height: 12 }],
  ])('follow text rotated by %i quarter turns', (quarters, box) => {
    const [place] = find([item('A WC', 100, 200, quarters)], 'wc');
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(place?.boxes[0]?.[side]).toBeCloseTo(box[side], 9);
  });
  test('ignore white space around pieces and empty pieces', () => {
    const texts = placeTexts([item('  WC ', 0, 0), item('   ', 50, 0), { type: 'beginMarkedContent' }]);
    expect(texts).toMatchObject([{ text: 'WC', x: 12, length: 12 }]);
  });
  test('do not shift for letters that become two in lower case', () => {
    const [place] = find([item('İ WC', 0, 0)], 'wc');
    expect(place?.boxes[0]?.x).toBe(12);
  });
});
