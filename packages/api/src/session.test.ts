import { expect, test } from 'vitest';
import { clearSession, readSession, storeSession } from './session.ts';

/** Storage of a browser. */
function memory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).toSorted();

test('stores the session under the documented keys', () => {
  const storage = memory();
  const session = { token: 'a token', uuid: 'a user', session: 'encoded rights', cache: [1, 4, 7] };
  storeSession(session, storage);
  expect(keysOf(storage)).toEqual(['cache', 'session', 'token', 'uuid']);
  expect(storage.getItem('cache')).toBe('[1,4,7]');
  expect(readSession(storage)).toEqual(session);
});

test('clears everything but the theme', () => {
  const storage = memory();
  storage.setItem('theme', 'dark');
  storage.setItem('tabs', '[]');
  storeSession({ token: 'a token', session: 'encoded rights', cache: [1] }, storage);
  clearSession(storage);
  expect(keysOf(storage)).toEqual(['theme']);
});

test('reports a session without rights or apps as malformed', () => {
  for (const missing of ['session', 'cache']) {
    const storage = memory();
    storeSession({ token: 'a token', session: 'encoded rights', cache: [1] }, storage);
    storage.removeItem(missing);
    expect(readSession(storage)).toBe('malformed');
  }
  expect(readSession(memory())).toBeUndefined();
});
