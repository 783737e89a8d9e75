import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEstimates, type ComparedEstimate } from './compare-estimates.ts';
import { computeEstimate } from './estimate.ts';
import { lineChanges, type ComparedFigures } from './line-changes.ts';
import type { EstimateInput } from './estimate-types.ts';

interface LineOf {
  id: string;
  quantity: string;
  price: string;
  laborUnit: string;
  rate: string;
  /** Other cost per unit, and lump sum. */
  each: string;
  lump: string;
  markup: string | undefined;
}
interface StateOf {
  groups: { id: string; lines: LineOf[] }[];
  overhead: string;
  profit: string;
  discount: string;
  bond: string;
  tax: string;
}

/** Computed estimate as input of a comparison. */
function computed(state: StateOf): ComparedEstimate {
  const input: EstimateInput = {
    assemblies: state.groups.map(({ id, lines }) => ({
      id,
      code: id,
      name: `Assembly ${id}`,
      variables: {},
      lines: lines.map((line) => ({
        id: `${id}/${line.id}`,
        name: line.id,
        unit: 'EA',
        quantity: line.quantity,
        material: { price: line.price },
        labor: { laborUnit: line.laborUnit, rates: { regular: line.rate } },
        other: [
          { kind: 'other', name: 'Delivery', unitCost: line.each },
          { kind: 'other', name: 'Lump sum', amount: line.lump },
        ],
        ...(line.markup === undefined ? {} : { markupPercent: line.markup }),
      })),
    })),
    overheadPercent: state.overhead,
    profitPercent: state.profit,
    discountPercent: state.discount,
    bondPercent: state.bond,
    taxPercent: state.tax,
    priceDecimals: 4,
  };
  const result = computeEstimate(input);
  const { totals } = result;
  return {
    groups: result.assemblies.map((assembly) => ({
      condition_id: assembly.id,
      code: assembly.id,
      name: `Assembly ${assembly.id}`,
      category: '',
      unit: 'EA',
      quantity: '1',
      sell: assembly.sell,
      lines: assembly.lines.map((line) => ({
        uuid: line.id,
        name: line.id,
        unit: 'EA',
        quantity: line.quantity,
        unit_price: line.materialPrice,
        hours: line.hours,
        labor: line.labor,
        ...(line.laborQuantity === undefined ? {} : { labor_quantity: line.laborQuantity }),
        other: line.other,
        ...(line.lump === undefined ? {} : { lump: line.lump }),
        markup: line.markupPercent,
        sell: line.sell,
      })),
    })),
    totals: [
      { key: 'material', label: 'Material', value: totals.material },
      { key: 'subtotal', label: 'Subtotal', value: totals.subtotal },
      { key: 'discount', label: 'Discount', value: totals.discount },
      { key: 'bond', label: 'Bond', value: totals.bond },
      { key: 'tax', label: 'Sales tax', value: totals.tax },
      { key: 'total', label: 'Total sell', value: totals.total },
    ],
    total: totals.total,
  };
}

const figure = (max: number, decimals: number) =>
  fc
    .integer({ min: 0, max: max * 10 ** decimals })
    .map((value) => new Decimal(value).div(10 ** decimals).toFixed());
const line = fc.record<LineOf>({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  quantity: figure(2000, 2),
  price: figure(500, 4),
  laborUnit: figure(3, 4),
  rate: figure(150, 2),
  each: figure(20, 2),
  lump: figure(900, 2),
  markup: fc.option(figure(60, 2), { nil: undefined }),
});
const state = fc.record<StateOf>({
  groups: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('W1', 'W2', 'F1', 'C1'),
      lines: fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 4 }),
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
  overhead: figure(30, 2),
  profit: figure(30, 2),
  discount: figure(10, 2),
  bond: figure(5, 2),
  tax: figure(12, 3),
});
const sum = (values: readonly { difference: string }[]) =>
  values.reduce((total, each) => total.plus(each.difference), new Decimal(0)).toFixed(2);
const less = (after: string, before: string) => new Decimal(after).minus(before).toFixed(2);

describe('compareEstimates', () => {
  it('sums differences at each level to the cent', () => {
    fc.assert(
      fc.property(state, state, (left, right) => {
        const [before, after] = [computed(left), computed(right)];
        const { groups, closings, difference } = compareEstimates(before, after);
        expect(difference).toBe(less(after.total, before.total));
        expect(sum([...groups, ...closings])).toBe(difference);
        // In computed estimates every sum is a sum of displayed figures, so there is no rest.
        expect(closings.map(({ key }) => key)).not.toContain('rest');
        for (const group of groups) {
          expect(sum(group.lines)).toBe(group.difference);
          expect(group.difference).toBe(less(group.after?.sell ?? '0', group.before?.sell ?? '0'));
          for (const { kind, changes, ...each } of group.lines)
            if (kind === 'changed') expect(sum(changes)).toBe(each.difference);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is empty for equal states and negated in reverse', () => {
    fc.assert(
      fc.property(state, state, (left, right) => {
        const [before, after] = [computed(left), computed(right)];
        expect(compareEstimates(before, before)).toEqual({ groups: [], closings: [], difference: '0.00' });
        const [there, back] = [compareEstimates(before, after), compareEstimates(after, before)];
        expect(new Decimal(back.difference).neg().eq(there.difference)).toBe(true);
        expect(back.groups.map(({ condition_id }) => condition_id).toSorted()).toEqual(
          there.groups.map(({ condition_id }) => condition_id).toSorted(),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('reports a rest if sums differ from displayed figures', () => {
    const empty = { groups: [], totals: [] };
    expect(compareEstimates({ ...empty, total: '10.00' }, { ...empty, total: '10.02' })).toEqual({
      groups: [],
      closings: [{ key: 'rest', label: 'Rounding', difference: '0.02' }],
      difference: '0.02',
    });
  });

  it('counts discounts and alternates with their sign', () => {
    const of = (discount: string, more: ComparedEstimate['totals'], total: string): ComparedEstimate => ({
      groups: [],
      totals: [{ key: 'discount', label: 'Discount', value: discount }, ...more],
      total,
    });
    const alternate = { key: 'alternate 1', label: 'Alternate 1', value: '-40.00' };
    expect(compareEstimates(of('10.00', [], '90.00'), of('15.00', [alternate], '45.00')).closings).toEqual([
      { key: 'discount', label: 'Discount', before: '10.00', after: '15.00', difference: '-5.00' },
      { key: 'alternate 1', label: 'Alternate 1', after: '-40.00', difference: '-40.00' },
    ]);
  });
});

describe('lineChanges', () => {
  const line: ComparedFigures = {
    quantity: '100',
    unit_price: '10.0000',
    hours: '20.00',
    labor: '1000.00',
    markup: '10.00',
    sell: '2200.00',
  };

  it('values each change with the preceding changes applied', () => {
    // 120 at 11 each: hours follow the quantity, the rate is unchanged.
    expect(
      lineChanges(line, {
        ...line,
        quantity: '120',
        unit_price: '11.0000',
        hours: '24.00',
        labor: '1200.00',
        sell: '2772.00',
      }),
    ).toEqual([
      { field: 'quantity', before: '100', after: '120', difference: '440.00' },
      { field: 'unit_price', before: '10', after: '11', difference: '132.00' },
    ]);
  });

  it('separates hours per unit, labor rate and markup', () => {
    expect(
      lineChanges(line, { ...line, hours: '30.00', labor: '1800.00', markup: '20.00', sell: '3360.00' }),
    ).toEqual([
      { field: 'labor_unit', before: '0.2', after: '0.3', difference: '550.00' },
      { field: 'labor_rate', before: '50', after: '60', difference: '330.00' },
      { field: 'markup', before: '10', after: '20', difference: '280.00' },
    ]);
  });

  it('separates a lump sum from other cost per unit when the quantity changes', () => {
    const paid = { ...line, other: '500.00', lump: '500.00', sell: '2750.00' };
    expect(
      lineChanges(paid, { ...paid, quantity: '120', hours: '24.00', labor: '1200.00', sell: '3190.00' }),
    ).toEqual([{ field: 'quantity', before: '100', after: '120', difference: '440.00' }]);
    expect(lineChanges(paid, { ...paid, other: '800.00', lump: '800.00', sell: '3080.00' })).toEqual([
      { field: 'lump', before: '500', after: '800', difference: '330.00' },
    ]);
  });

  it('reports equipment and other cost per unit also when the quantity changes', () => {
    const rented = { ...line, equipment: '150.00', other: '50.00', sell: '2420.00' };
    expect(
      lineChanges(rented, {
        ...rented,
        quantity: '120',
        hours: '24.00',
        labor: '1200.00',
        equipment: '360.00',
        other: '60.00',
        sell: '3102.00',
      }),
    ).toEqual([
      { field: 'quantity', before: '100', after: '120', difference: '484.00' },
      { field: 'equipment', before: '2', after: '3.5', difference: '198.00' },
    ]);
  });

  it('does not report rounding of hours as a change', () => {
    expect(
      lineChanges(
        { ...line, quantity: '3', hours: '0.67', labor: '33.50', sell: '69.85' },
        { ...line, quantity: '6', hours: '1.33', labor: '66.50', sell: '139.15' },
      ).map(({ field }) => field),
    ).toEqual(['quantity']);
  });

  it('reports a rest that the figures do not explain', () => {
    expect(lineChanges(line, { ...line, sell: '2500.00' })).toEqual([
      { field: 'other', difference: '300.00' },
    ]);
    expect(lineChanges(line, line)).toEqual([]);
  });
});
