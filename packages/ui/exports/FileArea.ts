export { FileArea, type FileAreaProps, type PlacedFile } from '../src/patterns/FileBrowser/FileArea.tsx';
export { chosenFiles } from '../src/patterns/FileBrowser/chosenFiles.ts';
