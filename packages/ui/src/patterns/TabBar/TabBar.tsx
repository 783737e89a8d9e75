import { ChevronDownIcon, PinIcon, XIcon } from 'lucide-react';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { cx } from '../../cx.ts';
import { useFit } from '../../fit/useFit.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ContextMenu } from '../../components/Menu/ContextMenu.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useMedia } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { lazyImport } from '../../lazyImport.ts';
import { at } from '../../tokens/measures.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { rank, type OpenTab } from './openTab.ts';
import * as styles from './TabBar.css.ts';
import { slotCount, tabSlots, type TabArea } from './slots.ts';
import { tabBarWords } from './TabBar.messages.ts';
import { TabFace } from './TabFace.tsx';
import { tabMenu } from './tabMenu.ts';
import { useTabDrag } from './useTabDrag.ts';

/** Comes where a window is narrow, and is not waited for elsewhere. */
const TabSheet = lazy(() =>
  lazyImport(() => import('./TabSheet.tsx').then((module) => ({ default: module.TabSheet }))),
);

export type { OpenTab } from './openTab.ts';
export type { TabArea } from './slots.ts';

export interface TabBarProps {
  /** Names the landmark. */
  label?: string;
  /** Area whose slot widths determine the minimum number of visible tabs. */
  area?: TabArea;
  /** Open records in order. */
  tabs: readonly OpenTab[];
  /** Id of the shown record. */
  currentId?: string;
  /** Called with the id of the tab to close. */
  onClose: (id: string) => void;
  /** Called when a tab is pinned or unpinned. */
  onPinChange?: (id: string, isPinned: boolean) => void;
  /** The ids in their new order: after a drag, Ctrl+Shift+arrow, or a pick from More. */
  onReorder: (ids: string[]) => void;
  /** A tab was picked from More; by then it is in view. */
  onOpen?: (tab: OpenTab) => void;
}

/**
 * Bar of open records. Tabs are up to 256 px wide; those that do not fit are in the More menu. Arrow keys move
 * between tabs, Delete closes, Ctrl+Shift+arrow reorders; right click offers the same. In narrow windows it is a
 * button that opens a sheet.
 */
export function TabBar(props: TabBarProps) {
  if (!useMedia(at.narrow)) return <Bar {...props} />;
  return (
    <Suspense fallback={null}>
      <TabSheet {...props} />
    </Suspense>
  );
}

function Bar({ label, area, tabs: given, currentId, onClose, onPinChange, onReorder, onOpen }: TabBarProps) {
  const words = useMessages('tabBar', tabBarWords);
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
  const { target: dropTarget, begin: beginDrag } = useTabDrag(tabs, moveTo);
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
      if (!neighbour || tab.isFixed || rank(neighbour) !== rank(tab)) return;
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
    beginDrag(event, tab);
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
              dropTarget === tab.id && styles.dropTarget,
            )}
            style={cap === undefined ? undefined : { maxWidth: cap }}
            onPointerDownCapture={(event) => onPointerDown(event, tab)}
            onDragStart={(event) => event.preventDefault()}
          >
            <ContextMenu
              label={tab.label}
              items={tabMenu({ tab, tabs, words, onPinChange, close, onClose, moveTo })}
            >
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
