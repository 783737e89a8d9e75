export * from '../src/patterns/TileGrid/TileGrid.tsx';
export {
  addTile,
  arrangeTile,
  limitSize,
  packTiles,
  removeTile,
  type PackOptions,
} from '../src/patterns/TileGrid/tileLayout.ts';
