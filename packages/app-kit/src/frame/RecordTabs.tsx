import { TabBar, type OpenTab } from '@plumbline/ui/TabBar';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isNotFound } from '../data/load-errors.ts';
import type { AppModule } from '../module/define-module.ts';
import { syncTabs, tabStoreOf } from './open-tabs.ts';
import { useShortcuts } from './ShortcutsProvider.tsx';
import { shownOrder, type TabEntry } from './tab-list.ts';
import { runWhenIdle } from '../data/run-when-idle.ts';
import { frameMessages } from './messages.ts';

interface Tabs {
  open: (tab: TabEntry) => void;
  forget: (id: string) => void;
}
const TabsContext = createContext<Tabs | undefined>(undefined);

interface Props {
  /** Tab settings of the area; undefined when records do not open as tabs. */
  tabs: AppModule['tabs'];
  /** Fixed tab bar shown instead of record tabs. */
  fixed?: ReactNode;
  children: (bar: ReactNode) => ReactNode;
}

// The tab bar handles these keys; they are listed for the shortcut sheet.
const shortcuts = [
  { id: 'tab-next', keys: 'ArrowRight', label: frameMessages.nextTab },
  { id: 'tab-close', keys: 'Delete', label: frameMessages.closeTab },
  { id: 'tab-on', keys: 'Mod+Shift+ArrowRight', label: frameMessages.moveTabRight },
  { id: 'tab-back', keys: 'Mod+Shift+ArrowLeft', label: frameMessages.moveTabLeft },
].map((each) => ({ ...each, group: frameMessages.tabShortcuts }));

/** True when a path is the record of a tab or below it. */
const isAt = (pathname: string, id: string) => pathname.split('/').includes(id);

/** Record tabs of an area, synchronized between windows and devices. */
export function TabsProvider({ tabs: area, fixed, children }: Props) {
  const store = area && tabStoreOf(area);
  useEffect(syncTabs, []);
  const tabs = useMemo<Tabs | undefined>(() => store && { open: store.visit, forget: store.close }, [store]);
  return (
    <TabsContext value={tabs}>
      {children(fixed ?? (area && <OpenRecords key={area.key} area={area} />))}
    </TabsContext>
  );
}

/** Maximum delay until a new tab is rendered, in milliseconds. */
const MAX_RENDER_DELAY_MS = 500;

/**
 * Delays rendering of new tabs until the page is idle, because measuring the tab row forces a layout. Closed, moved and
 * pinned tabs are rendered immediately.
 */
function useIdleTabs(list: readonly TabEntry[]): readonly TabEntry[] {
  const [drawn, setDrawn] = useState(list);
  const isNew = list.some(({ id }) => !drawn.some((each) => each.id === id));
  if (!isNew && drawn !== list) setDrawn(list);
  useEffect(
    () => (isNew ? runWhenIdle(() => setDrawn(list), MAX_RENDER_DELAY_MS) : undefined),
    [isNew, list],
  );
  return isNew ? drawn : list;
}

function OpenRecords({ area }: { area: NonNullable<AppModule['tabs']> }) {
  const store = tabStoreOf(area);
  const { list } = useSyncExternalStore(store.subscribe, store.get);
  const drawn = useIdleTabs(list);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useShortcuts(shortcuts);
  const entries = shownOrder(drawn);
  const { home, icons } = area;
  const shown: OpenTab[] = [
    { id: 'home', label: home.label, icon: home.icon, href: home.href, isFixed: true },
    ...entries.map(({ id, title, key, href, isPinned }) => {
      const icon = icons[key];
      return { id, label: title, href, ...(icon ? { icon } : {}), ...(isPinned ? { isPinned } : {}) };
    }),
  ];
  const current =
    entries.find((each) => isAt(pathname, each.id))?.id ?? (pathname === home.href ? 'home' : undefined);
  const close = (id: string) => {
    store.close(id);
    if (id !== current) return;
    // As specified: the first remaining tab, or the start of the area.
    void navigate(entries.find((each) => each.id !== id)?.href ?? home.href);
  };
  return (
    <TabBar
      label={frameMessages.openRecords}
      area={area.area}
      tabs={shown}
      {...(current ? { currentId: current } : {})}
      onClose={close}
      onPinChange={store.pin}
      onReorder={(ids) => store.order(ids.filter((id) => id !== 'home'))}
    />
  );
}

/** Opens the current record as a tab once its name is loaded. */
export function useRecordTab(tab: {
  id: string;
  title: string | undefined;
  key: string;
  href: string;
}): void {
  const tabs = use(TabsContext);
  const { pathname } = useLocation();
  const { id, title, key, href } = tab;
  // The previous record's data is still present while the next one loads: compare with the URL.
  const isHere = isAt(pathname, id);
  useEffect(() => {
    // The URL is ahead of rendering: do not reopen a tab that was just closed.
    if (title && isHere && isAt(window.location.pathname, id))
      tabs?.open({ id, title, key, icon: key, subTab: [], href });
  }, [tabs, isHere, id, title, key, href]);
}

/** Closes the tab of a record that is deleted or no longer accessible. */
export function useCloseMissingTab(id: string, error: unknown): void {
  const tabs = use(TabsContext);
  const isNone = isNotFound(error);
  useEffect(() => {
    if (isNone) tabs?.forget(id);
  }, [tabs, isNone, id]);
}

/** Returns a function that closes the tab of a deleted record. */
export const useCloseTab = (): ((id: string) => void) => {
  const tabs = use(TabsContext);
  return useCallback((id) => tabs?.forget(id), [tabs]);
};
