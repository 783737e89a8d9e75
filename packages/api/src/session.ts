import type { Profile } from './generated/plumbline.schemas.ts';

/** The documented keys of browser storage, and whose session it is. */
export const storageKeys = {
  token: 'token',
  uuid: 'uuid',
  session: 'session',
  user: 'user',
  cache: 'cache',
  tabs: 'tabs',
  breadcrumbs: 'breadcrumbs',
} as const;

export interface StoredSession {
  token: string;
  /** Id of the user. */
  uuid?: string;
  /** Encoded rights and token information. */
  session: string;
  /** Purchased app ids. */
  cache: number[];
  user?: Profile;
}

/**
 * Token of this window, kept once set: the data on screen was read with it, and a user who signs in in another window
 * must not write with data of this one.
 */
let own: string | undefined;
export function ownToken(): string | undefined {
  own ??= localStorage.getItem(storageKeys.token) ?? undefined;
  return own;
}
/** Continues a session that the same user started in another window. */
export function adoptToken(token: string): void {
  own = token;
}

/** @returns undefined for a guest, 'malformed' if the stored session cannot be read; storage must then be cleared. */
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
    const uuid = storage.getItem(storageKeys.uuid);
    return {
      token,
      ...(uuid ? { uuid } : {}),
      session,
      cache: apps.map(Number),
      ...(user ? { user: JSON.parse(user) as Profile } : {}),
    };
  } catch {
    return 'malformed';
  }
}

export function storeSession(
  { token, uuid, session, cache, user }: StoredSession,
  storage: Storage = localStorage,
): void {
  adoptToken(token);
  // The token is stored last, because other windows read the session when the token changes.
  if (uuid) storage.setItem(storageKeys.uuid, uuid);
  storage.setItem(storageKeys.session, session);
  storage.setItem(storageKeys.cache, JSON.stringify(cache));
  if (user) storage.setItem(storageKeys.user, JSON.stringify(user));
  storage.setItem(storageKeys.token, token);
}

/** Signing out clears all local storage; the chosen theme is the machine's, not the person's, and stays. */
export function clearSession(storage: Storage = localStorage): void {
  const theme = storage.getItem('theme');
  storage.clear();
  if (theme) storage.setItem('theme', theme);
}
