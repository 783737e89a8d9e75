import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMeasure } from '../measure/totals.ts';
import { millionthsText, partsInMillionths, quantityText } from './parts.ts';
import { findQuantities, isInScope, quantityLabel, quantityTree } from './tree.ts';
import { quantityGroupings, type QuantityNode, type QuantityPart } from './types.ts';

const part = (values: Partial<QuantityPart> = {}): QuantityPart => ({
  condition_id: 'c1',
  condition_order: 0,
  code: 'W1',
  name: 'Wall',
  type: 'linear',
  category: 'Interiors',
  page_id: 'p1',
  page_order: 0,
  page_name: 'A2.1',
  page_title: 'Floor plan',
  pdf_name: 'Plans.pdf',
  quantity: '10.5',
  unit: 'LF',
  measures: 1,
  without_scale: 0,
  without_dimensions: 0,
  ...values,
});
const level2 = { layer_id: 'l2', layer_name: 'Level 2' };
const suite = { group_id: 'g1', group_name: 'Suite', times: 12 };
const labels = (nodes: readonly QuantityNode[]): unknown[] =>
  nodes.map((node) =>
    node.children.length ? [quantityLabel(node), labels(node.children)] : quantityLabel(node),
  );

describe('quantity parts', () => {
  it('sum to the rounded quantity', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (parts) => {
        const whole = parts.reduce((sum, each) => sum + each, 0);
        const sum = partsInMillionths(parts, whole).reduce((total, each) => total + each, 0);
        expect(millionthsText(sum)).toBe(quantityText(whole));
      }),
    );
  });

  it('have no insignificant digits', () => {
    expect(quantityText(1_234_567.1)).toBe('1234567.1');
    expect(quantityText(-0.25)).toBe('-0.25');
    expect(quantityText(0)).toBe('0');
    expect(quantityText(-1e-9)).toBe('0');
    expect(quantityText(300)).toBe('300');
  });
});

describe('total of measures', () => {
  it('counts only measures with a scale in any order', () => {
    const feet = { quantity: 10, unit: 'LF', calibrated: true } as const;
    const metres = { quantity: 3.048, unit: 'm', calibrated: true } as const;
    const points = { quantity: 999, unit: 'LF', calibrated: false } as const;
    for (const order of [
      [points, feet, metres],
      [feet, points, metres],
    ]) {
      const total = order.reduce<ReturnType<typeof withMeasure> | undefined>(withMeasure, undefined);
      expect(total).toMatchObject({ unit: 'LF', calibrated: true, measures: 3, withoutScale: 1 });
      expect(total?.quantity).toBeCloseTo(20, 9);
    }
  });
});

describe('quantity tree', () => {
  const door = part({
    condition_id: 'c2',
    condition_order: 1,
    code: 'D1',
    name: 'Door',
    type: 'count',
    quantity: '3',
    unit: 'EA',
  });
  const parts = [
    part({ ...level2, ...suite, quantity: '120' }),
    part({ ...level2, quantity: '30' }),
    part({ page_id: 'p2', page_order: 1, page_name: 'A2.2', page_title: '' }),
    door,
  ];

  it('groups as requested, with areas if there are several', () => {
    expect(labels(quantityTree(parts, 'condition'))).toEqual([
      ['W1 Wall', [['A2.1 Floor plan', ['Level 2', 'Level 2 · Suite ×12']], 'A2.2']],
      ['D1 Door', ['A2.1 Floor plan']],
    ]);
    expect(labels(quantityTree(parts, 'area'))).toEqual([
      [
        'Level 2',
        [
          ['Suite ×12', [['W1 Wall', ['A2.1 Floor plan']]]],
          ['W1 Wall', ['A2.1 Floor plan']],
        ],
      ],
      [
        'No area',
        [
          ['W1 Wall', ['A2.2']],
          ['D1 Door', ['A2.1 Floor plan']],
        ],
      ],
    ]);
  });

  it('has sums only for equal units', () => {
    const [wall] = quantityTree(parts, 'condition');
    expect(wall?.total).toEqual({ quantity: '160.5', unit: 'LF' });
    const [first, second] = quantityTree(parts, 'page');
    expect(first?.total).toBeUndefined();
    expect(second?.total).toEqual({ quantity: '10.5', unit: 'LF' });
  });

  it('assigns each part to one leaf, and scopes match the summed parts', () => {
    const check = (node: QuantityNode) => {
      const pages = new Set(node.parts.map(({ page_id }) => page_id));
      const meant = parts.filter((each) => pages.has(each.page_id) && isInScope(node.scope, each));
      expect(meant).toEqual([...node.parts].sort((a, b) => parts.indexOf(a) - parts.indexOf(b)));
      node.children.forEach(check);
      if (node.children.length)
        expect(node.children.reduce((sum, { measures }) => sum + measures, 0)).toBe(node.measures);
    };
    for (const by of quantityGroupings) quantityTree(parts, by).forEach(check);
  });

  it('searches by all words on all levels', () => {
    expect(findQuantities(parts, ' wall  suite ')).toEqual([parts[0]]);
    expect(findQuantities(parts, 'COUNT')).toEqual([door]);
    expect(findQuantities(parts, 'nothing such')).toEqual([]);
  });
});

describe('sums of several units', () => {
  const slab = part({ condition_id: 'c1', type: 'volume_2d', quantity: '2', unit: 'CY' });
  const curb = part({
    condition_id: 'c2',
    condition_order: 1,
    type: 'volume_2d',
    quantity: '27',
    unit: 'CF',
  });

  it('convert units of one kind', () => {
    expect(quantityTree([slab, curb], 'type')[0]?.total).toEqual({ quantity: '3', unit: 'CY' });
  });

  it('are absent for units of different kinds', () => {
    const wall = part({ condition_id: 'c3', condition_order: 2 });
    const tree = quantityTree(
      [slab, wall].map((each) => ({ ...each, ...level2 })),
      'area',
    );
    expect(tree[0]?.total).toBeUndefined();
  });
});
