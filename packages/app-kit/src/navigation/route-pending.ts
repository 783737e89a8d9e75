import { useSyncExternalStore } from 'react';

// Number of loading screens; the progress bar under the header is visible while it is positive.
let count = 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Counts a screen as loading until the promise settles. */
export async function trackPending<T>(work: Promise<T>): Promise<T> {
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

/** True while a screen is loading. */
export const useIsPending = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
