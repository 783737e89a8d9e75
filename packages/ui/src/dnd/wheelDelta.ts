/** How high a line is that a wheel moves by, in CSS pixels. */
const lineHeight = 16;

/** How far a wheel was turned, in CSS pixels, whatever it counts in. `page` is the height of what it turns over. */
export function wheelDelta(event: WheelEvent, page: number): { dx: number; dy: number } {
  const unit =
    event.deltaMode === WheelEvent.DOM_DELTA_LINE
      ? lineHeight
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
        ? page
        : 1;
  return { dx: event.deltaX * unit, dy: event.deltaY * unit };
}
