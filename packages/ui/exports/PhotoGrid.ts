export { PhotoGrid, type PhotoGridProps } from '../src/patterns/PhotoViewer/PhotoGrid.tsx';
export { orderPhotos } from '../src/patterns/PhotoViewer/photoGridRows.ts';
