export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * The nearest place to `at` where the whole box is in the room, `margin` from its edges; pixels. A box that is
 * larger than the room is put at the top and the left, where its head is.
 */
export function keepInside(at: Point, box: Size, room: Size, margin: number): Point {
  const along = (value: number, size: number, available: number) =>
    Math.max(margin, Math.min(value, available - size - margin));
  return { x: along(at.x, box.width, room.width), y: along(at.y, box.height, room.height) };
}
