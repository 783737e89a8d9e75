import { callHeaders, ownToken, windowName } from '@plumbline/api';
import { retryImports, pauseImports } from '@plumbline/ui/lazyImport';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig, type Key } from 'swr';
import { checkSession, sessionState } from '../session/session-store.ts';
import { isInvalidationPaused, isInvalidated, invalidate, type Areas } from './use-invalidation.ts';

/** Invalidation: changed path prefixes or everything, and the window that made the change. */
interface Invalidation {
  areas: Areas;
  by?: string;
}

/** Reconnect delays in milliseconds, doubled from `first` to `last`. */
const RECONNECT_MS = { first: 500, last: 30_000 };
/** Timeout in milliseconds without a heartbeat; the server sends one every 20 seconds. */
const HEARTBEAT_TIMEOUT_MS = 50_000;
/** Maximum random delay in milliseconds, so that windows do not revalidate simultaneously. */
const MAX_JITTER_MS = 250;
const place = Number.parseInt(windowName.slice(0, 4), 16) / 0x10000;
/** Minimum interval between revalidations in milliseconds. */
const MIN_INTERVAL_MS = 1_000;

/** Reads the events of a stream until it ends. */
async function readStream(
  signal: AbortSignal,
  onOpen: () => void,
  onTold: (invalidation: Invalidation) => void,
): Promise<'ended' | 'broken'> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener('abort', stop);
  let watch = setTimeout(stop, HEARTBEAT_TIMEOUT_MS);
  try {
    const response = await fetch('/api/live', { headers: callHeaders(), signal: own.signal });
    if (response.status === 401 || response.status === 403) return 'ended';
    if (!response.ok || !response.body) return 'broken';
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let buffer = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'broken';
      clearTimeout(watch);
      watch = setTimeout(stop, HEARTBEAT_TIMEOUT_MS);
      const events = (buffer + value).split('\n\n');
      buffer = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: ended')) return 'ended';
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) onTold(JSON.parse(data) as Invalidation);
      }
    }
  } catch {
    return signal.aborted ? 'ended' : 'broken';
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', stop);
    own.abort();
  }
}

/** Areas with further ones. */
const withAreas = (known: Set<string> | 'all', areas: Areas): Set<string> | 'all' =>
  areas === 'all' || known === 'all' ? 'all' : new Set([...known, ...areas]);

/** Waits for a delay. @returns true when the browser came online before it elapsed. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const end = ({ type }: { type: string }) => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve(type === 'online');
    };
    const timer = setTimeout(end, milliseconds, { type: 'time' });
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/**
 * Keeps the stream connected.
 * @param begun time at which this window started waiting; one that takes over has missed the events since then.
 */
async function keepStream(
  signal: AbortSignal,
  begun: number,
  onTold: (invalidation: Invalidation) => void,
): Promise<void> {
  let delay = RECONNECT_MS.first;
  let wasBroken = Date.now() - begun > MIN_INTERVAL_MS;
  // Revalidate changes missed while disconnected.
  const onOpen = () => {
    retryImports();
    if (wasBroken) onTold({ areas: 'all' });
  };
  while (!signal.aborted) {
    const opened = Date.now();
    const ending = await readStream(signal, onOpen, onTold);
    if (signal.aborted) return;
    if (ending === 'broken') pauseImports();
    // A request detects the ended session and redirects to sign-in; forms with input suspend other requests.
    if (ending === 'ended') {
      checkSession();
      return onTold({ areas: 'all' });
    }
    wasBroken = true;
    delay =
      Date.now() - opened > RECONNECT_MS.last ? RECONNECT_MS.first : Math.min(delay * 2, RECONNECT_MS.last);
    // Reset the delay after coming online.
    if (await wait(delay * (0.75 + place / 2), signal)) delay = RECONNECT_MS.first;
  }
}

/**
 * Revalidates data changed by other users. One window of a browser keeps the stream and informs the others, because
 * browsers limit the connections per server. Inactive for guests.
 */
export function EventStream(): null {
  const { mutate, cache } = useSWRConfig();
  const token = useSyncExternalStore(sessionState.watch, ownToken);
  const first = useRef(token);
  useEffect(() => {
    if (!token) return undefined;
    const ending = new AbortController();
    const name = `plumbline-live-${token.slice(-12)}`;
    const others = new BroadcastChannel(name);
    let missed: Set<string> | 'all' = new Set();
    /** Areas of `missed` that listeners with `whileWriting` have not been told yet. */
    let untold: Set<string> | 'all' = new Set();
    const listOf = (areas: Set<string> | 'all'): Areas => (areas === 'all' ? areas : [...areas]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let requestCount = 0;
    const ask = () => {
      timer = undefined;
      // Hidden windows revalidate when they become visible.
      if (document.hidden) return;
      if (untold === 'all' || untold.size > 0) {
        const areas = listOf(untold);
        untold = new Set();
        invalidate(areas, 'live');
      }
      if (isInvalidationPaused()) {
        timer = setTimeout(ask, MIN_INTERVAL_MS);
        return;
      }
      const areas = listOf(missed);
      missed = new Set();
      requestCount = Date.now();
      void mutate((key) => isInvalidated(key, areas));
      invalidate(areas, 'paused');
    };
    const askSoon = () => {
      timer ??= setTimeout(ask, Math.max(place * MAX_JITTER_MS, requestCount + MIN_INTERVAL_MS - Date.now()));
    };
    /** Revalidates failed requests immediately; no form depends on their data. */
    const askForMissing = () => {
      retryImports();
      void mutate((key) => {
        const { data, error } = cache.get(unstable_serialize(key as Key)) ?? {};
        return data === undefined && error !== undefined;
      });
    };
    const onTold = ({ areas, by }: Invalidation) => {
      if (by === windowName) return;
      if (areas === 'all') askForMissing();
      missed = withAreas(missed, areas);
      untold = withAreas(untold, areas);
      askSoon();
    };
    const onShown = () => {
      if (!document.hidden && (missed === 'all' || missed.size > 0)) askSoon();
    };
    others.addEventListener('message', ({ data }: MessageEvent<Invalidation>) => onTold(data));
    document.addEventListener('visibilitychange', onShown);
    // Revalidate everything after signing in again, because events were missed.
    if (token !== first.current) onTold({ areas: 'all' });
    const begun = Date.now();
    const keep = () =>
      keepStream(ending.signal, begun, (invalidation) => {
        onTold(invalidation);
        others.postMessage(invalidation);
      });
    // Web Locks require a secure context; otherwise each window keeps its own stream.
    const kept =
      'locks' in navigator ? navigator.locks.request(name, { signal: ending.signal }, keep) : keep();
    void kept.catch(() => undefined);
    return () => {
      ending.abort();
      others.close();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [mutate, cache, token]);
  return null;
}
