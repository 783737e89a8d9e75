import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAiAssistant } from './assistant-openai.ts';
import { AssistantAway } from './assistant.ts';

/** Fake service on loopback; each test sets its answer. */
let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
const seen: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
beforeEach(async () => {
  seen.length = 0;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      seen.push({ path: request.url, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const says =
  (message: object, more: object = {}) =>
  (response: ServerResponse) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop', ...more }] }));
  };
const ask = (timeoutMs?: number) =>
  openAiAssistant(
    { url, key: 'a key', model: 'a-model' },
    timeoutMs === undefined ? {} : { timeoutMs },
  ).complete([{ role: 'user', content: 'How many?' }]);

test('calls the configured model with the key and returns its text', async () => {
  answer = says({ content: '{"intent":"count"}' });
  expect(await ask()).toBe('{"intent":"count"}');
  const [call] = seen;
  expect(call?.path).toBe('/v1/chat/completions');
  expect(call?.headers.authorization).toBe('Bearer a key');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    model: 'a-model',
    messages: [{ role: 'user', content: 'How many?' }],
  });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses', says({ content: null, refusal: 'I will not.' })],
  ['stops in the middle', says({ content: '{"intent":' }, { finish_reason: 'length' })],
  ['says nothing', says({ content: null })],
  ['fails', (response) => response.writeHead(500).end('broken')],
  ['wants another key', (response) => response.writeHead(401).end('{}')],
  ['answers no JSON', (response) => response.end('<html>')],
  ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['hangs up', (response) => response.destroy()],
  ['answers without end', (response) => response.end(`{"choices":"${'x'.repeat(70_000)}"}`)],
])('reports the service as unavailable if it %s', async (_what, does) => {
  answer = does;
  await expect(ask()).rejects.toBeInstanceOf(AssistantAway);
});

test('stops waiting after the timeout', async () => {
  answer = () => undefined;
  const started = performance.now();
  await expect(ask(150)).rejects.toBeInstanceOf(AssistantAway);
  expect(performance.now() - started).toBeLessThan(5000);
});
