export {
  FileGlyph as FileMark,
  FileName,
  type FileGlyphProps as FileMarkProps,
  type FileNameProps,
} from '../src/patterns/FileBrowser/FileName.tsx';
