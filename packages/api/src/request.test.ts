import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, configureClient, send } from './request.ts';

const storage = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
};
const onUnauthorized = vi.fn(() => false);
const answer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/crm/accounts' });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  localStorage.setItem('token', 'a token');
  onUnauthorized.mockReset().mockReturnValue(false);
  configureClient({ patience: 60_000, onUnauthorized });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never answers. */
const silent = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

test('a call that is not answered within a minute says that it may have been done all the same', async () => {
  vi.stubGlobal('fetch', silent);
  const refused = send('/crm/accounts').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(59_000);
  const early = await Promise.race([refused, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  const error = await refused;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 0,
    message: expect.stringMatching(/^The server took too long/) as string,
  });
});

test('one that its caller gives up is no failure to be told', async () => {
  vi.stubGlobal('fetch', silent);
  const giving = new AbortController();
  const refused = send('/crm/accounts', { signal: giving.signal }).catch((error: unknown) => error);
  giving.abort();
  expect(await refused).toMatchObject({ name: 'AbortError' });
});

test('where nothing is reached, nothing is lost, and it says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('/crm/accounts')).rejects.toThrow(/^The server cannot be reached\./);
});

test('a session that ended is told once for each call, and not for what the product asks by itself', async () => {
  vi.stubGlobal('fetch', () => answer(401, { message: 'Sign in again.' }));
  await expect(send('/crm/accounts')).rejects.toMatchObject({ status: 401, message: 'Sign in again.' });
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('a token');
  await expect(send('/crm/accounts', { isBackground: true })).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('where there is a session again the call is sent once more', async () => {
  const statuses = [401, 200];
  vi.stubGlobal('fetch', () => answer(statuses.shift() ?? 500, { data: 'kept' }));
  onUnauthorized.mockReturnValue(true);
  const response = await send('/crm/accounts', { method: 'POST', body: '{}' });
  expect(await response.json()).toEqual({ data: 'kept' });
});
