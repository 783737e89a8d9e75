import { describe, expect, it } from 'vitest';
import { formatStepColumns, formatStepFigure } from './derivationStep.ts';

describe('formatStepFigure', () => {
  it.each([
    ['2914', '$', '$2,914.00'],
    ['-12.5', '$', '−$12.50'],
    ['0.6208384', '$/SF', '$0.6208/SF'],
    ['59.25', '$/HR', '$59.25/h'],
    ['8', '%', '8%'],
    ['56.4', 'HR', '56.4 h'],
    ['0.0125', 'HR/SF', '0.0125 h/SF'],
    ['7080.48', 'SF', '7,080.48 SF'],
    ['2306.548978', 'SF', '2,306.55 SF'],
    ['2', '', '2'],
  ])('formats %s %s as %s', (value, unit, shown) => {
    expect(formatStepFigure(value, unit)).toBe(shown);
  });
});

describe('formatStepColumns', () => {
  it('returns figure and unit separately for columns', () => {
    expect(formatStepColumns('0.62', '$/SF')).toEqual({ figure: '0.62', unit: '/SF' });
    expect(formatStepColumns('4700', 'SF')).toEqual({ figure: '4,700', unit: 'SF' });
  });
});
