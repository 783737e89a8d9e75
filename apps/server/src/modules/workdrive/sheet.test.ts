import { describe, expect, test } from 'vitest';
import { parseRange } from './rules.ts';
import { sheetName, sheetNumber, type PlacedText } from './sheet.ts';

const at = (text: string, x: number, y: number, size: number): PlacedText => ({ text, x, y, size });

describe('a title block', () => {
  test('is read along the right edge without labels', () => {
    const texts = [
      at('ALDER CREEK', 0.94, 0.3, 14),
      at('FAMILY CLINIC', 0.94, 0.32, 14),
      at('101', 0.4, 0.4, 12),
      at('A2.1', 0.4, 0.95, 8),
      at('Scale', 0.93, 0.85, 7),
      at('FLOOR PLAN', 0.93, 0.88, 13),
      at('LEVEL 1', 0.93, 0.9, 9),
      at('A2.1', 0.93, 0.96, 40),
    ];
    expect(sheetNumber(texts)).toBe('A2.1');
    expect(sheetName(texts, 'A2.1')).toBe('Floor plan');
  });

  test('is read with printed labels as large as their values on two lines', () => {
    const texts = [
      at('Location', 0.748, 0.904, 12.6),
      at('SAINT CLOUD, MN', 0.769, 0.907, 9.6),
      at('Phase', 0.748, 0.916, 12.6),
      at('Drawing Title', 0.748, 0.93, 12.6),
      at('MATERIAL AND ROOM FINISH', 0.748, 0.939, 12.6),
      at('SCHEDULE', 0.748, 0.945, 12.6),
      at('Issue Date', 0.748, 0.954, 12.6),
      at('MAY 22, 2020', 0.749, 0.959, 9.6),
      at('Drawing Number', 0.815, 0.927, 12.6),
      at('AF600', 0.821, 0.949, 24.9),
    ];
    expect(sheetNumber(texts)).toBe('AF600');
    expect(sheetName(texts, 'AF600')).toBe('Material and room finish schedule');
  });

  test('keeps mixed case and ignores room numbers', () => {
    const texts = [at('Site Plan', 0.92, 0.9, 12), at('C-101', 0.92, 0.95, 20), at('B12', 0.5, 0.5, 30)];
    expect(sheetNumber(texts)).toBe('C-101');
    expect(sheetName(texts, 'C-101')).toBe('Site Plan');
  });

  test('is absent from a page without one', () => {
    expect(sheetNumber([])).toBe('');
    expect(sheetName([], '')).toBe('');
    expect(sheetNumber([at('General notes', 0.9, 0.9, 20)])).toBe('');
    expect(sheetName([at('A1', 0.95, 0.95, 20)], 'A1')).toBe('');
  });

  test.each(['A2.1', 'S-101', 'FP1.02', 'AF101', 'M1', 'E-2.1A'])('accepts %s as sheet number', (text) => {
    expect(sheetNumber([at(text, 0.95, 0.95, 20)])).toBe(text);
  });
  test.each(['2026', 'AREA', '1/4', 'REV 1', 'a2.1', 'ABCD101'])('rejects %s as sheet number', (text) => {
    expect(sheetNumber([at(text, 0.95, 0.95, 20)])).toBe('');
  });
});

describe('a content range', () => {
  test.each([
    [undefined, 10, { start: 0, end: 9 }],
    ['bytes 0-9/10', 10, { start: 0, end: 9 }],
    ['bytes 4-4/10', 10, { start: 4, end: 4 }],
    ['bytes 0-9/11', 10, undefined],
    ['bytes 0-10/10', 10, undefined],
    ['bytes 9-3/10', 10, undefined],
    ['bytes */10', 10, undefined],
    ['', 10, undefined],
  ])('parses %j for %i bytes', (text, size, range) => {
    expect(parseRange(text, size)).toEqual(range);
  });
});
