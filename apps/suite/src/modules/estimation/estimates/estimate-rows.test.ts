import type { EstimateColumn, EstimateGroup, EstimateLine } from '@plumbline/api';
import { describe, expect, it } from 'vitest';
import { add, findRows, isByHand, rowsOf, shownOf, sumSteps, usedHours, valueOf } from './estimate-rows.ts';

const line = (uuid: string, name: string, code: string): EstimateLine => ({
  uuid,
  name,
  code,
  quantity: '7104',
  unit: 'SF',
  unit_price: '0.6208',
  material: '4410.16',
  hours: '88.8',
  labor: '5261.4',
  cost: '9671.56',
  unit_cost: '1.3614245495',
  markup: '23.20',
  margin: '18.83',
  sell: '11915.37',
  overridden: [],
  warnings: [],
});
const group = (condition_id: string, code: string, name: string, unit: string, lines: EstimateLine[]) => ({
  condition_id,
  code,
  name,
  type: 'area' as const,
  color: '#297cef',
  category: '',
  quantity: '2306.548978',
  unit,
  pages: [],
  material: '0',
  hours: '0',
  labor: '0',
  cost: '0',
  unit_cost: '0',
  markup: '0',
  sell: '0',
  digest: '',
  lines,
});
const groups = rowsOf({
  groups: [
    group('a', 'P1', 'Interior partition', 'SF', [
      line('1', 'Gypsum board', '09-2900-258'),
      line('2', 'Tape and finish', '09-2900-940'),
    ]),
    group('b', 'SK-1', 'Exam sink', 'EA', [line('3', 'Sink, stainless', '22-4116-210')]),
  ],
});

describe('add', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['99999999999999.99', '0.01', '100000000000000.00'],
    ['0', '7429.31', '7429.31'],
    ['-2.50', '1', '-1.50'],
    ['3', '4', '7'],
  ])('%s + %s = %s', (left, right, sum) => {
    expect(add(left, right)).toBe(sum);
  });
});

describe('findRows', () => {
  it('keeps all lines of a matching group', () => {
    expect(findRows(groups, 'p1').map((row) => row.lines.length)).toEqual([2]);
  });
  it('keeps only matching lines of other groups, by name or code', () => {
    expect(findRows(groups, 'TAPE').flatMap((row) => row.lines.map(({ line: { name } }) => name))).toEqual([
      'Tape and finish',
    ]);
    expect(findRows(groups, '22-41')).toHaveLength(1);
  });
  it('returns all rows for an empty search and none without a match', () => {
    expect(findRows(groups, ' ')).toHaveLength(2);
    expect(findRows(groups, 'roof')).toEqual([]);
  });
});

describe('shownOf', () => {
  const [wall, sink] = groups;
  const board = wall?.lines[0];
  if (!wall || !sink || !board) throw new Error('the rows are missing');
  it('shows quantities with the decimals that they have', () => {
    expect(shownOf(wall, 'quantity')).toBe('2,306.55');
    expect(shownOf({ ...sink, group: { ...sink.group, quantity: '13' } }, 'quantity')).toBe('13');
  });
  it('formats prices with full precision and sums to the cent', () => {
    expect(shownOf(board, 'unit_price')).toBe('0.6208');
    expect(shownOf(board, 'unit_cost')).toBe('1.36');
    expect(shownOf(board, 'labor')).toBe('5,261.40');
    expect(shownOf(board, 'markup')).toBe('23.2%');
  });
  it('has no unit price for groups', () => {
    expect(valueOf(wall, 'unit_price')).toBeUndefined();
    expect(shownOf(wall, 'unit_price')).toBe('');
  });
});

it('sums a column of a group line by line, without an operator before the first', () => {
  const column = { field_id: 'equipment', unit: '$' } as EstimateColumn;
  const groupOf = (...values: (string | undefined)[]) =>
    ({
      lines: values.map((value, at) => ({
        name: `Line ${at}`,
        columns: value === undefined ? {} : { equipment: value },
      })),
    }) as unknown as EstimateGroup;
  const runningSums = (...values: (string | undefined)[]) =>
    sumSteps(groupOf(...values), column).map(({ operator, runningTotal }) => `${operator}${runningTotal}`);
  expect(runningSums('0', '0', '12.5')).toEqual(['0', '+0', '+12.5']);
  expect(runningSums(undefined, '3', '3')).toEqual(['3', '+6']);
});

describe('line hours', () => {
  const [plain] = rowsOf({ groups: [group('a', 'P1', 'Wall', 'SF', [line('1', 'Board', '')])] });
  const own = { ...line('2', 'Track', ''), overtime_percentage: '40', overridden: ['difficulty'] };
  const [hard] = rowsOf({ groups: [group('b', 'P2', 'Wall', 'SF', [own])] });
  const [normal, set] = [plain?.lines[0], hard?.lines[0]];
  if (!plain || !hard || !normal || !set) throw new Error('the rows are missing');
  it('have a column for each field that any line overrides', () => {
    expect(usedHours({ groups: [plain.group] })).toEqual([]);
    expect(usedHours({ groups: [plain.group, hard.group] })).toEqual(['difficulty', 'overtime_percentage']);
  });
  it('default to regular hours at factor 1, and are empty without labor', () => {
    expect(shownOf(normal, 'difficulty')).toBe('1');
    expect(shownOf(normal, 'overtime_percentage')).toBe('0%');
    expect(shownOf(set, 'overtime_percentage')).toBe('40%');
    expect(valueOf({ ...normal, line: { ...normal.line, hours: '0' } }, 'difficulty')).toBeUndefined();
    expect(valueOf(plain, 'difficulty')).toBeUndefined();
  });
  it('mark hours and labor as overridden when the line has its own', () => {
    expect(['difficulty', 'hours', 'labor', 'sell'].filter((each) => isByHand(set, undefined, each))).toEqual(
      ['difficulty', 'hours', 'labor'],
    );
    expect(isByHand(normal, undefined, 'labor')).toBe(false);
  });
});
