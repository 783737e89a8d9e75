import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, legibility, parseColor } from './color.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('parseColor', () => {
  it.each([
    ['#1B7948', '#1b7948'],
    ['1b7948', '#1b7948'],
    [' #abc ', '#aabbcc'],
    ['rgb(27 121 72)', '#1b7948'],
    ['rgb(27, 121, 72)', '#1b7948'],
  ])('%s → %s', (text, value) => expect(parseColor(text)).toBe(value));
  it.each(['', 'green', '#12345', 'rgb(300 0 0)', '#ggg'])('refuses %s', (text) => {
    expect(parseColor(text)).toBeNull();
  });
  it('keeps a normalized color', () => {
    fc.assert(fc.property(color, (value) => parseColor(value) === value));
  });
});

describe('contrast', () => {
  it('is 21 between black and white, and 1 with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    fc.assert(fc.property(color, (value) => contrast(value, value) === 1));
  });
  it('is symmetric', () => {
    fc.assert(fc.property(color, color, (a, b) => contrast(a, b) === contrast(b, a)));
  });
  it('never rounds a failure up', () => {
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
    expect(legibility(contrast('#777777', '#ffffff'))).toBe('large');
    expect(legibility(4.5)).toBe('text');
    expect(legibility(2.99)).toBe('none');
  });
});
