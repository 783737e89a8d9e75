import type { EstimateGroup, EstimateLine, Quantity } from '@plumbline/api';
import { describe, expect, it } from 'vitest';
import { add, rowsOf } from './estimate-rows.ts';
import { countMatches, filterRows } from './sheet-filter.ts';
import { divisionSections, placeSections } from './sheet-groupings.ts';

const line = (uuid: string, code: string, more: Partial<EstimateLine> = {}): EstimateLine => ({
  uuid,
  name: `Line ${uuid}`,
  code,
  quantity: '10',
  unit: 'SF',
  unit_price: '1.00',
  material: '10.01',
  hours: '2.5',
  labor: '20.02',
  cost: '30.03',
  unit_cost: '3.003',
  markup: '10',
  margin: '9.09',
  sell: '33.03',
  overridden: [],
  warnings: [],
  ...more,
});
const group = (condition_id: string, lines: EstimateLine[]): EstimateGroup => {
  const sum = (field: 'material' | 'hours' | 'labor' | 'cost' | 'sell') =>
    lines.reduce((all, each) => add(all, each[field]), '0');
  return {
    condition_id,
    code: condition_id.toUpperCase(),
    name: `Condition ${condition_id}`,
    type: 'area',
    color: '#297cef',
    category: '',
    quantity: '10',
    unit: 'SF',
    pages: [],
    material: sum('material'),
    hours: sum('hours'),
    labor: sum('labor'),
    cost: sum('cost'),
    unit_cost: '0',
    markup: '10',
    sell: sum('sell'),
    digest: '',
    lines,
  };
};
const part = (
  condition_id: string,
  page: number,
  quantity: string,
  more: Partial<Quantity> = {},
): Quantity => ({
  condition_id,
  condition_order: 0,
  code: '',
  name: '',
  type: 'area',
  color: '#297cef',
  category: '',
  page_id: `page-${page}`,
  page_order: page,
  pdf_id: 'pdf',
  page_name: `A${page}`,
  page_title: 'Plan',
  pdf_name: 'Set',
  quantity,
  unit: 'SF',
  measures: 1,
  without_scale: 0,
  without_dimensions: 0,
  ...more,
});
const groups = rowsOf({
  groups: [
    group('a', [
      line('1', '09-2900-258'),
      line('2', '07-2100-110', { hours: '0', labor: '0.00', cost: '10.01' }),
    ]),
    group('b', [line('3', '09-6500-050', { warnings: ['This material has no price.'] })]),
    group('c', [line('4', 'X-1', { sell: '0.00', overridden: ['markup'] })]),
  ],
});
const total = (field: 'material' | 'labor' | 'cost' | 'sell') =>
  groups.reduce((sum, each) => add(sum, each.group[field]), '0');

describe('the estimate by division', () => {
  it('puts lines of several conditions below their division, and other codes last', () => {
    const sections = divisionSections(groups);
    expect(sections.map(({ name }) => name)).toEqual([
      '07 Thermal and moisture protection',
      '09 Finishes',
      'No division',
    ]);
    expect(sections[1]?.rows.map(({ id }) => id)).toEqual(['a/1', 'b/3']);
    expect(sections[1]?.figures).toMatchObject({ material: '20.02', cost: '60.06', sell: '66.06' });
  });
});

describe('the estimate by sheet and area', () => {
  const quantities = [
    part('a', 2, '1'),
    part('a', 1, '2', { layer_id: 'l', layer_name: 'Level 1' }),
    part('b', 2, '10'),
  ];

  it.each(['sheet', 'area'] as const)('splits each condition by its quantities: by %s', (by) => {
    const sections = placeSections(groups, quantities, by);
    for (const field of ['material', 'labor', 'cost', 'sell'] as const)
      expect(Number(sections.reduce((sum, { figures }) => add(sum, figures[field] ?? '0'), '0'))).toBe(
        Number(total(field)),
      );
  });

  it('orders sheets as in the plan set, and names conditions without a measure', () => {
    const sections = placeSections(groups, quantities, 'sheet');
    expect(sections.map(({ name }) => name)).toEqual(['A1 Plan', 'A2 Plan', 'Not measured']);
    // A third of the labor of 20.02 is on A2.
    expect(sections[1]?.rows[0]).toMatchObject({ figures: { quantity: '1', labor: '6.67' } });
    expect(sections[0]?.rows[0]).toMatchObject({ figures: { quantity: '2', labor: '13.35' } });
  });
});

describe('the filter', () => {
  it.each([
    ['all', 4],
    ['warnings', 1],
    ['by-hand', 1],
    ['no-sell', 1],
    ['labor', 3],
    ['no-labor', 1],
  ] as const)('%s finds %s lines', (filter, count) => {
    expect(countMatches(groups, filter)).toBe(count);
    const rows = filterRows(groups, filter);
    expect(rows.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(count);
    expect(rows.every(({ lines }) => lines.length > 0)).toBe(true);
  });
});
