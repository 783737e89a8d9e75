import { Check, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  Separator,
  SubmenuTrigger,
  Text,
  type PopoverProps,
} from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line. */
  description?: string;
  icon?: IconType;
  /** Shown, not bound: the screen that owns the command binds the key. */
  shortcut?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  /** Stays focusable and says why it does nothing. */
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
  /** Makes the section's items choices; the menu stays open while several are chosen. */
  selectionMode?: 'single' | 'multiple';
  selectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
}

export type MenuEntry = MenuItem | MenuSection | 'separator';

const isSection = (entry: MenuEntry): entry is MenuSection =>
  entry !== 'separator' && 'items' in entry && !('label' in entry);

function Item({ item, selectable }: { item: MenuItem; selectable?: boolean }) {
  const inert = item.disabledReason !== undefined;
  const danger = item.tone === 'danger';
  const node = (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled && !inert}
      href={inert ? undefined : item.href}
      target={item.target}
      onAction={inert ? undefined : item.onAction}
      shouldCloseOnSelect={inert ? false : undefined}
      className={cx(styles.item, danger && styles.danger, inert && styles.inert)}
    >
      {({ isSelected }) => (
        <>
          {selectable && <span className={styles.check}>{isSelected && <Icon icon={Check} bold />}</span>}
          {item.icon && (
            <span className={cx(styles.glyph, danger && styles.glyphDanger)}>
              <Icon icon={item.icon} />
            </span>
          )}
          <Text slot="label" className={styles.words}>
            <span className={styles.label}>{item.label}</span>
            {(item.disabledReason ?? item.description) && (
              <span className={styles.description}> {item.disabledReason ?? item.description}</span>
            )}
          </Text>
          {/* Drawn by the style sheet: seen and described, but no part of the item's name. */}
          {item.shortcut && <Keyboard className={styles.shortcut} data-keys={item.shortcut} />}
          {item.items && (
            <span className={styles.glyph}>
              <Icon icon={ChevronRight} directional />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
  if (!item.items) return node;
  return (
    <SubmenuTrigger>
      {node}
      <Popover className={styles.popover} offset={2} crossOffset={-4}>
        <Entries label={item.label} items={item.items} />
      </Popover>
    </SubmenuTrigger>
  );
}

function Entries({
  label,
  items,
  onAction,
  onClose,
  autoFocus,
}: {
  label: string;
  items: readonly MenuEntry[];
  onAction?: (id: string) => void;
  onClose?: () => void;
  autoFocus?: boolean;
}) {
  return (
    <AriaMenu
      aria-label={label}
      className={styles.menu}
      onAction={(key) => onAction?.(String(key))}
      onClose={onClose}
      autoFocus={autoFocus ? 'first' : undefined}
    >
      {items.map((entry, at) =>
        entry === 'separator' ? (
          <Separator key={`separator-${at}`} className={styles.separator} />
        ) : isSection(entry) ? (
          <AriaMenuSection
            key={entry.id}
            id={entry.id}
            className={styles.section}
            selectionMode={entry.selectionMode ?? 'none'}
            selectedKeys={entry.selectedIds}
            onSelectionChange={(keys) =>
              entry.onSelectionChange?.(
                keys === 'all' ? entry.items.map((item) => item.id) : [...keys].map(String),
              )
            }
            aria-label={entry.title ? undefined : label}
          >
            {entry.title && <Header className={styles.sectionTitle}>{entry.title}</Header>}
            {entry.items.map((item) => (
              <Item key={item.id} item={item} selectable={entry.selectionMode !== undefined} />
            ))}
          </AriaMenuSection>
        ) : (
          <Item key={entry.id} item={entry} />
        ),
      )}
    </AriaMenu>
  );
}

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Names the menu. */
  label: string;
  /** Called with the id of any item, after the item's own `onAction`. */
  onAction?: (id: string) => void;
  placement?: PopoverProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A list of actions behind a button. */
export function Menu({
  trigger,
  items,
  label,
  onAction,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={4}>
        <Entries label={label} items={items} onAction={onAction} />
      </Popover>
    </MenuTrigger>
  );
}

export interface ContextMenuProps {
  items: readonly MenuEntry[];
  label: string;
  onAction?: (id: string) => void;
  children: ReactNode;
}

/**
 * The same actions at the pointer: right click, long press, Shift+F10 and the menu key. What it offers must be
 * reachable another way as well.
 */
export function ContextMenu({ items, label, onAction, children }: ContextMenuProps) {
  const [at, setAt] = useState<{ x: number; y: number }>();
  const point = useRef<HTMLSpanElement>(null);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(held.current), []);
  return (
    <>
      <div
        className={styles.target}
        onContextMenu={(event) => {
          event.preventDefault();
          // The menu key reports no pointer; the focused element says where the user is.
          const byKey = event.clientX === 0 && event.clientY === 0;
          const box = byKey ? document.activeElement?.getBoundingClientRect() : undefined;
          setAt({ x: box ? box.left : event.clientX, y: box ? box.bottom : event.clientY });
        }}
        // Safari on a touch screen has no contextmenu event: half a second of a still finger stands for it.
        onTouchStart={(event) => {
          const touch = event.touches[0];
          if (!touch || event.touches.length > 1) return;
          const { clientX: x, clientY: y } = touch;
          held.current = setTimeout(() => setAt({ x, y }), 500);
        }}
        onTouchMove={() => clearTimeout(held.current)}
        onTouchEnd={() => clearTimeout(held.current)}
        onTouchCancel={() => clearTimeout(held.current)}
      >
        {children}
      </div>
      {at && (
        <>
          <span ref={point} className={styles.point} style={{ left: at.x, top: at.y }} />
          <Popover
            className={styles.popover}
            triggerRef={point}
            isOpen
            onOpenChange={(open) => {
              if (!open) setAt(undefined);
            }}
            placement="bottom start"
            offset={2}
          >
            <Entries
              label={label}
              items={items}
              onAction={onAction}
              onClose={() => setAt(undefined)}
              autoFocus
            />
          </Popover>
        </>
      )}
    </>
  );
}
