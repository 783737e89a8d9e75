/** How long after a pen was near a hand may still lie there, in milliseconds. */
const penLingers = 500;
/** A contact of a finger is no wider, in CSS pixels: a thumb on a dense tablet has nearly a hundred. */
const widestFinger = 120;

type Contact = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'type' | 'width' | 'height' | 'timeStamp'>;

/**
 * Tells fingers from the hand that holds a pen. Whoever draws with a pen rests the hand on the glass, and a corner put
 * down by it goes unseen into a quantity. While the pen is near nothing else that touches the sheet counts, and once a
 * pen has been seen fingers move the sheet and do not draw, until it is said that they do.
 */
export class Palms {
  /** A pen has been seen: it draws, and fingers do not. */
  isPenInHand = false;
  #resting = new Set<number>();
  #isPenOver = false;
  #penAt = -Infinity;

  /** Fingers draw again, until the pen comes back. */
  letFingersDraw() {
    this.isPenInHand = false;
  }

  /** A pen came near, moved, or went. */
  pen({ type, timeStamp }: Contact) {
    this.#isPenOver = type !== 'pointerleave' && type !== 'pointercancel';
    this.#penAt = timeStamp;
    if (type !== 'pointerleave') this.isPenInHand = true;
  }

  /** Whether a touch is none of a finger that means something; what rests once rests until it is lifted. */
  rests(touch: Contact): boolean {
    const isPenNear = this.#isPenOver || touch.timeStamp - this.#penAt < penLingers;
    if (isPenNear || Math.max(touch.width, touch.height) > widestFinger) this.#resting.add(touch.pointerId);
    return this.#resting.has(touch.pointerId);
  }

  lift({ pointerId }: Contact) {
    this.#resting.delete(pointerId);
  }

  /** Fingers that were on the glass when the pen came are of the hand that holds it. */
  rest(ids: Iterable<number>) {
    for (const id of ids) this.#resting.add(id);
  }
}
