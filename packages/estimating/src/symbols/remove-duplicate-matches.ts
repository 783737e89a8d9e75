import type { PixelBox } from '../raster/index.ts';

/** True if two boxes are the same place: the center of one is in the inner half of the other. */
export function isSameMatch(a: PixelBox, b: PixelBox): boolean {
  const dx = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const dy = Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
  return dx < (a.width + b.width) / 4 && dy < (a.height + b.height) / 4;
}

/** Maximum overlap of two different symbols as a share of the smaller box. */
const maxOverlap = 0.4;

function overlapsTooMuch(a: PixelBox, b: PixelBox): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 && wide * high > maxOverlap * Math.min(a.width * a.height, b.width * b.height);
}

/** Removes overlapping matches, keeping the most similar; sorted by similarity. */
export function removeDuplicateMatches<T extends { box: PixelBox; similarity: number }>(
  places: readonly T[],
): T[] {
  const kept: T[] = [];
  const [first] = places;
  if (!first) return kept;
  const reachOf = Math.max(...places.map(({ box }) => Math.max(box.width, box.height)));
  const grid = new Map<string, T[]>();
  const cellOf = ({ x, y, width, height }: PixelBox): [number, number] => [
    Math.floor((x + width / 2) / reachOf),
    Math.floor((y + height / 2) / reachOf),
  ];
  for (const place of places.toSorted((a, b) => b.similarity - a.similarity)) {
    const [column, row] = cellOf(place.box);
    let isTaken = false;
    for (let v = row - 1; v <= row + 1 && !isTaken; v++)
      for (let u = column - 1; u <= column + 1 && !isTaken; u++)
        isTaken = (grid.get(`${u} ${v}`) ?? []).some(
          ({ box }) => isSameMatch(box, place.box) || overlapsTooMuch(box, place.box),
        );
    if (isTaken) continue;
    kept.push(place);
    const key = `${column} ${row}`;
    const others = grid.get(key);
    if (others) others.push(place);
    else grid.set(key, [place]);
  }
  return kept;
}
