import { type PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { scaleAnnotation } from './scale-annotation.ts';

const { context } = await PDFDocument.create();
type Value = PDFObject | number | string | Value[] | { [key: string]: Value };
const scaled = (entries: Record<string, Value>): PDFDict => {
  const annotation = context.obj(entries);
  scaleAnnotation(annotation, 2);
  return annotation;
};
const entryOf = (annotation: PDFDict, key: string) => String(annotation.lookup(PDFName.of(key)));
const textOf = (annotation: PDFDict, key: string) => {
  const value = annotation.lookup(PDFName.of(key));
  return value instanceof PDFHexString || value instanceof PDFString ? value.decodeText() : undefined;
};

test('scales coordinates, leader lines and nested lists', () => {
  const annotation = scaled({
    Rect: [1, 2, 3, 4],
    InkList: [
      [1, 2],
      [3, 4.5],
    ],
    LL: 5,
    LLE: 1,
    LLO: 2,
    CO: [0, 3],
    RD: [1, 1, 1, 1],
    LE: ['OpenArrow', 'None'],
  });
  expect(entryOf(annotation, 'Rect')).toBe('[ 2 4 6 8 ]');
  expect(entryOf(annotation, 'InkList')).toBe('[ [ 2 4 ] [ 6 9 ] ]');
  expect(['LL', 'LLE', 'LLO', 'CO'].map((key) => entryOf(annotation, key))).toEqual([
    '10',
    '2',
    '4',
    '[ 0 6 ]',
  ]);
  // Line endings are named and follow the width of the border.
  expect(entryOf(annotation, 'LE')).toBe('[ /OpenArrow /None ]');
});

test('scales borders in both notations, dashes included, and one that is not stated', () => {
  expect(entryOf(scaled({ Border: [1, 2, 3, [4, 5]] }), 'Border')).toBe('[ 2 4 6 [ 8 10 ] ]');
  expect(entryOf(scaled({ BS: { W: 6, S: 'D', D: [3, 2] } }), 'BS').replaceAll(/\s+/g, ' ')).toBe(
    '<< /W 12 /S /D /D [ 6 4 ] >>',
  );
  expect(entryOf(scaled({ BS: { S: 'S' } }), 'BS').replaceAll(/\s+/g, ' ')).toBe('<< /S /S /W 2 >>');
  expect(entryOf(scaled({}), 'Border')).toBe('[ 0 0 2 ]');
});

test('does not scale twice what annotations share', () => {
  const style = context.register(context.obj({ W: 6 }));
  scaled({ BS: style });
  const second = scaled({ BS: style });
  expect(entryOf(second, 'BS').replaceAll(/\s+/g, ' ')).toBe('<< /W 12 >>');
});

test.each([
  ['DA', '/Helv 12 Tf 1 0 0 rg', '/Helv 24 Tf 1 0 0 rg'],
  ['DA', '0 g /F1 .5 Tf 14 TL', '0 g /F1 1 Tf 28 TL'],
  ['DA', '/Helv 0 Tf 0.5 g', '/Helv 0 Tf 0.5 g'],
  ['DS', 'font: bold 12pt Helvetica; color:#FF0000', 'font: bold 24pt Helvetica; color:#FF0000'],
  ['RC', '<p style="font-size:10.5pt">12 ft</p>', '<p style="font-size:21pt">12 ft</p>'],
])('scales the font size of %s: %s', (key, before, after) => {
  expect(textOf(scaled({ [key]: PDFString.of(before) }), key)).toBe(after);
});
