/** Height of a wheel line in CSS pixels. */
const lineHeight = 16;

/** Wheel delta in CSS pixels, whatever its unit. `page` is the height of the scrolled element. */
export function wheelDelta(event: WheelEvent, page: number): { dx: number; dy: number } {
  const unit =
    event.deltaMode === WheelEvent.DOM_DELTA_LINE
      ? lineHeight
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
        ? page
        : 1;
  return { dx: event.deltaX * unit, dy: event.deltaY * unit };
}
