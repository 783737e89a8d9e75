import { TabBar, type OpenTab } from '@plumbline/ui/TabBar';
import type { IconType } from '@plumbline/ui/Icon';
import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePreference } from './preferences.ts';

/** One open record, as the documented preference keeps it. */
interface TabEntry {
  id: string;
  title: string;
  /** Which kind of record: decides the icon. */
  key: string;
  href: string;
  isPinned?: boolean;
}
interface Tabs {
  open: (tab: Omit<TabEntry, 'isPinned'>) => void;
  forget: (id: string) => void;
}
const TabsContext = createContext<Tabs | undefined>(undefined);

interface Props {
  preferenceKey: string;
  /** Where the area begins; closing the last tab leads there. */
  home: { label: string; icon: IconType; href: string };
  icons: Readonly<Record<string, IconType>>;
  children: (bar: ReactNode) => ReactNode;
}

/** The records that are open in an area, as tabs, restored on any machine. */
export function TabsProvider({ preferenceKey, home, icons, children }: Props) {
  const [entries, setEntries, isReady] = usePreference<TabEntry[]>(preferenceKey, []);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const waiting = useRef<Omit<TabEntry, 'isPinned'>[]>([]);
  const latest = useRef(entries);
  latest.current = entries;

  const put = useCallback(
    (tab: Omit<TabEntry, 'isPinned'>) => {
      const before = latest.current;
      const held = before.find((each) => each.id === tab.id);
      if (held && held.title === tab.title && held.href === tab.href) return;
      const next = held
        ? before.map((each) => (each.id === tab.id ? { ...each, ...tab } : each))
        : [...before, tab];
      latest.current = next;
      setEntries(next);
    },
    [setEntries],
  );
  // Tabs that open before the stored ones arrive must not replace them.
  useEffect(() => {
    if (!isReady) return;
    for (const tab of waiting.current.splice(0)) put(tab);
  }, [isReady, put]);
  const tabs = useMemo<Tabs>(
    () => ({
      open: (tab) => {
        if (isReady) put(tab);
        else waiting.current.push(tab);
      },
      forget: (id) => {
        if (latest.current.some((each) => each.id === id))
          setEntries(latest.current.filter((each) => each.id !== id));
      },
    }),
    [isReady, put, setEntries],
  );
  const shown: OpenTab[] = [
    { id: 'home', label: home.label, icon: home.icon, href: home.href, isFixed: true },
    ...entries.map(({ id, title, key, href, isPinned }) => {
      const icon = icons[key];
      return { id, label: title, href, ...(icon ? { icon } : {}), ...(isPinned ? { isPinned } : {}) };
    }),
  ];
  const current =
    entries.find((each) => pathname.includes(each.id))?.id ?? (pathname === home.href ? 'home' : undefined);
  const bar = (
    <TabBar
      label="Open records"
      tabs={shown}
      {...(current ? { currentId: current } : {})}
      onClose={(id) => {
        const rest = entries.filter((each) => each.id !== id);
        setEntries(rest);
        if (id === current) void navigate(rest[0]?.href ?? home.href);
      }}
      onPinChange={(id, isPinned) =>
        setEntries(entries.map((each) => (each.id === id ? { ...each, isPinned } : each)))
      }
      onReorder={(ids) => setEntries(ids.flatMap((id) => entries.find((each) => each.id === id) ?? []))}
    />
  );
  return <TabsContext value={tabs}>{children(bar)}</TabsContext>;
}

/** Opens the record on screen as a tab, once its name is known. */
export function useRecordTab(tab: {
  id: string;
  title: string | undefined;
  key: string;
  href: string;
}): void {
  const tabs = use(TabsContext);
  const { id, title, key, href } = tab;
  useEffect(() => {
    if (title) tabs?.open({ id, title, key, href });
  }, [tabs, id, title, key, href]);
}

/** Closes the tab of a record that is gone. */
export const useForgetTab = (): ((id: string) => void) => {
  const tabs = use(TabsContext);
  return useCallback((id) => tabs?.forget(id), [tabs]);
};
