import {
  adoptToken,
  clearSession,
  configureClient,
  ownToken,
  readSession,
  send,
  storeSession,
  type Profile,
  type SignedIn,
} from '@plumbline/api';
import { decodeSession, type SessionInfo } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import { isHeld } from '../realtime/use-invalidation.ts';

/**
 * Begins the storage keys of work that waits to be sent. It outlives a session that ends by itself, so that signing in
 * again sends it; signing out clears it with all the rest.
 */
export const unsentPrefix = 'unsent:';

/** Forgets the session, and keeps work that waits to be sent. */
export function dropSession(): void {
  const unsent = Object.entries(localStorage).filter(([key]) => key.startsWith(unsentPrefix));
  clearSession();
  for (const [key, value] of unsent) localStorage.setItem(key, String(value));
}

export interface CurrentSession {
  info: SessionInfo;
  purchased: readonly number[];
  profile: Profile | undefined;
  /** Of the person, where the browser knows it. */
  uuid?: string | undefined;
}

/**
 * What the browser holds, read once at start. A stored session that cannot be read is cleared and the page reloads,
 * as documented.
 */
export function readCurrent(): CurrentSession | undefined {
  const stored = readSession();
  if (!stored) return undefined;
  const info = stored === 'malformed' ? undefined : decodeSession(stored.session);
  if (stored === 'malformed' || !info) {
    dropSession();
    location.reload();
    return undefined;
  }
  return { info, purchased: stored.cache, profile: stored.user, uuid: stored.uuid ?? stored.user?.uuid };
}

/** Of this window. */
interface State {
  /** Undefined for a guest. */
  current: CurrentSession | undefined;
  /** The session ended while something was being written: its owner is asked to sign in where they are. */
  asked?: { username: string | undefined };
}
let state: State = { current: undefined };
let login = '/login';
/** Whoever ended it themselves is told nothing of it, and nobody is told twice. */
let isOver = false;
let again: { promise: Promise<boolean>; settle: (isAgain: boolean) => void } | undefined;
const watchers = new Set<() => void>();
const set = (next: State) => {
  state = next;
  for (const watcher of watchers) watcher();
};

export const sessionState = {
  get: (): State => state,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

/** What stands in a form, a dialog or a field would go with the page. */
export const isWriting = (): boolean =>
  isHeld() ||
  [
    ...document.querySelectorAll<HTMLInputElement>(
      '[role="dialog"] :is(input:not([type="search"], [type="checkbox"], [type="radio"], [role="combobox"]), textarea)',
    ),
  ].some(({ value }) => value !== '');

/** Goes on in place with a session of the same person. */
function goOn(session: string, cache: readonly number[]): void {
  const info = decodeSession(session);
  if (info) set({ current: state.current && { ...state.current, info, purchased: cache } });
  again?.settle(true);
  again = undefined;
}

/** @returns whether the same person signed in again in another window of this browser, with whose session this one goes on. */
function followOther(): boolean {
  const stored = readSession();
  if (!stored || stored === 'malformed' || stored.token === ownToken()) return false;
  if (!stored.uuid || stored.uuid !== state.current?.uuid) return false;
  adoptToken(stored.token);
  goOn(stored.session, stored.cache);
  return true;
}

/** Where to go after sign-in, from the address: only ever a path of this origin. */
export function backPath({ search, origin }: Pick<Location, 'search' | 'origin'>): string | undefined {
  const back = new URLSearchParams(search).get('back');
  if (!back || !URL.canParse(back, origin)) return undefined;
  const url = new URL(back, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** Ends the session in this window; nothing that is still on its way speaks of it. */
export function endHere(): void {
  isOver = true;
}

/** To the sign-in, and from there back to where the person is. */
export function toSignIn(): void {
  isOver = true;
  const back = location.pathname + location.search;
  dropSession();
  location.assign(`${login}?ended=1&back=${encodeURIComponent(back)}`);
}

/** @returns whether there is a session again, so that a call which was refused can be sent once more. */
function onUnauthorized(token: string): boolean | Promise<boolean> {
  if (isOver) return false;
  // It was on its way while somebody signed in again.
  if (token !== ownToken() || followOther()) return true;
  if (again) return again.promise;
  if (!isWriting()) {
    toSignIn();
    return false;
  }
  let settle: (isAgain: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  again = { promise, settle };
  const stored = readSession();
  const profile = stored && stored !== 'malformed' && stored.token === token ? stored.user : undefined;
  set({
    current: state.current && { ...state.current, uuid: state.current.uuid ?? profile?.uuid },
    asked: { username: (profile ?? state.current?.profile)?.username },
  });
  // A page for guests, such as that of a new password, opens beside this one.
  dropSession();
  return promise;
}

/** Takes what a sign-in in place answered, or says why it is of no use here. */
export function takeAgain({ uuid, token, session, cache }: SignedIn): { error?: string } {
  if (!token || !session || !cache || !decodeSession(session)) return { error: messages.badAuthentication };
  if (!uuid || uuid !== state.current?.uuid)
    return { error: 'This page belongs to somebody else. Leave it to sign in as another person.' };
  const user = state.current.profile;
  storeSession({ token, uuid, session, cache, ...(user ? { user } : {}) });
  goOn(session, cache);
  return {};
}

/** Asks whether the session still holds: what its end leads to comes of the answer. */
export function askWhether(): void {
  void send('/security/sessions').catch(() => undefined);
}

/** How long nobody moves a hand before what a window asks by itself counts as nobody's, in milliseconds. */
const attention = 2 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Begins to watch over the session of this window. */
export function keepSession(current: CurrentSession | undefined, loginPath: string): void {
  state = { current };
  login = loginPath;
  let seen = Date.now();
  for (const sign of signs)
    addEventListener(sign, () => (seen = Date.now()), { capture: true, passive: true });
  configureClient({ onUnauthorized, isAttended: () => Date.now() - seen < attention });
  if (!current) {
    // Windows that lead to sign-in together go on together.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === 'token' && newValue && location.pathname === login && location.search.includes('ended=1'))
        location.replace(backPath(location) ?? '/');
    });
    return;
  }
  // Somebody signed out, or in, in another window: whether this one's session still holds is asked at once.
  addEventListener('storage', ({ key }) => {
    if ((key !== null && key !== 'token') || isOver) return;
    const held = localStorage.getItem('token');
    if (held === ownToken() || (again && (!held || followOther()))) return;
    askWhether();
  });
}
