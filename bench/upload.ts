/**
 * A file of 1 GB on its way into the work drive: cut five times and compared bit for bit, and its throughput beside a
 * plain PUT to the same disk.
 */
import { execFile, fork } from 'node:child_process';
import { createCipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { nextChunkSize } from '../packages/app-kit/src/uploads/chunk-size.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const size = 1024 ** 3;
const cuts = 5;
const rounds = 3;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** No part of it is like another, and it is the same in each run. @returns its SHA-256. */
async function makeFile(file: string): Promise<string> {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16));
  const hash = createHash('sha256');
  const zeros = Buffer.alloc(1024 * 1024);
  await pipeline(async function* () {
    for (let at = 0; at < size; at += zeros.length) {
      const part = cipher.update(zeros);
      hash.update(part);
      yield part;
    }
  }, createWriteStream(file));
  return hash.digest('hex');
}

/**
 * Sends bytes of a file.
 * @param cutAfter closes the connection when about so many of them are on their way.
 * @throws where the connection broke or the answer is a refusal.
 */
function put(
  url: string,
  file: string,
  from: number,
  end: number,
  headers: Record<string, string>,
  cutAfter?: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method: 'PUT', agent, headers: { ...headers, 'content-length': String(end - from) } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${url}: ${response.statusCode} ${text}`)),
        );
      },
    );
    request.on('error', reject);
    const source = createReadStream(file, { start: from, end: end - 1 });
    if (cutAfter !== undefined) {
      let sent = 0;
      source.on('data', (part) => {
        sent += part.length;
        if (sent >= cutAfter) request.destroy(new Error('cut'));
      });
    }
    source.on('error', reject);
    source.pipe(request);
  });
}

export async function benchUpload({ server, token }: Stage): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-upload-'));
  const file = path.join(folder, 'big.bin');
  const headers = { 'access-token': token };
  const call = async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${server.url}/api${address}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { message?: string; data: T };
    if (!response.ok) throw new Error(`${method} ${address}: ${answer.message}`);
    return answer.data;
  };
  const receivedOf = async (uuid: string) =>
    (await call<{ received: number }>('GET', `/workdrive/${uuid}/received`)).received;
  /** As the browser does it: part by part, and after a cut from where the server says. */
  const upload = async (name: string, cutAt: number[] = []): Promise<{ address: string; wasCut: number }> => {
    const begun = await call<{ uuid: string; url: string; chunk: number }>('POST', '/workdrive/', {
      name,
      type: 1,
      size,
    });
    let wasCut = 0;
    let before: Parameters<typeof nextChunkSize>[0];
    for (let sent = 0; sent < size;) {
      const end = Math.min(size, sent + nextChunkSize(before, begun.chunk));
      const next = cutAt[wasCut];
      const cut = next !== undefined && next < end ? Math.max(1, next - sent) : undefined;
      const from = performance.now();
      try {
        await put(
          `${server.url}/api${begun.url}`,
          file,
          sent,
          end,
          {
            ...headers,
            'content-type': 'application/octet-stream',
            'content-range': `bytes ${sent}-${end - 1}/${size}`,
          },
          cut,
        );
        before = { bytes: end - sent, took: performance.now() - from };
        sent = end;
      } catch (error) {
        if (cut === undefined) throw error;
        wasCut++;
        before = undefined;
        sent = await receivedOf(begun.uuid);
      }
    }
    return {
      address: await call<string>('PUT', `/workdrive/${begun.uuid}`, { cloud_status: true, type: 1 }),
      wasCut,
    };
  };
  const bare = fork(path.join(import.meta.dirname, 'baseline-put.ts'), [path.join(folder, 'bare.bin')]);
  try {
    const [{ url }] = (await once(bare, 'message')) as [{ url: string }];
    const expected = await makeFile(file);
    const { address, wasCut } = await upload(
      'Cut.bin',
      Array.from({ length: cuts }, (_, at) => ((at + 1) * size) / (cuts + 1)),
    );
    const hash = createHash('sha256');
    const answer = await fetch(new URL(address, server.url));
    for await (const part of answer.body ?? []) hash.update(part as Uint8Array);
    const isSame = hash.digest('hex') === expected;

    const times = { ours: [] as number[], bare: [] as number[] };
    const timed = async (into: number[], work: () => Promise<unknown>) => {
      // Each begins with a disk at rest: what the one before left to be written is not the next one's burden.
      await promisify(execFile)('sync');
      const from = performance.now();
      await work();
      into.push((performance.now() - from) / 1000);
    };
    for (let round = 0; round < rounds; round++) {
      await timed(times.ours, () => upload(`Round ${round}.bin`));
      await timed(times.bare, () => put(url, file, 0, size, {}));
    }
    const speed = (taken: number[]) => size / 1024 ** 2 / median(taken);
    const ratio = speed(times.ours) / speed(times.bare);
    return [
      {
        what: `1 GB, its connection closed ${wasCut} times in the middle of a part`,
        measured: isSame ? 'arrived bit for bit (SHA-256)' : 'DIFFERS',
        promise: `bit for bit, ${cuts} cuts`,
        holds: isSame && wasCut === cuts,
      },
      {
        what: 'throughput of an upload of 1 GB: ours / plain PUT to disk',
        measured: `${ratio.toFixed(2)} (${speed(times.ours).toFixed(0)} MB/s beside ${speed(times.bare).toFixed(0)} MB/s)`,
        promise: 'at least 0.80',
        holds: ratio >= 0.8,
      },
    ];
  } finally {
    bare.disconnect();
    agent.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
