import { applyChange, applyChanges, type TabChange, type TabEntry } from './tab-list.ts';

/** List stored on the server. Version 0 means not stored yet. */
export interface KeptTabs {
  version: number;
  list: readonly TabEntry[];
}

export interface TabIo {
  load: () => Promise<KeptTabs>;
  /** Saves the list. @returns the new version. @throws a stale error when another write came first. */
  save: (kept: KeptTabs, options?: { isLeaving?: boolean }) => Promise<number>;
  isStale: (error: unknown) => boolean;
  /** Sends the stored list to the other windows of this browser. */
  tell: (kept: KeptTabs) => void;
  /** Debounces work so that several changes become one write. */
  soon: (work: () => void) => void;
  /** Schedules a retry with backoff. */
  later: (work: () => void, failures: number) => void;
  /**
   * Runs work while no other window of this browser does. Windows that open together would otherwise all write on the same
   * version, and the server would reject all but one. Without it, writes are rejected and repeated.
   */
  exclusive?: (work: () => Promise<void>) => Promise<void>;
  /** Creates the id of an opening. */
  stamp: () => string;
  /** Stores unsent changes for the next page of the window. */
  hand?: (rest: UnsentTabs) => void;
  /** Takes the unsent changes of the previous page, once. */
  take?: () => UnsentTabs | undefined;
}

/** Operation before the stored list was loaded. */
type Early = { kind: 'visit'; tab: TabEntry } | { kind: 'close'; id: string };
export interface UnsentTabs {
  early: readonly Early[];
  waiting: readonly TabChange[];
}

export interface TabsState {
  /** False until the stored list is loaded. */
  isReady: boolean;
  list: readonly TabEntry[];
}
export interface TabStore {
  get: () => TabsState;
  subscribe: (listener: () => void) => () => void;
  /** Opens a tab or updates an open one. */
  visit: (tab: TabEntry) => void;
  close: (id: string) => void;
  pin: (id: string, isPinned: boolean) => void;
  order: (ids: readonly string[]) => void;
  /** Receives the list from another window. */
  receive: (kept: KeptTabs) => void;
  /** Loads changes of other devices and sends unsent changes. */
  refresh: () => Promise<void>;
  /** Sends pending changes while the page closes. */
  leave: () => void;
  /**
   * Stores pending changes for the next page: requests of a closing page may arrive after the next page has loaded, and
   * tabs opened before the list was loaded cannot be sent at all.
   */
  handOver: () => void;
}

/** Maximum number of consecutive retries. */
const MAX_TRIES = 20;
const isSame = (a: readonly TabEntry[], b: readonly TabEntry[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves a list with changes.
 * @returns the stored list, and whether the changes are in it: they are not when another write came first.
 */
async function saveChanges(
  io: TabIo,
  from: KeptTabs,
  changes: readonly TabChange[],
): Promise<{ stored: KeptTabs; isSaved: boolean }> {
  const list = applyChanges(from.list, changes);
  if (isSame(list, from.list)) return { stored: from, isSaved: true };
  try {
    return { stored: { version: await io.save({ version: from.version, list }), list }, isSaved: true };
  } catch (error) {
    if (!io.isStale(error)) throw error;
    return { stored: await io.load(), isSaved: false };
  }
}

/**
 * Store of the tabs of one area. Changes are shown immediately and kept as operations until saved. When another window
 * wrote first, its list is loaded and the operations are applied to it.
 */
export function createTabStore(io: TabIo): TabStore {
  let kept: KeptTabs | undefined;
  const before = io.take?.();
  let waiting: TabChange[] = [...(before?.waiting ?? [])];
  let early: Early[] = [...(before?.early ?? [])];
  let state: TabsState = { isReady: false, list: [] };
  let sending: Promise<void> | undefined;
  let failures = 0;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const show = () => {
    const next = { isReady: kept !== undefined, list: applyChanges(kept?.list ?? [], waiting) };
    if (next.isReady === state.isReady && isSame(next.list, state.list)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const adopt = (next: KeptTabs) => {
    if (kept && next.version <= kept.version) return;
    kept = next;
  };
  /** Saves the pending changes on the list as it is by then: another window may have told of a newer one. */
  const write = async (): Promise<void> => {
    const from = kept;
    if (!from) return;
    const count = waiting.length;
    const { stored, isSaved } = await saveChanges(io, from, waiting);
    adopt(stored);
    if (!isSaved) return;
    if (kept && stored !== from) io.tell(kept);
    waiting = waiting.slice(count);
  };
  /** Sends pending changes. @returns true when the server was reached, so that newer changes can follow. */
  const sendAll = async (): Promise<boolean> => {
    try {
      for (let tries = 0; kept && waiting.length > 0; tries++) {
        if (tries === MAX_TRIES) return false;
        await (io.exclusive ? io.exclusive(write) : write());
      }
      return kept !== undefined;
    } catch {
      // Keep the changes and retry later without an error message.
      return false;
    }
  };
  const send = (): Promise<void> =>
    (sending ??= sendAll().then((isReached) => {
      sending = undefined;
      show();
      failures = isReached ? 0 : failures + 1;
      if (kept && !isReached && waiting.length > 0) io.later(() => void send(), failures);
      return isReached && waiting.length > 0 ? send() : undefined;
    }));
  const change = (next: TabChange) => {
    waiting = [...waiting, next];
    show();
    io.soon(() => void send());
  };
  const visit = (tab: TabEntry) => {
    if (!kept) {
      early = [...early, { kind: 'visit', tab }];
      return;
    }
    const openTab = state.list.find((each) => each.id === tab.id);
    if (!openTab) change({ kind: 'open', tab: { ...tab, opened: io.stamp() } });
    else if (!isSame(applyChange([openTab], { kind: 'renew', tab }), [openTab]))
      change({ kind: 'renew', tab });
  };
  const close = (id: string) => {
    if (kept) change({ kind: 'close', id, opened: state.list.find((each) => each.id === id)?.opened });
    else early = [...early, { kind: 'close', id }];
  };
  const load = () => {
    loading ??= io
      .load()
      .then((next) => {
        adopt(next);
        show();
        // Apply operations from before the list was loaded.
        for (const each of early.splice(0)) {
          if (each.kind === 'visit') visit(each.tab);
          else close(each.id);
        }
        if (waiting.length > 0) void send();
      })
      .catch(() => undefined)
      .finally(() => (loading = undefined));
    return loading;
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!kept) void load();
      return () => listeners.delete(listener);
    },
    visit,
    close,
    pin: (id, isPinned) => change({ kind: 'pin', id, isPinned }),
    order: (ids) => change({ kind: 'order', ids }),
    receive: (next) => {
      adopt(next);
      show();
    },
    refresh: async () => {
      await load();
      await send();
    },
    handOver: () => {
      if (early.length > 0 || waiting.length > 0) io.hand?.({ early, waiting });
    },
    leave: () => {
      if (!kept || waiting.length === 0) return;
      const list = applyChanges(kept.list, waiting);
      void io.save({ version: kept.version, list }, { isLeaving: true }).catch(() => undefined);
    },
  };
}
