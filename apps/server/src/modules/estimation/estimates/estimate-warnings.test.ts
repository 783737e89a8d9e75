import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksOf, deletedMaterial, expiredPrice, isExpiredPrice, noPrice } from './estimate-warnings.ts';
import {
  conditionFigures,
  type ConditionFigures,
  type ConditionRow,
  type PageRow,
} from '../takeoff/condition-totals.ts';

const condition = (code: string, assembly: string | null = 'a'): ConditionRow => ({
  condition_id: code,
  assembly_id: assembly,
  code,
  name: code,
  type: 'area',
  color: '',
  category: '',
  parameters: {},
  markup_percentage: null,
});
const figures = (change: Partial<ConditionFigures> = {}): ConditionFigures => ({
  ...conditionFigures(condition('P1'), [], new Map()),
  ...change,
});
const onPages = (...names: string[]) => new Map(names.map((name) => [{ name } as PageRow, 1]));

const good = {
  conditions: [condition('P1')],
  figures: [figures()],
  isMeasured: () => true,
  lines: [{ warnings: [] }],
  problems: 0,
};

describe('estimate checks', () => {
  test('report one success when nothing is wrong, and nothing for an empty estimate', () => {
    expect(checksOf(good)).toEqual([{ tone: 'ok', text: 'All take-offs are linked and priced' }]);
    expect(checksOf({ ...good, conditions: [], figures: [], lines: [] })).toEqual([]);
  });
  test('list all problems, most severe first', () => {
    expect(
      checksOf({
        conditions: [condition('P1'), condition('F1', null), condition('C1')],
        figures: [
          figures({ withoutScale: onPages('A2', 'A3'), selfCrossing: 1 }),
          figures({ withoutScale: onPages('A2'), cutTooMuch: 2 }),
        ],
        isMeasured: ({ code }) => code !== 'C1',
        lines: [
          { warnings: [noPrice] },
          { material_id: 'stud', warnings: [expiredPrice(null, '2026-01-01')] },
          { material_id: 'track', warnings: [expiredPrice('Summit', '2026-01-01')] },
          // The same price on the line of another assembly.
          { material_id: 'track', warnings: [expiredPrice('Summit', '2026-01-01')] },
        ],
        problems: 2,
      }),
    ).toEqual([
      { tone: 'bad', text: 'A2, A3 have no scale, so measures on them count as 0' },
      { tone: 'bad', text: '2 formulas cannot be computed' },
      { tone: 'bad', text: 'One line has no price' },
      { tone: 'warn', text: '2 prices have expired' },
      { tone: 'warn', text: 'F1: measured, but not priced by an assembly' },
      { tone: 'warn', text: 'C1: not measured yet' },
      {
        tone: 'warn',
        text: 'Cut-outs of 2 areas extend beyond the area or overlap each other. They are deducted in full',
      },
      { tone: 'warn', text: 'One outline crosses itself' },
    ]);
  });
});

describe('the warning of an expired price', () => {
  test('is recognized for any vendor and day', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ unit: 'binary', minLength: 1 })),
        fc.date({
          min: new Date('1990-01-01'),
          max: new Date('2099-12-31'),
          noInvalidDate: true,
        }),
        (vendor, day) => isExpiredPrice(expiredPrice(vendor, day.toISOString().slice(0, 10))),
      ),
    );
  });
  test('is not seen in other warnings, whatever names they contain', () => {
    expect(
      [
        noPrice,
        deletedMaterial,
        '“expired_rate” is not defined',
        'The formula of “expired” has no result.',
      ].map(isExpiredPrice),
    ).toEqual([false, false, false, false]);
  });
});
