import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legendHeight, legendLayout, legendTextSize } from './legend-layout.ts';

const extent = fc.double({ min: 1, max: 3000, noNaN: true });

it('keeps all rows inside the box and fills it in one direction', () => {
  fc.assert(
    fc.property(extent, extent, fc.nat(200), (width, height, rows) => {
      const size = legendTextSize(width, height, rows);
      expect(size * legendLayout.width).toBeLessThanOrEqual(width * (1 + 1e-9));
      expect(size * legendHeight(rows)).toBeLessThanOrEqual(height * (1 + 1e-9));
      expect(Math.min(width - size * legendLayout.width, height - size * legendHeight(rows))).toBeLessThan(
        1e-6 * (width + height),
      );
    }),
  );
});

it('keeps its text while rows have room', () => {
  const height = 10 * legendHeight(8);
  expect(legendTextSize(240, height, 8)).toBeCloseTo(10, 9);
  expect(legendTextSize(240, height, 3)).toBeCloseTo(10, 9);
  expect(legendTextSize(240, height, 20)).toBeLessThan(10);
});
