import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal } from '../../components/Number/decimal.ts';
import { sumDecimals } from '../../data-grid/aggregate.ts';
import { sumBudget, type BudgetFigures, type BudgetRow } from './budget.ts';

const rows: BudgetRow[] = [
  {
    id: '05',
    name: 'Metals',
    figures: { original: '1' },
    subRows: [{ id: '05 12', name: 'Steel', figures: { original: '171500.10', revised: '175700' } }],
  },
  {
    id: '09',
    name: 'Finishes',
    subRows: [
      { id: '09 22', name: 'Framing', figures: { original: '88600.20', revised: '105900' } },
      { id: '09 29', name: 'Gypsum', figures: { original: 'open', revised: '105840' } },
    ],
  },
];
const ids = ['original', 'revised'];

describe('sumBudget', () => {
  it('sums up the rows of each group and all rows, not the figures of the groups', () => {
    const { lines, total, count } = sumBudget(rows, ids);
    expect(lines.get('09')?.figures).toEqual({ original: '88600.20', revised: '211740' });
    expect(compareDecimal(total.figures['original'] ?? '', '260100.3')).toBe(0);
    expect(count).toBe(3);
    expect(total.after).toEqual({});
  });
  it('keeps text that is not a decimal in its row and out of the sums', () => {
    expect(sumBudget(rows, ids).lines.get('09 29')?.figures['original']).toBe('open');
  });
  it('gives the figures after a change to the row, its groups and the total, for changed columns only', () => {
    const { lines, total } = sumBudget(rows, ids, { '09 22': { revised: '110805', original: '88600.20' } });
    expect(lines.get('09 22')?.after).toEqual({ revised: '110805' });
    expect(lines.get('09')?.after).toEqual({ revised: '216645' });
    expect(lines.get('05')?.after).toEqual({});
    expect(total.after).toEqual({ revised: '392345' });
  });
  const figure = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => {
    const digits = String(Math.abs(cents)).padStart(3, '0');
    return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  });
  const leaves = fc.array(fc.record({ a: figure, b: figure }), { minLength: 1, maxLength: 12 });
  it('adds up: the total is the sum of the groups, and the change of the total the sum of all changes', () => {
    fc.assert(
      fc.property(leaves, fc.nat(3), fc.array(fc.option(figure), { maxLength: 12 }), (list, groups, next) => {
        const leaf = (figures: BudgetFigures, at: number): BudgetRow => ({ id: `r${at}`, name: '', figures });
        const all = list.map(leaf);
        const tree =
          groups === 0
            ? all
            : Array.from({ length: groups }, (_, at) => ({
                id: `g${at}`,
                name: '',
                subRows: all.filter((_row, index) => index % groups === at),
              })).filter(({ subRows }) => subRows.length > 0);
        const changes = Object.fromEntries(
          next.flatMap((a, at) => (a === null || at >= all.length ? [] : [[`r${at}`, { a }]])),
        );
        const { lines, total } = sumBudget(tree, ['a', 'b'], changes);
        const groupSum = sumDecimals(tree.map(({ id }) => lines.get(id)?.figures['a'] ?? '')).sum;
        expect(compareDecimal(total.figures['a'] ?? '', groupSum)).toBe(0);
        expect(compareDecimal(total.figures['b'] ?? '', sumDecimals(list.map(({ b }) => b)).sum)).toBe(0);
        const after = sumDecimals(list.map(({ a }, at) => changes[`r${at}`]?.a ?? a)).sum;
        expect(compareDecimal(total.after['a'] ?? total.figures['a'] ?? '', after)).toBe(0);
        expect(total.after['b']).toBeUndefined();
      }),
    );
  });
});
