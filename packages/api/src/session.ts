import type { Profile } from './generated/model/index.ts';

/** The documented keys of browser storage. */
export const storageKeys = {
  token: 'token',
  session: 'session',
  user: 'user',
  cache: 'cache',
  tabs: 'tabs',
  breadcrumbs: 'breadcrumbs',
} as const;

export interface StoredSession {
  token: string;
  /** Encoded rights and token information. */
  session: string;
  /** Purchased app ids. */
  cache: number[];
  user?: Profile;
}

/** @returns undefined for a guest, 'malformed' when what is stored cannot be read: storage is then to be cleared. */
export function readSession(storage: Storage = localStorage): StoredSession | 'malformed' | undefined {
  const token = storage.getItem(storageKeys.token);
  if (!token) return undefined;
  const session = storage.getItem(storageKeys.session);
  const cache = storage.getItem(storageKeys.cache);
  if (!session || !cache) return 'malformed';
  try {
    const apps: unknown = JSON.parse(cache);
    if (!Array.isArray(apps)) return 'malformed';
    const user = storage.getItem(storageKeys.user);
    return {
      token,
      session,
      cache: apps.map(Number),
      ...(user ? { user: JSON.parse(user) as Profile } : {}),
    };
  } catch {
    return 'malformed';
  }
}

export function storeSession(
  { token, session, cache, user }: StoredSession,
  storage: Storage = localStorage,
): void {
  storage.setItem(storageKeys.token, token);
  storage.setItem(storageKeys.session, session);
  storage.setItem(storageKeys.cache, JSON.stringify(cache));
  if (user) storage.setItem(storageKeys.user, JSON.stringify(user));
}

/** Signing out clears all local storage; the chosen theme is the machine's, not the person's, and stays. */
export function clearSession(storage: Storage = localStorage): void {
  const theme = storage.getItem('theme');
  storage.clear();
  if (theme) storage.setItem('theme', theme);
}
