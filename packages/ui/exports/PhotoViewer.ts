export {
  PhotoViewer,
  type MarkPoint,
  type Photo,
  type PhotoMark,
  type PhotoMarkKind,
  type PhotoRotation,
  type PhotoViewerProps,
} from '../src/patterns/PhotoViewer/PhotoViewer.tsx';
export { flattenPhoto, type FlattenOptions } from '../src/patterns/PhotoViewer/flattenPhotoMarks.ts';
