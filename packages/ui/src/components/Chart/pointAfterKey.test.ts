import { describe, expect, it } from 'vitest';
import { pointAfterKey } from './pointAfterKey.ts';

const keys = { count: 3, seriesIds: ['bid', 'actual'], isUpright: undefined, isRtl: false };

describe('pointAfterKey', () => {
  it('starts at the first or last category', () => {
    expect(pointAfterKey('ArrowRight', undefined, keys)).toEqual({ index: 0, seriesId: null });
    expect(pointAfterKey('ArrowLeft', undefined, keys)).toEqual({ index: 2, seriesId: null });
  });
  it('stays within the categories and keeps the series', () => {
    expect(pointAfterKey('ArrowRight', { index: 2, seriesId: 'bid' }, keys)).toEqual({
      index: 2,
      seriesId: 'bid',
    });
  });
  it('swaps left and right in right-to-left locales', () => {
    expect(pointAfterKey('ArrowLeft', { index: 0, seriesId: null }, { ...keys, isRtl: true })).toEqual({
      index: 1,
      seriesId: null,
    });
  });
  it('moves through the series and then to all of them', () => {
    expect(pointAfterKey('ArrowDown', { index: 1, seriesId: null }, keys)).toEqual({
      index: 1,
      seriesId: 'bid',
    });
    expect(pointAfterKey('ArrowDown', { index: 1, seriesId: 'actual' }, keys)).toEqual({
      index: 1,
      seriesId: null,
    });
    expect(pointAfterKey('ArrowUp', { index: 1, seriesId: null }, keys)).toEqual({
      index: 1,
      seriesId: 'actual',
    });
  });
  it('moves through stacked categories with up and down', () => {
    expect(pointAfterKey('ArrowDown', { index: 0, seriesId: null }, { ...keys, isUpright: true })).toEqual({
      index: 1,
      seriesId: null,
    });
  });
  it('moves nowhere for other keys', () => {
    expect(pointAfterKey('Enter', { index: 0, seriesId: null }, keys)).toBeUndefined();
    expect(pointAfterKey('ArrowDown', undefined, { ...keys, seriesIds: [] })).toBeUndefined();
  });
  it('stays on one cell of a grid', () => {
    const grid = { ...keys, isGrid: true };
    expect(pointAfterKey('ArrowRight', undefined, grid)).toEqual({ index: 0, seriesId: 'bid' });
    expect(pointAfterKey('ArrowUp', undefined, grid)).toEqual({ index: 0, seriesId: 'actual' });
    expect(pointAfterKey('ArrowDown', { index: 1, seriesId: 'actual' }, grid)).toEqual({
      index: 1,
      seriesId: 'actual',
    });
  });
});
