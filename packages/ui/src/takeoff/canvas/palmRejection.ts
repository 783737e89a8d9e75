/** Time after pen contact during which touches are ignored, in milliseconds. */
const PEN_COOLDOWN_MS = 500;
/** Maximum width of a finger contact in CSS pixels; a thumb on a high-density tablet has nearly 100. */
const MAX_FINGER_WIDTH = 120;

type Contact = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'type' | 'width' | 'height' | 'timeStamp'>;

/**
 * Palm rejection: distinguishes fingers from the hand that holds a pen, because a vertex placed by a palm would go
 * unnoticed into a quantity. Touches are ignored while the pen is near. After a pen was used, fingers pan and do not
 * draw until the user allows it.
 */
export class PalmRejection {
  /** Pen mode: the pen draws and fingers do not. */
  isPenInHand = false;
  #resting = new Set<number>();
  #isPenOver = false;
  #penAt = -Infinity;

  /** Lets fingers draw until the pen is used again. */
  letFingersDraw() {
    this.isPenInHand = false;
  }

  /** Handles a pen event. */
  pen({ type, timeStamp }: Contact) {
    this.#isPenOver = type !== 'pointerleave' && type !== 'pointercancel';
    this.#penAt = timeStamp;
    if (type !== 'pointerleave') this.isPenInHand = true;
  }

  /** True if a touch is a resting palm; it stays one until lifted. */
  rests(touch: Contact): boolean {
    const isPenNear = this.#isPenOver || touch.timeStamp - this.#penAt < PEN_COOLDOWN_MS;
    if (isPenNear || Math.max(touch.width, touch.height) > MAX_FINGER_WIDTH)
      this.#resting.add(touch.pointerId);
    return this.#resting.has(touch.pointerId);
  }

  lift({ pointerId }: Contact) {
    this.#resting.delete(pointerId);
  }

  /** Marks touches that were down when the pen came as palm contacts. */
  rest(ids: Iterable<number>) {
    for (const id of ids) this.#resting.add(id);
  }
}
