import { describe, expect, it } from 'vitest';
import { fitTabs } from './fit.ts';

describe('fitTabs', () => {
  it('shows all that fit, with no room kept for More', () => {
    expect(fitTabs([100, 100, 100], 300, 80, 0)).toEqual([0, 1, 2]);
  });
  it('keeps room for More once one does not fit', () => {
    expect(fitTabs([100, 100, 100], 299, 80, 0)).toEqual([0, 1]);
  });
  it('shows the current tab last if it would be hidden', () => {
    expect(fitTabs([100, 100, 100, 100], 300, 80, 3)).toEqual([0, 3]);
  });
  it('gives way as far as a wide current one needs', () => {
    expect(fitTabs([100, 100, 100, 220], 320, 80, 3)).toEqual([3]);
  });
  it('has nothing to show of nothing', () => {
    expect(fitTabs([], 300, 80, -1)).toEqual([]);
  });
});
