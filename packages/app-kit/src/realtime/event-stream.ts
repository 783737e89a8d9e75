import { callHeaders, ownToken, windowName } from '@plumbline/api';
import { askForParts, holdParts } from '@plumbline/ui/lazyImport';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig, type Key } from 'swr';
import { askWhether, sessionState } from '../session/session-store.ts';
import { isHeld, isTold, passOn, type Areas } from './use-invalidation.ts';

/** What was changed: beginnings of the paths by which it is read, or everything; and the window that changed it. */
interface Tidings {
  areas: Areas;
  by?: string;
}

/** Milliseconds before a stream that broke off is opened again, doubled up to the last. */
const again = { first: 500, last: 30_000 };
/** Longer without a sign of life, a stream is taken for broken: it gives one every 20 seconds. */
const silence = 50_000;
/** Those who are told at the same moment do not all ask at the same moment: each window has its own place in these. */
const spread = 250;
const place = Number.parseInt(windowName.slice(0, 4), 16) / 0x10000;
/** Milliseconds between two times of asking, however much is told. */
const apart = 1_000;

/** Reads the events of one stream until it ends. */
async function readStream(
  signal: AbortSignal,
  onOpen: () => void,
  onTold: (tidings: Tidings) => void,
): Promise<'ended' | 'broken'> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener('abort', stop);
  let watch = setTimeout(stop, silence);
  try {
    const response = await fetch('/api/live', { headers: callHeaders(), signal: own.signal });
    if (response.status === 401 || response.status === 403) return 'ended';
    if (!response.ok || !response.body) return 'broken';
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'broken';
      clearTimeout(watch);
      watch = setTimeout(stop, silence);
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: ended')) return 'ended';
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) onTold(JSON.parse(data) as Tidings);
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

/** @returns whether the browser was connected again before the time was over. */
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

/** @param begun when this window began to wait for its turn: one that takes over from another has missed what came between. */
async function keepStream(
  signal: AbortSignal,
  begun: number,
  onTold: (tidings: Tidings) => void,
): Promise<void> {
  let delay = again.first;
  let wasBroken = Date.now() - begun > apart;
  // Whatever was changed while nothing was heard is asked for once somebody listens again.
  const onOpen = () => {
    askForParts();
    if (wasBroken) onTold({ areas: 'all' });
  };
  while (!signal.aborted) {
    const opened = Date.now();
    const ending = await readStream(signal, onOpen, onTold);
    if (signal.aborted) return;
    if (ending === 'broken') holdParts();
    // Whoever is signed out finds out by asking, and is sent to sign in; a form that is filled in holds up all other questions.
    if (ending === 'ended') {
      askWhether();
      return onTold({ areas: 'all' });
    }
    wasBroken = true;
    delay = Date.now() - opened > again.last ? again.first : Math.min(delay * 2, again.last);
    // Whoever was without a line for long does not wait on when it is back.
    if (await wait(delay * (0.75 + place / 2), signal)) delay = again.first;
  }
}

/**
 * What other people change is asked for again within a moment, wherever it is shown. One of a browser's windows keeps the
 * stream and tells the others: a browser opens few connections to a server at once.
 * It asks nothing of a guest.
 */
export function Live(): null {
  const { mutate, cache } = useSWRConfig();
  const token = useSyncExternalStore(sessionState.watch, ownToken);
  const first = useRef(token);
  useEffect(() => {
    if (!token) return undefined;
    const ending = new AbortController();
    const name = `plumbline-live-${token.slice(-12)}`;
    const others = new BroadcastChannel(name);
    let missed: Set<string> | 'all' = new Set();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = () => {
      timer = undefined;
      // What nobody sees is asked for when it is seen.
      if (document.hidden) return;
      if (isHeld()) {
        timer = setTimeout(ask, apart);
        return;
      }
      const areas = missed === 'all' ? missed : [...missed];
      missed = new Set();
      asked = Date.now();
      void mutate((key) => isTold(key, areas));
      passOn(areas);
    };
    const askSoon = () => {
      timer ??= setTimeout(ask, Math.max(place * spread, asked + apart - Date.now()));
    };
    /** What never came: nobody has it in hands, so that it waits for no form. */
    const askForMissing = () => {
      askForParts();
      void mutate((key) => {
        const { data, error } = cache.get(unstable_serialize(key as Key)) ?? {};
        return data === undefined && error !== undefined;
      });
    };
    const onTold = ({ areas, by }: Tidings) => {
      if (by === windowName) return;
      if (areas === 'all') askForMissing();
      if (areas === 'all' || missed === 'all') missed = 'all';
      else for (const area of areas) missed.add(area);
      askSoon();
    };
    const onShown = () => {
      if (!document.hidden && (missed === 'all' || missed.size > 0)) askSoon();
    };
    others.addEventListener('message', ({ data }: MessageEvent<Tidings>) => onTold(data));
    document.addEventListener('visibilitychange', onShown);
    // Whoever had to sign in again has heard nothing since the last session ended.
    if (token !== first.current) onTold({ areas: 'all' });
    const begun = Date.now();
    const keep = () =>
      keepStream(ending.signal, begun, (tidings) => {
        onTold(tidings);
        others.postMessage(tidings);
      });
    // Browsers give locks to encrypted pages alone; elsewhere each window keeps a stream of its own.
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
