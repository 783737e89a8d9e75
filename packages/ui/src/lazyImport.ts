import { useSyncExternalStore } from 'react';

/** Delay in milliseconds before a failed import is retried, doubled up to a maximum. */
const pauses = { first: 1_000, last: 15_000 };
/** Maximum attempts while the server responds; afterwards the code counts as removed. */
const maxAttempts = 3;

// Failed imports that are being retried.
let missing = 0;
// True while the connection is known to be broken. Browsers cache a failed import for the lifetime of the page, so none
// is attempted meanwhile.
let isBroken = false;
const watchers = new Set<() => void>();
const sleepers = new Set<() => void>();

function count(by: number): void {
  missing += by;
  for (const watcher of watchers) watcher();
}

/** Style sheets that failed to load. Bundlers request each only once, so they are retried here. */
const unstyled = new Set<HTMLLinkElement>();
let isWatched = false;
function watchStyles(): void {
  if (isWatched || typeof document === 'undefined') return;
  isWatched = true;
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') unstyled.add(target);
  };
  // Error events of elements do not bubble, so they are observed in the capture phase.
  document.addEventListener('error', onError, true);
}

async function fetchStyles(): Promise<void> {
  await Promise.all(
    [...unstyled].map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error('A style sheet did not come.')));
          unstyled.delete(link);
          link.replaceWith(again);
        }),
    ),
  );
}

/** True if the server responds. */
const isReached = async (): Promise<boolean> => {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
};

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false;

/** True for a timeout of the caller. */
const isTooLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Waits until the time is over, the browser is online again, or the connection is reported to be back. */
const rest = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      sleepers.delete(end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    sleepers.add(end);
  });

/**
 * Imports code on demand and retries while the connection is broken. Rejects if the server responds without the code,
 * and immediately if `load` rejects with a `TimeoutError`.
 */
export async function lazyImport<Part>(load: () => Promise<Part>): Promise<Part> {
  watchStyles();
  let isMissing = false;
  let pause = pauses.first;
  let refused = 0;
  try {
    for (;;) {
      if (isBroken && isOnline() && (await isReached())) isBroken = false;
      if (!isBroken && isOnline())
        try {
          if (isMissing) await fetchStyles();
          return await load();
        } catch (error) {
          isBroken = !(await isReached());
          refused = isBroken ? 0 : refused + 1;
          if (refused >= maxAttempts || (refused > 0 && isTooLate(error))) throw error;
        }
      if (!isMissing) count(1);
      isMissing = true;
      await rest(pause);
      pause = Math.min(pause * 2, pauses.last);
    }
  } finally {
    if (isMissing) count(-1);
  }
}

/** Pauses retries until the connection is back, for callers that detect that the server does not respond. */
export function pauseImports(): void {
  isBroken = true;
}

/** Retries failed parts immediately, for callers that know that the connection is back. */
export function retryImports(): void {
  isBroken = false;
  for (const wake of sleepers) wake();
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** True while code of the page failed to load and is being retried. */
export const useImportsFailing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing > 0,
    () => false,
  );
