import { applyChange, applyChanges, type TabChange, type TabEntry } from './tab-list.ts';

/** The list as the server keeps it. Version 0 is a list that was never kept. */
export interface KeptTabs {
  version: number;
  list: readonly TabEntry[];
}

export interface TabIo {
  load: () => Promise<KeptTabs>;
  /** @returns the version it has from now on. @throws what `isStale` knows when another write came first. */
  save: (kept: KeptTabs, options?: { isLeaving?: boolean }) => Promise<number>;
  isStale: (error: unknown) => boolean;
  /** Shows the other windows of this browser what is kept now. */
  tell: (kept: KeptTabs) => void;
  /** Runs a moment later: several changes at once are one write. */
  soon: (work: () => void) => void;
  /** Runs later, for another try after so many failed ones. */
  later: (work: () => void, failures: number) => void;
  /** Names an opening. */
  stamp: () => string;
  /** Keeps what a page that goes has not sent, for the next one in its window. */
  hand?: (rest: UnsentTabs) => void;
  /** What the page before this one had not sent; it is answered once. */
  take?: () => UnsentTabs | undefined;
}

/** Said before the kept list had arrived. */
type Early = { kind: 'visit'; tab: TabEntry } | { kind: 'close'; id: string };
export interface UnsentTabs {
  early: readonly Early[];
  waiting: readonly TabChange[];
}

export interface TabsState {
  /** False until the kept list has arrived. */
  isReady: boolean;
  list: readonly TabEntry[];
}
export interface TabStore {
  get: () => TabsState;
  subscribe: (listener: () => void) => () => void;
  /** Opens a tab, or brings the one that is open up to date. */
  visit: (tab: TabEntry) => void;
  close: (id: string) => void;
  pin: (id: string, isPinned: boolean) => void;
  order: (ids: readonly string[]) => void;
  /** Another window's news. */
  receive: (kept: KeptTabs) => void;
  /** Asks the server for what other machines did, and sends what could not be sent. */
  refresh: () => Promise<void>;
  /** Sends what waits while the page goes. */
  leave: () => void;
  /**
   * The page is gone: what is sent while it goes may come after the next one has asked, and what was opened before the
   * kept list arrived cannot be sent at all.
   */
  handOver: () => void;
}

/** Tries in a row before it waits for the next change. */
const mostTries = 20;
const isSame = (a: readonly TabEntry[], b: readonly TabEntry[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The tabs of one area. What is done here shows at once and is kept as changes until the server has them: when another
 * window wrote first, theirs is loaded and the changes are made again on it, so that neither loses the other's.
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
  const write = async (from: KeptTabs): Promise<void> => {
    const count = waiting.length;
    const list = applyChanges(from.list, waiting);
    if (!isSame(list, from.list)) {
      try {
        adopt({ version: await io.save({ version: from.version, list }), list });
        if (kept) io.tell(kept);
      } catch (error) {
        if (!io.isStale(error)) throw error;
        adopt(await io.load());
        return;
      }
    }
    waiting = waiting.slice(count);
  };
  /** @returns whether the server was reached: a change that came meanwhile can follow at once. */
  const sendAll = async (): Promise<boolean> => {
    try {
      for (let tries = 0; kept && waiting.length > 0; tries++) {
        if (tries === mostTries) return false;
        await write(kept);
      }
      return kept !== undefined;
    } catch {
      // What was arranged stays here and goes a little later: no reason to stop somebody's work.
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
    const held = state.list.find((each) => each.id === tab.id);
    if (!held) change({ kind: 'open', tab: { ...tab, opened: io.stamp() } });
    else if (!isSame(applyChange([held], { kind: 'renew', tab }), [held])) change({ kind: 'renew', tab });
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
        // Opened, or found to be gone, before the kept ones had arrived.
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
