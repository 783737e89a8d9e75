import type { Rect } from './labelPlacement.ts';

/** Largest ratio of the sides of rectangles with these areas in a row along a side of this length. */
function worstRatio(areas: readonly number[], side: number): number {
  const sum = areas.reduce((all, area) => all + area, 0);
  const thickness = sum / side;
  return Math.max(...areas.map((area) => Math.max(thickness ** 2 / area, area / thickness ** 2)));
}

/**
 * Rectangles whose areas are in proportion to the values, as near to squares as possible: squarified treemap of Bruls,
 * Huizing and van Wijk, 2000. In the order of the values; null for those that are not positive.
 */
export function squarifiedTreemap(values: readonly number[], width: number, height: number): (Rect | null)[] {
  const places: (Rect | null)[] = values.map(() => null);
  const order = values
    .map((value, index) => ({ value, index }))
    .filter(({ value }) => value > 0 && Number.isFinite(value))
    .toSorted((a, b) => b.value - a.value);
  const total = order.reduce((sum, { value }) => sum + value, 0);
  if (!(total > 0) || !(width > 0) || !(height > 0)) return places;
  const scale = (width * height) / total;
  let free: Rect = { x: 0, y: 0, width, height };
  let start = 0;
  while (start < order.length) {
    const side = Math.min(free.width, free.height);
    if (!(side > 0)) break;
    const areas = [(order[start]?.value ?? 0) * scale];
    for (let next = order[start + areas.length]; next; next = order[start + areas.length]) {
      const longer = [...areas, next.value * scale];
      if (worstRatio(longer, side) > worstRatio(areas, side)) break;
      areas.push(next.value * scale);
    }
    const thickness = areas.reduce((sum, area) => sum + area, 0) / side;
    let along = 0;
    const isColumn = free.width >= free.height;
    areas.forEach((area, at) => {
      const length = area / thickness;
      places[order[start + at]?.index ?? 0] = isColumn
        ? { x: free.x, y: free.y + along, width: thickness, height: length }
        : { x: free.x + along, y: free.y, width: length, height: thickness };
      along += length;
    });
    free = isColumn
      ? { ...free, x: free.x + thickness, width: Math.max(0, free.width - thickness) }
      : { ...free, y: free.y + thickness, height: Math.max(0, free.height - thickness) };
    start += areas.length;
  }
  return places;
}
