/** Rendered window of the grid: rows [top, bottom) and indexes of scrolling columns [from, to). */
export interface GridWindow {
  top: number;
  bottom: number;
  from: number;
  to: number;
}

export interface WindowStore {
  get: () => GridWindow;
  set: (next: GridWindow) => void;
  subscribe: (notify: () => void) => () => void;
}

/** Holds the window outside of React's state, so that a scroll draws the rows and nothing else. */
export function createWindowStore(initial: GridWindow): WindowStore {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      if (
        next.top === current.top &&
        next.bottom === current.bottom &&
        next.from === current.from &&
        next.to === current.to
      )
        return;
      current = next;
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/**
 * Keys of rendered rows. A row keeps its key while it is rendered. Rows appended after the kept ones reuse the keys of
 * removed rows, so that elements are updated instead of created. Rows inserted before a kept row get new keys, because
 * with a reused key React would move all kept elements around it. A key is the id of the row it was created for, so
 * that a table that becomes windowed keeps its elements.
 */
export class KeyPool {
  private keys = new Map<string, string>();
  private made = 0;

  assign(ids: readonly string[]): string[] {
    const idSet = new Set(ids);
    const free: string[] = [];
    for (const [id, key] of this.keys) if (!idSet.has(id)) free.push(key);
    const lastKept = ids.findLastIndex((id) => this.keys.has(id));
    const taken = new Set(this.keys.values());
    const next = new Map<string, string>();
    let at = 0;
    const result = ids.map((id, index) => {
      const kept = this.keys.get(id);
      // No id has a line in it.
      const key =
        kept ?? (index > lastKept ? free[at++] : undefined) ?? (taken.has(id) ? `\n${this.made++}` : id);
      next.set(id, key);
      return key;
    });
    this.keys = next;
    return result;
  }

  /** Forgets the keys when all rows are rendered by id. */
  forget(): void {
    this.keys.clear();
  }
}
