import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeEstimate,
  explainLine,
  type AssemblyInput,
  type EstimateInput,
  type EstimateLineInput,
} from './index.ts';

const cents = (value: Decimal.Value): string =>
  new Decimal(value).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2);
const sum = (...figures: string[]): string => Decimal.sum(0, ...figures).toFixed(2);
const percentOf = (percent: string | undefined, base: string): string =>
  cents(new Decimal(base).times(percent ?? 0).div(100));

const decimal = (max: number, places: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max }).map((n) => (n / 10 ** places).toFixed(places));
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
let serial = 0;
const anyLine = fc
  .record({
    quantity: fc.constantFrom('area / 9', 'area * 4 / 324', 'area', '12.3456', '0.0371 * 0.3'),
    waste: decimal(2000, 2),
    order: maybe(fc.constantFrom('0.25', '32', '2.375')),
    price: decimal(1_000_000, 4),
    cushion: decimal(500, 2),
    hours: decimal(5000, 4),
    rate: decimal(20_000, 2),
    overtime: fc.integer({ min: 0, max: 40 }),
    basis: fc.constantFrom('installed' as const, 'ordered' as const),
    rental: decimal(3000, 2),
    lump: decimal(30_000, 2),
    markup: maybe(decimal(5000, 2)),
  })
  .map((fields): EstimateLineInput => ({
    id: `line-${serial++}`,
    name: 'Line',
    unit: 'EA',
    quantity: fields.quantity,
    wastePercent: fields.waste,
    ...(fields.order === undefined ? {} : { orderQuantity: fields.order }),
    material: { price: fields.price, cushionPercent: fields.cushion },
    labor: {
      laborUnit: fields.hours,
      rates: { regular: fields.rate, overtime: new Decimal(fields.rate).times('1.5').toFixed() },
      shares: { regular: String(100 - fields.overtime), overtime: String(fields.overtime) },
      basis: fields.basis,
    },
    other: [
      { kind: 'equipment', name: 'Rental', unitCost: fields.rental },
      { kind: 'other', name: 'Disposal', amount: fields.lump },
    ],
    ...(fields.markup === undefined ? {} : { markupPercent: fields.markup }),
  }));
const anyAssembly = fc
  .tuple(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 400_000 }))
  .map(([lines, area]): AssemblyInput => ({
    id: `assembly-${serial++}`,
    name: 'Assembly',
    variables: { area: { value: (area / 100).toFixed(2) } },
    lines,
  }));
const anyEstimate: fc.Arbitrary<EstimateInput> = fc.record({
  assemblies: fc.array(anyAssembly, { minLength: 1, maxLength: 4 }),
  overheadPercent: decimal(3000, 2),
  contingencyPercent: decimal(1000, 2),
  profitPercent: decimal(3000, 2),
  discountPercent: decimal(1000, 2),
  bondPercent: decimal(300, 2),
  taxPercent: decimal(1200, 2),
  priceDecimals: fc.constant(4 as const),
});

describe('every displayed figure follows from other displayed figures', () => {
  test('overhead and profit of 10% each on 11,686.73 give 14,140.94', () => {
    const line = (id: string, price: string): EstimateLineInput => ({
      id,
      name: id,
      unit: 'EA',
      quantity: '1',
      material: { price },
    });
    const { totals, assemblies, carried } = computeEstimate({
      overheadPercent: '10',
      profitPercent: '10',
      assemblies: [
        {
          id: 'a',
          name: 'A',
          variables: {},
          lines: [line('l1', '3890.57'), line('l2', '3895.58'), line('l3', '3900.58')],
        },
      ],
    });
    expect(totals).toMatchObject({
      direct: '11686.73',
      overhead: '1168.67',
      profit: '1285.54',
      lineMarkups: '0.00',
      total: '14140.94',
    });
    const sells = assemblies.flatMap(({ lines }) => lines.map(({ sell }) => sell));
    // 3,890.57 × 1.21 = 4,707.5897; 3,895.58 × 1.21 = 4,713.6518; 3,900.58 × 1.21 = 4,719.7018: 14,140.94 together.
    expect(sum(...sells)).toBe('14140.94');
    expect(carried).toBeUndefined();
  });

  test('a line that costs nothing carries no cents of the others', () => {
    const line = (id: string, price: string, markupPercent?: string): EstimateLineInput => ({
      id,
      name: id,
      unit: 'EA',
      quantity: id === 'empty' ? '0' : '1',
      material: { price },
      ...(markupPercent === undefined ? {} : { markupPercent }),
    });
    const { assemblies, totals, carried } = computeEstimate({
      overheadPercent: '10',
      profitPercent: '10',
      assemblies: [
        {
          id: 'a',
          name: 'A',
          variables: {},
          lines: [
            line('empty', '5'),
            ...['10.03', '10.07', '20.04'].map((price) => line(price, price, '25')),
          ],
        },
      ],
    });
    expect(assemblies[0]?.lines[0]?.sell).toBe('0.00');
    expect(carried).toBeUndefined();
    const { direct, overhead, profit, lineMarkups, lines } = totals;
    expect(sum(direct, overhead, profit, lineMarkups)).toBe(lines);
  });

  test('the amounts of a line are the products of its quantities and prices', () => {
    fc.assert(
      fc.property(anyEstimate, (input) => {
        const { assemblies, carried } = computeEstimate(input);
        for (const line of assemblies.flatMap(({ lines }) => lines)) {
          expect(line.material).toBe(cents(new Decimal(line.quantity).times(line.materialPrice)));
          expect(line.labor).toBe(cents(new Decimal(line.hours).times(line.laborRate)));
          expect(line.cost).toBe(sum(line.material, line.labor, line.equipment, line.other));
          const marked = cents(
            new Decimal(line.cost).times(new Decimal(line.markupPercent).div(100).plus(1)),
          );
          const cent = carried?.lineId === line.id ? carried.sell : '0';
          expect(sum(line.sell, new Decimal(cent).neg().toFixed(2))).toBe(marked);
        }
      }),
    );
  });

  test('the sells of the lines add up to the percentages of the sums', () => {
    fc.assert(
      fc.property(anyEstimate, (input) => {
        const { assemblies, totals } = computeEstimate(input);
        const lines = assemblies.flatMap((assembly) => assembly.lines);
        expect(totals.direct).toBe(sum(...lines.map(({ cost }) => cost)));
        expect(totals.overhead).toBe(percentOf(input.overheadPercent, totals.direct));
        expect(totals.contingency).toBe(percentOf(input.contingencyPercent, totals.direct));
        const before = sum(totals.direct, totals.overhead, totals.contingency);
        expect(totals.profit).toBe(percentOf(input.profitPercent, before));
        expect(totals.lines).toBe(sum(before, totals.profit, totals.lineMarkups));
        expect(totals.lines).toBe(sum(...assemblies.map(({ sell }) => sell)));
        for (const assembly of assemblies)
          expect(assembly.sell).toBe(sum(...assembly.lines.map(({ sell }) => sell)));
        const hasOwn = input.assemblies.some((each) => each.lines.some((line) => line.markupPercent));
        if (!hasOwn) expect(totals.lineMarkups).toBe('0.00');
        expect(totals.discount).toBe(percentOf(input.discountPercent, totals.subtotal));
        const net = sum(totals.subtotal, `-${totals.discount}`);
        expect(totals.bond).toBe(percentOf(input.bondPercent, net));
        expect(totals.tax).toBe(percentOf(input.taxPercent, sum(net, totals.bond)));
        expect(totals.total).toBe(sum(net, totals.bond, totals.tax));
      }),
    );
  });

  test('the line that carries cents of all says so in its derivation', () => {
    fc.assert(
      fc.property(anyEstimate, (input) => {
        const { carried, assemblies } = computeEstimate({ ...input, lineSteps: false });
        if (!carried) return;
        const line = assemblies.flatMap(({ lines }) => lines).find(({ id }) => id === carried.lineId);
        const last = explainLine(input, carried.lineId, carried)?.explain.sell.at(-1);
        expect(last).toMatchObject({
          label: 'Rounding difference of all lines',
          value: new Decimal(carried.sell).abs().toFixed(2),
          runningTotal: line?.sell,
        });
      }),
    );
  });
});
