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
  /** Of the person. */
  uuid?: string;
  /** Encoded rights and token information. */
  session: string;
  /** Purchased app ids. */
  cache: number[];
  user?: Profile;
}

/**
 * The token of this window. Once it has one it stays with it: what is shown here was read by it, and somebody else who
 * signs in in another window must not write with what stands in this one.
 */
let own: string | undefined;
export function ownToken(): string | undefined {
  own ??= localStorage.getItem(storageKeys.token) ?? undefined;
  return own;
}
/** Goes on with a session that another window of this person began. */
export function adoptToken(token: string): void {
  own = token;
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
  // The token comes last: other windows hear of it, and read the rest then.
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
