import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let address: string;
const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 251);
const upload = async (content: Uint8Array, name: string, more: object = {}) => {
  const { uuid } = await server.ok<{ uuid: string }>('editor', 'POST', '/workdrive/', {
    name,
    type: 1,
    size: content.length,
    ...more,
  });
  await server.call('editor', 'PUT', `/workdrive/content/${uuid}`, content);
  await server.ok('editor', 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
  return uuid;
};
const addressOf = async (uuid: string) =>
  (await server.ok<{ url: string }>('editor', 'GET', `/workdrive/download?objectId=${uuid}`)).url;
const open = (url: string, headers: Record<string, string> = {}) =>
  server.call(undefined, 'GET', url.replace(/^\/api/, ''), undefined, headers);
const part = (range: string, more: Record<string, string> = {}) => open(address, { range, ...more });

beforeAll(async () => {
  server = await testServer();
  address = await addressOf(await upload(bytes, 'Walk-through.mp4'));
});
afterAll(() => server.stop());

describe('a signed URL', () => {
  test('serves byte ranges like those of a media player', async () => {
    const fullResponse = await open(address);
    expect([fullResponse.status, fullResponse.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(fullResponse.bytes).toEqual(bytes);
    const cases = [
      ['bytes=0-', 0, 4999],
      ['bytes=1200-1299', 1200, 1299],
      ['bytes=4990-9999', 4990, 4999],
      ['bytes=-10', 4990, 4999],
    ] as const;
    for (const [range, start, end] of cases) {
      const answer = await part(range);
      expect(answer.status, range).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/5000`);
      expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
      expect(answer.bytes).toEqual(bytes.slice(start, end + 1));
    }
  });

  test('returns the file length for an unsatisfiable range', async () => {
    for (const range of ['bytes=5000-', 'bytes=-0']) {
      const answer = await part(range);
      expect(answer.status, range).toBe(416);
      expect(answer.headers.get('content-range')).toBe('bytes */5000');
      expect(answer.body.message).toBe('The requested range is outside the file.');
    }
  });

  test('serves the whole file for several or empty ranges', async () => {
    for (const range of ['bytes=0-1,5-6', 'bytes=9-2', 'pages=1-2', ''])
      expect([(await part(range)).status, (await part(range)).bytes.length], range).toEqual([200, 5000]);
  });

  test('resumes with If-Range and restarts when the content changed', async () => {
    const uuid = await upload(bytes, 'Second.mp4');
    const old = await open(await addressOf(uuid));
    const tag = old.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect((await open(await addressOf(uuid), { range: 'bytes=100-', 'if-range': tag })).status).toBe(206);
    await upload(Uint8Array.from(bytes).reverse(), 'Second.mp4', { replaces: uuid });
    const next = await open(await addressOf(uuid), { range: 'bytes=100-', 'if-range': tag });
    expect([next.status, next.bytes.length]).toEqual([200, 5000]);
    for (const other of ['W/"x"', 'Sun, 22 Nov 2026 10:00:00 GMT'])
      expect((await part('bytes=0-1', { 'if-range': other })).status).toBe(200);
  });

  test('serves a text range uncompressed', async () => {
    const text = new TextEncoder().encode('Concrete. '.repeat(1000));
    const url = await addressOf(await upload(text, 'Notes.txt'));
    const answer = await open(url, { range: 'bytes=0-4999', 'accept-encoding': 'gzip' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([206, null]);
    expect(new TextDecoder().decode(answer.bytes)).toBe('Concrete. '.repeat(500));
  });

  test('of an empty file has no ranges', async () => {
    const url = await addressOf(await upload(new Uint8Array(), 'Empty.txt'));
    expect((await open(url)).status).toBe(200);
    expect((await open(url, { range: 'bytes=0-' })).status).toBe(416);
  });
});

test('a share link serves byte ranges', async () => {
  const uuid = await upload(bytes, 'Handed out.mp4');
  const { path } = await server.ok<{ path: string }>(
    'editor',
    'POST',
    `/links/file/${uuid}`,
    {},
    {
      'idempotency-key': crypto.randomUUID(),
    },
  );
  const answer = await server.call(undefined, 'GET', '/access/file', undefined, {
    'public-token': path.replace('/access/', ''),
    range: 'bytes=10-19',
  });
  expect(answer.status).toBe(206);
  expect(answer.bytes).toEqual(bytes.slice(10, 20));
});
