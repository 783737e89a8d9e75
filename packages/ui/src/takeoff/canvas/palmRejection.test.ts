import { describe, expect, it } from 'vitest';
import { PalmRejection } from './palmRejection.ts';

const contact = (pointerType: string, timeStamp: number, more: object = {}) => ({
  pointerId: pointerType === 'pen' ? 1 : 2,
  pointerType,
  type: 'pointerdown',
  width: 30,
  height: 30,
  timeStamp,
  ...more,
});

describe('palm rejection', () => {
  it('accepts fingers while no pen was used', () => {
    const palms = new PalmRejection();
    expect(palms.isPenInHand).toBe(false);
    expect(palms.rests(contact('touch', 10))).toBe(false);
  });

  it('ignores contacts wider than a finger until they are lifted', () => {
    const palms = new PalmRejection();
    expect(palms.rests(contact('touch', 10, { height: 160 }))).toBe(true);
    expect(palms.rests(contact('touch', 20))).toBe(true);
    palms.lift(contact('touch', 30));
    expect(palms.rests(contact('touch', 40))).toBe(false);
  });

  it('ignores touches while a pen is near and shortly after', () => {
    const palms = new PalmRejection();
    palms.pen(contact('pen', 10));
    expect(palms.isPenInHand).toBe(true);
    // A palm may rest for long.
    expect(palms.rests(contact('touch', 5000))).toBe(true);
    palms.lift(contact('touch', 5100));
    palms.pen(contact('pen', 6000, { type: 'pointerleave' }));
    expect(palms.rests(contact('touch', 6100))).toBe(true);
    palms.lift(contact('touch', 6200));
    expect(palms.rests(contact('touch', 7000))).toBe(false);
  });

  it('stays in pen mode after a pen was seen, and returns to it', () => {
    const palms = new PalmRejection();
    palms.pen(contact('pen', 10, { type: 'pointermove' }));
    palms.pen(contact('pen', 20, { type: 'pointerleave' }));
    expect(palms.isPenInHand).toBe(true);
    palms.letFingersDraw();
    expect(palms.isPenInHand).toBe(false);
    palms.pen(contact('pen', 900, { type: 'pointermove' }));
    expect(palms.isPenInHand).toBe(true);
  });

  it('ignores a palm that touched before the pen', () => {
    const palms = new PalmRejection();
    expect(palms.rests(contact('touch', 10))).toBe(false);
    palms.rest([2]);
    expect(palms.rests(contact('touch', 20))).toBe(true);
  });
});
