import { useState, type ReactElement } from 'react';
import { useControlled } from '../../hooks.ts';
import type { Placement } from '../../overlay/place.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { PressTrigger } from '../Press/PressTrigger.tsx';
import { useTrigger, type OpenedBy } from '../Press/useTrigger.tsx';
import type { MenuEntry } from './entries.ts';
import { MenuList } from './MenuList.tsx';
import * as styles from './Menu.css.ts';

export type { MenuEntry, MenuItem, MenuSection } from './entries.ts';

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Menu entries. */
  items: readonly MenuEntry[];
  /** Names the menu. */
  label: string;
  /** Called with the id of any item, after the item's own `onAction`. */
  onAction?: (id: string) => void;
  /** Preferred side and alignment. */
  placement?: Placement;
  /** Controlled open state. */
  isOpen?: boolean;
  /** Called when the open state should change. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Menu of actions, opened by a button.
 *
 * @example
 * <Menu
 *   label="Actions"
 *   trigger={<Button>Actions</Button>}
 *   items={[
 *     { id: 'copy', label: 'Make a copy', onAction: () => console.log('Copied') },
 *     'separator',
 *     { id: 'delete', label: 'Delete', tone: 'danger', onAction: () => console.log('Deleted') },
 *   ]}
 * />
 */
export function Menu({
  trigger,
  items,
  label,
  onAction,
  placement = 'bottom end',
  isOpen: isOpenProp,
  onOpenChange,
}: MenuProps) {
  const [isOpen, setOpen] = useControlled(isOpenProp, false, onOpenChange);
  const [openedBy, setOpenedBy] = useState<OpenedBy>('first');
  const close = () => setOpen(false);
  const { anchor, popupId, bridge } = useTrigger({
    isOpen,
    onOpen: (by) => {
      setOpenedBy(by);
      setOpen(true);
    },
    onClose: close,
    opens: 'menu',
  });
  return (
    <>
      <PressTrigger bridge={bridge}>{trigger}</PressTrigger>
      {isOpen && (
        <Popup
          id={popupId}
          anchor={anchor}
          placement={placement}
          isModal
          className={styles.popover}
          onClose={close}
        >
          <MenuList label={label} items={items} openedBy={openedBy} onAction={onAction} onClose={close} />
        </Popup>
      )}
    </>
  );
}
