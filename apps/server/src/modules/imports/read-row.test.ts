import { describe, expect, test } from 'vitest';
import type { ImportTarget } from './import-kinds.ts';
import { foldValues, readRow } from './read-row.ts';

const target = (id: string, kind: ImportTarget['kind'] = 'text'): ImportTarget => ({
  id,
  label: id,
  kind,
  required: false,
  hint: '',
});
const format = { dateOrder: 'mdy', decimalSign: 'point' } as const;
const row = (...cells: string[]) => ({ number: 2, cells, marks: {} });

describe('a row', () => {
  test('has a value for each filled cell and none for an empty one', () => {
    const { plan, values } = readRow(
      row('Ada', '', '12.5'),
      [target('name'), target('phone'), target('amount', 'decimal')].map((each, index) => ({
        index,
        target: each,
        format,
      })),
    );
    expect([...values]).toEqual([
      ['name', 'Ada'],
      ['amount', '12.5'],
    ]);
    expect(plan).toMatchObject({ number: 2, action: 'create', errors: [] });
  });
  test('has an error at the column of a cell that cannot be read', () => {
    const { plan, values } = readRow(row('much'), [
      { index: 0, target: target('amount', 'decimal'), format },
    ]);
    expect(values.size).toBe(0);
    expect(plan.errors).toMatchObject([{ column: 0 }]);
  });
  test('reads a number cell by its number, regardless of its display format and the decimal sign of its column', () => {
    const comma = { dateOrder: 'mdy', decimalSign: 'comma' } as const;
    const { values } = readRow(
      { number: 2, cells: ['PO-0042', '2.5', '2.500'], marks: { 0: { number: '42' }, 1: { number: '2.5' } } },
      [
        { index: 0, target: target('code'), format: comma },
        { index: 1, target: target('amount', 'decimal'), format: comma },
        { index: 2, target: target('other', 'decimal'), format: comma },
      ],
    );
    expect([...values]).toEqual([
      ['code', 'PO-0042'],
      ['amount', '2.5'],
      ['other', '2500'],
    ]);
  });
});

describe('values', () => {
  test('become the body, with own fields and parts of a field inside it, and without the record number', () => {
    const targets = [
      { ...target('number'), isKeyOnly: true },
      target('name'),
      target('custom.crew'),
      target('identifiers.upc'),
    ];
    const { plan } = readRow(row(), []);
    foldValues(
      plan,
      new Map([
        ['number', 'ACC-1'],
        ['name', 'Ada'],
        ['custom.crew', 'North'],
        ['identifiers.upc', '0123'],
      ]),
      targets,
    );
    expect(plan.body).toEqual({ name: 'Ada', custom: { crew: 'North' }, identifiers: { upc: '0123' } });
  });
});
