export {
  FolderTree,
  type FolderEntry,
  type FolderKind,
  type FolderTreeProps,
} from '../src/patterns/FolderTree/FolderTree.tsx';
