import type { Point } from '@plumbline/estimating';
import type { Size } from '../canvas/view.ts';

/** Distances in CSS pixels of a card from its pin and from the edges of the view. */
const gap = { pin: 24, edge: 8 } as const;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * Upper left corner of a card beside its pin: on the right, else on the left, else above or below, whichever has room,
 * and always inside the view. All in CSS pixels.
 */
export function placePinCard(pin: Point, card: Size, view: Size): Point {
  const inside = {
    x: (x: number) => clamp(x, gap.edge, Math.max(gap.edge, view.width - card.width - gap.edge)),
    y: (y: number) => clamp(y, gap.edge, Math.max(gap.edge, view.height - card.height - gap.edge)),
  };
  const beside = inside.y(pin.y - card.height / 3);
  const right = pin.x + gap.pin;
  if (right + card.width + gap.edge <= view.width) return { x: inside.x(right), y: beside };
  const left = pin.x - gap.pin - card.width;
  if (left >= gap.edge) return { x: inside.x(left), y: beside };
  const above = pin.y - gap.pin - card.height;
  return {
    x: inside.x(pin.x - card.width / 2),
    y: inside.y(above >= gap.edge ? above : pin.y + gap.pin),
  };
}
