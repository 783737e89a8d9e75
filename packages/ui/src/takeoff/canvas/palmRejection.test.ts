import { describe, expect, it } from 'vitest';
import { Palms } from './palmRejection.ts';

const contact = (pointerType: string, timeStamp: number, more: object = {}) => ({
  pointerId: pointerType === 'pen' ? 1 : 2,
  pointerType,
  type: 'pointerdown',
  width: 30,
  height: 30,
  timeStamp,
  ...more,
});

describe('palms', () => {
  it('takes fingers for fingers while there is no pen', () => {
    const palms = new Palms();
    expect(palms.isPenInHand).toBe(false);
    expect(palms.rests(contact('touch', 10))).toBe(false);
  });

  it('lets nothing that is wider than a finger count, until it is lifted', () => {
    const palms = new Palms();
    expect(palms.rests(contact('touch', 10, { height: 160 }))).toBe(true);
    expect(palms.rests(contact('touch', 20))).toBe(true);
    palms.lift(contact('touch', 30));
    expect(palms.rests(contact('touch', 40))).toBe(false);
  });

  it('lets no touch count while a pen draws or hovers, nor shortly after it went', () => {
    const palms = new Palms();
    palms.pen(contact('pen', 10));
    expect(palms.isPenInHand).toBe(true);
    // It may lie still for long.
    expect(palms.rests(contact('touch', 5000))).toBe(true);
    palms.lift(contact('touch', 5100));
    palms.pen(contact('pen', 6000, { type: 'pointerleave' }));
    expect(palms.rests(contact('touch', 6100))).toBe(true);
    palms.lift(contact('touch', 6200));
    expect(palms.rests(contact('touch', 7000))).toBe(false);
  });

  it('has a pen in hand once one was seen, and again when it comes back', () => {
    const palms = new Palms();
    palms.pen(contact('pen', 10, { type: 'pointermove' }));
    palms.pen(contact('pen', 20, { type: 'pointerleave' }));
    expect(palms.isPenInHand).toBe(true);
    palms.letFingersDraw();
    expect(palms.isPenInHand).toBe(false);
    palms.pen(contact('pen', 900, { type: 'pointermove' }));
    expect(palms.isPenInHand).toBe(true);
  });

  it('knows the hand that lay there before its pen came', () => {
    const palms = new Palms();
    expect(palms.rests(contact('touch', 10))).toBe(false);
    palms.rest([2]);
    expect(palms.rests(contact('touch', 20))).toBe(true);
  });
});
