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
import { isGone } from '../data/load-errors.ts';
import type { AppModule } from '../module/define-module.ts';
import { followTabs, tabStoreOf } from './open-tabs.ts';
import { useShortcuts } from './ShortcutsProvider.tsx';
import { shownOrder, type TabEntry } from './tab-list.ts';
import { whenIdle } from '../data/run-when-idle.ts';

interface Tabs {
  open: (tab: TabEntry) => void;
  forget: (id: string) => void;
}
const TabsContext = createContext<Tabs | undefined>(undefined);

interface Props {
  /** Undefined in areas whose records do not open as tabs. */
  tabs: AppModule['tabs'];
  /** In place of the open records, where the page belongs to a set of fixed tabs. */
  fixed?: ReactNode;
  children: (bar: ReactNode) => ReactNode;
}

// The bar listens itself.
const shortcuts = [
  { id: 'tab-next', keys: 'ArrowRight', label: 'Next tab' },
  { id: 'tab-close', keys: 'Delete', label: 'Close the tab' },
  { id: 'tab-on', keys: 'Mod+Shift+ArrowRight', label: 'Move the tab on' },
  { id: 'tab-back', keys: 'Mod+Shift+ArrowLeft', label: 'Move the tab back' },
].map((each) => ({ ...each, group: 'On an open tab' }));

/** Whether a path is the record of a tab, or lies below it. */
const isAt = (pathname: string, id: string) => pathname.split('/').includes(id);

/** The records that are open in an area, as tabs, restored on any machine and the same in every window. */
export function TabsProvider({ tabs: area, fixed, children }: Props) {
  const store = area && tabStoreOf(area);
  useEffect(followTabs, []);
  const tabs = useMemo<Tabs | undefined>(() => store && { open: store.visit, forget: store.close }, [store]);
  return (
    <TabsContext value={tabs}>
      {children(fixed ?? (area && <OpenRecords key={area.key} area={area} />))}
    </TabsContext>
  );
}

/** How long a tab that was opened may wait to be drawn, in milliseconds. */
const drawnAfter = 500;

/**
 * A tab that is new is drawn once the page has nothing else to do: the row is measured for it, for which a page has to be laid
 * out, and the record comes first. What is closed, moved or pinned is drawn at once.
 */
function useAtRest(list: readonly TabEntry[]): readonly TabEntry[] {
  const [drawn, setDrawn] = useState(list);
  const isNew = list.some(({ id }) => !drawn.some((each) => each.id === id));
  if (!isNew && drawn !== list) setDrawn(list);
  useEffect(() => (isNew ? whenIdle(() => setDrawn(list), drawnAfter) : undefined), [isNew, list]);
  return isNew ? drawn : list;
}

function OpenRecords({ area }: { area: NonNullable<AppModule['tabs']> }) {
  const store = tabStoreOf(area);
  const { list } = useSyncExternalStore(store.subscribe, store.get);
  const drawn = useAtRest(list);
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
    // Documented: the first that remains; without any, where the area begins.
    void navigate(entries.find((each) => each.id !== id)?.href ?? home.href);
  };
  return (
    <TabBar
      label="Open records"
      area={area.area}
      tabs={shown}
      {...(current ? { currentId: current } : {})}
      onClose={close}
      onPinChange={store.pin}
      onReorder={(ids) => store.order(ids.filter((id) => id !== 'home'))}
    />
  );
}

/** Opens the record on screen as a tab, once its name is known. */
export function useRecordTab(tab: {
  id: string;
  title: string | undefined;
  key: string;
  href: string;
}): void {
  const tabs = use(TabsContext);
  const { pathname } = useLocation();
  const { id, title, key, href } = tab;
  // While the next record loads the last one's data is still there: only what the address names is opened.
  const isHere = isAt(pathname, id);
  useEffect(() => {
    // The address is ahead of what is drawn: a tab that was just closed is not opened again by its last data.
    if (title && isHere && isAt(window.location.pathname, id))
      tabs?.open({ id, title, key, icon: key, subTab: [], href });
  }, [tabs, isHere, id, title, key, href]);
}

/** Closes the tab of a record of which the server says that it is gone, or no longer the person's. */
export function useGoneTab(id: string, error: unknown): void {
  const tabs = use(TabsContext);
  const isNone = isGone(error);
  useEffect(() => {
    if (isNone) tabs?.forget(id);
  }, [tabs, isNone, id]);
}

/** Closes the tab of a record that is gone. */
export const useForgetTab = (): ((id: string) => void) => {
  const tabs = use(TabsContext);
  return useCallback((id) => tabs?.forget(id), [tabs]);
};
