import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePinCard } from './placePinCard.ts';

const view = { width: 1000, height: 700 };
const card = { width: 320, height: 240 };

describe('placeCard', () => {
  it('is on the right of the pin, or on the left where there is no room', () => {
    expect(placePinCard({ x: 300, y: 350 }, card, view)).toEqual({ x: 324, y: 270 });
    expect(placePinCard({ x: 900, y: 350 }, card, view)).toEqual({ x: 556, y: 270 });
  });

  it('is above or below the pin in a narrow view', () => {
    const narrow = { width: 380, height: 700 };
    expect(placePinCard({ x: 190, y: 500 }, card, narrow)).toEqual({ x: 30, y: 236 });
    expect(placePinCard({ x: 190, y: 100 }, card, narrow)).toEqual({ x: 30, y: 124 });
  });

  it('is always inside a view that is large enough, and does not cover a pin beside which it has room', () => {
    const position = fc.integer({ min: -200, max: 1200 });
    fc.assert(
      fc.property(position, position, (x, y) => {
        const at = placePinCard({ x, y }, card, view);
        expect(at.x).toBeGreaterThanOrEqual(8);
        expect(at.y).toBeGreaterThanOrEqual(8);
        expect(at.x + card.width).toBeLessThanOrEqual(view.width - 8);
        expect(at.y + card.height).toBeLessThanOrEqual(view.height - 8);
        const isInView = x >= 0 && x <= view.width && y >= 0 && y <= view.height;
        if (isInView) expect(x >= at.x && x <= at.x + card.width).toBe(false);
      }),
    );
  });
});
