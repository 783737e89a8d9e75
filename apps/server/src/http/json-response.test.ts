import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { expect, test } from 'vitest';
import { jsonResponse } from './json-response.ts';

const app = new Hono();
app.get('/:length', (c) => jsonResponse(c, { text: 'ä€🏗'.repeat(Number(c.req.param('length'))) }));
const ask = (length: number, accepted?: string) =>
  app.request(`/${length}`, accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } });

test.each([
  [1, 'gzip', null],
  [1_000, 'gzip', 'gzip'],
  [1_000, 'br;q=1, gzip;q=0.5', 'gzip'],
  [200_000, 'gzip, deflate', 'gzip'],
  [1_000, undefined, null],
  [1_000, 'identity', null],
  [1_000, 'gzip;q=0', null],
  [200_000, 'deflate', null],
])('%i repetitions with Accept-Encoding %s', async (length, accepted, encoding) => {
  const answer = await ask(length, accepted);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe(length > 1 ? 'Accept-Encoding' : null);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
  const text = (encoding ? gunzipSync(bytes) : bytes).toString('utf8');
  expect(JSON.parse(text)).toEqual({ text: 'ä€🏗'.repeat(length) });
});

test('a short response is not compressed twice', async () => {
  const whole = new Hono().use(compress({ threshold: 1024 })).get('/', (c) => jsonResponse(c, { unread: 0 }));
  const answer = await whole.request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual({ unread: 0 });
});
