/** One open record, as the documented preference keeps it; `href` and what follows are ours. */
export interface TabEntry {
  id: string;
  /** Which kind of record. */
  key: string;
  title: string;
  icon?: string;
  subTab?: string[];
  pageId?: string;
  estimateId?: string;
  activePageId?: string;
  href: string;
  isPinned?: boolean;
  /** Which opening made it: closing closes that one and not a later one. */
  opened?: string;
}

/** What somebody does to the tabs of an area. Said as a change, it holds for whatever list it meets. */
export type TabChange =
  | { kind: 'open'; tab: TabEntry }
  /** Its name or address is another now; a tab that was closed stays closed. */
  | { kind: 'renew'; tab: TabEntry }
  | { kind: 'close'; id: string; opened: string | undefined }
  | { kind: 'pin'; id: string; isPinned: boolean }
  | { kind: 'order'; ids: readonly string[] };

/** The entries named are in the order given, in the places they had; the others stay where they are. */
function ordered(list: readonly TabEntry[], ids: readonly string[]): TabEntry[] {
  const named = [...new Set(ids)].flatMap((id) => list.find((each) => each.id === id) ?? []);
  const isNamed = new Set(named.map(({ id }) => id));
  let next = 0;
  return list.map((each) => (isNamed.has(each.id) ? (named[next++] ?? each) : each));
}

/** The list after a change; the same list when the change has nothing to do there. */
export function applyChange(list: readonly TabEntry[], change: TabChange): readonly TabEntry[] {
  const has = (id: string) => list.some((each) => each.id === id);
  const put = (id: string, part: Partial<TabEntry>) =>
    list.map((each) => (each.id === id ? { ...each, ...part } : each));
  switch (change.kind) {
    case 'open':
      return has(change.tab.id) ? put(change.tab.id, change.tab) : [...list, change.tab];
    case 'renew': {
      const { opened: _opened, isPinned: _isPinned, ...tab } = change.tab;
      return has(tab.id) ? put(tab.id, tab) : list;
    }
    case 'close': {
      const rest = list.filter((each) => each.id !== change.id || each.opened !== change.opened);
      return rest.length === list.length ? list : rest;
    }
    case 'pin':
      return has(change.id) ? put(change.id, { isPinned: change.isPinned }) : list;
    case 'order':
      return ordered(list, change.ids);
  }
}

export const applyChanges = (list: readonly TabEntry[], changes: readonly TabChange[]): readonly TabEntry[] =>
  changes.reduce(applyChange, list);

/** As the bar shows them: pinned ones first. */
export const shownOrder = (list: readonly TabEntry[]): TabEntry[] => [
  ...list.filter(({ isPinned }) => isPinned),
  ...list.filter(({ isPinned }) => !isPinned),
];

const isEntry = (value: unknown): value is TabEntry => {
  const { id, key, title, href } = (value ?? {}) as Partial<Record<keyof TabEntry, unknown>>;
  return (
    [id, key, title, href].every((each) => typeof each === 'string') &&
    // Only ever a page of ours.
    /^\/(?![/\\])/.test(href as string)
  );
};

/** What a stored preference says, each record once; what is no tab is left out. */
export function readTabs(value: unknown): TabEntry[] {
  if (!Array.isArray(value)) return [];
  const tabs = value.filter(isEntry);
  return tabs.filter(({ id }, at) => tabs.findIndex((each) => each.id === id) === at);
}
