import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Popup } from '../../overlay/Popup.tsx';
import type { MenuEntry } from './entries.ts';
import { MenuList } from './MenuList.tsx';
import * as styles from './Menu.css.ts';

export interface ContextMenuHandle {
  /** Opens the menu at a screen position in pixels from the top left corner. */
  open: (at: { x: number; y: number }) => void;
}

export interface ContextMenuProps {
  /** Menu entries. */
  items: readonly MenuEntry[];
  /** Accessible name of the menu. */
  label: string;
  /** Called with the id of the chosen entry. */
  onAction?: (id: string) => void;
  /** Element that opens the menu. */
  children: ReactNode;
  /** Set to false if a long press has another function, such as picking up a row. */
  hasLongPress?: boolean;
  /** Handle to open the menu. */
  ref?: Ref<ContextMenuHandle>;
}

/** Duration in milliseconds of a long press that opens the menu. */
const longPress = 500;

/**
 * Context menu for right click, long press, Shift+F10 and the menu key. Its actions must be reachable elsewhere as
 * well.
 *
 * @example
 * <ContextMenu
 *   label="Sheet A2.1"
 *   items={[{ id: 'rename', label: 'Rename', onAction: () => console.log('Rename') }]}
 * >
 *   <Surface>A2.1 Floor plan</Surface>
 * </ContextMenu>
 */
export function ContextMenu({
  items,
  label,
  onAction,
  children,
  hasLongPress = true,
  ref,
}: ContextMenuProps) {
  const [at, setAt] = useState<{ x: number; y: number }>();
  useImperativeHandle(ref, () => ({ open: setAt }), []);
  const point = useRef<HTMLSpanElement>(null);
  const longPressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(longPressTimer.current), []);
  const close = () => setAt(undefined);
  return (
    <>
      <div
        className={styles.target}
        onContextMenu={(event) => {
          event.preventDefault();
          // The menu key has no pointer position, so the focused element determines it.
          const byKey = event.clientX === 0 && event.clientY === 0;
          const focused = byKey ? document.activeElement : null;
          if (!focused) {
            setAt({ x: event.clientX, y: event.clientY });
            return;
          }
          const box = focused.getBoundingClientRect();
          const isRightToLeft = getComputedStyle(focused).direction === 'rtl';
          setAt({ x: isRightToLeft ? box.right : box.left, y: box.bottom });
        }}
        // Safari on touch screens has no contextmenu event, so a long press opens the menu.
        onTouchStart={(event) => {
          const touch = event.touches[0];
          if (!hasLongPress || !touch || event.touches.length > 1) return;
          const { clientX: x, clientY: y } = touch;
          longPressTimer.current = setTimeout(() => setAt({ x, y }), longPress);
        }}
        onTouchMove={() => clearTimeout(longPressTimer.current)}
        onTouchEnd={() => clearTimeout(longPressTimer.current)}
        onTouchCancel={() => clearTimeout(longPressTimer.current)}
      >
        {children}
      </div>
      {at && (
        <>
          <span ref={point} className={styles.point} style={{ left: at.x, top: at.y }} />
          <Popup
            key={`${at.x} ${at.y}`}
            anchor={point}
            placement="bottom start"
            offset={2}
            isModal
            className={styles.popover}
            onClose={close}
          >
            <MenuList label={label} items={items} openedBy="first" onAction={onAction} onClose={close} />
          </Popup>
        </>
      )}
    </>
  );
}
