import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, callHeaders, configureClient, send } from './request.ts';

/** Response of the fake server; each test sets its own. */
let respond: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => respond(request, response));
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const silence = () => undefined;
const onUnauthorized = vi.fn(() => false);
/** Milliseconds. */
const patience = 200;
let base: string;

beforeAll(async () => {
  // What a browser has and Node.js has not.
  const stored = new Map([['token', 'a token']]);
  const storage = { getItem: (key: string) => stored.get(key) ?? null };
  for (const [name, value] of Object.entries({
    location: { pathname: '/crm/accounts' },
    localStorage: storage,
    sessionStorage: { getItem: () => null },
  }))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  onUnauthorized.mockReset().mockReturnValue(false);
  configureClient({ base, patience, onUnauthorized });
});

test('reports a timed-out write as possibly executed', async () => {
  respond = silence;
  const error: unknown = await send('/crm/accounts').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 0,
    message: expect.stringMatching(/^The server took too long/) as string,
  });
});

test('does not limit the time of a response that has started', async () => {
  respond = (_request, response) => {
    response.writeHead(200).write('the beginning');
    setTimeout(() => response.end(' and the end'), 2 * patience);
  };
  const response = await send('/crm/accounts');
  expect(await response.text()).toBe('the beginning and the end');
});

test('does not report a call that its caller aborted', async () => {
  respond = silence;
  const giving = new AbortController();
  const refused = send('/crm/accounts', { signal: giving.signal }).catch((reason: unknown) => reason);
  giving.abort();
  expect(await refused).toMatchObject({ name: 'AbortError' });
});

test('reports an unreachable server with the note that nothing is lost', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  configureClient({ base: `http://127.0.0.1:${port}` });
  await expect(send('/crm/accounts')).rejects.toThrow(/^The server cannot be reached\./);
});

test('reports an ended session once per call, except for background calls', async () => {
  respond = (_request, response) => json(response, 401, { message: 'Sign in again.' });
  await expect(send('/crm/accounts')).rejects.toMatchObject({ status: 401, message: 'Sign in again.' });
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('a token');
  await expect(send('/crm/accounts', { isBackground: true })).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('repeats the call unchanged once there is a session again', async () => {
  const bodies: string[] = [];
  respond = (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      json(response, bodies.length === 1 ? 401 : 200, { data: 'kept' });
    });
  };
  onUnauthorized.mockReturnValue(true);
  const response = await send('/crm/accounts', { method: 'POST', body: '{"name":"Halvorsen"}' });
  expect(await response.json()).toEqual({ data: 'kept' });
  expect(bodies).toEqual(['{"name":"Halvorsen"}', '{"name":"Halvorsen"}']);
});

test('sends the documented headers', async () => {
  const seen: IncomingMessage['headers'][] = [];
  respond = (request, response) => {
    seen.push(request.headers);
    json(response, 200, { success: true, data: {} });
  };
  await send('/crm/accounts');
  expect(seen[0]).toMatchObject({ 'access-token': 'a token', 'x-referer': '/crm/accounts' });
  for (const name of ['x-admin', 'public-token', 'short-token']) expect(seen[0]).not.toHaveProperty(name);

  const tokens = new Map([
    ['public-token', 'of a link'],
    ['short-token', 'of its password'],
  ]);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: { getItem: (key: string) => tokens.get(key) ?? null },
  });
  configureClient({ admin: true });
  expect(callHeaders()).toMatchObject({
    'x-admin': '1',
    'public-token': 'of a link',
    'short-token': 'of its password',
  });
  configureClient({ admin: false });
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: { getItem: () => null },
  });
});
