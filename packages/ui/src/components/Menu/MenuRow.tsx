import { Check, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { Popup } from '../../overlay/Popup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useRouted } from '../Link/router.tsx';
import type { OpenedBy } from '../Press/useTrigger.tsx';
import type { MenuItem, MenuListProps } from './entries.ts';
import * as styles from './Menu.css.ts';

export interface MenuChoice {
  mode: 'single' | 'multiple';
  isSelected: boolean;
  choose: () => void;
}

interface MenuRowProps {
  item: MenuItem;
  choice?: MenuChoice | undefined;
  /** Keeps the room of an icon, so that the labels of a menu with icons are in one column. */
  keepsIconRoom?: boolean | undefined;
  onAction: ((id: string) => void) | undefined;
  onClose: () => void;
  /** Component that renders a submenu. */
  List: ComponentType<MenuListProps>;
}

/** Time in milliseconds the pointer rests on an item before its submenu opens. */
const restsFor = 160;

function ItemText({ item, choice, keepsIconRoom }: Pick<MenuRowProps, 'item' | 'choice' | 'keepsIconRoom'>) {
  const danger = item.tone === 'danger';
  const more = item.disabledReason ?? item.description;
  return (
    <>
      {choice && <span className={styles.check}>{choice.isSelected && <Icon icon={Check} isBold />}</span>}
      {item.icon ? (
        <span className={cx(styles.glyph, danger && styles.glyphDanger)}>
          <Icon icon={item.icon} isDirectional={item.isDirectional} />
        </span>
      ) : (
        keepsIconRoom && <span className={styles.iconRoom} />
      )}
      <span className={styles.text}>
        <span className={styles.label}>{item.label}</span>
        {more && <span className={styles.description}>{more}</span>}
      </span>
      {/* Seen, but no part of the item's name. */}
      {item.shortcut && <kbd aria-hidden className={styles.shortcut} data-keys={item.shortcut} />}
      {item.items && (
        <span className={styles.glyph}>
          <Icon icon={ChevronRight} isDirectional />
        </span>
      )}
    </>
  );
}

/** Props shared by all rows: name, texts and focus on hover. */
function rowProps({ item, choice }: Pick<MenuRowProps, 'item' | 'choice'>) {
  const isInert = item.disabledReason !== undefined;
  const isDisabled = Boolean(item.isDisabled) && !isInert;
  const danger = item.tone === 'danger';
  return {
    role: choice ? (choice.mode === 'single' ? 'menuitemradio' : 'menuitemcheckbox') : 'menuitem',
    'aria-checked': choice?.isSelected,
    'aria-disabled': isInert || isDisabled || undefined,
    'data-disabled': isDisabled || undefined,
    'data-label': item.label,
    tabIndex: -1,
    className: cx(styles.item, danger && styles.danger, isInert && styles.inert),
    onPointerMove: (event: { currentTarget: HTMLElement; pointerType: string }) => {
      if (event.pointerType !== 'touch' && !isDisabled && document.activeElement !== event.currentTarget)
        event.currentTarget.focus({ preventScroll: true });
    },
  };
}

/** Entry of a menu: an action, a choice, a link or a submenu. */
export function MenuRow(props: MenuRowProps) {
  if (props.item.items) return <ParentRow {...props} items={props.item.items} />;
  if (props.item.href !== undefined && !props.item.disabledReason && !props.item.isDisabled)
    return <LinkRow {...props} href={props.item.href} />;
  return <ActionRow {...props} />;
}

function ActionRow({ item, choice, keepsIconRoom, onAction, onClose }: MenuRowProps) {
  const act = () => {
    if (item.isDisabled || item.disabledReason !== undefined) return;
    if (choice?.mode !== 'multiple') onClose();
    choice?.choose();
    item.onAction?.();
    onAction?.(item.id);
  };
  return (
    <div
      {...rowProps({ item, choice })}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // A space may be part of the typed search text.
        if (event.defaultPrevented || event.repeat) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
    >
      <ItemText item={item} choice={choice} keepsIconRoom={keepsIconRoom} />
    </div>
  );
}

function LinkRow({ item, choice, keepsIconRoom, onAction, onClose, href }: MenuRowProps & { href: string }) {
  const { href: address, follow } = useRouted(href);
  return (
    <a
      {...rowProps({ item, choice })}
      href={address}
      target={item.target}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        item.onAction?.();
        onAction?.(item.id);
        follow(event);
        onClose();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLAnchorElement>) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      <ItemText item={item} choice={choice} keepsIconRoom={keepsIconRoom} />
    </a>
  );
}

function ParentRow({
  item,
  choice,
  keepsIconRoom,
  onAction,
  onClose,
  List,
  items,
}: MenuRowProps & { items: NonNullable<MenuItem['items']> }) {
  const popupId = useId();
  const row = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const isOpen = openedBy !== undefined;
  const open = (by: OpenedBy) => {
    if (!item.isDisabled && item.disabledReason === undefined) setOpenedBy(by);
  };
  const back = () => {
    setOpenedBy(undefined);
    row.current?.focus({ preventScroll: true });
  };
  const { onPointerMove, ...shared } = rowProps({ item, choice });
  return (
    <>
      <div
        {...shared}
        ref={row}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        data-open={isOpen || undefined}
        onPointerMove={(event) => {
          if (!isOpen) onPointerMove(event);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch') return;
          clearTimeout(resting.current);
          resting.current = setTimeout(() => open('pointer'), restsFor);
        }}
        onPointerLeave={() => clearTimeout(resting.current)}
        // Another row of this menu took the focus.
        onFocus={() => clearTimeout(resting.current)}
        onClick={() => open('pointer')}
        onKeyDown={(event) => {
          const into = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
          if (event.target !== row.current || ![into, 'Enter', ' '].includes(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
          open('first');
        }}
      >
        <ItemText item={item} choice={choice} keepsIconRoom={keepsIconRoom} />
      </div>
      {openedBy && (
        <Popup
          id={popupId}
          anchor={row}
          placement="end top"
          offset={2}
          crossOffset={-4}
          className={styles.popover}
          onClose={(reason) => (reason === 'escape' ? back() : setOpenedBy(undefined))}
        >
          <List
            label={item.label}
            items={items}
            openedBy={openedBy}
            onAction={onAction}
            onClose={() => {
              // When all menus close at once, only a focus inside the root menu is returned.
              row.current?.focus({ preventScroll: true });
              onClose();
            }}
            onBack={back}
          />
        </Popup>
      )}
    </>
  );
}
