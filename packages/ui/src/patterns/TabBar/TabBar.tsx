import { ChevronDownIcon, PinIcon, PinOffIcon, XIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { ContextMenu } from '../../components/Menu/ContextMenu.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../words/useWords.ts';
import * as styles from './TabBar.css.ts';
import { slotCount, tabSlots, type TabArea } from './slots.ts';
import { tabBarWords } from './TabBar.words.ts';
import { useFit } from './useFit.ts';

export type { TabArea } from './slots.ts';

export interface OpenTab {
  id: string;
  label: string;
  icon?: IconType;
  href: string;
  /** Keeps its place at the start and has no close button. */
  isPinned?: boolean;
  /** The list an area begins with: neither closed nor unpinned. */
  isFixed?: boolean;
}

export interface TabBarProps {
  /** Names the landmark. */
  label?: string;
  /** By its arithmetic so many tabs are in view at least, narrower where they must be. */
  area?: TabArea;
  tabs: readonly OpenTab[];
  currentId?: string;
  onClose: (id: string) => void;
  onPinChange?: (id: string, isPinned: boolean) => void;
  /** The ids in their new order: after a drag, Ctrl+Shift+arrow, or a pick from More. */
  onReorder: (ids: string[]) => void;
  /** A tab was picked from More; by then it is in view. */
  onOpen?: (tab: OpenTab) => void;
}

interface TabFaceProps {
  tab: OpenTab;
}

/** Fixed and pinned tabs come before the others, whatever order they are given in. */
const rank = (tab: OpenTab): number => (tab.isFixed ? 0 : tab.isPinned ? 1 : 2);

/**
 * The records the user has open. Tabs are as wide as their words up to 256 pixels; those that do not fit are behind
 * More, and a pick from there moves the tab into view. Arrow keys go between tabs, Delete closes, Ctrl+Shift+arrow
 * moves; right click has the same.
 */
export function TabBar({
  label,
  area,
  tabs: given,
  currentId,
  onClose,
  onPinChange,
  onReorder,
  onOpen,
}: TabBarProps) {
  const words = useWords('tabBar', tabBarWords);
  const { locale } = useLocale();
  const [windowWidth, setWindowWidth] = useState<number>();
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (area === undefined) return;
    const read = () => setWindowWidth(window.innerWidth);
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [area]);
  const tabs = [...given].sort((left, right) => rank(left) - rank(right));
  const focusNext = useRef<string>(undefined);
  const [drag, setDrag] = useState<{ id: string; before?: string }>();
  const signature = tabs.map((tab) => `${tab.id}:${tab.label}:${rank(tab)}`).join('|');

  const {
    row: bar,
    ghosts,
    shown: shownIndexes,
    cap,
  } = useFit<HTMLElement>({
    count: tabs.length,
    signature,
    atLeast: area && windowWidth !== undefined ? slotCount(windowWidth, tabSlots[area]) : undefined,
    current: tabs.findIndex((tab) => tab.id === currentId),
  });
  const shown = shownIndexes.flatMap((index) => tabs[index] ?? []);
  const hidden = tabs.filter((tab) => !shown.includes(tab));
  const ids = tabs.map((tab) => tab.id);

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(focusNext.current)}"] a`)?.focus();
    focusNext.current = undefined;
  });

  const close = (id: string) => {
    const index = shown.findIndex((tab) => tab.id === id);
    const neighbour = shown[index + 1] ?? shown[index - 1];
    if (bar.current?.contains(document.activeElement)) focusNext.current = neighbour?.id;
    onClose(id);
  };
  const moveTo = (id: string, target: string, after: boolean) => {
    const rest = ids.filter((one) => one !== id);
    rest.splice(rest.indexOf(target) + (after ? 1 : 0), 0, id);
    onReorder(rest);
    const tab = tabs.find((one) => one.id === id);
    if (tab)
      setSaid(
        words.moved(
          tab.label,
          (rest.indexOf(id) + 1).toLocaleString(locale),
          rest.length.toLocaleString(locale),
        ),
      );
  };
  const reveal = (tab: OpenTab) => {
    // The last tab in view that may give way does, so that nothing before it moves.
    const last =
      shown.filter((one) => rank(one) === rank(tab) && one.id !== currentId).at(-1) ?? shown.at(-1);
    if (last) moveTo(tab.id, last.id, false);
    onOpen?.(tab);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: OpenTab, index: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (step !== undefined && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      const neighbour = shown[index + step];
      event.preventDefault();
      if (!neighbour || rank(neighbour) !== rank(tab)) return;
      focusNext.current = tab.id;
      moveTo(tab.id, neighbour.id, step > 0);
    } else if (step !== undefined || event.key === 'Home' || event.key === 'End') {
      const next =
        event.key === 'Home' ? shown[0] : event.key === 'End' ? shown.at(-1) : shown[index + (step ?? 0)];
      event.preventDefault();
      if (next) bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"] a`)?.focus();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !tab.isFixed) {
      event.preventDefault();
      close(tab.id);
    }
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, tab: OpenTab) => {
    if (event.button === 1 && !tab.isFixed) {
      event.preventDefault();
      close(tab.id);
      return;
    }
    if (event.button !== 0 || tab.isFixed) return;
    const from = event.clientX;
    let isDragging = false;
    let before: string | undefined;
    const onMove = (next: globalThis.PointerEvent) => {
      if (!isDragging && Math.abs(next.clientX - from) < 6) return;
      isDragging = true;
      const over = document.elementFromPoint(next.clientX, next.clientY)?.closest<HTMLElement>('[data-tab]');
      const target = tabs.find((one) => one.id === over?.dataset['tab']);
      before = target && target.id !== tab.id && rank(target) === rank(tab) ? target.id : undefined;
      setDrag({ id: tab.id, before });
    };
    const onUp = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      setDrag(undefined);
      if (!isDragging) return;
      // The click that follows a drag goes nowhere.
      window.addEventListener(
        'click',
        (click) => {
          click.preventDefault();
          click.stopPropagation();
        },
        { capture: true, once: true },
      );
      if (before !== undefined) moveTo(tab.id, before, ids.indexOf(before) > ids.indexOf(tab.id));
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
  };

  const menuOf = (tab: OpenTab): MenuEntry[] => {
    const others = tabs.filter((one) => one.id !== tab.id && !one.isFixed && !one.isPinned);
    const after = others.filter((one) => ids.indexOf(one.id) > ids.indexOf(tab.id));
    const peers = tabs.filter((one) => rank(one) === rank(tab));
    const place = peers.indexOf(tab);
    const before = peers[place - 1];
    const behind = peers[place + 1];
    return [
      ...(onPinChange && !tab.isFixed
        ? [
            {
              id: 'pin',
              label: tab.isPinned ? words.unpin : words.pin,
              icon: tab.isPinned ? PinOffIcon : PinIcon,
              onAction: () => onPinChange(tab.id, !tab.isPinned),
            },
            'separator' as const,
          ]
        : []),
      {
        id: 'close',
        label: words.close,
        isDisabled: tab.isFixed,
        shortcut: 'Del',
        onAction: () => close(tab.id),
      },
      {
        id: 'others',
        label: words.closeOthers,
        isDisabled: others.length === 0,
        onAction: () => {
          for (const other of others) onClose(other.id);
        },
      },
      {
        id: 'after',
        label: words.closeAfter,
        isDisabled: after.length === 0,
        onAction: () => {
          for (const other of after) onClose(other.id);
        },
      },
      ...(tab.isFixed
        ? []
        : [
            'separator' as const,
            {
              id: 'back',
              label: words.moveBack,
              isDisabled: !before,
              onAction: () => before && moveTo(tab.id, before.id, false),
            },
            {
              id: 'on',
              label: words.moveOn,
              isDisabled: !behind,
              onAction: () => behind && moveTo(tab.id, behind.id, true),
            },
          ]),
    ];
  };

  return (
    <nav ref={bar} aria-label={label ?? words.label} className={styles.bar}>
      <ul className={styles.list}>
        {shown.map((tab, index) => (
          <li
            key={tab.id}
            data-tab={tab.id}
            className={cx(
              styles.tab,
              tab.id === currentId && styles.current,
              drag?.before === tab.id && styles.dropTarget,
            )}
            style={cap === undefined ? undefined : { maxWidth: cap }}
            onPointerDownCapture={(event) => onPointerDown(event, tab)}
            onDragStart={(event) => event.preventDefault()}
          >
            <ContextMenu label={tab.label} items={menuOf(tab)}>
              <Anchor
                href={tab.href}
                aria-current={tab.id === currentId ? 'page' : undefined}
                className={cx(styles.link, tab.isFixed && styles.bare)}
                onKeyDown={(event) => onKeyDown(event, tab, index)}
              >
                <TabFace tab={tab} />
              </Anchor>
            </ContextMenu>
            {!tab.isFixed && (
              <BareButton
                className={styles.side}
                aria-label={tab.isPinned ? words.unpinTab(tab.label) : words.closeTab(tab.label)}
                excludeFromTabOrder
                onPress={() => (tab.isPinned ? onPinChange?.(tab.id, false) : close(tab.id))}
              >
                <Icon icon={tab.isPinned ? PinIcon : XIcon} size={14} />
              </BareButton>
            )}
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <Menu
          label={words.moreRecords}
          trigger={
            <BareButton
              className={styles.more}
              aria-label={words.moreOf(hidden.length.toLocaleString(locale))}
            >
              {words.more} <span className={styles.moreCount}>{hidden.length.toLocaleString(locale)}</span>
              <Icon icon={ChevronDownIcon} />
            </BareButton>
          }
          items={hidden.map((tab) => ({
            id: tab.id,
            label: tab.label,
            icon: tab.icon,
            href: tab.href,
            onAction: () => reveal(tab),
          }))}
        />
      )}
      <span role="status" className={styles.unseen}>
        {said}
      </span>
      <div ref={ghosts} className={styles.ghosts} aria-hidden>
        {tabs.map((tab) => (
          <span key={tab.id} className={cx(styles.tab, tab.id === currentId && styles.current)}>
            <span className={cx(styles.link, tab.isFixed && styles.bare)}>
              <TabFace tab={tab} />
            </span>
            {!tab.isFixed && <span className={styles.side} />}
          </span>
        ))}
        <span className={styles.more}>
          {words.more} <span className={styles.moreCount}>{tabs.length.toLocaleString(locale)}</span>
          <Icon icon={ChevronDownIcon} />
        </span>
      </div>
    </nav>
  );
}

function TabFace({ tab }: TabFaceProps) {
  return (
    <>
      {tab.icon && (
        <span className={styles.glyph}>
          <Icon icon={tab.icon} />
        </span>
      )}
      <span className={styles.label} title={tab.label}>
        {tab.label}
      </span>
    </>
  );
}
