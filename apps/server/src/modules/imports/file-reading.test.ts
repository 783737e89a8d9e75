import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { book } from '../../testing/imports.ts';
import { addCell, dateOrders, decimalSigns, noEvidence } from './column-evidence.ts';
import { parseCsv, UnclosedQuote } from './csv.ts';
import { detectDelimiter, statedDelimiter } from './csv-delimiter.ts';
import { detectHeadingLine } from './heading-line.ts';
import { openSheet, rejectionMessage, UnreadableSheet, type ReadingSettings } from './sheet.ts';
import { withoutTextGuard } from './text-guards.ts';
import { isAmbiguous, numericDateReadings, readDay, readWebAddress } from './values.ts';
import { textOfDate, textOfFigure } from './workbook-cell.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cellsOf = (text: string, settings?: ReadingSettings) =>
  [...openSheet(bytes(text), settings).rows].map(({ cells }) => cells);
const readingOf = (text: string, settings?: ReadingSettings) => openSheet(bytes(text), settings).reading;
const fixture = (name: string) => {
  const { rows } = openSheet(
    new Uint8Array(readFileSync(new URL(`../../testing/fixtures/imports/${name}`, import.meta.url))),
  );
  return [...rows].map(({ cells }) => cells);
};
const evidenceOf = (...columns: string[][]) =>
  columns.map((cells) => {
    const evidence = noEvidence();
    for (const cell of cells) addCell(evidence, cell, false);
    return evidence;
  });

describe('the delimiter', () => {
  test.each([
    ['Name;City, State\nTie Steel;"Dover, DE"\nTie Two;"Lewes, DE"\n', ';'],
    ['Name;City, State\nTie Steel;Dover, DE\nTie Two;Lewes, DE\n', ';'],
    ['Name;Price\nA;1,50\nB;2,75\n', ';'],
    ['Name\tNotes\nA\tone, two; three\nB\tfour, five\n', '\t'],
    ['Name,Tags\nA,x;y\nB,z;q\n', ','],
    ['Name, City\nA, Bend\n', ','],
    ['Name|City\rA|Bend\r', '|'],
    ['A list of names\n\nName;Phone\nA;1\nB;2\n', ';'],
    ['Name,Notes\nA,"two\nlines; one"\nB,"x; y; z"\n', ','],
    ['Alone\nOne\nTwo\n', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
  test('is found for rows of quoted and plain cells with every line end', () => {
    const plain = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/);
    const quoted = fc.string({ unit: fc.constantFrom('a', 'b', ';', ',', '\t', '|', '\n', ' ') });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(plain, quoted, plain), { minLength: 4, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, sign, end) => {
          const text = rows.map(([a, b, c]) => [a, `"${b}"`, c].join(sign)).join(end);
          expect(detectDelimiter(text)).toBe(sign);
          expect([...parseCsv(text, sign)]).toEqual(rows);
        },
      ),
    );
  });
  test('is one character for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => detectDelimiter(text).length === 1));
  });
  test('is the one that the first line states, which is not a row', () => {
    expect(statedDelimiter('sep=;\r\nName;Phone')).toEqual({ delimiter: ';', body: 'Name;Phone' });
    expect(statedDelimiter('"sep=|"\nName|Phone')).toEqual({ delimiter: '|', body: 'Name|Phone' });
    expect(statedDelimiter('September,1')).toBeUndefined();
    expect(cellsOf('sep=;\nName;Phone\nSep Steel;1')).toEqual([
      ['Name', 'Phone'],
      ['Sep Steel', '1'],
    ]);
  });
  test('can be corrected', () => {
    expect(readingOf('a;b,c\n1;2,3\n').delimiter).toBe(';');
    expect(cellsOf('a;b,c\n1;2,3\n', { delimiter: ',' })).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
  });
});

describe('an unclosed quotation mark', () => {
  test('is reported with its line', () => {
    const text = 'Name,Notes,Phone\nQ1,"4 in pipe,1\nQ2,ok,2\nQ3,ok,3\n';
    expect(() => cellsOf(text)).toThrow(new UnreadableSheet('open-quote', 2));
    expect(() => [...parseCsv(text, ',')]).toThrow(new UnclosedQuote(2));
    expect(rejectionMessage('open-quote', 2)).toMatch(/^Line 2: /);
  });
  test('is reported when another cell’s quotation mark closes it', () => {
    expect(() => [...parseCsv('a,b\n"4 in pipe,1\nx,2\n"6 in pipe,3\n', ',')]).toThrow(new UnclosedQuote(2));
  });
  test('is counted in lines of the file, below cells of several lines and a line that states the delimiter', () => {
    expect(() => [...parseCsv('a,b\r\n"x\r\ny",1\r\n"z,2\r\n', ',')]).toThrow(new UnclosedQuote(4));
    expect(() => cellsOf('sep=,\na,b\n1,"2\n')).toThrow(
      expect.objectContaining({ reason: 'open-quote', line: 3 }),
    );
  });
  test('inside a cell belongs to the text', () => {
    expect([...parseCsv('a,3/4" pipe\n"3/4" pipe,b', ',')]).toEqual([
      ['a', '3/4" pipe'],
      ['3/4 pipe', 'b'],
    ]);
  });
});

describe('the heading line', () => {
  test('is below a title', () => {
    const text = 'Northgate vendor list,,\nas of March 2026,,\nName,Phone,City\nT1,1,Dover\n';
    expect(readingOf(text).heading_line).toBe(3);
    expect(cellsOf(text)).toEqual([
      ['Name', 'Phone', 'City'],
      ['T1', '1', 'Dover'],
    ]);
  });
  test('is the first of a file with one column', () => {
    expect(detectHeadingLine([['Name'], ['A'], ['B']])).toBe(0);
    expect(detectHeadingLine([])).toBe(0);
  });
  test('can be corrected, also to none, without losing a row', () => {
    const text = 'Title,x\nName,Phone\nT1,1\n';
    expect(cellsOf(text, { heading_line: 2 })).toEqual([
      ['Name', 'Phone'],
      ['T1', '1'],
    ]);
    expect(cellsOf(text, { heading_line: 0 })).toEqual([[], ['Title', 'x'], ['Name', 'Phone'], ['T1', '1']]);
  });
  test('keeps the line numbers of the file', () => {
    const { rows, reading } = openSheet(bytes('Title\n\nName,Phone\n\nT1,1\n'));
    expect([...rows].map(({ number }) => number)).toEqual([3, 5]);
    expect(reading.preview.map(({ number }) => number)).toEqual([1, 3, 5]);
  });
});

describe('decimal signs of columns', () => {
  test.each([
    [['1.234,50', '2.500', '999,00'], 'comma'],
    [['1,234.50', '2,500'], 'point'],
    [['2.500', '3.750'], 'ask'],
    [['1,234', '5,678'], 'ask'],
    [['12', '13'], 'point'],
    [['1.234,50', '1,234.50'], 'ask'],
    [['1.234.567'], 'comma'],
    [['EUR 1.234,50', 'EUR 2.500'], 'comma'],
    [['USD 1,234.50', 'USD 2,500'], 'point'],
  ] as const)('of %j are %s', (cells, sign) => {
    expect(decimalSigns(evidenceOf([...cells]))).toEqual([sign]);
  });
  test('follow other columns of numbers, but not text', () => {
    expect(decimalSigns(evidenceOf(['2.500'], ['1,5', '2,25']))).toEqual(['comma', 'comma']);
    expect(decimalSigns(evidenceOf(['2.500'], ['1,5', 'or so']))).toEqual(['ask', 'comma']);
  });
  test('of other columns follow amounts with a currency code', () => {
    expect(decimalSigns(evidenceOf(['2.500'], ['EUR 1.234,50']))).toEqual(['comma', 'comma']);
  });
  test('come with a number that shows both readings', () => {
    expect(evidenceOf(['1,5', '2.500', '3.500'])[0]?.number_sample).toEqual({
      text: '2.500',
      point: '2.5',
      comma: '2500',
    });
    expect(evidenceOf(['12', 'text'])[0]?.number_sample).toBeUndefined();
  });
});

test('date orders are those of their column, then of the file', () => {
  expect(dateOrders(evidenceOf(['25-12-2026'], ['12-25-2026'], ['03-04-2026']))).toEqual([
    'dmy',
    'mdy',
    'ask',
  ]);
  expect(dateOrders(evidenceOf(['25-12-2026', '03-04-2026'], ['03-04-2026']))).toEqual(['dmy', 'dmy']);
  expect(evidenceOf(['12-25-2026', '03-04-2026'])[0]?.date_sample).toEqual({
    text: '03-04-2026',
    mdy: '2026-03-04',
    dmy: '2026-04-03',
  });
});

describe('dates', () => {
  test.each([
    ['8-Mar-26', '2026-03-08'],
    ['8-Mar-99', '1999-03-08'],
    ['Mar 8, 26', '2026-03-08'],
    ['Sunday, March 8, 2026', '2026-03-08'],
    ['Sun Mar 8 2026', '2026-03-08'],
    ['Sun, 8 Mar 2026', '2026-03-08'],
    ['Sunday, 03/08/2026', '2026-03-08'],
    ['Wed 04/03/2026', '2026-03-04'],
    ['8th March 2026', '2026-03-08'],
    ['Sept 8, 2026', '2026-09-08'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, 'ask')).toEqual({ value: day });
  });
  test('with a wrong weekday or a word that is no month are rejected', () => {
    expect(readDay('Monday, March 8, 2026', 'ask')).toEqual({
      problem: '“Monday, March 8, 2026” names another weekday than 2026-03-08 has. Correct the date.',
    });
    expect(readDay('8 Marble 2026', 'ask')).toHaveProperty('problem');
    expect(isAmbiguous(numericDateReadings('8-Mar-26'))).toBe(false);
  });
});

test.each([
  ['www.example.test', 'https://www.example.test'],
  ['example.test', 'https://example.test'],
  ['example.test/a?b=c#d', 'https://example.test/a?b=c#d'],
  ['example.test:8080', 'https://example.test:8080'],
  ['HTTP://EXAMPLE.TEST', 'http://EXAMPLE.TEST'],
  ['HttpS://example.test', 'https://example.test'],
  ['müller.example', 'https://müller.example'],
  ['not an address', 'not an address'],
  ['ada@example.test', 'ada@example.test'],
  ['ftp://example.test', 'ftp://example.test'],
  ['none', 'none'],
])('the web address %s is read as %s', (text, address) => {
  expect(readWebAddress(text)).toBe(address);
});

test.each([
  ['="0012"', '0012'],
  ['="3/4"" pipe"', '3/4" pipe'],
  ["'0012", '0012'],
  ["'=SUM(A1)", '=SUM(A1)'],
  ["'-5", '-5'],
  ["'@home", '@home'],
  ["'t Hart", "'t Hart"],
  ["'90s Diner", "'90s Diner"],
  ['=SUM(A1)', '=SUM(A1)'],
  ["O'Neil", "O'Neil"],
])('the guarded text %s is read as %s', (text, plain) => {
  expect(withoutTextGuard(text)).toBe(plain);
});

test('text that begins with PK is not an archive', () => {
  expect(cellsOf('PKG,Name\nA1,Pk Steel\n')).toEqual([
    ['PKG', 'Name'],
    ['A1', 'Pk Steel'],
  ]);
});

test('text is stored in Unicode form NFC', () => {
  expect(cellsOf('Name\nMu\u0308ller\n')[1]).toEqual(['M\u00FCller']);
});

describe('workbook cells', () => {
  test.each([
    [0.5, 'h:mm', false, '12:00'],
    [0.5, 'h:mm', true, '12:00'],
    [0.25, 'h:mm', true, '06:00'],
    [44_625, 'yyyy-mm-dd', true, '2026-03-06'],
    [44_625.75, 'yyyy-mm-dd hh:mm', true, '2026-03-06 18:00'],
    [0, 'yyyy-mm-dd', true, '1904-01-01'],
    [46_085.999_999, 'yyyy-mm-dd hh:mm', false, '2026-03-05'],
    [46_085.999, 'yyyy-mm-dd hh:mm', false, '2026-03-04 23:58'],
    [0.999_999, 'h:mm', false, '23:59'],
    [46_085.749_999_999, 'yyyy-mm-dd hh:mm', false, '2026-03-04 18:00'],
    [1.25, '[h]:mm', false, '30:00'],
    [46_085, '"Day" d.m.yy', false, '2026-03-04'],
  ])('date %f in format %s (1904: %s) is %s', (serial, format, is1904, text) => {
    expect(textOfDate(serial, format, is1904)).toBe(text);
  });
  test.each([
    [21_345_678, '00000\\-0000', '02134-5678', '21345678'],
    [42, '"PO-"0000', 'PO-0042', '42'],
    [5_552_013_357, '[<=9999999]###\\-####;\\(###\\) ###\\-####', '(555) 201-3357', '5552013357'],
    [123_456_789, '000\\-00\\-0000', '123-45-6789', '123456789'],
    [12, '00000', '00012', '12'],
    [42, '0 "kg"', '42 kg', '42'],
    [1234.5, '"$"#,##0.00', '1234.5', '1234.5'],
    [1234, '#,##0', '1234', undefined],
    [1234, '"$"0', '1234', undefined],
    [0.07, '0.00%', '7%', '7'],
    [12, 'General', '12', undefined],
    [1.234, 'General', '1.234', '1.234'],
  ])('number %f in format %s is %s', (number, format, text, plain) => {
    expect(textOfFigure(number, format)).toEqual({ text, ...(plain === undefined ? {} : { number: plain }) });
  });
  test('of workbooks with the 1904 epoch, formats with literals and Zip64 are read', () => {
    expect(fixture('d1904.xlsx').slice(1)).toEqual([
      ['Bughunt 1904', '2026-03-06', '12:00'],
      ['Bughunt 1904b', '2026-03-06 18:00', '06:00'],
    ]);
    expect(fixture('literal-formats.xlsx')[1]).toEqual([
      'Bughunt Fmt',
      '02134-5678',
      'PO-0042',
      '(555) 201-3357',
      '7%',
    ]);
    expect(fixture('zip64.xlsx')[1]).toEqual(['Bughunt Z64', '555-201-3361']);
  });
  test('have the text of an export, also text that looks like an escaped character', async () => {
    const texts = ['_x0041_ bolt', 'two\nlines', '=SUM(A1)', "'quoted", '="0012"', '0012', '-5', '_x_ & <b>'];
    const file = await book(['Name'], ...texts.map((text) => [text]));
    expect([...openSheet(file).rows].slice(1).map(({ cells }) => cells[0])).toEqual(texts);
  });
});
