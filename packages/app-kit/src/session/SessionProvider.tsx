import { clearSession, storeSession, type SignedIn } from '@plumbline/api';
import { decodeSession, landing } from '@plumbline/permissions';
import { AccessProvider } from '@plumbline/permissions/react';
import { lazyImport } from '@plumbline/ui/lazyImport';
import { messages } from '@plumbline/validation/messages';
import { createContext, lazy, Suspense, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  backPath,
  removeSession,
  endLocalSession,
  sessionState,
  type CurrentSession,
} from './session-store.ts';

export { backPath, unsentPrefix, type CurrentSession } from './session-store.ts';

// Loaded on demand: rarely needed, and only over a rendered page.
const SignInAgain = lazy(() =>
  lazyImport(() => import('./SignInAgain.tsx').then((module) => ({ default: module.SignInAgain }))),
);

interface Session {
  /** Session; undefined for a guest. */
  current: CurrentSession | undefined;
  /** Stores the sign-in response and opens the landing page, or returns an error. */
  signIn: (answer: SignedIn) => { error?: string };
  /** Ends the session in the browser and on the server. */
  signOut: () => Promise<void>;
  /** Signs out and returns to the current page after sign-in; unsent work is kept. */
  signInAgain: () => Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within createApp');
  return session;
}

/** Returns the session of the signed-in user. Only for screens behind the guard. */
export function useCurrent(): CurrentSession {
  const { current } = useSession();
  if (!current) throw new Error('useCurrent must be used behind the guard');
  return current;
}

interface Props {
  /** Path that an ended session redirects to. */
  loginPath: string;
  /** Navigates to a path; paths of other apps need a full page load. */
  leave: (path: string) => void;
  children: ReactNode;
}

export function SessionProvider({ loginPath, leave, children }: Props) {
  const { current, passwordPrompt } = useSyncExternalStore(sessionState.watch, sessionState.get);
  const value = useMemo<Session>(() => {
    const end = async () => {
      const { authLogout } = await import('@plumbline/api/hooks/auth');
      // Suppress errors of pending calls after the user has ended the session.
      endLocalSession();
      // Local data is cleared even when the server is unreachable.
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
        // Drafts of forms and comments.
        sessionStorage.clear();
        location.assign(loginPath);
      },
      signInAgain: async () => {
        const back = location.pathname + location.search;
        await end();
        removeSession();
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
        {passwordPrompt && (
          <Suspense fallback={null}>
            <SignInAgain username={passwordPrompt.username} />
          </Suspense>
        )}
      </AccessProvider>
    </SessionContext>
  );
}
