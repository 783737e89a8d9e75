import { useSyncExternalStore } from 'react';

// Screens that are on their way: the bar under the header shows while there is one.
let count = 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Counts a screen as on its way until it has arrived or failed. */
export async function whilePending<T>(work: Promise<T>): Promise<T> {
  count++;
  tell();
  try {
    return await work;
  } finally {
    count--;
    tell();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a screen is on its way. */
export const useIsPending = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
