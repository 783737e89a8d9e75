import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullFigure, shortFigure } from './figures.ts';
import {
  downsample,
  truncateText,
  funnelSteps,
  labelStep,
  spreadLabels,
  stackSeries,
  textWidth,
  valueAxis,
} from './plot.ts';

describe('value axis', () => {
  it('ends on round figures and includes zero', () => {
    expect(valueAxis([12, 87], 4, true)).toEqual({ domain: [0, 100], ticks: [0, 20, 40, 60, 80, 100] });
    expect(valueAxis([-30, 40], 4, true).domain).toEqual([-40, 40]);
  });
  it('has a height for nothing, for one value and for equal ones', () => {
    for (const values of [[], [null], [5], [5, 5], [0], [-3]])
      for (const zero of [true, false]) {
        const { domain } = valueAxis(values, 4, zero);
        expect(domain[1]).toBeGreaterThan(domain[0]);
      }
  });
  it('includes every value', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
        const [low, high] = valueAxis(values, 5, false).domain;
        expect(values.every((value) => value >= low && value <= high)).toBe(true);
      }),
    );
  });
});

it('stacks up and down from zero', () => {
  expect(
    stackSeries([
      [3, -2],
      [4, -1],
      [null, 5],
    ]),
  ).toEqual([
    [
      { from: 0, to: 3 },
      { from: 0, to: -2 },
    ],
    [
      { from: 3, to: 7 },
      { from: -2, to: -3 },
    ],
    [
      { from: 7, to: 7 },
      { from: 0, to: 5 },
    ],
  ]);
});

describe('labels', () => {
  it('keep their positions when they do not overlap', () => {
    expect(spreadLabels([10, 60, 110], 16, 0, 200)).toEqual([10, 60, 110]);
  });
  it('move apart around their middle as far as necessary', () => {
    expect(spreadLabels([50, 52], 16, 0, 200)).toEqual([43, 59]);
  });
  it('never overlap and keep their order and limits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 10 }), (places) => {
        const spaced = spreadLabels(places, 16, 0, 200);
        const sorted = spaced.toSorted((a, b) => a - b);
        sorted.slice(1).forEach((at, i) => expect(at - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(15.999));
        expect(Math.min(...spaced)).toBeGreaterThanOrEqual(-0.001);
        expect(Math.max(...spaced)).toBeLessThanOrEqual(200.001);
        places.forEach((a, i) =>
          places.forEach((b, j) => {
            if (a < b) expect(spaced[i]!).toBeLessThan(spaced[j]!);
          }),
        );
      }),
    );
  });
  it('are thinned out if they would overlap', () => {
    expect(labelStep(['Jan', 'Feb', 'Mar'], 60)).toBe(1);
    expect(labelStep(['January', 'February', 'March'], 20)).toBeGreaterThan(2);
  });
  it('are truncated to the available width', () => {
    expect(truncateText('Qualified', 200)).toBe('Qualified');
    const cut = truncateText('Qualified by the estimator', 60);
    expect(cut.endsWith('…')).toBe(true);
    expect(textWidth(cut)).toBeLessThanOrEqual(60);
  });
});

describe('downsampling', () => {
  it('leaves few points alone', () => expect(downsample([1, 2, 3], 10)).toEqual([0, 1, 2]));
  it('keeps the ends, the order, the peak and the requested number', () => {
    const values = Array.from({ length: 1000 }, (_, at) => (at === 613 ? 900 : Math.sin(at / 20) * 10));
    const kept = downsample(values, 200);
    expect(kept).toHaveLength(200);
    expect(kept[0]).toBe(0);
    expect(kept.at(-1)).toBe(999);
    expect(kept).toContain(613);
    expect(kept.toSorted((a, b) => a - b)).toEqual(kept);
  });
});

it('counts a funnel from stage to stage', () => {
  expect(funnelSteps([200, 100, 25])).toEqual([
    { width: 1, kept: null },
    { width: 0.5, kept: 0.5 },
    { width: 0.125, kept: 0.25 },
  ]);
  expect(funnelSteps([0, 0])[1]).toEqual({ width: 0, kept: 0 });
});

it.each([
  [4_350_000, 'money', '$4.35M'],
  [9_640, 'money', '$9,640'],
  [18.6, 'percent', '18.6%'],
  [1, 'days', '1 day'],
  [-12, 'days', '−12 days'],
  [14_800, 'number', '14.8K'],
] as const)('%s %s', (value, unit, shown) =>
  expect(shortFigure(value, { unit, currency: 'USD', locale: 'en-US' })).toBe(shown),
);
it('formats all digits of a figure', () =>
  expect(fullFigure(4_862_500.5, { unit: 'money', currency: 'USD', locale: 'en-US' })).toBe('$4,862,500.5'));
it('shows dollars in Arabic without the country', () => {
  const written = shortFigure(4_220_000, { unit: 'money', currency: 'USD', locale: 'ar-EG' });
  expect(written).toContain('$');
  expect(written).not.toContain('US');
});
