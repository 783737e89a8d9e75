import { clearSession, storeSession, type SignedIn } from '@plumbline/api';
import { decodeSession, landing } from '@plumbline/permissions';
import { AccessProvider } from '@plumbline/permissions/react';
import { fetchPart } from '@plumbline/ui/lazyImport';
import { messages } from '@plumbline/validation/messages';
import { createContext, lazy, Suspense, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { backPath, dropSession, endHere, sessionState, type CurrentSession } from './session-store.ts';

export { backPath, unsentPrefix, type CurrentSession } from './session-store.ts';

// Seldom needed, and then over a page that stands.
const SignInAgain = lazy(() =>
  fetchPart(() => import('./SignInAgain.tsx').then((module) => ({ default: module.SignInAgain }))),
);

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
  /** Where a session that ended leads. */
  loginPath: string;
  /** Paths of other apps need a full load. */
  leave: (path: string) => void;
  children: ReactNode;
}

export function SessionProvider({ loginPath, leave, children }: Props) {
  const { current, asked } = useSyncExternalStore(sessionState.watch, sessionState.get);
  const value = useMemo<Session>(() => {
    const end = async () => {
      const { authLogout } = await import('@plumbline/api/hooks/auth');
      // What is still on its way finds the session gone: whoever ended it is told nothing of that.
      endHere();
      // Signing out works without the server, too: what is stored here goes in any case.
      await authLogout().catch(() => undefined);
    };
    return {
      current,
      signIn: ({ uuid, token, session, cache }) => {
        const info = session ? decodeSession(session) : undefined;
        if (!token || !session || !cache || !info) return { error: messages.badAuthentication };
        storeSession({ token, session, cache, ...(uuid ? { uuid } : {}) });
        leave(backPath(location) ?? landing(info));
        return {};
      },
      signOut: async () => {
        await end();
        clearSession();
        location.assign(loginPath);
      },
      signInAgain: async () => {
        const back = location.pathname + location.search;
        await end();
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
      <AccessProvider value={access}>
        {children}
        {asked && (
          <Suspense fallback={null}>
            <SignInAgain username={asked.username} />
          </Suspense>
        )}
      </AccessProvider>
    </SessionContext>
  );
}
