import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeEstimate, createEstimator, explainField, type EstimateInput } from '../costing/index.ts';
import {
  checkCalculator,
  dependenciesOf,
  definitionsOf,
  fieldProblems,
  nameProblem,
  defaultTemplates,
  type CalculatorField,
  type CalculatorInput,
} from './index.ts';

const field = (variable: string, formula: string, flags: Partial<CalculatorField> = {}): CalculatorField => ({
  id: variable,
  label: variable,
  variable,
  formula,
  type: 'number',
  unitType: 'static',
  unit: '',
  ...flags,
});
const money = (variable: string, formula: string, flags: Partial<CalculatorField> = {}) =>
  field(variable, formula, { isMonetary: true, unit: '$', ...flags });
const calculator = (fields: CalculatorField[], more: Partial<CalculatorInput> = {}): CalculatorInput => ({
  type: 'with_takeoff',
  fields,
  variables: [],
  formulas: [],
  ...more,
});

/** 100 EA at $12.50 with 0.25 HR each at $60, and 50 SF of wall. */
const estimate = (own: CalculatorInput, more: Partial<EstimateInput> = {}): EstimateInput => ({
  assemblies: [
    {
      id: 'wall',
      name: 'Wall',
      variables: { area: { value: '3200', unit: 'SF' }, qty: { value: '3200', unit: 'SF' } },
      lines: [
        {
          id: 'board',
          materialId: 'm1',
          name: 'Board',
          unit: 'EA',
          quantity: 'roundup(area / 32 sf)',
          material: { price: '12.50' },
          labor: { laborUnit: '0.25', rates: { regular: '60' } },
        },
        {
          id: 'tape',
          materialId: 'm2',
          name: 'Tape',
          unit: 'EA',
          quantity: '10',
          material: { price: '3.33' },
        },
      ],
    },
  ],
  overheadPercent: '10',
  profitPercent: '10',
  taxPercent: '8',
  calculator: own,
  ...more,
});
const lines = (input: EstimateInput) => computeEstimate(input).assemblies[0]?.lines ?? [];

describe('columns', () => {
  const own = calculator(
    [
      money('burden', 'hours * burden_rate'),
      money('all_in', 'cost + burden'),
      field('sheets_each', 'sheets / quantity', { unitType: 'dynamic' }),
      field('share', 'if(all_in = 0, 0, burden / all_in * 100)', { unit: '%' }),
      field('whole', 'hours / 3 hr', { isWholeNumber: true }),
      field('remark', '', { type: 'text', isEditable: true }),
    ],
    {
      variables: [{ label: 'Burden', variable: 'burden_rate', value: '18.75', unit: '$/HR' }],
      formulas: [
        { label: 'Sheets', variable: 'sheets', formula: 'area / 32 sf * 1.1', unit: 'EA', materialId: 'm1' },
      ],
      values: { board: { remark: 'Level 4' } },
    },
  );
  test('compute figures on each line in dependency order', () => {
    const [board, tape] = lines(estimate(own));
    expect(board?.columns).toEqual({
      burden: '468.75',
      all_in: '3218.75',
      sheets_each: '1.1',
      share: '14.5631067961',
      whole: '8',
      remark: 'Level 4',
    });
    expect(tape?.columns).toEqual({
      burden: '0.00',
      all_in: '33.30',
      sheets_each: '0',
      share: '0',
      whole: '0',
    });
  });
  test('sum displayed figures; percentages use the sums; figures per unit have no sum', () => {
    const result = computeEstimate(estimate(own));
    expect(result.columns).toEqual({
      burden: '468.75',
      all_in: '3252.05',
      share: '14.4139850248',
      whole: '8',
    });
    expect(result.assemblies[0]?.columns).toEqual(result.columns);
  });
  test('have derivations', () => {
    const steps = explainField(estimate(own), 'board', 'all_in').map(
      ({ operator, label, value, runningTotal }) => `${operator} ${label} ${value} → ${runningTotal}`.trim(),
    );
    expect(steps).toEqual(['Cost 2750 → 2750', '+ burden 468.75 → 3218.75']);
    expect(explainField(estimate(own), 'board', 'gone')).toEqual([]);
    expect(explainField(estimate(own), 'gone', 'all_in')).toEqual([]);
  });
  test('use the sell column as the line’s sell and in the total', () => {
    const sold = computeEstimate(estimate(calculator([money('ours', 'cost * 1.4', { sellColumn: true })])));
    expect(sold.assemblies[0]?.lines.map(({ sell }) => sell)).toEqual(['3850.00', '46.62']);
    expect(sold.totals).toMatchObject({ lines: '3896.62', tax: '311.73', total: '4208.35' });
    expect(sold.assemblies[0]?.lines[0]?.markupPercent).toBe('40.00');
  });
  test('compute hours from a labor productivity, overridden or by formula', () => {
    const productivity = field('rate', '', {
      isLaborProductivity: true,
      isEditable: true,
      unitType: 'dynamic',
    });
    const [untouched] = lines(estimate(calculator([productivity])));
    expect([untouched?.columns?.['rate'], untouched?.hours]).toEqual(['4', '25']);
    const [byHand] = lines(estimate(calculator([productivity], { values: { board: { rate: '8' } } })));
    expect([byHand?.hours, byHand?.labor]).toEqual(['12.5', '750.00']);
    const [byFormula] = lines(estimate(calculator([{ ...productivity, formula: 'quantity / 10' }])));
    expect(byFormula?.hours).toBe('10');
    const zero = computeEstimate(estimate(calculator([productivity], { values: { board: { rate: '0' } } })));
    expect(zero.problems).toContainEqual({ id: 'board', message: 'rate must be above 0' });
    expect(zero.assemblies[0]?.lines[0]?.hours).toBe('25');
  });
  test('report a division by zero on its line and leave dependent columns empty', () => {
    const broken = computeEstimate(
      estimate(
        calculator([
          money('per_hour', 'cost / hours * 1 hr'),
          money('twice', 'per_hour * 2'),
          money('fine', 'cost'),
        ]),
      ),
    );
    const tape = broken.assemblies[0]?.lines[1];
    expect(tape?.columns).toEqual({ fine: '33.30' });
    expect(tape?.columnProblems).toEqual({
      per_hour: 'This divides by zero',
      twice: 'per_hour has no value',
    });
    expect(broken.problems.map(({ id, field: of }) => `${id} ${of}`)).toEqual([
      'tape per_hour',
      'tape twice',
    ]);
    expect(broken.columns).toMatchObject({ fine: '2783.30' });
  });
  test('leave only formulas of deleted columns without a figure', () => {
    const [board] = lines(estimate(calculator([money('left', 'gone + 1'), money('kept', 'cost')])));
    expect(board?.columns).toEqual({ kept: '2750.00' });
    expect(board?.columnProblems).toEqual({ left: '“gone” is not defined' });
  });
  test('ignore overrides that are no longer figures', () => {
    const own2 = calculator([field('was_text', 'quantity', { isEditable: true })], {
      values: { board: { was_text: 'n/a' } },
    });
    expect(lines(estimate(own2))[0]?.columns).toEqual({ was_text: '100' });
  });
});

describe('shares of estimate totals', () => {
  const standard = defaultTemplates.find(({ name }) => name === 'Standard');
  const columns = calculator((standard?.fields ?? []).map((each) => ({ ...each, id: each.variable })));
  const many = (costs: readonly number[], rates: Partial<EstimateInput>): EstimateInput => ({
    ...rates,
    calculator: columns,
    assemblies: costs.map((cents, at) => ({
      id: `a${at}`,
      name: '',
      variables: {},
      lines: [
        { id: `l${at}`, name: '', unit: 'EA', quantity: '1', material: { price: String(cents / 100) } },
      ],
    })),
  });
  const percent = fc.integer({ min: 0, max: 4000 }).map((value) => String(value / 100));
  const anyEstimate = fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: 999_999 }), { minLength: 1, maxLength: 40 }),
      fc.record({
        overheadPercent: percent,
        contingencyPercent: percent,
        profitPercent: percent,
        discountPercent: percent,
        bondPercent: percent,
        taxPercent: percent,
        taxOn: fc.constantFrom('sell' as const, 'material' as const),
      }),
    )
    .map(([costs, rates]) => many(costs, rates));

  test('sum to the totals over lines and groups', () => {
    fc.assert(
      fc.property(anyEstimate, (input) => {
        const { totals, columns: sums = {}, assemblies } = computeEstimate(input);
        const added = (of: string) =>
          assemblies
            .flatMap((assembly) => assembly.lines)
            .reduce((sum, line) => sum.plus(line.columns?.[of] ?? 0), new Decimal(0))
            .toFixed(2);
        const overhead = new Decimal(totals.overhead).plus(totals.contingency).toFixed(2);
        for (const [column, amount] of [
          ['line_overhead', overhead],
          ['line_profit', totals.profit],
          ['line_tax', totals.tax],
          ['line_cost', totals.direct],
          ['line_sell', totals.lines],
        ] as const) {
          expect([column, sums[column]]).toEqual([column, amount]);
          expect([column, added(column)]).toEqual([column, amount]);
          for (const {
            columns: own,
            lines: [line],
          } of assemblies)
            expect([column, own?.[column]]).toEqual([column, line?.columns?.[column]]);
        }
      }),
      { numRuns: 120 },
    );
  });
  test('show the rounding difference on the most expensive line', () => {
    const input = many([1005, 1005, 9000], { overheadPercent: '10', taxPercent: '10' });
    const { carried } = computeEstimate(input);
    // 1.005 and 1.005 are shown as 1.01 each: with 9.00 they are 11.02, and 10% of 110.10 is 11.01.
    expect(carried).toEqual({
      lineId: 'l2',
      sell: '-0.01',
      overhead: '-0.01',
      contingency: '0.00',
      tax: '-0.01',
    });
    const steps = explainField(input, 'l2', 'line_overhead', carried).map(
      ({ operator, label, value, runningTotal }) => `${operator} ${label} ${value} → ${runningTotal}`.trim(),
    );
    expect(steps).toEqual([
      'Cost 90.00 → 90.00',
      '× Overhead 10 → 9.00',
      '− Rounding difference of all lines 0.01 → 8.99',
      '+ Contingency 0 → 8.99',
    ]);
    expect(explainField(input, 'l0', 'line_overhead', carried).at(-1)?.runningTotal).toBe('1.01');
  });
  test('add no rounding difference if the sell depends on it', () => {
    const own = calculator([money('ours', 'cost + overhead_share', { sellColumn: true })]);
    const input = { ...many([1005, 1005, 9000], { overheadPercent: '10' }), calculator: own };
    expect(computeEstimate(input).carried).toBeUndefined();
    expect(computeEstimate(input).totals.lines).toBe('121.12');
  });
  test('reject a sell column that depends on its own tax', () => {
    const { problems } = checkCalculator(
      calculator([money('ours', 'cost + taxed', { sellColumn: true }), money('taxed', 'tax_share')]),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'taxed uses tax_share, which depends on the sell column: ours → taxed → tax_share → ours',
    ]);
  });
});

describe('checkCalculator', () => {
  const messages = (own: CalculatorInput, changed?: string) =>
    checkCalculator(own, changed).problems.map(({ name, message }) => `${name}: ${message}`);
  test.each([
    [
      'a circle, by its link',
      [money('a', 'b'), money('b', 'c'), money('c', 'a')],
      'b',
      ['b: b uses c, which creates a circular reference: b → c → a → b'],
    ],
    ['itself', [money('a', 'a + 1')], 'a', ['a: a uses itself']],
    ['a unit', [money('a', 'hours')], undefined, ['a: The formula gives hours, but $ is money']],
    ['a deleted name', [money('a', 'gone * 2')], undefined, ['a: “gone” is not defined']],
    [
      'a labor productivity that follows from hours',
      [
        money('cost_each', 'unit_cost'),
        field('rate', 'cost_each / 1', { isLaborProductivity: true, unitType: 'dynamic' }),
      ],
      undefined,
      [
        'rate: cost_each uses unit_cost, which depends on the labor productivity: rate → cost_each → unit_cost → rate',
      ],
    ],
  ] as const)('names %s', (_what, fields, changed, expected) => {
    const found = messages(calculator([...fields]), changed).map((each) =>
      each.replace(/^cost_each:/, 'rate:'),
    );
    expect(found).toEqual(expected);
  });
  test('has no take-off figures without take-off', () => {
    const own = calculator([money('a', 'area * 2'), money('b', 'sheets')], {
      type: 'without_takeoff',
      formulas: [{ label: 'Sheets', variable: 'sheets', formula: 'area / 32 sf', unit: 'EA' }],
    });
    expect(messages(own)).toEqual([
      'a: “area” is a take-off figure, and this template is without take-off',
      'b: “sheets” is a take-off figure, and this template is without take-off',
    ]);
    expect(messages({ ...own, type: 'with_takeoff' })).toEqual([
      'a: The formula gives an area, but $ is money',
      'b: The formula gives a plain number, but $ is money',
    ]);
  });
  test('reports invalid column settings', () => {
    const wrong = (own: CalculatorField, others: CalculatorField[] = []) =>
      fieldProblems(own, others).map(({ field: of, message }) => `${of}: ${message}`);
    expect(wrong(field('a', ''))).toEqual(['formula: Enter a formula or make the column editable']);
    expect(wrong(field('a', '1', { unit: 'furlong' }))).toEqual(['unit: “furlong” is not a known unit']);
    expect(wrong(field('a', '', { type: 'text' }))).toEqual(['is_editable: A text column must be editable']);
    expect(wrong(money('a', '1', { sellColumn: true }), [money('b', '1', { sellColumn: true })])).toEqual([
      'sell_column: b is already the sell column of this template',
    ]);
    expect(nameProblem('2nd')).toContain('starting with a letter');
    expect(nameProblem('round')).toBe('“round” is a function');
    expect(nameProblem('area')).toBe('“area” is already a built-in name');
    expect(nameProblem('crew_rate')).toBeUndefined();
  });
  test('lists both directions of dependencies', () => {
    const own = calculator([money('a', 'cost'), money('b', 'a + a'), money('c', 'a - b')]);
    expect(dependenciesOf('a', definitionsOf(own))).toEqual({ uses: ['cost'], usedBy: ['b', 'c'] });
    expect(dependenciesOf('b', definitionsOf(own))).toEqual({ uses: ['a'], usedBy: ['c'] });
  });
});

test('accepts the default templates, each with one column per special role', () => {
  for (const { name, type, fields } of defaultTemplates) {
    const own = fields.map((each, at) => ({ ...each, id: String(at) }));
    expect([name, checkCalculator(calculator(own, { type })).problems]).toEqual([name, []]);
    for (const each of own)
      expect(
        fieldProblems(
          each,
          own.filter(({ id }) => id !== each.id),
        ),
      ).toEqual([]);
    for (const flag of ['sellColumn', 'budgetColumn', 'qtyColumn'] as const)
      expect(own.filter((each) => each[flag])).toHaveLength(1);
  }
  const standard = defaultTemplates.find(({ name }) => name === 'Standard');
  const result = computeEstimate(
    estimate(calculator((standard?.fields ?? []).map((each) => ({ ...each, id: each.variable })))),
  );
  // By hand: 100 × 12.50 + 25 h × 60 = 2,750; + 10% = 3,025; + 10% = 3,327.50; 8% of it is 266.20.
  expect(result.assemblies[0]?.lines[0]?.columns).toEqual({
    line_quantity: '100',
    line_unit_price: '12.5',
    line_material: '1250.00',
    line_hours: '25',
    line_labor: '1500.00',
    line_equipment: '0.00',
    line_unit_cost: '27.5',
    line_cost: '2750.00',
    line_overhead: '275.00',
    line_profit: '302.50',
    line_markup: '21',
    line_sell: '3327.50',
    line_tax: '266.20',
  });
});

/** Columns that only use preceding ones. */
const anyColumns = fc
  .array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('+', '-', '*'), fc.integer({ min: -999, max: 999 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) =>
    parts.map(([a, b, operator, add], at) => {
      const names = ['quantity', 'installed', ...Array.from({ length: at }, (_, before) => `f${before}`)];
      const left = names[a % names.length] ?? 'quantity';
      const right = operator === '*' ? '0.37' : (names[b % names.length] ?? 'quantity');
      return field(`f${at}`, `${left} ${operator} ${right} + ${add < 0 ? `(${add})` : add}`);
    }),
  );

describe('properties', () => {
  test('figures do not depend on the column order', () => {
    fc.assert(
      fc.property(
        anyColumns.chain((fields) =>
          fc.tuple(fc.constant(fields), fc.shuffledSubarray(fields, { minLength: fields.length })),
        ),
        ([fields, shuffled]) => {
          const { order, problems } = checkCalculator(calculator(shuffled));
          expect(problems).toEqual([]);
          for (const { variable, formula } of fields)
            for (const used of formula.match(/\bf\d+\b/g) ?? [])
              expect(order.indexOf(used)).toBeLessThan(order.indexOf(variable));
          expect(lines(estimate(calculator(shuffled)))[0]?.columns).toEqual(
            lines(estimate(calculator(fields)))[0]?.columns,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
  test('figures equal exact integer arithmetic', () => {
    fc.assert(
      fc.property(anyColumns, (fields) => {
        // At most twelve factors of 37/100 each: integers in units of 10^-24.
        const scale = 10n ** 24n;
        const figures = new Map<string, bigint>([
          ['quantity', 100n * scale],
          ['installed', 100n * scale],
        ]);
        for (const { variable, formula } of fields) {
          const [left = '', operator = '', right = '', , add = ''] = formula.split(' ');
          const [a, c] = [figures.get(left) ?? 0n, BigInt(add.replace(/[()]/g, '')) * scale];
          const b = operator === '*' ? 0n : (figures.get(right) ?? 0n);
          const exact = operator === '+' ? a + b + c : operator === '-' ? a - b + c : (a * 37n) / 100n + c;
          // Columns are rounded to ten decimals, half away from zero, before other columns use them.
          const unit = 10n ** 14n;
          const half = (exact < 0n ? -unit : unit) / 2n;
          figures.set(variable, ((exact + half) / unit) * unit);
        }
        const found = lines(estimate(calculator(fields)))[0]?.columns ?? {};
        for (const { variable } of fields)
          expect(new Decimal(found[variable] ?? 'NaN').toFixed(10)).toBe(
            new Decimal((figures.get(variable) ?? 0n).toString()).div('1e24').toFixed(10),
          );
      }),
      { numRuns: 60 },
    );
  });
  test('using a later column is a circular reference whose link is named', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(), fc.nat(), (fields, a, b) => {
        const chain = fields.map((each, at) => (at === 0 ? each : field(each.variable, `f${at - 1} + 1`)));
        const [from, to] = [a % chain.length, b % chain.length].toSorted((x, y) => x - y) as [number, number];
        const closed = chain.map((each, at) => (at === from ? field(each.variable, `f${to} * 2`) : each));
        const { problems } = checkCalculator(calculator(closed), `f${from}`);
        expect(problems).toHaveLength(1);
        expect(problems[0]).toMatchObject({ code: 'cycle', link: { from: `f${from}`, to: `f${to}` } });
        expect(problems[0]?.path?.at(0)).toBe(problems[0]?.path?.at(-1));
      }),
      { numRuns: 60 },
    );
  });
  test('incremental updates equal a full computation', () => {
    const edit = fc.record({
      line: fc.constantFrom(0, 1),
      quantity: fc.option(fc.integer({ min: 0, max: 500 }).map(String), { nil: undefined }),
      value: fc.option(fc.integer({ min: 1, max: 50 }).map(String), { nil: undefined }),
      profit: fc.option(fc.integer({ min: 0, max: 40 }).map(String), { nil: undefined }),
      included: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const compute = createEstimator();
        let input = estimate(
          calculator([
            money('extra', 'cost * factor', { sellColumn: true }),
            field('factor', '1.3', { isEditable: true }),
            field('rate', '', { isLaborProductivity: true, isEditable: true, unitType: 'dynamic' }),
          ]),
        );
        compute(input);
        for (const { line, quantity, value, profit, included } of edits) {
          const id = line === 0 ? 'board' : 'tape';
          input = {
            ...input,
            ...(profit === undefined ? {} : { profitPercent: profit }),
            ...(value === undefined || !input.calculator
              ? {}
              : {
                  calculator: {
                    ...input.calculator,
                    values: { ...input.calculator.values, [id]: { factor: value, rate: value } },
                  },
                }),
            assemblies: input.assemblies.map((assembly) => ({
              ...assembly,
              lines: assembly.lines.map((each) =>
                each.id === id
                  ? { ...each, included, ...(quantity === undefined ? {} : { quantity }) }
                  : each,
              ),
            })),
          };
          expect(compute(input)).toEqual(computeEstimate(input));
        }
      }),
      { numRuns: 40 },
    );
  });
});
