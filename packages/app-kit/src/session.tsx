import {
  clearSession,
  configureClient,
  readSession,
  storeSession,
  type Profile,
  type SignedIn,
} from '@plumbline/api';
import { decodeSession, landing, type SessionInfo } from '@plumbline/permissions';
import { AccessProvider } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { createContext, use, useMemo, type ReactNode } from 'react';

/**
 * Begins the storage keys of work that waits to be sent. It outlives a session that ends by itself, so that signing in
 * again sends it; signing out clears it with all the rest.
 */
export const unsentPrefix = 'unsent:';

function dropSession(): void {
  const unsent = Object.entries(localStorage).filter(([key]) => key.startsWith(unsentPrefix));
  clearSession();
  for (const [key, value] of unsent) localStorage.setItem(key, String(value));
}

export interface CurrentSession {
  info: SessionInfo;
  purchased: readonly number[];
  profile: Profile | undefined;
}
interface Session {
  /** Undefined for a guest. */
  current: CurrentSession | undefined;
  /** Stores what a sign-in answered and goes to the landing page, or says what is wrong with it. */
  signIn: (answer: SignedIn) => { error?: string };
  /** Ends the session here and on the server. */
  signOut: () => Promise<void>;
  /** The same, and afterwards back to where the person is; work that waits to be sent is kept. */
  signInAgain: () => Promise<void>;
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
  return { info, purchased: stored.cache, profile: stored.user };
}

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession stands outside of createApp');
  return session;
}

/** The signed-in person. Only for screens behind the guard. */
export function useCurrent(): CurrentSession {
  const { current } = useSession();
  if (!current) throw new Error('useCurrent stands outside of the guard');
  return current;
}

interface Props {
  current: CurrentSession | undefined;
  /** Where a session that ended leads. */
  loginPath: string;
  /** Paths of other apps need a full load. */
  leave: (path: string) => void;
  children: ReactNode;
}

/** Where to go after sign-in, from the address: only ever a path of this origin. */
export function backPath({ search, origin }: Pick<Location, 'search' | 'origin'>): string | undefined {
  const back = new URLSearchParams(search).get('back');
  if (!back || !URL.canParse(back, origin)) return undefined;
  const url = new URL(back, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

export function SessionProvider({ current, loginPath, leave, children }: Props) {
  const value = useMemo<Session>(() => {
    let ended = false;
    configureClient({
      onUnauthorized: () => {
        if (ended) return;
        ended = true;
        // Where the person was is kept, so that signing in again leads back to it.
        const back = location.pathname + location.search;
        dropSession();
        location.assign(`${loginPath}?ended=1&back=${encodeURIComponent(back)}`);
      },
    });
    return {
      current,
      signIn: ({ token, session, cache }) => {
        const info = session ? decodeSession(session) : undefined;
        if (!token || !session || !cache || !info) return { error: messages.badAuthentication };
        storeSession({ token, session, cache });
        leave(backPath(location) ?? landing(info));
        return {};
      },
      signOut: async () => {
        const { authLogout } = await import('@plumbline/api/hooks/auth');
        // What is still on its way finds the session gone: whoever ended it is told nothing of that.
        ended = true;
        // Signing out works without the server, too: what is stored here goes in any case.
        await authLogout().catch(() => undefined);
        clearSession();
        location.assign(loginPath);
      },
      signInAgain: async () => {
        const { authLogout } = await import('@plumbline/api/hooks/auth');
        const back = location.pathname + location.search;
        ended = true;
        await authLogout().catch(() => undefined);
        dropSession();
        location.assign(`${loginPath}?back=${encodeURIComponent(back)}`);
      },
    };
  }, [current, loginPath, leave]);
  const access = useMemo(
    () => (current ? { session: current.info, purchased: current.purchased } : undefined),
    [current],
  );
  return (
    <SessionContext value={value}>
      <AccessProvider value={access}>{children}</AccessProvider>
    </SessionContext>
  );
}
