import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStorage, type Storage } from '../ports/storage.ts';
import { HttpError } from '../core/http-error.ts';
import { MAX_PART_BYTES, uploadBody } from './upload-body.ts';

let folder: string;
let storage: Storage;
let server: ServerType;
let waiting: ((received: number | Error) => void)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-body-'));
  storage = diskStorage(folder);
  const app = new Hono().put('/:key/:offset', async (c) => {
    try {
      const body = uploadBody(c.req.raw, c.env as object);
      const received = await storage.append(
        c.req.param('key'),
        Number(c.req.param('offset')),
        body ?? new Uint8Array(),
      );
      for (const resolve of waiting) resolve(received);
      return c.text(String(received));
    } catch (error) {
      for (const resolve of waiting) resolve(error as Error);
      return c.text(String(error), error instanceof HttpError ? 413 : 400);
    }
  });
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

function begin(key: string, offset: number, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const request = http.request(`http://127.0.0.1:${port}/${key}/${offset}`, { method: 'PUT', headers });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  return { request, answer };
}

test('every byte of a connection arrives at its position', async () => {
  const bytes = randomBytes(5 * 1024 * 1024 + 17);
  const { request, answer } = begin('whole', 0);
  request.end(bytes);
  expect(await answer).toEqual({ status: 200, text: String(bytes.length) });
  expect(Buffer.from(await storage.bytes('whole')).equals(bytes)).toBe(true);
});

test('bytes received before a lost connection are kept, and the next request appends to them', async () => {
  const bytes = randomBytes(4 * 1024 * 1024);
  const ended = new Promise<number | Error>((resolve) => (waiting = [resolve]));
  const { request, answer } = begin('cut', 0, { 'content-length': String(bytes.length) });
  const broken = answer.catch((error: unknown) => error);
  request.write(bytes.subarray(0, 3 * 1024 * 1024), () => request.destroy());
  expect(await ended).toBeInstanceOf(Error);
  expect(await broken).toBeInstanceOf(Error);
  waiting = [];
  const held = await storage.size('cut');
  expect(held).toBeGreaterThan(0);
  const second = begin('cut', held);
  second.request.end(bytes.subarray(held));
  expect((await second.answer).status).toBe(200);
  expect(Buffer.from(await storage.bytes('cut')).equals(bytes)).toBe(true);
});

test('a Content-Length above the limit is rejected before the body is read', async () => {
  const { request, answer } = begin('announced', 0, { 'content-length': String(MAX_PART_BYTES + 1) });
  request.write(Buffer.alloc(1024));
  expect((await answer).status).toBe(413);
  expect(await storage.size('announced')).toBe(0);
  request.destroy();
});

test('a body above the limit without Content-Length is rejected on arrival, and the client receives the answer', async () => {
  const { request, answer } = begin('unannounced', 0, { 'transfer-encoding': 'chunked' });
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent <= MAX_PART_BYTES; sent += megabyte.length) request.write(megabyte);
  expect((await answer).status).toBe(413);
  expect(await storage.size('unannounced')).toBeLessThanOrEqual(MAX_PART_BYTES);
  request.destroy();
});
