import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3Storage } from './storage-s3.ts';
import type { Storage } from './storage.ts';

/** Fake S3 on loopback as far as the adapter uses it: objects by path, ranges, chunked bodies of the SDK. */
const objects = new Map<string, Buffer>();
let broken = false;
let http: Server;
let folder: string;
let storage: Storage;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const raw = Buffer.concat(parts);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return raw;
  const chunks: Buffer[] = [];
  for (let at = 0; at < raw.length;) {
    const end = raw.indexOf('\r\n', at);
    const length = Number.parseInt(raw.subarray(at, end).toString(), 16);
    if (!length) break;
    chunks.push(raw.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(chunks);
}

beforeAll(async () => {
  http = createServer((request, response) => {
    void (async () => {
      const name = new URL(request.url ?? '', 'http://s3').pathname;
      const body = await bodyOf(request);
      if (broken) return response.writeHead(403).end();
      if (name === '/plans' || name === '/plans/') return response.writeHead(200).end();
      if (request.method === 'PUT') {
        objects.set(name, body);
        return response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(name);
        return response.writeHead(204).end();
      }
      const object = objects.get(name);
      if (!object) return response.writeHead(404).end();
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
      response.writeHead(range ? 206 : 200, { 'content-length': part.length });
      return response.end(request.method === 'HEAD' ? undefined : part);
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-s3-'));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  storage = s3Storage(
    {
      bucket: 'plans',
      endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'plumbline', secretAccessKey: 'on loopback' },
    },
    folder,
  );
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  objects.clear();
  broken = false;
});

test('an upload is collected on disk, sent in one request, and leaves no file', async () => {
  const bytes = randomBytes(300_000);
  expect(await storage.append('t/f/file', 0, bytes.subarray(0, 100_000))).toBe(100_000);
  expect(await storage.size('t/f/file')).toBe(100_000);
  await storage.append('t/f/file', 100_000, bytes.subarray(100_000));
  expect(objects.size).toBe(0);
  await storage.settle('t/f/file');
  expect(objects.get('/plans/t/f/file')?.equals(bytes)).toBe(true);
  expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile())).toEqual(
    [],
  );
  expect(await storage.size('t/f/file')).toBe(bytes.length);
  expect(Buffer.from(await storage.bytes('t/f/file')).equals(bytes)).toBe(true);
});

test('finishing an upload twice has one effect', async () => {
  await storage.append('t/g/file', 0, new Uint8Array([1, 2, 3]));
  await storage.settle('t/g/file');
  await storage.settle('t/g/file');
  expect(await storage.size('t/g/file')).toBe(3);
});

test('stores an object, reads a range and deletes it', async () => {
  await storage.put('t/h/page-1.webp', new Uint8Array([0, 1, 2, 3, 4, 5]));
  const { stream } = await storage.read('t/h/page-1.webp', { start: 1, end: 3 });
  expect([...new Uint8Array(await new Response(stream).arrayBuffer())]).toEqual([1, 2, 3]);
  await storage.remove('t/h/page-1.webp');
  expect(await storage.size('t/h/page-1.webp')).toBe(0);
  await expect(storage.read('t/h/page-1.webp')).rejects.toThrow();
});

test('a rejected request is not reported as a missing object', async () => {
  expect(await storage.ready()).toBe(true);
  await storage.put('t/i/file', new Uint8Array([1]));
  broken = true;
  expect(await storage.ready()).toBe(false);
  await expect(storage.size('t/i/file')).rejects.toThrow();
});
