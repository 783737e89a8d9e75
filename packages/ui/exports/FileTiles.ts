export { FileTiles, type FileTile, type FileTilesProps } from '../src/patterns/FileBrowser/FileTiles.tsx';
