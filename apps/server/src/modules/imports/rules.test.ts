import { DAY_MS } from '@plumbline/dates';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCell, dateOrderOf, noEvidence } from './column-evidence.ts';
import { decodeText, parseCsv, UnclosedQuote } from './csv.ts';
import { detectDelimiter } from './csv-delimiter.ts';
import { fingerprint, proposeMapping } from './mapping.ts';
import { readNumber, textOfNumber } from './number-formats.ts';
import { dayOfSerial, isAmbiguous, numericDateReadings, readBoolean, readDay, readPhone } from './values.ts';

const value = (read: { value: string } | { problem: string }) => ('value' in read ? read.value : undefined);
const two = (number: number) => String(number).padStart(2, '0');
const days = fc.date({
  min: new Date('1901-01-01T00:00:00Z'),
  max: new Date('2150-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('dates', () => {
  test.each([
    ['2026-03-04', 'ask', '2026-03-04'],
    ['2026/3/4', 'ask', '2026-03-04'],
    ['2026-03-04T13:05:00Z', 'ask', '2026-03-04'],
    ['03-04-2026', 'mdy', '2026-03-04'],
    ['03-04-2026', 'dmy', '2026-04-03'],
    ['3/4/26', 'mdy', '2026-03-04'],
    ['3/4/99 1:05 PM', 'mdy', '1999-03-04'],
    ['25-12-2026', 'mdy', '2026-12-25'],
    ['12.25.2026', 'dmy', '2026-12-25'],
    ['04-04-2026', 'ask', '2026-04-04'],
    ['Mar 4, 2026', 'ask', '2026-03-04'],
    ['4 March 2026', 'ask', '2026-03-04'],
    ['46085', 'ask', '2026-03-04'],
    ['46085.75', 'ask', '2026-03-04'],
    ['1', 'ask', '1900-01-01'],
    ['59', 'ask', '1900-02-28'],
    ['61', 'ask', '1900-03-01'],
  ] as const)('parse %s with order %s as %s', (text, order, day) => {
    expect(value(readDay(text, order))).toBe(day);
  });
  test.each(['2026-02-30', '31-11-2026', 'soon', '13-13-2026', '2026-13-01', '99999999', '1/2', ''])(
    'reject %s',
    (text) => {
      expect(readDay(text, 'mdy')).toMatchObject({ problem: expect.stringContaining('YYYY-MM-DD') });
    },
  );
  test('ask for the date order when ambiguous', () => {
    expect(readDay('03-04-2026', 'ask')).toEqual({
      problem: '“03-04-2026” can mean 2026-03-04 or 2026-04-03. Choose the date order.',
    });
  });
  test('round-trip every day through each notation', () => {
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
        expect(value(readDay(iso, 'ask'))).toBe(iso);
        expect(value(readDay(`${two(m)}-${two(d)}-${y}`, 'mdy'))).toBe(iso);
        expect(value(readDay(`${d}/${m}/${y}`, 'dmy'))).toBe(iso);
        expect(isAmbiguous(numericDateReadings(`${m}/${d}/${y}`))).toBe(m <= 12 && d <= 12 && m !== d);
        const serial = Math.round(Date.parse(iso) / DAY_MS) + 25_569;
        expect(dayOfSerial(serial)).toBe(iso);
      }),
    );
  });
  test('never throw on arbitrary text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('ask' as const, 'mdy' as const, 'dmy' as const),
        (text, order) => {
          const read = readDay(text, order);
          if ('value' in read) expect(read.value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          else expect(read.problem).toBeTruthy();
        },
      ),
    );
  });
});

describe('numbers', () => {
  test.each([
    ['1234.50', '1234.5'],
    ['$1,234.50', '1234.5'],
    ['-$1,234.50', '-1234.5'],
    ['1.234,50', '1234.5'],
    ['1 234,50 €', '1234.5'],
    ["1'234.5", '1234.5'],
    ['(12.5)', '-12.5'],
    ['12 %', '12'],
    ['1,5', '1.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['-0', '0'],
    ['1e3', '1000'],
    ['1.5E-3', '0.0015'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
  ])('parse %s as %s', (text, number) => {
    expect(value(readNumber(text))).toBe(number);
  });
  test.each([
    '',
    'a lot',
    '1,23,4',
    '1.2.3',
    '--1',
    '1,234,50',
    '=1+1',
    '12 34 x',
    'NaN',
    'Infinity',
    '1e99',
  ])('reject %s', (text) => {
    expect(readNumber(text)).toHaveProperty('problem');
  });
  test.each([
    ['1,234', 'point', '1234'],
    ['($1,000)', 'point', '-1000'],
    ['2.500', 'point', '2.5'],
    ['2.500', 'comma', '2500'],
    ['2,500', 'comma', '2.5'],
    ['0.125', 'ask', '0.125'],
    ['0,125', 'ask', '0.125'],
    ['1 234.500', 'ask', '1234.5'],
    ['1234.567', 'ask', '1234.567'],
  ] as const)('parse %s with decimal sign %s as %s', (text, sign, number) => {
    expect(value(readNumber(text, sign))).toBe(number);
  });
  test('ask for the decimal sign when a number has two values', () => {
    expect(readNumber('2.500')).toEqual({
      problem: '“2.500” can mean 2.500 or 2500. Choose the decimal sign of this column.',
    });
  });
  test('with the other decimal sign than their column are rejected', () => {
    expect(readNumber('1.234,50', 'point')).toEqual({
      problem: '“1.234,50” has a decimal comma, but this column is read with a decimal point.',
    });
    expect(readNumber('1,234.50', 'comma')).toHaveProperty('problem');
  });
  test('round-trip in both notations with the sign of their column', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.boolean(),
        (whole, thousandths, isGrouped) => {
          const places = String(thousandths).padStart(3, '0');
          const digits = isGrouped ? String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',') : String(whole);
          const english = `${digits}.${places}`;
          const german = english.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
          const expected = value(readNumber(`${whole}.${places}0`));
          expect(value(readNumber(english, 'point'))).toBe(expected);
          expect(value(readNumber(german, 'comma'))).toBe(expected);
          // Without a sign of the column a number is read correctly or not at all.
          const asked = value(readNumber(german));
          expect([undefined, expected]).toContain(asked);
        },
      ),
    );
  });
  test('round-trip every decimal, grouped or not, without floats', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 999_999_999_999_999n }),
        fc.integer({ min: 0, max: 9999 }),
        fc.boolean(),
        (whole, part, isNegative) => {
          const places = String(part).padStart(4, '0');
          const sign = isNegative ? '-' : '';
          const plain = `${sign}${whole}.${places}`;
          const grouped = `${sign}${String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${places}`;
          const cut = plain.replace(/\.?0+$/, '');
          const expected = /[1-9]/.test(plain) ? (plain.includes('.') ? cut : plain) : '0';
          expect(value(readNumber(plain))).toBe(expected);
          expect(value(readNumber(grouped))).toBe(expected);
        },
      ),
    );
  });
  test('are parsed from computed cells as displayed', () => {
    expect(textOfNumber(0.1 + 0.2)).toBe('0.3');
    expect(textOfNumber(1e21)).toBe('1000000000000000000000');
    expect(textOfNumber(1.5e-7)).toBe('0.00000015');
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (number) => {
        expect(textOfNumber(number)).not.toMatch(/e/i);
        expect(Math.abs(Number(textOfNumber(number)) - number)).toBeLessThanOrEqual(
          Math.abs(number) * 1e-14 + 1e-20,
        );
      }),
    );
  });
});

test('parses phone numbers in any format and yes/no words', () => {
  expect(readPhone('(303) 555-0100')).toBe('303-555-0100');
  expect(readPhone('+1 303.555.0100')).toBe('303-555-0100');
  expect(readPhone('3035550100')).toBe('303-555-0100');
  expect(readPhone('555-0100')).toBe('555-0100');
  expect(readPhone('ext 3035550100')).toBe('ext 3035550100');
  expect([readBoolean('YES'), readBoolean('0'), readBoolean('perhaps')]).toEqual([
    'true',
    'false',
    undefined,
  ]);
});

describe('header mapping', () => {
  const targets = [
    { id: 'name', label: 'Account' },
    { id: 'owner_id', label: 'Owner' },
    { id: 'email', label: 'Email' },
    { id: 'custom.trade_focus', label: 'Trade focus' },
    { id: 'number', label: 'Number' },
  ];
  test.each([
    [
      ['Account', 'Owner'],
      ['name', 'owner_id'],
    ],
    [
      ['ACCOUNT *', 'e-mail address'],
      ['name', 'email'],
    ],
    [
      ['Name', 'trade_focus'],
      ['name', 'custom.trade_focus'],
    ],
    [
      ['Account name', 'Colour'],
      ['name', null],
    ],
    [
      ['Account', 'Account'],
      ['name', null],
    ],
    [
      ['', 'Number'],
      [null, 'number'],
    ],
  ])('maps %s to %s', (headings, fields) => {
    expect(proposeMapping(headings, 'account', targets)).toEqual(fields);
  });
  test('recognizes headers of other task lists', () => {
    const fields = [
      'name',
      'workflow_status',
      'from_date',
      'to_date',
      'due_date',
      'assignee_ids',
      'dependent_id',
      'details',
    ];
    const importTargets = fields.map((id) => ({ id, label: id === 'name' ? 'Task' : `Own word for ${id}` }));
    const headings = [
      'Title',
      'State',
      'Start date',
      'Finish',
      'Deadline',
      'Assigned to',
      'Parent task',
      'Notes',
    ];
    expect(proposeMapping(headings, 'task', importTargets)).toEqual(fields);
  });
  test('never maps two columns to one field', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...targets.flatMap(({ id, label }) => [id, label])))),
        (headings) => {
          const fields = proposeMapping(headings, 'account', targets).filter((each) => each !== null);
          expect(new Set(fields).size).toBe(fields.length);
        },
      ),
    );
  });
  test('treats headers as equal ignoring case and punctuation', () => {
    expect(fingerprint(['Account *', 'E-mail'])).toBe(fingerprint([' account', 'E mail']));
    expect(fingerprint(['Account', 'Owner'])).not.toBe(fingerprint(['Owner', 'Account']));
  });
  test('infers the date order from unambiguous dates', () => {
    const orderOfDates = (cells: readonly string[]) => {
      const evidence = noEvidence();
      for (const cell of cells) addCell(evidence, cell, false);
      return dateOrderOf([evidence]);
    };
    expect(orderOfDates(['03-04-2026', '25-12-2026'])).toBe('dmy');
    expect(orderOfDates(['03-04-2026', '12-25-2026'])).toBe('mdy');
    expect(orderOfDates(['03-04-2026'])).toBe('ask');
    expect(orderOfDates(['25-12-2026', '12-25-2026', '03-04-2026'])).toBe('ask');
    expect(orderOfDates(['2026-03-04', 'text'])).toBe('mdy');
  });
});

describe('CSV files', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ü', '"', ',', '\n', '\r', ';', ' ', '=', '日') });
  test('round-trip any content', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, sign, end) => {
          const text = rows
            .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(sign))
            .join(end);
          expect([...parseCsv(text, sign)]).toEqual(rows);
        },
      ),
    );
  });
  test('with unterminated quotes are read completely or rejected', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect([...parseCsv(text, ',')].length).toBeLessThanOrEqual(text.length + 1);
        } catch (error) {
          expect(error).toBeInstanceOf(UnclosedQuote);
        }
      }),
    );
  });
  test('with unquoted and empty cells and no final newline are read', () => {
    expect([...parseCsv('a,b\n1,\n,2\n"x"', ',')]).toEqual([['a', 'b'], ['1', ''], ['', '2'], ['x']]);
    expect([...parseCsv('a,b,', ',')]).toEqual([['a', 'b', '']]);
  });
  test('have their delimiter and encoding detected', () => {
    expect(detectDelimiter('a;b;c,d\n1,2,3,4')).toBe(';');
    expect(detectDelimiter('"a;b;c",d')).toBe(',');
    expect(detectDelimiter('alone')).toBe(',');
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('a');
    expect(decodeText(new Uint8Array([0x4d, 0xfc, 0x6c]))).toBe('Mül');
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).toBe('a');
  });
});
