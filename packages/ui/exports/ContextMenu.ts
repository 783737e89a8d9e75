export {
  ContextMenu,
  type ContextMenuHandle,
  type ContextMenuProps,
} from '../src/components/Menu/ContextMenu.tsx';
