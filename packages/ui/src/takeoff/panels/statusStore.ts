import { useSyncExternalStore } from 'react';
import type { CanvasStatus } from '../types.ts';

/** Store of the canvas status outside React state, because it changes every frame and few panels use it. */
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

/** Selects a part of the status; other changes do not rerender. The selector must return a primitive. */
export function useStatus<T extends string | number | boolean | null>(
  store: StatusStore,
  select: (status: CanvasStatus | null) => T,
): T {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
