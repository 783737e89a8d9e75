import { BareButton } from '../components/Button/BareButton.tsx';
import { Menu, type MenuEntry } from '../components/Menu/Menu.tsx';
import { columnMenu } from './columnMenu.ts';
import * as styles from './DataTable.css.ts';
import type { MenuAnchor } from './menuAnchor.ts';

export interface TableMenuProps {
  label: string;
  /** Entries of the menu. That of a column is part of this code, which is loaded when the page is idle. */
  items: (column: typeof columnMenu) => readonly MenuEntry[];
  anchor: MenuAnchor;
  onClose: () => void;
}

/** Menu shared by the whole table, opened at a button or at the pointer. */
export function TableMenu({ label, items, anchor, onClose }: TableMenuProps) {
  const { x, y, width, height } = anchor;
  return (
    <Menu
      label={label}
      items={items(columnMenu)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={width > 0 ? 'bottom end' : 'bottom start'}
      trigger={
        <BareButton
          className={styles.menuAnchor}
          style={{ left: x, top: y, width, height }}
          aria-label={label}
          excludeFromTabOrder
        />
      }
    />
  );
}
