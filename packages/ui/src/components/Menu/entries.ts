import type { IconType } from '../Icon/Icon.tsx';
import type { OpenedBy } from '../Press/useTrigger.tsx';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line. */
  description?: string;
  icon?: IconType;
  /** Mirrors the icon in right-to-left languages. */
  isDirectional?: boolean;
  /** Shortcut for display only; the screen that owns the command binds the key. */
  shortcut?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  /** Disables the entry but keeps it focusable and shows the reason. */
  disabledReason?: string;
  onAction?: () => void;
  href?: string;
  target?: string;
  /** A further menu. */
  items?: readonly MenuEntry[];
}

export interface MenuSection {
  id: string;
  title?: string;
  items: readonly MenuItem[];
  /** Makes the items of the section selectable; with multiple selection the menu stays open. */
  selectionMode?: 'single' | 'multiple';
  selectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
}

export type MenuEntry = MenuItem | MenuSection | 'separator';

export const isSection = (entry: MenuEntry): entry is MenuSection =>
  entry !== 'separator' && 'items' in entry && !('label' in entry);

export interface MenuListProps {
  /** Accessible name of the menu. */
  label: string;
  /** Menu entries. */
  items: readonly MenuEntry[];
  /** Input that opened the menu; sets the initial focus. */
  openedBy: OpenedBy;
  /** Called with the id of any item, after the item's own `onAction`. */
  onAction?: ((id: string) => void) | undefined;
  /** Closes this menu and its parent menus. */
  onClose: () => void;
  /** Returns to the item that opened this menu. */
  onBack?: () => void;
}
