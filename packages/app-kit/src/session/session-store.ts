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
import { isInvalidationPaused } from '../realtime/use-invalidation.ts';
import { sessionMessages } from './messages.ts';

/**
 * Prefix of the storage keys of unsent work. It survives an expired session, so that it is sent after sign-in; signing out
 * clears it.
 */
export const unsentPrefix = 'unsent:';

/** Removes the session from storage and keeps unsent work. */
export function removeSession(): void {
  const unsent = Object.entries(localStorage).filter(([key]) => key.startsWith(unsentPrefix));
  clearSession();
  for (const [key, value] of unsent) localStorage.setItem(key, String(value));
}

export interface CurrentSession {
  info: SessionInfo;
  purchased: readonly number[];
  profile: Profile | undefined;
  /** User id, when known to the browser. */
  uuid?: string | undefined;
}

/**
 * Reads the stored session once at start. An undecodable session is cleared and the page reloads, as specified.
 */
export function readCurrent(): CurrentSession | undefined {
  const stored = readSession();
  if (!stored) return undefined;
  const info = stored === 'malformed' ? undefined : decodeSession(stored.session);
  if (stored === 'malformed' || !info) {
    removeSession();
    location.reload();
    return undefined;
  }
  return { info, purchased: stored.cache, profile: stored.user, uuid: stored.uuid ?? stored.user?.uuid };
}

/** Session state of this window. */
interface State {
  /** Session; undefined for a guest. */
  current: CurrentSession | undefined;
  /** Set when the session ended during input; its user is asked to sign in on the page. */
  passwordPrompt?: { username: string | undefined };
}
let state: State = { current: undefined };
let login = '/login';
/** True once the session has ended, to suppress messages after sign-out and duplicates. */
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

/** True when the page has unsaved input in a form, dialog or field. */
export const isWriting = (): boolean =>
  isInvalidationPaused() ||
  [
    ...document.querySelectorAll<HTMLInputElement>(
      '[role="dialog"] :is(input:not([type="search"], [type="checkbox"], [type="radio"], [role="combobox"]), textarea)',
    ),
  ].some(({ value }) => value !== '');

/** Continues with a new session of the same user. */
function goOn(session: string, cache: readonly number[]): void {
  const info = decodeSession(session);
  if (info) set({ current: state.current && { ...state.current, info, purchased: cache } });
  again?.settle(true);
  again = undefined;
}

/** Adopts the session of another window. @returns true when the same user signed in there. */
function followOther(): boolean {
  const stored = readSession();
  if (!stored || stored === 'malformed' || stored.token === ownToken()) return false;
  if (!stored.uuid || stored.uuid !== state.current?.uuid) return false;
  adoptToken(stored.token);
  goOn(stored.session, stored.cache);
  return true;
}

/** Return path after sign-in from the URL; only paths of this origin. */
export function backPath({ search, origin }: Pick<Location, 'search' | 'origin'>): string | undefined {
  const back = new URLSearchParams(search).get('back');
  if (!back || !URL.canParse(back, origin)) return undefined;
  const url = new URL(back, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** Ends the session in this window; errors of pending calls are suppressed. */
export function endLocalSession(): void {
  isOver = true;
}

/** Redirects to sign-in with the current page as return path. */
export function redirectToSignIn(): void {
  isOver = true;
  const back = location.pathname + location.search;
  removeSession();
  location.assign(`${login}?ended=1&back=${encodeURIComponent(back)}`);
}

/** Handles a 401. @returns true when there is a session again and the call can be retried. */
function onUnauthorized(token: string): boolean | Promise<boolean> {
  if (isOver) return false;
  // The call was sent before the user signed in again.
  if (token !== ownToken() || followOther()) return true;
  if (again) return again.promise;
  if (!isWriting()) {
    redirectToSignIn();
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
    passwordPrompt: { username: (profile ?? state.current?.profile)?.username },
  });
  // Drop the session so that guest pages, such as the password page, can open in another window.
  removeSession();
  return promise;
}

/** Accepts the response of a sign-in on the page, or returns an error. */
export function reauthenticate({ uuid, token, session, cache }: SignedIn): { error?: string } {
  if (!token || !session || !cache || !decodeSession(session)) return { error: messages.badAuthentication };
  if (!uuid || uuid !== state.current?.uuid) return { error: sessionMessages.otherUserRejected };
  const user = state.current.profile;
  storeSession({ token, uuid, session, cache, ...(user ? { user } : {}) });
  goOn(session, cache);
  return {};
}

/** Checks with the server whether the session is still valid. */
export function checkSession(): void {
  void send('/security/sessions').catch(() => undefined);
}

/** Idle time in milliseconds after which background requests are marked as unattended. */
const IDLE_MS = 2 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Starts session handling in this window. */
export function startSession(current: CurrentSession | undefined, loginPath: string): void {
  state = { current };
  login = loginPath;
  let seen = Date.now();
  for (const sign of signs)
    addEventListener(sign, () => (seen = Date.now()), { capture: true, passive: true });
  configureClient({ onUnauthorized, isAttended: () => Date.now() - seen < IDLE_MS });
  if (!current) {
    // Windows waiting for sign-in continue when one of them signs in.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === 'token' && newValue && location.pathname === login && location.search.includes('ended=1'))
        location.replace(backPath(location) ?? '/');
    });
    return;
  }
  // A sign-in or sign-out in another window: check this session immediately.
  addEventListener('storage', ({ key }) => {
    if ((key !== null && key !== 'token') || isOver) return;
    const storedToken = localStorage.getItem('token');
    if (storedToken === ownToken() || (again && (!storedToken || followOther()))) return;
    checkSession();
  });
}
