import { limitSize, type TileLimits, type TilePlace } from './tileLayout.ts';

/** Edge or corner that a pointer sizes a tile by. */
export type TileEdge = 'start' | 'end' | 'bottom' | 'bottomStart' | 'bottomEnd';

/** Distances between the lines of the grid in pixels. */
export interface GridPitch {
  columns: number;
  column: number;
  row: number;
}

/** Pixels from the start and the top of the grid. */
export interface GridPoint {
  inline: number;
  block: number;
}

/** Place of a tile whose corner at the start and the top was moved to a point. */
export function placeAt(place: TilePlace, { inline, block }: GridPoint, pitch: GridPitch): TilePlace {
  return {
    ...place,
    x: Math.min(Math.max(Math.round(inline / pitch.column), 0), pitch.columns - place.width),
    y: Math.max(Math.round(block / pitch.row), 0),
  };
}

/** Place of a tile of which one edge was moved to a point. The opposite edge stays, also at the limits of the size. */
export function sizeAt(
  place: TilePlace,
  edge: TileEdge,
  { inline, block }: GridPoint,
  pitch: GridPitch,
  limits?: TileLimits,
): TilePlace {
  const { columns } = pitch;
  const line = Math.min(Math.max(Math.round(inline / pitch.column), 0), columns);
  const bottom = Math.round(block / pitch.row);
  const isStart = edge === 'start' || edge === 'bottomStart';
  const end = place.x + place.width;
  const size = limitSize(
    {
      width: edge === 'bottom' ? place.width : isStart ? end - line : line - place.x,
      height: edge === 'start' || edge === 'end' ? place.height : bottom - place.y,
    },
    limits,
    columns,
  );
  const width = Math.min(size.width, isStart ? end : columns - place.x);
  return { ...place, width, height: size.height, x: isStart ? end - width : place.x };
}
