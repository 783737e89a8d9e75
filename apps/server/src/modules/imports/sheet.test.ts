import { expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { openSheet, UnreadableSheet } from './sheet.ts';

const bytes = (book: xlsx.WorkBook) =>
  new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
const bookOf = (...sheets: (readonly [name: string, rows: unknown[][]])[]) => {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of sheets) xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), name);
  return book;
};
const cellsOf = (book: xlsx.WorkBook) => [...openSheet(bytes(book)).rows].map(({ cells }) => cells);

test('reads numbers as formatted: leading zeros and percentages', () => {
  const book = bookOf([
    'Sheet1',
    [
      ['Name', 'ZIP', 'Waste', 'Price'],
      ['A', 1234, 0.05, 1234.5],
    ],
  ]);
  const sheet = book.Sheets['Sheet1'] ?? {};
  for (const [at, format] of [
    ['B2', '00000'],
    ['C2', '0.0%'],
    ['D2', '#,##0.00'],
  ] as const)
    (sheet[at] as xlsx.CellObject).z = format;
  expect(cellsOf(book)[1]).toEqual(['A', '01234', '5%', '1234.5']);
  (sheet['C2'] as xlsx.CellObject).v = 0.07;
  expect(cellsOf(book)[1]?.[2]).toBe('7%');
});

test('reports that only the first sheet is imported when it has no rows', () => {
  const cover = bookOf(['Cover', [['Notes']]], ['Data', [['Account'], ['One']]]);
  expect(() => cellsOf(cover)).toThrow(new UnreadableSheet('first-empty'));
  // Hidden sheets are ignored.
  cover.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  expect(cellsOf(cover)).toEqual([['Account'], ['One']]);
  expect(() => cellsOf(bookOf(['Sheet1', [['Account']]]))).toThrow(new UnreadableSheet('empty'));
});
