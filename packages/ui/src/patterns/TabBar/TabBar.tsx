import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { cx } from '../../cx.ts';
import { useFit } from '../../fit/useFit.ts';
import { useMedia } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { lazyImport } from '../../lazyImport.ts';
import { at } from '../../tokens/measures.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { tabRank, type OpenTab } from './openTab.ts';
import * as styles from './TabBar.css.ts';
import { limitTabs, slotCount } from './tabSlots.ts';
import { tabBarMessages } from './TabBar.messages.ts';
import { TabFace } from './TabFace.tsx';
import { tabMenu } from './tabMenu.ts';
import { useTabDrag } from './useTabDrag.ts';
import type { TabBarProps } from './TabBarProps.ts';
import { TabItem } from './TabItem.tsx';
import { MoreFace, HiddenTabsMenu } from './HiddenTabsMenu.tsx';

export type { TabBarProps } from './TabBarProps.ts';

/** Loaded only in narrow windows. */
const TabSheet = lazy(() =>
  lazyImport(() => import('./TabSheet.tsx').then((module) => ({ default: module.TabSheet }))),
);

export type { OpenTab } from './openTab.ts';
export type { TabArea } from './tabSlots.ts';

/**
 * Bar of open records. Tabs are up to 256 px wide; those that do not fit are in the More menu. Arrow keys move
 * between tabs, Delete closes, Ctrl+Shift+arrow reorders; right click offers the same. In narrow windows it is a
 * button that opens a sheet.
 *
 * @example
 * const [tabs, setTabs] = useState<OpenTab[]>([
 *   { id: 'accounts', label: 'Accounts', href: '/accounts' },
 *   { id: 'clinic', label: 'Riverside Clinic', href: '/bids/clinic' },
 * ]);
 * return (
 *   <TabBar
 *     tabs={tabs}
 *     onClose={(id) => setTabs(tabs.filter((tab) => tab.id !== id))}
 *     onReorder={(ids) => setTabs(ids.flatMap((id) => tabs.find((tab) => tab.id === id) ?? []))}
 *   />
 * );
 */
export function TabBar(props: TabBarProps) {
  if (!useMedia(at.narrow)) return <Bar {...props} />;
  return (
    <Suspense fallback={null}>
      <TabSheet {...props} />
    </Suspense>
  );
}

/** Minimum number of tabs that an area shows in the window; undefined without an area and before it is measured. */
function useSlotCount(area: TabBarProps['area']): number | undefined {
  const isMeasured = area !== undefined;
  const [windowWidth, setWindowWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const read = () => setWindowWidth(window.innerWidth);
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [isMeasured]);
  return area && windowWidth !== undefined ? slotCount(windowWidth, area) : undefined;
}

interface TabGhostsProps {
  tabs: readonly OpenTab[];
  /** Id of the shown record. */
  currentId: string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** All tabs and the More button, invisible, to measure how many fit. */
function TabGhosts({ tabs, currentId, ref }: TabGhostsProps) {
  return (
    <div ref={ref} className={styles.ghosts} aria-hidden>
      {tabs.map((tab) => (
        <span key={tab.id} className={cx(styles.tab, tab.id === currentId && styles.current)}>
          <span className={cx(styles.link, tab.isFixed && styles.bare)}>
            <TabFace tab={tab} />
          </span>
          {!tab.isFixed && <span className={styles.side} />}
        </span>
      ))}
      <span className={styles.more}>
        <MoreFace count={tabs.length} />
      </span>
    </div>
  );
}

function Bar({ label, area, tabs: open, currentId, onClose, onPinChange, onReorder, onOpen }: TabBarProps) {
  const messages = useMessages('tabBar', tabBarMessages);
  const { locale } = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const atLeast = useSlotCount(area);
  const tabs = [...open].sort((left, right) => tabRank(left) - tabRank(right));
  const focusNext = useRef<string>(undefined);
  const signature = tabs.map((tab) => `${tab.id}:${tab.label}:${tabRank(tab)}`).join('|');

  const current = tabs.findIndex((tab) => tab.id === currentId);
  const {
    row: bar,
    ghosts,
    shown: shownIndexes,
    cap,
  } = useFit<HTMLElement>({
    count: tabs.length,
    signature,
    atLeast,
    current,
  });
  // Fixed tabs are the menu of an area: it shows as many as it has slots, and the others under More.
  const isMenu = atLeast !== undefined && tabs.every((tab) => tab.isFixed);
  const shown = (isMenu ? limitTabs(shownIndexes, atLeast, current) : shownIndexes).flatMap(
    (index) => tabs[index] ?? [],
  );
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
      setAnnouncement(
        messages.moved(
          tab.label,
          (rest.indexOf(id) + 1).toLocaleString(locale),
          rest.length.toLocaleString(locale),
        ),
      );
  };
  const { target: dropTarget, begin: beginDrag } = useTabDrag(tabs, moveTo);
  const reveal = (tab: OpenTab) => {
    // The last visible tab that can be hidden makes room, so that the tabs before it do not move.
    const last =
      shown.filter((one) => tabRank(one) === tabRank(tab) && one.id !== currentId).at(-1) ?? shown.at(-1);
    if (last) moveTo(tab.id, last.id, false);
    onOpen?.(tab);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: OpenTab, index: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (step !== undefined && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      const neighbour = shown[index + step];
      event.preventDefault();
      if (!neighbour || tab.isFixed || tabRank(neighbour) !== tabRank(tab)) return;
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
    <nav ref={bar} aria-label={label ?? messages.label} className={styles.bar}>
      <ul className={styles.list}>
        {shown.map((tab, index) => (
          <TabItem
            key={tab.id}
            tab={tab}
            isCurrent={tab.id === currentId}
            isDropTarget={dropTarget === tab.id}
            maxWidth={cap}
            menu={tabMenu({ tab, tabs, messages, onPinChange, close, onClose, moveTo })}
            onPointerDown={onPointerDown}
            onKeyDown={(event) => onKeyDown(event, tab, index)}
            onSidePress={() => (tab.isPinned ? onPinChange?.(tab.id, false) : close(tab.id))}
          />
        ))}
      </ul>
      {hidden.length > 0 && <HiddenTabsMenu tabs={hidden} onReveal={reveal} />}
      <span role="status" className={styles.unseen}>
        {announcement}
      </span>
      <TabGhosts ref={ghosts} tabs={tabs} currentId={currentId} />
    </nav>
  );
}
