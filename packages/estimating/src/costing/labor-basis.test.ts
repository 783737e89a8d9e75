import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEstimate, type EstimateLineInput, type LineResult } from './index.ts';
import { lineChanges } from './line-changes.ts';

/** A vapor barrier of 200 SF with 10% waste, bought in rolls of 1,500 SF and laid in 0.003 h for each square foot. */
const barrier: EstimateLineInput = {
  id: 'barrier',
  name: 'Vapor barrier',
  unit: 'SF',
  quantity: 'area',
  wastePercent: '10',
  orderQuantity: '1500',
  material: { price: '0.08' },
  labor: { laborUnit: '0.003', rates: { regular: '48' } },
};
const cost = (change: Partial<EstimateLineInput> = {}, area = '200'): LineResult =>
  computeEstimate({
    assemblies: [
      {
        id: 'slab',
        name: 'Slab',
        variables: { area: { value: area, unit: 'SF', label: 'Area' } },
        lines: [{ ...barrier, ...change }],
      },
    ],
  }).assemblies[0]?.lines[0] as LineResult;
const ordered = { labor: { ...barrier.labor, basis: 'ordered' } } as Partial<EstimateLineInput>;

describe('labor of a line', () => {
  it('is charged on what is installed: a roll that is cut installs no more than was measured', () => {
    // 200 × 0.003 = 0.6 h at 48 = 28.80; 1,500 × 0.08 = 120.00.
    expect(cost()).toMatchObject({
      quantity: '1500',
      laborQuantity: '200',
      material: '120.00',
      hours: '0.6',
      labor: '28.80',
    });
  });

  it('can be charged on what is ordered', () => {
    // 1,500 × 0.003 = 4.5 h at 48 = 216.00.
    expect(cost(ordered)).toMatchObject({ quantity: '1500', hours: '4.5', labor: '216.00' });
    expect(cost(ordered).laborQuantity).toBeUndefined();
  });

  it('names the quantity that it is charged on', () => {
    expect(cost().explain.labor[0]).toMatchObject({ label: 'Installed quantity', value: '200' });
    expect(cost(ordered).explain.labor[0]).toMatchObject({ label: 'Quantity', value: '1500' });
    expect(cost({ wastePercent: '0', orderQuantity: '0' }).explain.labor[0]).toMatchObject({
      label: 'Quantity',
      value: '200',
    });
  });

  it('does not depend on waste and order units', () => {
    const percent = fc.integer({ min: 0, max: 100 }).map(String);
    const size = fc.integer({ min: 0, max: 3000 }).map(String);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }).map(String), percent, size, (area, waste, order) => {
        const line = cost({ wastePercent: waste, orderQuantity: order }, area);
        expect(line.hours).toBe(cost({ wastePercent: '0', orderQuantity: '0' }, area).hours);
        expect(Number(line.hours)).toBeLessThanOrEqual(
          Number(cost({ ...ordered, wastePercent: waste, orderQuantity: order }, area).hours),
        );
      }),
    );
  });
});

describe('a change of the quantity that labor is charged on', () => {
  const figures = {
    quantity: '1500',
    unit_price: '0.08',
    hours: '4.5',
    labor: '216.00',
    markup: '0.00',
    sell: '336.00',
  };

  it('is reported with its effect', () => {
    expect(
      lineChanges(figures, {
        ...figures,
        labor_quantity: '200',
        hours: '0.6',
        labor: '28.80',
        sell: '148.80',
      }),
    ).toEqual([{ field: 'labor_quantity', before: '1500', after: '200', difference: '-187.20' }]);
  });

  it('is part of a change of the ordered quantity', () => {
    const installed = {
      ...figures,
      labor_quantity: '200',
      hours: '0.6',
      labor: '28.80',
      sell: '148.80',
    };
    // One more roll for 1,500 SF more: 3,000 × 0.08 + 1,700 × 0.003 × 48.
    expect(
      lineChanges(installed, {
        ...installed,
        quantity: '3000',
        labor_quantity: '1700',
        hours: '5.1',
        labor: '244.80',
        sell: '484.80',
      }),
    ).toEqual([{ field: 'quantity', before: '1500', after: '3000', difference: '336.00' }]);
  });
});
