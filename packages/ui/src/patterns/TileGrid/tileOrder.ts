import { reflowTiles, type TilePlace } from './tileLayout.ts';

/** Layout of one column in an order of ids. Unknown ids are ignored; tiles without a position follow in reading order. */
export function listTiles(layout: readonly TilePlace[], order: readonly string[] = []): TilePlace[] {
  const list = reflowTiles(layout, 1);
  const positions = new Map(order.map((id, at) => [id, at]));
  const positionOf = ({ id }: TilePlace) => positions.get(id) ?? order.length;
  let y = 0;
  // Sorting is stable, so tiles without a position keep the reading order.
  return list
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map((place) => {
      const at = { ...place, y };
      y += place.height;
      return at;
    });
}

const centre = ({ x, y, width, height }: TilePlace) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * Id of the nearest tile in a direction, as it is seen: tiles beside have to share a row, tiles above and below are
 * compared by their centers. Undefined at the edge.
 */
export function neighborOf(
  layout: readonly TilePlace[],
  id: string,
  direction: 'up' | 'down' | 'forward' | 'back',
): string | undefined {
  const from = layout.find((place) => place.id === id);
  if (!from) return undefined;
  const at = centre(from);
  const candidates = layout.filter((to) => {
    if (direction === 'up') return to.y + to.height <= from.y;
    if (direction === 'down') return to.y >= from.y + from.height;
    const isBeside = to.y < from.y + from.height && from.y < to.y + to.height;
    return isBeside && (direction === 'forward' ? to.x >= from.x + from.width : to.x + to.width <= from.x);
  });
  const distance = (to: TilePlace) => {
    const { x, y } = centre(to);
    const isVertical = direction === 'up' || direction === 'down';
    const gap =
      direction === 'up'
        ? from.y - to.y - to.height
        : direction === 'down'
          ? to.y - from.y - from.height
          : direction === 'forward'
            ? to.x - from.x - from.width
            : from.x - to.x - to.width;
    // The gap decides; of tiles at the same distance, the one that is most in line.
    return gap * 1000 + (isVertical ? Math.abs(x - at.x) : Math.abs(y - at.y));
  };
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]?.id;
}
