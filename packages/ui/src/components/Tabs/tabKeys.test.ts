import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goesTo } from './tabKeys.ts';

const row = { from: 1, count: 4, orientation: 'horizontal', direction: 'ltr' } as const;
const column = { ...row, orientation: 'vertical' } as const;

describe('goesTo', () => {
  it('goes along a row by the arrows that point along it', () => {
    expect(goesTo('ArrowRight', row)).toBe(2);
    expect(goesTo('ArrowLeft', row)).toBe(0);
    expect(goesTo('ArrowDown', row)).toBeUndefined();
  });

  it('turns with the direction of reading, in a row only', () => {
    expect(goesTo('ArrowRight', { ...row, direction: 'rtl' })).toBe(0);
    expect(goesTo('ArrowDown', { ...column, direction: 'rtl' })).toBe(2);
  });

  it('goes along a column by up and down', () => {
    expect(goesTo('ArrowDown', column)).toBe(2);
    expect(goesTo('ArrowUp', column)).toBe(0);
    expect(goesTo('ArrowRight', column)).toBeUndefined();
  });

  it('knows both ends', () => {
    expect(goesTo('Home', row)).toBe(0);
    expect(goesTo('End', column)).toBe(3);
  });

  it('leads nowhere from outside the tabs', () => {
    expect(goesTo('ArrowRight', { ...row, from: -1 })).toBeUndefined();
  });

  it('visits every tab once and comes back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('horizontal' as const, 'vertical' as const),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (count, orientation, direction) => {
          const seen = new Set<number>();
          let from = 0;
          for (let step = 0; step < count; step += 1) {
            seen.add(from);
            from =
              goesTo(orientation === 'vertical' ? 'ArrowDown' : 'ArrowRight', {
                from,
                count,
                orientation,
                direction,
              }) ?? -1;
          }
          expect(seen.size).toBe(count);
          expect(from).toBe(0);
        },
      ),
    );
  });
});
