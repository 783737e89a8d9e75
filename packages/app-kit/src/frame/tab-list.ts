/** Open record in the specified shape of the preference; `href` and the following fields are our additions. */
export interface TabEntry {
  id: string;
  /** Entity name. */
  key: string;
  title: string;
  icon?: string;
  subTab?: string[];
  pageId?: string;
  estimateId?: string;
  activePageId?: string;
  href: string;
  isPinned?: boolean;
  /** Id of the opening, so that closing does not close a later one. */
  opened?: string;
}

/** Operation on the tabs of an area that can be applied to any list (see decision 0016). */
export type TabChange =
  | { kind: 'open'; tab: TabEntry }
  /** Changed name or address of an open tab; a closed tab stays closed. */
  | { kind: 'renew'; tab: TabEntry }
  | { kind: 'close'; id: string; opened: string | undefined }
  | { kind: 'pin'; id: string; isPinned: boolean }
  | { kind: 'order'; ids: readonly string[] };

/** Reorders the named entries within their positions; others stay in place. */
function ordered(list: readonly TabEntry[], ids: readonly string[]): TabEntry[] {
  const named = [...new Set(ids)].flatMap((id) => list.find((each) => each.id === id) ?? []);
  const isNamed = new Set(named.map(({ id }) => id));
  let next = 0;
  return list.map((each) => (isNamed.has(each.id) ? (named[next++] ?? each) : each));
}

/** Applies a change; returns the same list when nothing changes. */
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
      const otherTabs = list.filter((each) => each.id !== change.id || each.opened !== change.opened);
      return otherTabs.length === list.length ? list : otherTabs;
    }
    case 'pin':
      return has(change.id) ? put(change.id, { isPinned: change.isPinned }) : list;
    case 'order':
      return ordered(list, change.ids);
  }
}

export const applyChanges = (list: readonly TabEntry[], changes: readonly TabChange[]): readonly TabEntry[] =>
  changes.reduce(applyChange, list);

/** Sorts tabs for display, pinned ones first. */
export const shownOrder = (list: readonly TabEntry[]): TabEntry[] => [
  ...list.filter(({ isPinned }) => isPinned),
  ...list.filter(({ isPinned }) => !isPinned),
];

const isEntry = (value: unknown): value is TabEntry => {
  const { id, key, title, href } = (value ?? {}) as Partial<Record<keyof TabEntry, unknown>>;
  return (
    [id, key, title, href].every((each) => typeof each === 'string') &&
    // Accept only paths of this origin.
    /^\/(?![/\\])/.test(href as string)
  );
};

/** Parses a stored preference without duplicates and invalid entries. */
export function readTabs(value: unknown): TabEntry[] {
  if (!Array.isArray(value)) return [];
  const tabs = value.filter(isEntry);
  return tabs.filter(({ id }, at) => tabs.findIndex((each) => each.id === id) === at);
}
