export { ContextMenu, type ContextMenuProps } from '../src/components/Menu/Menu.tsx';
