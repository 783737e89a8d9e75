import { useSyncExternalStore } from 'react';
import type { CanvasStatus } from '../types.ts';

/** The canvas's status beside React's tree: it changes with every frame, and few panels show it. */
export interface StatusStore {
  get(): CanvasStatus | null;
  set(status: CanvasStatus): void;
  subscribe(listener: () => void): () => void;
}

export function createStatusStore(): StatusStore {
  let now: CanvasStatus | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(status) {
      now = status;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part of the status that a panel shows; a change elsewhere does not render it. Return plain values only. */
export function useStatus<T extends string | number | boolean | null>(
  store: StatusStore,
  select: (status: CanvasStatus | null) => T,
): T {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
