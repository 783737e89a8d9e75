import { describe, expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const shown = (...of: Parameters<typeof calculate>) =>
  Object.fromEntries((calculate(...of).results ?? []).map(({ label, text }) => [label, text]));

describe('public calculator', () => {
  test('computes concrete in cubic yards, with waste', () => {
    expect(shown('concrete', { length: '27', width: "10'", depth: '4"', waste: '10' })).toEqual({
      'To order': '3.67 cubic yards',
      Volume: '99 cubic feet',
      Area: '270 square feet',
    });
  });
  test('subtracts openings from a wall and rounds up to whole sheets', () => {
    expect(shown('wall', { length: `12' 6"`, height: '8', openings: '21' })).toEqual({
      'Net area': '79 square feet',
      'With waste': '79 square feet',
      '4 × 8 sheets per side': '3',
    });
    expect(shown('wall', { length: '8', height: '8' })['4 × 8 sheets per side']).toBe('2');
    expect(shown('wall', { length: '2', height: '2', openings: '40' })['Net area']).toBe('0 square feet');
  });
  test('scales the roof area by its rise', () => {
    expect(shown('roof', { length: '40', width: '30', rise: '9' })).toEqual({
      'Roof area': '1,500 square feet',
      'With waste': '1,500 square feet',
      'Squares to order': '15',
    });
  });
  test('parses lengths in any notation', () => {
    const same = shown('length', { length: '3.81 m' });
    expect(same).toMatchObject({ 'Feet and inches': '12′-6″', Feet: '12.5 ft', Inches: '150 in' });
    expect(shown('length', { length: `12'-6"` })).toEqual(same);
    expect(same['Meters']).toBe('3.810 m');
  });
  test('returns errors by field, and no result while a field is empty', () => {
    expect(calculate('concrete', { length: 'long', width: '-2', waste: '101' })).toEqual({
      problems: {
        length: `Enter a length, such as 12' 6", 12.5 or 3.8 m`,
        width: 'Enter 0 or more',
        waste: 'Enter number between 0 and 100',
      },
    });
    expect(calculate('roof', { length: '4' })).toEqual({ problems: {} });
  });
});
