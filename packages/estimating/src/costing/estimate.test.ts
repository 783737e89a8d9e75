import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blendedRate,
  computeEstimate,
  explainFormula,
  materialPrice,
  type AssemblyInput,
  type EstimateInput,
  type EstimateLineInput,
  type ExplainStep,
} from './index.ts';

const stepTexts = (steps: ExplainStep[]): string[] =>
  steps.map((s) =>
    `${s.operator} ${s.label} ${s.value} ${s.unit} → ${s.runningTotal} ${s.runningUnit}`.trim(),
  );

describe('material price', () => {
  const price = {
    price: '0.574',
    freightPercent: '4',
    cushionPercent: '4',
    source: { kind: 'price', label: 'Summit Interior Supply', date: '2026-03-02' },
  } as const;

  test('adds its percentages and the cushion', () => {
    const { landed, estimate, explain } = materialPrice(price, 'SF');
    expect(landed.toString()).toBe('0.59696');
    expect(estimate.toString()).toBe('0.6208384');
    expect(stepTexts(explain)).toEqual([
      'Quoted price 0.574 $/SF → 0.574 $/SF',
      '+ Freight 4 % → 0.59696 $/SF',
      '+ Cushion 4 % → 0.6208384 $/SF',
    ]);
    expect(explain[0]?.source?.date).toBe('2026-03-02');
    expect(materialPrice(price, 'SF', 2).estimate.toString()).toBe('0.62');
  });

  const percent = fc.integer({ min: 0, max: 5000 }).map((n) => (n / 100).toString());
  const percents = fc.record({
    freightPercent: percent,
    dutyPercent: percent,
    packingPercent: percent,
    tariffPercent: percent,
    cushionPercent: percent,
  });

  test('equals the bare price without percentages and grows with each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e7 }),
        percents,
        fc.constantFrom('freightPercent', 'dutyPercent', 'packingPercent', 'tariffPercent', 'cushionPercent'),
        (cents, all, key) => {
          const bare = (cents / 10000).toString();
          expect(materialPrice({ price: bare }, 'EA').estimate.eq(bare)).toBe(true);
          const before = materialPrice({ price: bare, ...all }, 'EA').estimate;
          const more = new Decimal(all[key]).plus('0.5').toString();
          const after = materialPrice({ price: bare, ...all, [key]: more }, 'EA').estimate;
          expect(cents === 0 ? after.eq(before) : after.gt(before)).toBe(true);
        },
      ),
    );
  });
});

describe('hourly cost', () => {
  const rates = { regular: '58.40', overtime: '87.60', double: '116.80', night: '67.16' };

  test('is weighted by the shares of each kind of hour', () => {
    const mixed = blendedRate({ rates, shares: { regular: '80', overtime: '15', night: '5' } });
    // 46.72 + 13.14 + 3.358
    expect(mixed.rate.toString()).toBe('63.218');
    expect(blendedRate({ rates }).rate.toString()).toBe('58.4');
  });

  test('requires shares that sum to 100% and a rate for each', () => {
    expect(() => blendedRate({ rates, shares: { regular: '80' } })).toThrow('add up to 80%, not 100%');
    expect(() => blendedRate({ rates, shares: { regular: '120', overtime: '-20' } })).toThrow('below 0');
    expect(() => blendedRate({ rates: { regular: '50' }, shares: { double: '100' } })).toThrow(
      'have no rate',
    );
  });
});

/*
 * A storage building of 30 × 20 ft, 9 ft walls, one door of 3 × 7, worked by hand.
 *
 * Slab, 600 SF × 4 in
 *   S1 concrete     600 × 4/12 = 200 CF = 7.407 CY; + 5% = 7.777; whole 0.25 CY: 8 CY
 *                   price 148 + freight 3% = 152.44; + cushion 2% = 155.4888
 *                   material 8 × 155.4888 = 1,243.9104 → 1,243.91
 *                   labor on what is ordered: 8 × 0.9 h × 1.1 = 7.92 h; at 52 (80%) and 78 (20%) = 57.20: 453.024 → 453.02
 *                   pump 150 once
 *                   cost 1,243.91 + 453.02 + 150.00 = 1,846.93
 *                   sell 1,846.93 × 1.15 × 1.08 = 1,846.93 × 1.242 = 2,293.8871 → 2,293.89, less a cent: 2,293.88
 *   S2 reinforcing  600 SF + 10% = 660, whole 750 SF sheets: 750 SF at 0.21 = 157.50
 *                   labor on what is installed: 600 × 0.004 = 2.4 h at 52 = 124.80
 *                   cost 282.30; sell 282.30 × 1.242 = 350.6166 → 350.62
 * Walls, 100 LF × 9 ft
 *   W1 studs        100 LF / 16 in = 75, + 1 = 76 EA at 6.85 = 520.60
 *                   labor 76 × 0.15 = 11.4 h at 48 = 547.20
 *                   cost 1,067.80; sell × 1.242 = 1,326.2076 → 1,326.21
 *   W2 siding       900 − 21 = 879 SF + 8% = 949.32, whole 32 SF sheets: 30 sheets = 960 SF
 *                   at 1.32 = 1,267.20; labor on what is ordered: 960 × 0.02 = 19.2 h at 48 = 921.60
 *                   own markup 25%: 2,188.80 × 1.25 = 2,736.00
 *   W3 paint, left out of the bid: counts nowhere
 * Direct cost  1,846.93 + 282.30 + 1,067.80 + 2,188.80 = 5,385.83
 *   material   1,243.91 + 157.50 + 520.60 + 1,267.20 = 3,189.21
 *   labor        453.02 + 124.80 + 547.20 +   921.60 = 2,046.62
 *   equipment    150.00
 *   overhead 10%     538.583 → 538.58
 *   contingency 5%   269.2915 → 269.29
 *   profit 8%        of 5,385.83 + 538.58 + 269.29 = 6,193.70: 495.496 → 495.50
 *   By percentages   6,689.20; by line 2,293.89 + 350.62 + 1,326.21 + 2,718.49 (2,188.80 × 1.242) = 6,689.21, so that
 *                    the most expensive line at these percentages, S1, carries −0.01
 *   line markups     2,736.00 − 2,718.49 = 17.51
 * Lines sell   2,293.88 + 350.62 + 1,326.21 + 2,736.00 = 6,706.71 = 6,689.20 + 17.51
 * Inclusions   permit 350.00; clean-up 2% of labor = 40.9324 → 40.93; the exclusion counts 0
 * Subtotal     6,706.71 + 390.93 = 7,097.64
 * Discount 1.5%  106.4646 → 106.46         net 6,991.18
 * Bond 1.2%       83.89416 → 83.89
 * Sales tax 8.25% on material  263.109825 → 263.11
 * Total        6,991.18 + 83.89 + 263.11 = 7,338.18
 */
const slabCrew = { regular: '52', overtime: '78' };
const takeoff = (label: string, value: string, unit: string): AssemblyInput['variables'][string] => ({
  value,
  unit,
  label,
  source: { kind: 'takeoff', label: 'A2.1' },
});
const building: EstimateInput = {
  overheadPercent: '10',
  contingencyPercent: '5',
  profitPercent: '8',
  discountPercent: '1.5',
  bondPercent: '1.2',
  taxPercent: '8.25',
  taxOn: 'material',
  area: '600',
  assemblies: [
    {
      id: 'slab',
      name: 'Slab on grade',
      variables: { area: takeoff('Slab', '600', 'SF'), depth: { value: '4', unit: 'IN' } },
      lines: [
        {
          id: 'S1',
          name: 'Concrete',
          unit: 'CY',
          quantity: 'area * depth',
          wastePercent: '5',
          orderQuantity: '0.25',
          material: { price: '148', freightPercent: '3', cushionPercent: '2' },
          labor: {
            laborUnit: '0.9',
            difficulty: '1.1',
            rates: slabCrew,
            shares: { regular: '80', overtime: '20' },
            basis: 'ordered',
          },
          other: [{ kind: 'equipment', name: 'Pump', amount: '150' }],
        },
        {
          id: 'S2',
          name: 'Reinforcing mesh',
          unit: 'SF',
          quantity: 'area',
          wastePercent: '10',
          orderQuantity: '750',
          material: { price: '0.21' },
          labor: { laborUnit: '0.004', rates: slabCrew },
        },
      ],
    },
    {
      id: 'walls',
      name: 'Walls',
      variables: {
        length: takeoff('Length', '100', 'LF'),
        height: { value: '9', unit: 'FT', label: 'Height 9′-0″' },
        openings: takeoff('Door', '21', 'SF'),
      },
      lines: [
        {
          id: 'W1',
          name: 'Studs',
          unit: 'EA',
          quantity: 'ceil(length / 16 in) + 1',
          material: { price: '6.85' },
          labor: { laborUnit: '0.15', rates: { regular: '48' } },
        },
        {
          id: 'W2',
          name: 'Siding',
          unit: 'SF',
          quantity: 'length * height - openings',
          wastePercent: '8',
          orderQuantity: '32',
          material: { price: '1.32' },
          labor: { laborUnit: '0.02', rates: { regular: '48' }, basis: 'ordered' },
          markupPercent: '25',
        },
        {
          id: 'W3',
          name: 'Paint',
          unit: 'SF',
          quantity: 'length * height',
          material: { price: '0.4' },
          included: false,
        },
      ],
    },
  ],
  clauses: [
    { id: 'permit', name: 'Permit', kind: 'inclusion', calculateBy: 'fixed_value', value: '350' },
    { id: 'clean', name: 'Clean-up', kind: 'inclusion', calculateBy: 'formula', formula: 'labor * 2%' },
    { id: 'survey', name: 'Survey', kind: 'exclusion', calculateBy: 'fixed_value', value: '9999' },
    { id: 'note', name: 'Normal hours', kind: 'inclusion', calculateBy: 'no_calculation' },
  ],
};

describe('the worked building', () => {
  const result = computeEstimate(building);
  const line = (id: string) => {
    const found = result.assemblies.flatMap(({ lines }) => lines).find((item) => item.id === id);
    if (found === undefined) throw new Error(`no line ${id}`);
    return found;
  };

  test('has no problems', () => {
    expect(result.problems).toEqual([]);
  });

  test.each([
    ['S1', '8', '155.4888', '1243.91', '7.92', '453.02', '150.00', '1846.93', '2293.88'],
    ['S2', '750', '0.21', '157.50', '2.4', '124.80', '0.00', '282.30', '350.62'],
    ['W1', '76', '6.85', '520.60', '11.4', '547.20', '0.00', '1067.80', '1326.21'],
    ['W2', '960', '1.32', '1267.20', '19.2', '921.60', '0.00', '2188.80', '2736.00'],
  ])('line %s', (id, quantity, materialPrice, material, hours, labor, equipment, cost, sell) => {
    expect(line(id)).toMatchObject({
      quantity,
      materialPrice,
      material,
      hours,
      labor,
      equipment,
      cost,
      sell,
    });
  });

  test('has markup and margin', () => {
    expect(line('W2')).toMatchObject({ markupPercent: '25.00', marginPercent: '20.00' });
    expect(line('S2')).toMatchObject({ markupPercent: '24.20', marginPercent: '19.48' });
  });

  test('totals', () => {
    expect(result.totals).toEqual({
      material: '3189.21',
      hours: '40.92',
      labor: '2046.62',
      equipment: '150.00',
      other: '0.00',
      direct: '5385.83',
      overhead: '538.58',
      contingency: '269.29',
      profit: '495.50',
      lineMarkups: '17.51',
      lines: '6706.71',
      inclusions: '390.93',
      subtotal: '7097.64',
      discount: '106.46',
      bond: '83.89',
      tax: '263.11',
      total: '7338.18',
      markupPercent: '31.78',
      marginPercent: '24.12',
      totalPerArea: '12.23',
    });
    expect(result.clauses.find(({ id }) => id === 'survey')?.amount).toBe('0.00');
  });

  test('explains the equipment cost', () => {
    expect(stepTexts(line('S1').explain.equipment)).toEqual(['Pump 150.00 $ → 150.00 $']);
    expect(line('S1').explain.other).toEqual([]);
  });

  test('explains the quantity', () => {
    expect(stepTexts(line('W2').explain.quantity)).toEqual([
      'Length 100 LF → 100 LF',
      '× Height 9′-0″ 9 LF → 900 SF',
      '− Door 21 SF → 879 SF',
      '+ Waste 8 % → 949.32 SF',
      '= Rounded up to order units of 32 SF 960 SF → 960 SF',
    ]);
    expect(line('W2').explain.quantity[0]?.source).toEqual({ kind: 'takeoff', label: 'A2.1' });
    expect(stepTexts(line('W1').explain.quantity)).toEqual([
      'Length 100 LF → 100 LF',
      '÷  16 IN → 75 EA',
      '= Rounded up 75 EA → 75 EA',
      '+  1  → 76 EA',
    ]);
    expect(stepTexts(line('S1').explain.quantity).slice(1, 3)).toEqual([
      '× Depth 4 IN → 200 CF',
      '= In CY 7.407 CY → 7.407 CY',
    ]);
  });

  test('explains the total', () => {
    expect(stepTexts(result.explain)).toEqual([
      'Material 3189.21 $ → 3189.21 $',
      '+ Labor 2046.62 $ → 5235.83 $',
      '+ Equipment 150.00 $ → 5385.83 $',
      '= Direct cost 5385.83 $ → 5385.83 $',
      '+ Overhead 10% 538.58 $ → 5924.41 $',
      '+ Contingency 5% 269.29 $ → 6193.70 $',
      '+ Profit 8% 495.50 $ → 6689.20 $',
      '+ Line markups 17.51 $ → 6706.71 $',
      '+ Inclusions 390.93 $ → 7097.64 $',
      '= Subtotal 7097.64 $ → 7097.64 $',
      '− Discount 1.5% 106.46 $ → 6991.18 $',
      '+ Bond 1.2% 83.89 $ → 7075.07 $',
      '+ Sales tax 8.25% 263.11 $ → 7338.18 $',
      '= Total sell 7338.18 $ → 7338.18 $',
    ]);
  });

  test('is deterministic', () => {
    expect(JSON.stringify(computeEstimate(structuredClone(building)))).toBe(JSON.stringify(result));
  });
});

describe('problems', () => {
  const withLine = (line: Partial<EstimateLineInput>): EstimateInput => ({
    assemblies: [
      {
        id: 'a',
        name: 'A',
        variables: { length: { value: '10', unit: 'LF' } },
        lines: [{ id: 'l', name: 'L', unit: 'SF', quantity: 'length', material: { price: '1' }, ...line }],
      },
    ],
  });

  test.each<[Partial<EstimateLineInput>, string]>([
    [{}, 'The formula gives a length, but SF is an area'],
    [{ quantity: 'length *' }, 'A value is missing at the end of the formula'],
    [{ quantity: 'width * length' }, '“width” is not defined'],
    [{ quantity: '5 - 10' }, 'The quantity is below 0'],
    [{ quantity: '1 / 0' }, 'This divides by zero'],
    [
      { quantity: '5', labor: { laborUnit: '1', rates: { regular: '1' }, shares: { regular: '99' } } },
      'The shares of hours add up to 99%, not 100%',
    ],
  ])('%j is named', (line, message) => {
    const { problems, totals } = computeEstimate(withLine(line));
    expect(problems).toEqual([{ id: 'l', message }]);
    expect(totals.labor).toBe('0.00');
  });
});

describe('properties', () => {
  const decimal = (max: number, places: number): fc.Arbitrary<string> =>
    fc.integer({ min: 0, max }).map((n) => (n / 10 ** places).toFixed(places));
  let serial = 0;
  const anyLine = fc
    .record({
      quantity: decimal(500_000, 2),
      price: decimal(1_000_000, 4),
      waste: decimal(2000, 2),
      hours: decimal(500, 3),
      rate: decimal(20_000, 2),
      included: fc.boolean(),
    })
    .map((fields): EstimateLineInput => ({
      id: `line-${serial++}`,
      name: 'Line',
      unit: 'EA',
      quantity: fields.quantity,
      wastePercent: fields.waste,
      material: { price: fields.price },
      labor: { laborUnit: fields.hours, rates: { regular: fields.rate } },
      included: fields.included,
    }));
  const anyAssembly = fc
    .tuple(fc.array(anyLine, { minLength: 1, maxLength: 5 }), fc.boolean())
    .map(([lines, included]): AssemblyInput => ({
      id: `assembly-${serial++}`,
      name: 'Assembly',
      variables: {},
      lines,
      included,
    }));
  const rates = [
    'overheadPercent',
    'contingencyPercent',
    'profitPercent',
    'bondPercent',
    'taxPercent',
  ] as const;
  const anyEstimate = fc
    .record({
      assemblies: fc.array(anyAssembly, { minLength: 1, maxLength: 4 }),
      overheadPercent: decimal(3000, 2),
      contingencyPercent: decimal(1000, 2),
      profitPercent: decimal(3000, 2),
      discountPercent: decimal(1000, 2),
      bondPercent: decimal(300, 2),
      taxPercent: decimal(1200, 2),
    })
    .map((input): EstimateInput => input);

  test('displayed figures add up, and only included lines count', () => {
    fc.assert(
      fc.property(anyEstimate, (input) => {
        const { assemblies, totals } = computeEstimate(input);
        const sum = (...texts: string[]): string => Decimal.sum(0, ...texts).toFixed(2);
        const lines = assemblies.flatMap((assembly) => assembly.lines).filter((line) => line.included);
        expect(totals.lines).toBe(sum(...lines.map((line) => line.sell)));
        expect(totals.direct).toBe(sum(...lines.map((line) => line.cost)));
        expect(totals.direct).toBe(sum(totals.material, totals.labor, totals.equipment, totals.other));
        expect(totals.lines).toBe(
          sum(totals.direct, totals.overhead, totals.contingency, totals.profit, totals.lineMarkups),
        );
        expect(totals.subtotal).toBe(sum(totals.lines, totals.inclusions));
        expect(totals.total).toBe(sum(totals.subtotal, `-${totals.discount}`, totals.bond, totals.tax));
      }),
    );
  });

  test('the total grows with each percentage and falls with the discount', () => {
    fc.assert(
      fc.property(anyEstimate, fc.constantFrom(...rates), decimal(500, 2), (input, key, more) => {
        const total = (estimate: EstimateInput): Decimal =>
          new Decimal(computeEstimate(estimate).totals.total);
        const raised = { ...input, [key]: new Decimal(input[key] ?? 0).plus(more).toString() };
        expect(total(raised).gte(total(input))).toBe(true);
        const cheaper = {
          ...input,
          discountPercent: new Decimal(input.discountPercent ?? 0).plus(more).toString(),
        };
        expect(total(cheaper).lte(total(input))).toBe(true);
      }),
    );
  });

  test('the total equals the cost without percentages', () => {
    fc.assert(
      fc.property(fc.array(anyAssembly, { maxLength: 3 }), (assemblies) => {
        const { totals } = computeEstimate({ assemblies });
        // Material and labor are each rounded, and so is the sell: a cent a line at most.
        const lines = assemblies.flatMap((assembly) => assembly.lines).length;
        expect(
          new Decimal(totals.total)
            .minus(totals.direct)
            .abs()
            .lte(0.01 * lines),
        ).toBe(true);
      }),
    );
  });

  test('alternates that touch different lines add up to the cent', () => {
    fc.assert(
      fc.property(anyEstimate, fc.array(anyAssembly, { minLength: 2, maxLength: 3 }), (input, added) => {
        const alternates = added.map((assembly, index) => ({
          id: `alternate-${index}`,
          name: 'Alternate',
          adds: [assembly],
          removes: { assemblies: index === 0 ? [input.assemblies[0]?.id ?? ''] : [] },
        }));
        const offered = computeEstimate({ ...input, alternates });
        const accepted = computeEstimate({
          ...input,
          alternates: alternates.map((alternate) => ({ ...alternate, accepted: true })),
        });
        // The percentages are rounded once for the whole estimate, which one line carries.
        const own = ({ totals, carried }: typeof offered) =>
          new Decimal(totals.lines).minus(carried?.sell ?? 0);
        const sum = Decimal.sum(own(offered), ...offered.alternates.map(({ delta }) => delta));
        expect(own(accepted).toFixed(2)).toBe(sum.toFixed(2));
        expect(accepted.alternates.map(({ delta }) => delta)).toEqual(
          offered.alternates.map(({ delta }) => delta),
        );
      }),
    );
  });
});

test('derivation steps of a formula end with its value', () => {
  const variables = { a: { value: '3', unit: 'LF' }, b: { value: '4', unit: 'LF' }, w: { value: '0.08' } };
  expect(stepTexts(explainFormula('round((a * b - 2 SF) * 2 * (1 + w))', variables))).toEqual([
    'A 3 LF → 3 LF',
    '× B 4 LF → 12 SF',
    '−  2 SF → 10 SF',
    '×  2  → 20 SF',
    '× (1 + w) 1.08  → 21.6 SF',
    '= Rounded 22 SF → 22 SF',
  ]);
  expect(stepTexts(explainFormula('2 * a', variables))).toEqual(['A 3 LF → 3 LF', '×  2  → 6 LF']);
  expect(explainFormula('1 / 0', {})).toEqual([]);
  expect(explainFormula('1 +', {})).toEqual([]);
});

describe('lump sum of a line', () => {
  const of = (quantity: string, lump: string | undefined) =>
    computeEstimate({
      assemblies: [
        {
          id: 'A',
          name: 'Roof',
          variables: {},
          lines: [
            {
              id: 'L',
              name: 'Membrane',
              unit: 'SF',
              quantity,
              material: { price: '1.35' },
              other: [
                { kind: 'other', name: 'Disposal', unitCost: '0.07' },
                ...(lump === undefined ? [] : [{ kind: 'other' as const, name: 'Lump sum', amount: lump }]),
              ],
            },
          ],
        },
      ],
      overheadPercent: '10',
      profitPercent: '10',
    }).assemblies[0]?.lines[0];

  test('counts once regardless of the quantity, and not at quantity 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 500_000 }), (size, cents) => {
        const lump = new Decimal(cents).div(100).toFixed(2);
        const [without, with_] = [of(String(size), undefined), of(String(size), lump)];
        expect(new Decimal(with_?.cost ?? 0).minus(without?.cost ?? 0).toFixed(2)).toBe(lump);
        expect(with_?.lump).toBe(lump);
        expect(without?.lump).toBeUndefined();
        const more = new Decimal(with_?.sell ?? 0).minus(without?.sell ?? 0);
        // Overhead and profit are rounded to cents with and without the lump sum.
        expect(more.minus(new Decimal(lump).times('1.21')).abs().toNumber()).toBeLessThanOrEqual(0.021);
      }),
    );
    expect(of('0', '350')).toMatchObject({ other: '0.00', cost: '0.00', sell: '0.00' });
  });

  test('is listed beside the cost per unit', () => {
    expect(
      of('100', '350')?.explain.other.map(({ label, value, runningTotal }) => [label, value, runningTotal]),
    ).toEqual([
      ['Disposal, 100 SF at 0.07', '7.00', '7.00'],
      ['Lump sum', '350.00', '357.00'],
    ]);
  });
});
