import { BareButton } from '../components/Button/BareButton.tsx';
import { Menu, type MenuEntry } from '../components/Menu/Menu.tsx';
import * as styles from './DataTable.css.ts';

export interface MenuAnchor {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TableMenuProps {
  label: string;
  items: readonly MenuEntry[];
  anchor: MenuAnchor;
  onClose: () => void;
}

/** Menu shared by the whole table, opened at a button or at the pointer. */
export function TableMenu({ label, items, anchor, onClose }: TableMenuProps) {
  const { x, y, width, height } = anchor;
  return (
    <Menu
      label={label}
      items={items}
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

export const anchorOf = (element: Element): MenuAnchor => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
