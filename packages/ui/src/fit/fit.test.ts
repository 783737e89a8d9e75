import { describe, expect, it } from 'vitest';
import { fitTabs } from './fit.ts';

describe('fitTabs', () => {
  it('shows all parts that fit without reserving space for More', () => {
    expect(fitTabs([100, 100, 100], 300, 80, 0)).toEqual([0, 1, 2]);
  });
  it('reserves space for More once a part does not fit', () => {
    expect(fitTabs([100, 100, 100], 299, 80, 0)).toEqual([0, 1]);
  });
  it('shows the current tab last if it would be hidden', () => {
    expect(fitTabs([100, 100, 100, 100], 300, 80, 3)).toEqual([0, 3]);
  });
  it('hides as many parts as a wide current one requires', () => {
    expect(fitTabs([100, 100, 100, 220], 320, 80, 3)).toEqual([3]);
  });
  it('shows nothing for an empty list', () => {
    expect(fitTabs([], 300, 80, -1)).toEqual([]);
  });
});
