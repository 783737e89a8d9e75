import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Heard, Listen } from './live-listeners.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const people = 200;
/** Of these, those who look at what is changed. */
const lookers = 20;
const changes = 30;
/** Milliseconds until people are told, and until those who look see it. */
const longest = { told: 500, seen: 2000 };

const now = () => performance.timeOrigin + performance.now();
const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Milliseconds from before a change to when each of the listeners is told, and each of those who look has read it again. */
async function reach(
  listen: Listen,
  change: (index: number) => Promise<void>,
): Promise<{ told: number[]; read: number[] }> {
  const child = fork(path.join(import.meta.dirname, 'live-listeners.ts'), {
    execArgv: ['--conditions=plumbline'],
  });
  const next = async () => ((await once(child, 'message')) as [Heard])[0];
  try {
    const ready = next();
    child.send(listen);
    await ready;
    const took = { told: [] as number[], read: [] as number[] };
    for (let index = 0; index < changes; index++) {
      const heard = next();
      const begun = now();
      await change(index);
      const answer = await heard;
      if ('told' in answer) {
        took.told.push(...answer.told.map((each) => each - begun));
        took.read.push(...answer.read.map((each) => each - begun));
      }
      // What is changed within a moment is told together: one change at a time.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return took;
  } finally {
    child.kill();
  }
}

/** A change of one person until 200 others have it, beside a bare server that only passes a line on. */
export async function benchLive({ server, token }: Stage): Promise<Row[]> {
  const call = async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${server.url}/api${address}`, {
      method,
      headers: { 'access-token': token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const items = '/task-management/spaces/item';
  const space = await call<{ uuid: string }>('POST', '/task-management/spaces', { name: 'Live' });
  let item = await call<{ uuid: string; version: number }>('POST', items, {
    name: 'Change 0',
    type: 'task',
    space_id: space.uuid,
  });
  const ours = await reach(
    {
      url: `${server.url}/api/live`,
      token,
      count: people,
      look: { at: `${server.url}/api${items}/${item.uuid}`, count: lookers },
    },
    async (index) => {
      item = await call('PUT', `${items}/${item.uuid}`, {
        name: `Change ${index + 1}`,
        version: item.version,
      });
    },
  );

  const open = new Set<ServerResponse>();
  const bare = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(':\n\n');
      open.add(response);
    } else {
      for (const each of open) each.write('data: {}\n\n');
      response.end();
    }
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const theirs = await reach({ url: address, token: '', count: people }, async () => {
    await (await fetch(address, { method: 'POST' })).arrayBuffer();
  });
  bare.closeAllConnections();
  bare.close();
  const [told, barest, seen] = [at(ours.told, 0.95), at(theirs.told, 0.95), at(ours.read, 0.95)];
  return [
    {
      what: `a change of a task until ${people} others are told, p95`,
      measured: `${told.toFixed(0)} ms, median ${at(ours.told, 0.5).toFixed(0)} (bare pass ${barest.toFixed(0)})`,
      promise: `at most ${longest.told} ms`,
      holds: ours.told.length === people * changes && told <= longest.told,
    },
    {
      what: `and until ${lookers} of them, who have it open, have read it again, p95`,
      measured: `${seen.toFixed(0)} ms, median ${at(ours.read, 0.5).toFixed(0)}`,
      promise: `at most ${longest.seen} ms`,
      holds: ours.read.length === lookers * changes && seen <= longest.seen,
    },
  ];
}
